public import UIKit

/// The actions that a recognizer sent while it was recorded (``TouchStage/record(_:)``).
@MainActor
public final class GestureRecording<Recognizer: UIGestureRecognizer, Value> {
    /// One action.
    public struct Action {
        /// The recognizer's state during the action.
        public let state: UIGestureRecognizer.State
        /// When it was sent, on the stage's clock.
        public let time: TimeInterval
        /// The recognizer's location in its window.
        public let location: CGPoint
        /// The number of its touches during the action.
        public let numberOfTouches: Int
        /// What the test asked to be recorded besides.
        public let value: Value
    }

    /// The recognizer that is recorded.
    public let recognizer: Recognizer
    /// The actions so far, in order.
    public private(set) var actions: [Action] = []
    private let value: @MainActor (Recognizer) -> Value

    init(_ recognizer: Recognizer, value: @escaping @MainActor (Recognizer) -> Value) {
        self.recognizer = recognizer
        self.value = value
    }

    /// The states of the actions.
    public var states: [UIGestureRecognizer.State] { actions.map(\.state) }
    /// The values of the actions.
    public var values: [Value] { actions.map(\.value) }
    /// The latest action; `nil` without one.
    public var last: Action? { actions.last }
    /// Whether no action was sent.
    public var isEmpty: Bool { actions.isEmpty }

    /// The states of the actions, with equal ones in a row counted once.
    public var phases: [UIGestureRecognizer.State] {
        var result: [UIGestureRecognizer.State] = []
        for action in actions where action.state != .changed || result.last != .changed { result.append(action.state) }
        return result
    }

    /// Forgets the actions so far.
    public func removeAll() { actions.removeAll() }

    func note(at time: TimeInterval) {
        actions.append(Action(state: recognizer.state, time: time, location: recognizer.location(in: nil),
                              numberOfTouches: recognizer.numberOfTouches, value: value(recognizer)))
    }
}

extension GestureRecording: AnyGestureRecording {
    /// The recognizer's name, else what traces call it.
    var name: String { recognizer.name ?? GestureTrace.names(of: [recognizer])[0] }

    var text: String {
        if actions.isEmpty { return "\(name): no action" }
        return "\(name): " + actions.map { action in
            let what = "\(action.state) at \(seconds(action.time)) \(TouchTesting.text(action.location))"
            return action.value is Void ? what : "\(what) \(action.value)"
        }.joined(separator: ", ")
    }
}

extension TouchStage {
    /// Records the actions that a recognizer sends from now on.
    ///
    ///     let tap = stage.record(recognizer)
    ///     stage.tap(view)
    ///     stage.expect(tap, [.ended])
    public func record<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> GestureRecording<Recognizer, Void> {
        record(recognizer) { _ in }
    }

    /// Records the actions that a recognizer sends from now on, each with a value that the recognizer has at that moment.
    ///
    ///     let pan = stage.record(recognizer) { $0.translation(in: view) }
    ///     stage.drag(view, by: CGVector(dx: 50, dy: 0))
    ///     #expect(pan.values.last == CGPoint(x: 50, y: 0))
    public func record<Recognizer: UIGestureRecognizer, Value>(
        _ recognizer: Recognizer, value: @escaping @MainActor (Recognizer) -> Value
    ) -> GestureRecording<Recognizer, Value> {
        let recording = GestureRecording(recognizer, value: value)
        recordings.append(recording)
        // The recording holds the recognizer, which holds this.
        recognizer.addAction { [weak self, weak recording] (_: UIGestureRecognizer) in
            if let self { recording?.note(at: self.now) }
        }
        return recording
    }
}
