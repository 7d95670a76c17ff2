internal import DesktopBus
internal import UIKit

extension BusInterface {
    /// Which of an object's children are selected: rows, tabs, segments.
    static let selection = BusInterface(name: "org.a11y.atspi.Selection", isOf: { object in
        switch object.element?.assistedRole {
        case .list, .tabList, .radioGroup: true
        default: false
        }
    }, properties: [
        "NSelectedChildren": Property { bus, object in .number(selected(bus, object).count) },
    ], methods: [
        "GetSelectedChild": { request throws(BusRefusal) in
            let chosen = selected(request.bus, request.object), index = try request.int(0)
            return [chosen.indices.contains(index) ? request.bus.reference(chosen[index]) : request.bus.nothing]
        },
        "SelectChild": { request throws(BusRefusal) in
            guard let child = try child(request) else { return [.flag(false)] }
            if isSelected(child) { return [.flag(true)] }
            guard let action = child.assistedActions.first else { return [.flag(false)] }
            return [.flag(request.bus.perform(action, on: child))]
        },
        "IsChildSelected": { request throws(BusRefusal) in [.flag(try child(request).map(isSelected) ?? false)] },
        // A tap selects one; what takes it back differs from list to list, and is the app's.
        "DeselectSelectedChild": { _ in [.flag(false)] },
        "DeselectChild": { _ in [.flag(false)] },
        "SelectAll": { _ in [.flag(false)] },
        "ClearSelection": { _ in [.flag(false)] },
    ])

    private static func isSelected(_ element: UIResponder) -> Bool { !element.assistedState.isDisjoint(with: [.selected, .checked]) }

    private static func selected(_ bus: AccessibilityBus, _ object: Accessible) -> [UIResponder] { bus.tree.children(object).filter(isSelected) }

    private static func child(_ request: Request) throws(BusRefusal) -> UIResponder? {
        let children = request.bus.tree.children(request.object), index = try request.int(0)
        return children.indices.contains(index) ? children[index] : nil
    }
}
