import UIKit

/// A client's recognizer.
final class OwnRecognizer: UIGestureRecognizer {
    private(set) var moves = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        moves += 1
        if state != .possible { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }
}

/// Lets all recognizers go on beside each other.
final class Allowing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@MainActor private let allowing = Allowing()

/// Recognizers as a set, made for a number of fingers.
@MainActor
enum Recognizers {
    static func none(_ fingers: Int) -> [UIGestureRecognizer] { [] }

    /// What many views have. The view goes on receiving its touches, as other toolkits' views do.
    static func panPinchTap(_ fingers: Int) -> [UIGestureRecognizer] {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = fingers
        return listening([UIPanGestureRecognizer(), UIPinchGestureRecognizer(), tap])
    }

    /// Ten of all kinds, none of which fails for the number of fingers.
    static func ten(_ fingers: Int) -> [UIGestureRecognizer] {
        let tap = UITapGestureRecognizer(), doubleTap = UITapGestureRecognizer(), press = UILongPressGestureRecognizer()
        let tripleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        tripleTap.numberOfTapsRequired = 3
        let right = UISwipeGestureRecognizer(), left = UISwipeGestureRecognizer()
        left.direction = .left
        for recognizer in [tap, doubleTap, tripleTap] { recognizer.numberOfTouchesRequired = fingers }
        for recognizer in [right, left] { recognizer.numberOfTouchesRequired = fingers }
        press.numberOfTouchesRequired = fingers
        return together([UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), tap, doubleTap, tripleTap,
                         press, right, left, OwnRecognizer()])
    }

    /// Ten that go on with every move.
    static func tenContinuous(_ fingers: Int) -> [UIGestureRecognizer] {
        let pans = (0..<4).map { _ in UIPanGestureRecognizer() }
        return together(pans + (0..<3).map { _ in UIPinchGestureRecognizer() } + (0..<3).map { _ in UIRotationGestureRecognizer() })
    }

    static func listening(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        for recognizer in recognizers { recognizer.cancelsTouchesInView = false }
        return recognizers
    }

    static func together(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        for recognizer in recognizers { recognizer.delegate = allowing }
        return listening(recognizers)
    }
}
