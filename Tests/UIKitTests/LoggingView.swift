@testable import UIKit

/// A view that logs its touches, and does with them what a test says.
final class LoggingView: UIView {
    weak var stage: Stage?
    var name = ""
    /// Whether the callbacks call super.
    var isForwarding = false
    /// Called in each callback, after it was logged.
    var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?
    /// Called by `hitTest(_:with:)`; what it returns is the answer, unless it is `nil`.
    var onHitTest: ((CGPoint, UIEvent?) -> UIView?)?
    /// Hooks of R-VH-3 are logged too.
    var logsMoves = false

    convenience init(_ name: String, _ frame: CGRect, of stage: Stage) {
        self.init(frame: frame)
        self.stage = stage
        self.name = name
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        got(.began, touches, event)
        if isForwarding { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        got(.moved, touches, event)
        if isForwarding { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        got(.ended, touches, event)
        if isForwarding { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        got(.cancelled, touches, event)
        if isForwarding { super.touchesCancelled(touches, with: event) }
    }

    private func got(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        stage?.note(name, phase, touches)
        onTouches?(phase, touches, event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        onHitTest?(point, event) ?? super.hitTest(point, with: event)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if logsMoves { stage?.note("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "W"))") }
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if logsMoves { stage?.note("\(name).willRemoveSubview") }
    }
}

/// A window that logs to the stage, if it has one, where an event begins and ends. With a name it logs its touches too.
class LoggingWindow: UIWindow {
    weak var stage: Stage?
    var name = ""
    /// Whether `sendEvent(_:)` calls super.
    var isSending = true
    var isPassingThrough = false
    /// Called before each event is delivered.
    var onEvent: ((UIEvent) -> Void)?

    override func sendEvent(_ event: UIEvent) {
        guard let stage, event.type == .touches else { return super.sendEvent(event) }
        stage.window(self, delivers: event) {
            onEvent?(event)
            if isSending { super.sendEvent(event) }
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isPassingThrough ? nil : super.hitTest(point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { got(.began, touches); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { got(.moved, touches); super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { got(.ended, touches); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        got(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }

    private func got(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        if !name.isEmpty { stage?.note(name, phase, touches) }
    }
}
