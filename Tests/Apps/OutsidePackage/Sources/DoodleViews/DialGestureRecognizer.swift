import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A continuous recognizer: one finger that turns around the middle of the view.
public class DialGestureRecognizer: UIGestureRecognizer {
    /// Radians, clockwise, since the finger landed.
    public private(set) var angle: CGFloat = 0
    private var last: CGFloat?

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard last == nil else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        last = direction
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let now = direction
        // The shorter way round.
        angle += remainder(now - (last ?? now), 2 * .pi)
        last = now
        if state != .possible { state = .changed } else if abs(angle) > 0.1 { state = .began }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    public override func reset() {
        super.reset()
        angle = 0
        last = nil
    }

    private var direction: CGFloat {
        guard let view else { return 0 }
        let place = location(in: view)
        return atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
    }
}
