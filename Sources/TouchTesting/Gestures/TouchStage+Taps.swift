public import UIKit

extension TouchStage {
    /// How long a finger of a tap is down.
    static let tapDuration = 0.05
    /// The time from one tap of several to the next.
    static let tapInterval = 0.1
    /// How far apart the fingers of one hand land, in points.
    static let fingerSpacing: CGFloat = 40

    /// Taps.
    ///
    ///     stage.tap(button)
    ///     stage.tap(photo, at: CGPoint(x: 10, y: 10), count: 2)
    ///     stage.tap(fingers: 2)
    ///
    /// The call returns when the last finger has just lifted. Another tap right after it may be part of a double tap, as on a telephone:
    /// ``advance(by:)`` or ``settle(limit:fileID:filePath:line:column:)`` lets the time pass that ends the matter.
    /// - Parameters:
    ///   - view: What to tap; the window if you don't say.
    ///   - point: In the view's coordinates. Its middle if you don't say.
    ///   - count: How many taps, 0.1 s from one to the next.
    ///   - fingers: How many fingers, side by side around the point. They land and lift at once.
    public func tap(_ view: UIView? = nil, at point: CGPoint? = nil, count: Int = 1, fingers: Int = 1) {
        guard let hand = hand(of: fingers, on: view, at: point, for: "tap") else { return }
        for turn in 0..<max(count, 0) {
            if turn > 0 { hold(hand, Self.tapInterval) }
            down(hand)
            hold(hand, Self.tapDuration)
            lift(hand)
        }
    }

    /// Taps twice, 0.1 s from one tap to the next.
    public func doubleTap(_ view: UIView? = nil, at point: CGPoint? = nil, fingers: Int = 1) {
        tap(view, at: point, count: 2, fingers: fingers)
    }

    /// Presses for some time, and lifts.
    ///
    /// To see what a press does before the finger lifts, use a ``Finger``: `finger.down(in: view).hold(0.6)`.
    public func longPress(_ view: UIView? = nil, at point: CGPoint? = nil, duration: TimeInterval = 0.6, fingers: Int = 1) {
        guard let hand = hand(of: fingers, on: view, at: point, for: "long press") else { return }
        down(hand)
        hold(hand, duration)
        lift(hand)
    }

    // MARK: Hands

    /// Fingers that will land side by side.
    struct Hand {
        var fingers: [Finger]
        /// Where each of them starts, in points of the view.
        var points: [CGPoint]
        var view: UIView
    }

    /// - Returns: `nil`, with a failure, when that can't be.
    func hand(of count: Int, on view: UIView?, at point: CGPoint?, for purpose: String) -> Hand? {
        guard isReady() else { return nil }
        bringUpToDate()
        let view = view ?? window, center = point ?? view.middle
        guard count > 0 else {
            report("\(purpose): \(count) is no number of fingers")
            return nil
        }
        guard view.window?.windowScene === scene else {
            report("\(purpose): \(text(view)) is not in a window of the stage")
            return nil
        }
        guard count > 1 else { return Hand(fingers: [finger()], points: [center], view: view) }
        // In a small view they crowd together.
        let spacing = min(Self.fingerSpacing, view.bounds.width * 0.8 / CGFloat(count - 1))
        let points = (0..<count).map { CGPoint(x: center.x + (CGFloat($0) - CGFloat(count - 1) / 2) * spacing, y: center.y) }
        return Hand(fingers: fingers(count), points: points, view: view)
    }

    func down(_ hand: Hand) {
        guard hand.fingers.count > 1 else {
            hand.fingers[0].down(at: hand.points[0], in: hand.view)
            return
        }
        together {
            for (finger, point) in zip(hand.fingers, hand.points) { finger.down(at: point, in: hand.view) }
        }
    }

    /// Lets time pass for the hand: the stage's, or its own among others (``together(_:)``).
    func hold(_ hand: Hand, _ seconds: TimeInterval) {
        if plan == nil { return advance(by: seconds) }
        for finger in hand.fingers { finger.hold(seconds) }
    }

    func lift(_ hand: Hand) {
        guard hand.fingers.count > 1 else {
            if hand.fingers[0].isDown { hand.fingers[0].lift() }
            return
        }
        together {
            for finger in hand.fingers where finger.isDown { finger.lift() }
        }
    }
}
