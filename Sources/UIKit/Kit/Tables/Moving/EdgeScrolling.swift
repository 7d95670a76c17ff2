/// Scrolls while a finger that holds something is near the upper or lower edge (R-MOV-5).
@MainActor
final class EdgeScrolling {
    private weak var scrollView: UIScrollView?
    private let refreshes = RefreshCalls()
    private var last: TimeInterval?
    /// From -1 to 1: upwards or downwards, and how fast.
    private var push: CGFloat = 0

    /// - Parameters:
    ///   - finger: Points from the upper edge of what is seen.
    ///   - onMove: Called when the content has moved.
    func follow(_ finger: CGFloat, in scrollView: UIScrollView, onMove: @escaping () -> Void) {
        self.scrollView = scrollView
        let room = CGRect(origin: .zero, size: scrollView.bounds.size).inset(by: scrollView.adjustedContentInset)
        let zone = min(GestureConfiguration.current.rowMoveEdge, max(room.height / 3, 1))
        let above = (room.minY + zone - finger) / zone, below = (finger - room.maxY + zone) / zone
        push = max(min(below, 1), 0) - max(min(above, 1), 0)
        guard push != 0 else { return stop() }
        refreshes.start { [weak self] time in if self?.step(at: time) == true { onMove() } }
    }

    func stop() {
        refreshes.stop()
        last = nil
    }

    /// - Returns: Whether the content has moved.
    private func step(at time: TimeInterval) -> Bool {
        guard let scrollView, scrollView.isScrollEnabled else { return false }
        defer { last = time }
        // After a late frame the content does not leap.
        guard let last else { return false }
        let way = push * GestureConfiguration.current.rowMoveSpeed * CGFloat(min(time - last, 0.1)), old = scrollView.contentOffset
        let new = scrollView.clamped(CGPoint(x: old.x, y: old.y + way))
        // Content that is pulled beyond its end is left there.
        guard (new.y - old.y) * way > 0 else { return false }
        scrollView.contentOffset = CGPoint(x: old.x, y: new.y)
        return true
    }
}
