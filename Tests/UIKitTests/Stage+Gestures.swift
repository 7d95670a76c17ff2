import Foundation
import HostHeadless
@testable import UIKit

extension Stage {
    /// Adds a recognizer, to V unless another view is given, and logs its actions: `tap!ended`. What `read` returns, if anything,
    /// follows: `pan!began (11,0)`.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to target: UIView? = nil,
                                              read: ((Recognizer) -> String?)? = nil) -> Recognizer {
        watch(recognizer, name, read: read)
        (target ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Names a recognizer and logs its actions.
    func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, read: ((Recognizer) -> String?)? = nil) {
        recognizer.name = name
        recognizer.addAction { [weak self] (recognizer: Recognizer) in
            let values = read?(recognizer).map { " \($0)" } ?? ""
            self?.note("\(recognizer.name ?? "")!\(recognizer.state)\(values)")
        }
    }

    /// Moves the clock on to a time. What timers do stands in the log: `timer@.5 lp!began`.; V.cancelled{A}
    func advance(to time: Double) {
        isTimePassing = true
        host.advance(to: time)
        isTimePassing = false
    }

    /// `(11,0)`: at most six decimals.
    static func text(_ point: CGPoint) -> String { "(\(short(point.x)),\(short(point.y)))" }
}

/// Answers a recognizer's questions as a test says; `nil`: as if the method were not there.
@MainActor
final class GestureDelegate: UIGestureRecognizerDelegate {
    var shouldBegin: ((UIGestureRecognizer) -> Bool)?
    var shouldReceiveEvent: ((UIGestureRecognizer, UIEvent) -> Bool)?
    var shouldReceiveTouch: ((UIGestureRecognizer, UITouch) -> Bool)?
    var simultaneously: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var requiresFailure: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var isRequiredToFail: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { shouldBegin?(recognizer) ?? true }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        shouldReceiveEvent?(recognizer, event) ?? true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        shouldReceiveTouch?(recognizer, touch) ?? true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        simultaneously?(recognizer, other) ?? false
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        requiresFailure?(recognizer, other) ?? false
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        isRequiredToFail?(recognizer, other) ?? false
    }
}

/// A recognizer that does what a test says: closures for each callback, which may be logged.
final class ScriptedRecognizer: UIGestureRecognizer {
    weak var stage: Stage?
    /// Whether the touch callbacks are logged: `G.tB{A}`.
    var logsTouches = false
    var onBegan: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onMoved: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onEnded: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onCancelled: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onReset: ((ScriptedRecognizer) -> Void)?
    var prevents: ((UIGestureRecognizer) -> Bool)?
    var isPrevented: ((UIGestureRecognizer) -> Bool)?
    var requiresFailure: ((UIGestureRecognizer) -> Bool)?
    var isRequired: ((UIGestureRecognizer) -> Bool)?
    var receivesEvent: ((UIEvent) -> Bool)?
    private(set) var resets = 0

    private var onDeadline: ((ScriptedRecognizer) -> Void)?

    /// Has the closure called some seconds after the event that is being processed.
    func deadline(_ seconds: Double, _ action: @escaping (ScriptedRecognizer) -> Void) {
        onDeadline = action
        deadline = UIApplication.shared.dispatcher.currentTime + seconds
    }

    override func deadlineReached(at time: TimeInterval) { onDeadline?(self) }

    private func log(_ callback: String, _ touches: Set<UITouch>) {
        guard logsTouches, let stage else { return }
        stage.note("\(name ?? "G").\(callback){\(stage.letters(touches)!)}")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log("tB", touches)
        onBegan?(self, touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        log("tM", touches)
        onMoved?(self, touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        log("tE", touches)
        onEnded?(self, touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("tC", touches)
        onCancelled?(self, touches, event)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        super.reset()
        resets += 1
        onReset?(self)
    }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents?(other) ?? super.canPrevent(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented?(other) ?? super.canBePrevented(by: other) }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        isRequired?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { receivesEvent?(event) ?? super.shouldReceive(event) }
}

extension Stage {
    /// Adds a scripted recognizer named G, or as given.
    @discardableResult
    func script(_ name: String = "G", to target: UIView? = nil, logsTouches: Bool = false) -> ScriptedRecognizer {
        let recognizer = ScriptedRecognizer(target: nil, action: nil)
        recognizer.stage = self
        recognizer.logsTouches = logsTouches
        return add(recognizer, name, to: target)
    }
}
