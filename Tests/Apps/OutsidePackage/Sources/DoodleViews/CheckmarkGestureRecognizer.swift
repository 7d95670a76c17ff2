import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A discrete recognizer: one finger that goes down to the right, then up to the right, and lifts.
public class CheckmarkGestureRecognizer: UIGestureRecognizer {
    private enum Stroke { case none, down, up }

    private var stroke = Stroke.none
    private var finger: UITouch?
    private var start = CGPoint.zero

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if finger == nil, touches.count == 1 {
            finger = touches.first
            start = finger?.location(in: view) ?? .zero
        } else {
            state = .failed
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        let from = finger.previousLocation(in: view), to = finger.location(in: view)
        guard to.x >= from.x else { return state = .failed }
        switch stroke {
        case .none, .down: stroke = to.y < from.y ? .up : .down
        case .up: if to.y > from.y { state = .failed }
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = stroke == .up && location(in: view).y < start.y ? .ended : .failed
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    public override func reset() {
        super.reset()
        stroke = .none
        finger = nil
    }
}
