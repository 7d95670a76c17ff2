internal import Foundation
internal import JSONText
internal import UIKit

/// Changes of the app that runs.
@MainActor
enum ChangingMethods {
    static let all: [Method] = [setConfiguration, setView, setRecognizer, activate]

    private static let setConfiguration = Method(
        "set_configuration", "Changes a threshold of all gestures, from the next decision on.",
        [Parameter("name", .string, isRequired: true, "A property of GestureConfiguration; 'configuration' lists them."),
         Parameter("value", .value, isRequired: true, "A number, or true or false.")], needsControl: true
    ) { _, arguments in
        let name = arguments.string("name") ?? ""
        do {
            try GestureConfiguration.current.set(name, to: text(of: arguments["value"]))
        } catch let error as GestureConfiguration.InvalidValue {
            throw InspectorError(.invalidParameter, error.description)
        }
        return ["name": .string(name), "value": .string(GestureConfiguration.current.text(of: name) ?? "")]
    }

    private static let setView = Method(
        "set_view", "Changes a property of a view: \(ViewProperties.all.map(\.name).joined(separator: ", ")).",
        [Parameter("view", .value, isRequired: true, "Its number, identifier, label or class."), Parameter("property", .string, isRequired: true, "The property's name."),
         Parameter("value", .value, isRequired: true, "Its new value.")], needsControl: true
    ) { inspector, arguments in
        let view = try Views(inspector.application).find(arguments["view"] ?? .null)
        try set(view, ViewProperties.all, arguments)
        return ViewFacts.full(view, inspector)
    }

    private static let setRecognizer = Method(
        "set_recognizer", "Changes a property of a recognizer, as isEnabled to switch it off: \(RecognizerProperties.names.joined(separator: ", ")).",
        [Parameter("recognizer", .value, isRequired: true, "Its number, or its name as in 'pan on MapView'."), Parameter("property", .string, isRequired: true, "The property's name."),
         Parameter("value", .value, isRequired: true, "Its new value.")], needsControl: true
    ) { inspector, arguments in
        let recognizer = try Views(inspector.application).findRecognizer(arguments["recognizer"] ?? .null, inspector.trace)
        try set(recognizer, RecognizerProperties.of(recognizer), arguments)
        return RecognizerFacts.full(recognizer, RecognizerNames(inspector))
    }

    private static let activate = Method(
        "activate", "Does with a view or element what assistive technology does: activates it, goes a step up or down, scrolls, leaves, or does a custom action.",
        [Parameter("view", .value, isRequired: true, "Its number, identifier, label or class."),
         Parameter("action", .oneOf(actions), "\(actions.joined(separator: ", ")) (activate)."),
         Parameter("custom", .string, "The name of a custom action, in place of an action.")],
        needsControl: true
    ) { inspector, arguments in
        let element = try Views(inspector.application).findElement(arguments["view"] ?? .null), rule = inspector.typedTextRule
        let isDone = if let name = arguments.string("custom") {
            try custom(name, of: element)
        } else {
            act(arguments.string("action") ?? "activate", on: element)
        }
        return ["done": .bool(isDone), "view": (element as? UIView).map { ViewFacts.brief($0, rule) } ?? ViewFacts.element(element, rule)]
    }

    private static let actions = ["activate", "increment", "decrement", "scroll_up", "scroll_down", "scroll_left", "scroll_right", "scroll_next",
                                  "scroll_previous", "escape", "magic_tap"]
    private static let directions: [String: UIAccessibilityScrollDirection] = [
        "scroll_up": .up, "scroll_down": .down, "scroll_left": .left, "scroll_right": .right, "scroll_next": .next, "scroll_previous": .previous,
    ]

    private static func act(_ action: String, on element: UIResponder) -> Bool {
        if let direction = directions[action] { return element.scrollAsAssisted(direction) }
        switch action {
        case "increment": element.accessibilityIncrement()
        case "decrement": element.accessibilityDecrement()
        case "escape": return element.escapeAsAssisted()
        case "magic_tap": return element.magicTapAsAssisted()
        default: return element.accessibilityActivate()
        }
        return true
    }

    private static func custom(_ name: String, of element: UIResponder) throws(InspectorError) -> Bool {
        let actions = element.accessibilityCustomActions ?? []
        guard let action = actions.first(where: { $0.name == name }) else {
            let known = actions.isEmpty ? "none" : actions.map(\.name).joined(separator: ", ")
            throw InspectorError(.invalidParameter, "there is no custom action '\(name.prefix(60))' here; there are \(known)")
        }
        return action.performAsAssisted()
    }

    private static func set<Object>(_ object: Object, _ properties: [Property<Object>], _ arguments: Arguments) throws(InspectorError) {
        let name = arguments.string("property") ?? "", known = properties.filter { $0.get(object) != nil }
        guard let property = known.first(where: { $0.name == name }) else {
            throw InspectorError(.invalidParameter, "\(type(of: object)) has no property '\(name.prefix(60))' that can be changed here; there are \(known.map(\.name).joined(separator: ", "))")
        }
        if let objection = property.set(object, arguments["value"] ?? .null) { throw InspectorError(.invalidParameter, "\(name) \(objection)") }
    }

    /// A value as the text that configurations read.
    static func text(of value: JSONValue?) -> String {
        switch value {
        case .string(let string)?: string
        case .bool(let bool)?: "\(bool)"
        case let value?: value.text
        case nil: ""
        }
    }
}
