import UIKit

/// A property of a recognizer with the value that it gets: at the beginning from `props`, later from a step.
enum RecognizerProperty: Sendable {
    /// One of those that UIKit's classes list.
    case attribute(RecognizerAttribute, RecognizerAttribute.Value)
    case allowedTouchTypes([ScenarioTouch.Tool])
    case name(String)
    /// Only by a step, as code that knows the subclass interface does.
    case state(RecordedAction.State)

    /// - Parameter name: Where an unknown name is reported.
    init(name: ScenarioNode, _ text: String, value: ScenarioNode, kind: ScenarioRecognizer.Kind) throws(ScenarioError) {
        let names = Self.names(of: kind)
        guard names.contains(text) else {
            throw name.error("unknown property \(text.quoted) of a \(kind.rawValue); known: \(names.joined(separator: ", "))")
        }
        if let attribute = kind.attributes.first(where: { $0.name == text }) {
            self = .attribute(attribute, try Self.value(of: attribute, value))
            return
        }
        switch text {
        case "allowedTouchTypes": self = .allowedTouchTypes(try value.oneOrMore(ScenarioTouch.Tool.self))
        case "state": self = .state(try value.word(RecordedAction.State.self))
        default: self = .name(try value.string())
        }
    }

    private static func value(of attribute: RecognizerAttribute, _ node: ScenarioNode) throws(ScenarioError) -> RecognizerAttribute.Value {
        switch attribute.kind {
        case .flag: return .flag(try node.bool())
        // What an app may set, too, though it is out of the range that makes sense.
        case .count: return .count(try node.integer(in: -1000...1000))
        case .number, .seconds: return .number(try node.number())
        case .options(let names):
            let words = try node.oneOrMore(of: names.map(\.name))
            return .options(RecognizerAttribute.bits(of: words, in: names) ?? 0)
        }
    }

    /// What can be set, first what every recognizer has.
    static func names(of kind: ScenarioRecognizer.Kind) -> [String] {
        flags + ["allowedTouchTypes", "name", "state"] + kind.attributes.map(\.name).filter { !flags.contains($0) }
    }

    /// The flags of every recognizer.
    static let flags = ScenarioRecognizer.Kind.scripted.attributes.map(\.name)

    /// The counts and numbers of a kind.
    static func numbers(of kind: ScenarioRecognizer.Kind) -> [String] {
        kind.attributes.compactMap { attribute in
            switch attribute.kind {
            case .count, .number, .seconds: attribute.name
            case .flag, .options: nil
            }
        }
    }
}

extension ScenarioRecognizer.Kind {
    /// The properties of the recognizer's class. The pinch of a scroll view has no scale of its own: the zoom is the scroll view's.
    var attributes: [RecognizerAttribute] {
        switch self {
        case .tap: UITapGestureRecognizer.attributes
        case .longPress: UILongPressGestureRecognizer.attributes
        case .pan, .scrollPan: UIPanGestureRecognizer.attributes
        case .screenEdgePan: UIScreenEdgePanGestureRecognizer.attributes
        case .swipe: UISwipeGestureRecognizer.attributes
        case .pinch: UIPinchGestureRecognizer.attributes
        case .rotation: UIRotationGestureRecognizer.attributes
        case .hover: UIHoverGestureRecognizer.attributes
        case .scrollPinch, .scripted: UIGestureRecognizer.attributes
        }
    }
}
