internal import FoundationAdditions

/// The pair of fingers that pinch and rotation follow, as they are in one event: the first two that are down, in order of landing
/// (R-PIN-1, R-PIN-6).
///
/// It has the fingers' numbers, not the touches: nothing needs to be given back when they are gone.
struct TwoFingers {
    /// The serial numbers of the touches; 0 for none.
    private let first: Int, second: Int
    /// From the first to the second finger, in window coordinates.
    let separation: CGVector
    /// Whether one of them has moved in this event, and both were down before. A pair of which one has just landed has not moved.
    let hasMoved: Bool

    nonisolated init() {
        first = 0
        second = 0
        separation = .zero
        hasMoved = false
    }

    @MainActor init(_ tracked: ContiguousArray<UITouch>) {
        var first = 0, second = 0
        var start = CGPoint.zero, separation = CGVector.zero
        var hasMoved = false, hasLanding = false
        for index in tracked.indices {
            // Retaining it takes a third of a pinch's time.
            let touch = Backlink(tracked[index])
            guard touch.existing.isLive else { continue }
            let location = touch.existing.sample.location
            if touch.existing.currentPhase == .began { hasLanding = true }
            if location != touch.existing.previousLocation { hasMoved = true }
            if first == 0 {
                first = touch.existing.serial
                start = location
            } else {
                second = touch.existing.serial
                separation = CGVector(dx: location.x - start.x, dy: location.y - start.y)
                break
            }
        }
        self.first = first
        self.second = second
        self.separation = separation
        self.hasMoved = hasMoved && !hasLanding && second != 0
    }

    /// The length of ``separation`` in points.
    var distance: CGFloat { (separation.dx * separation.dx + separation.dy * separation.dy).squareRoot() }

    /// Whether both fingers are down, and they are other ones than before.
    func isNewPair(after old: TwoFingers) -> Bool { second != 0 && (first != old.first || second != old.second) }
}
