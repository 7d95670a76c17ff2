/// A property of a recognizer with the value that it gets: at the beginning from `props`, later from a step.
enum RecognizerProperty: Sendable {
    case flag(Flag, Bool)
    case count(Count, Int)
    case number(Number, Double)
    case allowedTouchTypes([ScenarioTouch.Tool])
    case direction([Direction])
    case edges([Edge])
    case name(String)
    /// Only by a step, as code that knows the subclass interface does.
    case state(RecordedAction.State)

    enum Flag: String, CaseIterable, Sendable {
        case isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, requiresExclusiveTouchType
    }

    enum Count: String, CaseIterable, Sendable {
        case numberOfTapsRequired, numberOfTouchesRequired, minimumNumberOfTouches, maximumNumberOfTouches, buttonMaskRequired
    }

    enum Number: String, CaseIterable, Sendable { case minimumPressDuration, allowableMovement, scale, rotation }

    enum Direction: String, CaseIterable, Sendable { case right, left, up, down }

    enum Edge: String, CaseIterable, Sendable { case top, left, bottom, right, all }

    /// - Parameter name: Where an unknown name is reported.
    init(name: ScenarioNode, _ text: String, value: ScenarioNode, kind: ScenarioRecognizer.Kind) throws(ScenarioError) {
        let names = Self.names(of: kind)
        guard names.contains(text) else {
            throw name.error("unknown property \(text.quoted) of a \(kind.rawValue); known: \(names.joined(separator: ", "))")
        }
        if let flag = Flag(rawValue: text) {
            self = .flag(flag, try value.bool())
        } else if let count = Count(rawValue: text) {
            self = .count(count, try value.integer(in: -1000...1000))
        } else if let number = Number(rawValue: text) {
            self = .number(number, try value.number())
        } else {
            switch text {
            case "allowedTouchTypes": self = .allowedTouchTypes(try value.oneOrMore(ScenarioTouch.Tool.self))
            case "direction": self = .direction(try value.oneOrMore(Direction.self))
            case "edges": self = .edges(try value.oneOrMore(Edge.self))
            case "state": self = .state(try value.word(RecordedAction.State.self))
            default: self = .name(try value.string())
            }
        }
    }

    /// What can be set, first what every recognizer has.
    static func names(of kind: ScenarioRecognizer.Kind) -> [String] {
        Flag.allCases.map(\.rawValue) + ["allowedTouchTypes", "name", "state"] + counts(of: kind).map(\.rawValue)
            + numbers(of: kind).map(\.rawValue) + lists(of: kind)
    }

    static func counts(of kind: ScenarioRecognizer.Kind) -> [Count] {
        switch kind {
        case .tap: [.numberOfTapsRequired, .numberOfTouchesRequired, .buttonMaskRequired]
        case .longPress: [.numberOfTapsRequired, .numberOfTouchesRequired]
        case .pan, .screenEdgePan, .scrollPan: [.minimumNumberOfTouches, .maximumNumberOfTouches]
        case .swipe: [.numberOfTouchesRequired]
        case .pinch, .scrollPinch, .rotation, .hover, .scripted: []
        }
    }

    static func numbers(of kind: ScenarioRecognizer.Kind) -> [Number] {
        switch kind {
        case .longPress: [.minimumPressDuration, .allowableMovement]
        case .pinch: [.scale]
        case .rotation: [.rotation]
        default: []
        }
    }

    private static func lists(of kind: ScenarioRecognizer.Kind) -> [String] {
        switch kind {
        case .swipe: ["direction"]
        case .screenEdgePan: ["edges"]
        default: []
        }
    }
}
