// snippet: discrete subclass
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes one finger that goes down and up again, like a tick: ✓
final class TickGestureRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero
    private var lowest = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1 else {
            state = .failed
            return
        }
        start = location(in: view)
        lowest = start
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let point = location(in: view)
        if point.y > lowest.y { lowest = point }
        // Backwards is no tick. Fail as soon as it is known: others may be waiting.
        if point.x < start.x - 10 { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let end = location(in: view)
        let isTick = lowest.y - start.y > 20 && lowest.y - end.y > 40 && end.x > lowest.x
        state = isTick ? .ended : .failed
    }

    override func reset() {
        super.reset()
        start = .zero
        lowest = .zero
    }
}
// end of snippet

// snippet: continuous subclass
/// Follows one finger from the moment it lands: a knob that is turned about the middle of its view.
final class KnobGestureRecognizer: UIGestureRecognizer {
    /// Radians turned since it began, clockwise.
    private(set) var turn = 0.0
    private var lastAngle = 0.0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else {
            // Further fingers do not concern it: their views receive them.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard numberOfTouches == 1 else {
            state = .failed
            return
        }
        lastAngle = angle
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let angle = angle
        turn += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = angle
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func reset() {
        super.reset()
        turn = 0
    }

    private var angle: Double {
        guard let view else { return 0 }
        let point = location(in: view)
        return atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
    }
}
// end of snippet
