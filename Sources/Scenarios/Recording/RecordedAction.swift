import Foundation

/// One message of a recognizer to its target.
struct RecordedAction: Sendable {
    let recognizer: String
    /// Milliseconds on the host's clock.
    let time: Double
    let values: RecordedRecognizer

    var state: State { values.state }

    enum State: String, CaseIterable, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// Whether there are actions with this state.
        var isSent: Bool { self != .possible && self != .failed }
        static var sent: [State] { allCases.filter(\.isSent) }
    }
}

/// The values of a recognizer at one moment.
struct RecordedRecognizer: Sendable {
    let state: RecordedAction.State
    /// The id of its view.
    let view: String?
    let name: String?
    let numberOfTouches: Int
    /// By the properties' names.
    let flags: [String: Bool]
    let numbers: [String: Double]
    /// In the coordinates of the window, or, translation and velocity, of the first view.
    let points: Points
    /// In the coordinates of the views that expectations name.
    let pointsInViews: [String: Points]

    struct Points: Sendable {
        let location: CGPoint
        let locationsOfTouches: [CGPoint]
        /// Zero for a recognizer without.
        let translation: CGPoint
        let velocity: CGPoint
    }

    /// The velocity's magnitude, or the velocity itself where it is a number.
    var speed: Double { numbers["velocity"] ?? hypot(points.velocity.x, points.velocity.y) }
}
