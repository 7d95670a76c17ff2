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
        return ViewFacts.full(view, inspector.trace)
    }

    private static let setRecognizer = Method(
        "set_recognizer", "Changes a property of a recognizer, as isEnabled to switch it off: \(RecognizerProperties.all.map(\.name).joined(separator: ", ")).",
        [Parameter("recognizer", .value, isRequired: true, "Its number, or its name as in 'pan on MapView'."), Parameter("property", .string, isRequired: true, "The property's name."),
         Parameter("value", .value, isRequired: true, "Its new value.")], needsControl: true
    ) { inspector, arguments in
        let recognizer = try Views(inspector.application).findRecognizer(arguments["recognizer"] ?? .null)
        try set(recognizer, RecognizerProperties.all, arguments)
        return RecognizerFacts.full(recognizer, inspector.trace)
    }

    private static let activate = Method(
        "activate", "Does with a view what assistive technology does: activates it, or goes a step up or down.",
        [Parameter("view", .value, isRequired: true, "Its number, identifier, label or class."), Parameter("action", .oneOf(["activate", "increment", "decrement"]), "activate, increment or decrement (activate).")],
        needsControl: true
    ) { inspector, arguments in
        let view = try Views(inspector.application).find(arguments["view"] ?? .null)
        var isDone = true
        switch arguments.string("action") ?? "activate" {
        case "increment": view.accessibilityIncrement()
        case "decrement": view.accessibilityDecrement()
        default: isDone = view.accessibilityActivate()
        }
        return ["done": .bool(isDone), "view": ViewFacts.brief(view)]
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
