import Foundation

/// What happened while a scenario was played, as values.
struct Recording: Sendable {
    /// Of views.
    var calls: [RecordedCall] = []
    /// Of recognizers, if the scenario is interested.
    var recognizerCalls: [RecordedCall] = []
    var events: [RecordedEvent] = []
    var actions: [RecordedAction] = []
    /// How often a method of a recognizer's delegate was asked.
    var questions: [Question: Int] = [:]
    /// How often a recognizer was reset.
    var resets: [String: Int] = [:]
    /// Recognizers at the times that expectations name, in milliseconds.
    var probes: [Double: [String: RecordedRecognizer]] = [:]
    /// As in the form `log`.
    var log: [[String]] = []
    /// What is asked of the views when the clock has come to the end.
    var hits: [PointKey: String?] = [:]
    var frames: [String: CGRect] = [:]
    var controls: [String: RecordedControl] = [:]
    /// What kept the scenario from being played as its file says.
    var obstacles: [String] = []

    /// A method of a recognizer's delegate.
    struct Question: Hashable, Sendable {
        let recognizer: String
        let method: Method

        enum Method: String, CaseIterable, Sendable {
            case shouldBegin, shouldReceive, shouldReceiveEvent, shouldRecognizeSimultaneously, shouldRequireFailure, shouldBeRequiredToFail
        }
    }

    /// A point as a dictionary's key.
    struct PointKey: Hashable, Sendable {
        let x: Double
        let y: Double

        init(_ point: CGPoint) {
            x = point.x
            y = point.y
        }
    }
}

/// One call of a view's or a recognizer's `touches…` methods.
struct RecordedCall: Sendable {
    /// The id of the view or the recognizer.
    let subject: String
    let phase: RecordedTouch.Phase
    /// Milliseconds on the host's clock.
    let time: Double
    /// Numbers event objects.
    let event: Int
    /// By finger.
    let touches: [RecordedTouch]
}

/// One event, as the first window concerned received it.
struct RecordedEvent: Sendable {
    /// Milliseconds: the event's timestamp.
    let time: Double
    /// All touches, by finger.
    let touches: [RecordedTouch]
    /// The fingers of `touches(for:)` of each view and recognizer.
    let fingers: [String: [Int]]
}

/// The values of a touch at one moment.
struct RecordedTouch: Sendable {
    /// The script's number.
    let finger: Int
    /// Numbers touch objects.
    let object: Int
    let phase: Phase
    /// Milliseconds.
    let timestamp: Double
    let tapCount: Int
    /// The id of the hit view; `nil` for one that the scenario has no name for, and for none.
    let view: String?
    let tool: String
    let force: Double
    let majorRadius: Double
    /// In the window's coordinates.
    let location: CGPoint
    let previousLocation: CGPoint
    /// In the coordinates of the views that expectations name.
    let locations: [String: CGPoint]
    let previousLocations: [String: CGPoint]
    let coalesced: [Sample]
    /// Whether the last coalesced touch has the values of the touch and is another object.
    let isLastCoalescedEqual: Bool
    let predicted: [Sample]
    /// The recognizers that track it.
    let recognizers: [String]

    struct Sample: Sendable {
        let location: CGPoint
        let previousLocation: CGPoint
        let timestamp: Double
    }

    enum Phase: String, CaseIterable, Sendable { case began, moved, stationary, ended, cancelled }
}
