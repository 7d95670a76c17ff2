public import UIKit

/// What a recognizer was called with while it was recorded (``TouchStage/recordCallbacks(of:)``): the touches that reached it, whether it
/// recognized anything or not, and the ends of its attempts.
@MainActor
public final class CallbackRecording {
    /// One callback.
    public enum Call: Equatable, Sendable, CustomStringConvertible {
        /// Touches in one phase: how many, and when, in seconds of the stage's clock.
        case touches(UITouch.Phase, count: Int, time: TimeInterval)
        /// Presses of keys or buttons in one phase.
        case presses(UIPress.Phase, count: Int, time: TimeInterval)
        /// The recognizer ignored a touch.
        case ignored(time: TimeInterval)
        /// The end of an attempt.
        case reset(time: TimeInterval)

        /// As `2 touches began at 0.1 s`.
        public var description: String {
            switch self {
            case .touches(let phase, let count, let time): "\(count) \(count == 1 ? "touch" : "touches") \(phase) at \(seconds(time))"
            case .presses(let phase, let count, let time): "\(count) \(count == 1 ? "press" : "presses") \(phase) at \(seconds(time))"
            case .ignored(let time): "ignored a touch at \(seconds(time))"
            case .reset(let time): "reset at \(seconds(time))"
            }
        }
    }

    /// The recognizer that is recorded.
    public let recognizer: UIGestureRecognizer
    /// The callbacks so far, in order.
    public private(set) var calls: [Call] = []

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    /// The phases of the touches that it was called with, with equal ones in a row counted once.
    public var phases: [UITouch.Phase] {
        var result: [UITouch.Phase] = []
        for case .touches(let phase, _, _) in calls where phase != result.last { result.append(phase) }
        return result
    }

    /// How many attempts have ended.
    public var resets: Int {
        calls.count { if case .reset = $0 { true } else { false } }
    }

    /// Forgets the callbacks so far.
    public func removeAll() { calls.removeAll() }

    func note(_ callback: GestureCallback, at time: TimeInterval) {
        switch callback {
        case .willReceive(let phase, let touches, _): calls.append(.touches(phase, count: touches.count, time: time))
        case .willReceivePresses(let phase, let presses, _): calls.append(.presses(phase, count: presses.count, time: time))
        case .willIgnore: calls.append(.ignored(time: time))
        case .didReset: calls.append(.reset(time: time))
        case .willBeOffered, .didReceive, .didReceivePresses: break
        }
    }
}

extension CallbackRecording: AnyGestureRecording {
    var text: String {
        let name = recognizer.name ?? "\(type(of: recognizer))"
        return calls.isEmpty ? "\(name): no callback" : "\(name): " + calls.map(\.description).joined(separator: ", ")
    }
}

extension TouchStage {
    /// Records what a recognizer is called with from now on, whatever its class: what it takes a subclass for on iOS.
    ///
    ///     let swipe = stage.recordCallbacks(of: recognizer)
    ///     stage.tap(view)
    ///     #expect(swipe.phases == [.began, .ended])
    ///     #expect(swipe.resets == 1)
    public func recordCallbacks(of recognizer: UIGestureRecognizer) -> CallbackRecording {
        let recording = CallbackRecording(recognizer)
        recordings.append(recording)
        let before = recognizer.callbackObserver
        // The recording holds the recognizer, which holds this.
        recognizer.callbackObserver = { [weak self, weak recording] callback in
            before?(callback)
            if let self { recording?.note(callback, at: self.now) }
        }
        return recording
    }
}
