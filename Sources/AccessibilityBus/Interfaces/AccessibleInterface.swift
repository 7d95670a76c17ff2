internal import DesktopBus
internal import UIKit

extension BusInterface {
    /// What an object is, is called, and is in.
    static let accessible = BusInterface(name: "org.a11y.atspi.Accessible", isOf: { _ in true }, properties: [
        "Name": Property { bus, object in .text(bus.name(object)) },
        "Description": Property { _, object in .text(object.element?.assistedDescription ?? "") },
        "Parent": Property { bus, object in bus.parent(object) },
        "ChildCount": Property { bus, object in .number(bus.tree.children(object).count) },
        "Locale": Property { bus, object in .text(object.element?.accessibilityLanguage ?? bus.locale) },
        "AccessibleId": Property { _, object in .text(object.element?.accessibilityIdentifier ?? "") },
        "HelpText": Property { _, object in .text(object.element?.accessibilityHint ?? "") },
    ], methods: [
        "GetChildAtIndex": { request throws(BusRefusal) in
            let children = request.bus.tree.children(request.object), index = try request.int(0)
            return [children.indices.contains(index) ? request.bus.reference(children[index]) : request.bus.nothing]
        },
        "GetChildren": { request in [.list("(so)", request.bus.tree.children(request.object).map { request.bus.reference($0) })] },
        "GetIndexInParent": { request in [.number(request.bus.index(request.object))] },
        "GetRelationSet": { request in [.list("(ua(so))", relations(request.bus, request.object))] },
        "GetRole": { request in [.word(role(request.object).number)] },
        "GetRoleName": { request in [.text(role(request.object).name)] },
        "GetLocalizedRoleName": { request in [.text(role(request.object).name)] },
        "GetState": { request in [request.bus.state(request.object)] },
        "GetAttributes": { request in [.dictionary(attributes(request.object))] },
        "GetApplication": { request in [request.bus.ownReference] },
        "GetInterfaces": { request in [.texts(names(of: request.object))] },
    ])

    /// A label that says a dialog's description is related to it: Orca leaves it out where it reads a dialog's labels (R-BUS-5).
    private static func relations(_ bus: AccessibilityBus, _ object: Accessible) -> [BusValue] {
        guard let element = object.element else { return [] }
        if let label = element.assistedDescriber { return [relation(18, bus.reference(label))] }
        if let dialog = bus.tree.parent(element), dialog.assistedDescriber === element { return [relation(17, bus.reference(dialog))] }
        return []
    }

    /// - Parameter number: As `AtspiRelationType` has it: 17 describes, 18 is described by.
    private static func relation(_ number: UInt32, _ target: BusValue) -> BusValue { .structure([.word(number), .list("(so)", [target])]) }

    static func role(_ object: Accessible) -> (number: UInt32, name: String) { object.element?.assistedRole.onBus ?? AssistedRole.application }

    private static func attributes(_ object: Accessible) -> [(String, String)] {
        var attributes = [("toolkit", "Dactyl")]
        guard let element = object.element else { return attributes }
        if let identifier = element.accessibilityIdentifier, !identifier.isEmpty { attributes.append(("id", identifier)) }
        if let field = element as? UITextField, let placeholder = field.placeholder { attributes.append(("placeholder-text", placeholder)) }
        // Readers older than the property `Text` of the value read this: Orca 43 does.
        if let words = element.assistedValue?.words, !words.isEmpty { attributes.append(("valuetext", words)) }
        if let place = element.assistedPosition { attributes += [("posinset", "\(place.index + 1)"), ("setsize", "\(place.count)")] }
        return attributes
    }
}
