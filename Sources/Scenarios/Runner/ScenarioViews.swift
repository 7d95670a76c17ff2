import UIKit

/// A view of a scenario that leaves touches to its superview.
class ScenarioView: UIView {
    var answersNoHitTest = false
    var letsGesturesBegin: Bool?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        answersNoHitTest ? nil : super.hitTest(point, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        letsGesturesBegin ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// A view of a scenario that notes its touches and keeps them to itself.
final class RecordingView: ScenarioView {
    var id = ""
    weak var recorder: Recorder?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .cancelled, touches, event) }
}

/// A window of a scenario: notes the events that pass, and leaves touches to the next responder.
class ScenarioWindow: UIWindow {
    weak var recorder: Recorder?
    var answersNoHitTest = false

    override func sendEvent(_ event: UIEvent) {
        guard let recorder, event.type == .touches || event.type == .hover else { return super.sendEvent(event) }
        recorder.window(self, delivers: event) { super.sendEvent(event) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        answersNoHitTest ? nil : super.hitTest(point, with: event)
    }
}

/// A window of a scenario that notes its touches and keeps them to itself.
final class RecordingWindow: ScenarioWindow {
    var id = ""

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { recorder?.view(id, got: .cancelled, touches, event) }
}
