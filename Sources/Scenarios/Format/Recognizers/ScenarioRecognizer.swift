/// A gesture recognizer of a scenario, as its file describes it.
struct ScenarioRecognizer: Sendable {
    let id: String
    let kind: Kind
    /// `nil` for one that a step adds.
    let view: String?
    let properties: [RecognizerProperty]
    /// What a `scripted` one does; empty for the others.
    let script: RecognizerScript
    /// `nil` for one without a delegate.
    var delegate: DelegateAnswers?

    enum Kind: String, CaseIterable, Sendable {
        case tap, longPress, pan, screenEdgePan, swipe, pinch, rotation, hover
        /// The pan and the pinch that a scroll view has itself.
        case scrollPan, scrollPinch
        /// A test subclass of the base class.
        case scripted

        /// Whether a recognition is one action with `ended`. What a script makes of a `scripted` one is found in its actions.
        var isDiscrete: Bool { self == .tap || self == .swipe }
        var hasTranslation: Bool { self == .pan || self == .screenEdgePan || self == .scrollPan }
        var isOfScrollView: Bool { self == .scrollPan || self == .scrollPinch }
    }
}

/// What a recognizer's delegate answers. A method that is `nil` or empty is not implemented.
struct DelegateAnswers: Sendable {
    var shouldBegin: Bool?
    var shouldReceive: Bool?
    /// The views whose touches are refused, in place of a fixed answer.
    var refusedViews: [String]?
    var shouldReceiveEvent: Bool?
    var shouldRecognizeSimultaneously: Bool?
    /// The recognizers for which the methods of these names answer yes.
    var simultaneous: [String] = []
    var shouldRequireFailure: [String] = []
    var shouldBeRequiredToFail: [String] = []
}

/// A failure requirement set from the start.
struct ScenarioRequirement: Sendable {
    /// The recognizer that waits.
    let recognizer: String
    /// The recognizer that must fail.
    let other: String
}
