internal import DesktopBus
internal import UIKit

extension BusInterface {
    /// What can be done with an object.
    static let action = BusInterface(name: "org.a11y.atspi.Action", isOf: { $0.element.map { !$0.assistedActions.isEmpty } ?? false }, properties: [
        "NActions": Property { _, object in .number(object.element?.assistedActions.count ?? 0) },
    ], methods: [
        "GetActions": { request throws(BusRefusal) in
            [.list("(sss)", try request.element().assistedActions.map { .structure([.text($0.name), .text($0.words), .text("")]) })]
        },
        "GetName": { request throws(BusRefusal) in [.text(try action(request)?.name ?? "")] },
        "GetLocalizedName": { request throws(BusRefusal) in [.text(try action(request)?.name ?? "")] },
        "GetDescription": { request throws(BusRefusal) in [.text(try action(request)?.words ?? "")] },
        "GetKeyBinding": { _ in [.text("")] },
        "DoAction": { request throws(BusRefusal) in
            guard let action = try action(request) else { return [.flag(false)] }
            let element = try request.element()
            return [.flag(request.bus.perform(action, on: element))]
        },
    ])

    private static func action(_ request: Request) throws(BusRefusal) -> AssistedAction? {
        let actions = try request.element().assistedActions, index = try request.int(0)
        return actions.indices.contains(index) ? actions[index] : nil
    }
}
