internal import FoundationAdditions

/// The pair of fingers that pinch and rotation follow, as they are in one event: the first two that are down, in order of landing
/// (R-PIN-1, R-PIN-6).
///
/// It has the fingers' numbers, not the touches: nothing needs to be given back when they are gone.
struct TwoFingers {
    /// The serial numbers of the touches; 0 for none.
    fileprivate var first = 0, second = 0
    /// From the first to the second finger, in window coordinates.
    fileprivate(set) var separation = CGVector.zero
    /// Whether one of them, or the only one, has moved in this event and was down before it.
    fileprivate(set) var hasMoved = false
    /// Whether both are down, and were before this event: only then do their movements change what is between them.
    fileprivate(set) var isSettled = false

    /// The length of ``separation`` in points.
    var distance: CGFloat { (separation.dx * separation.dx + separation.dy * separation.dy).squareRoot() }

    /// Whether both fingers are down, and they are other ones than before.
    func isNewPair(after old: TwoFingers) -> Bool { second != 0 && (first != old.first || second != old.second) }
}

extension UIGestureRecognizer {
    /// The pair of fingers that it tracks.
    final var trackedPair: TwoFingers {
        var pair = TwoFingers()
        var start = CGPoint.zero
        var hasMoved = false, hasLanding = false
        // Neither the list nor a touch is retained: that takes a third of a pinch's time. A list in a variable or argument would be.
        for index in 0..<tracked.count {
            let touch = Backlink(tracked[index])
            guard touch.existing.isLive else { continue }
            let location = touch.existing.sample.location
            if touch.existing.currentPhase == .began {
                hasLanding = true
            } else if location != touch.existing.previousLocation {
                hasMoved = true
            }
            if pair.first == 0 {
                pair.first = touch.existing.serial
                start = location
            } else {
                pair.second = touch.existing.serial
                pair.separation = CGVector(dx: location.x - start.x, dy: location.y - start.y)
                break
            }
        }
        pair.hasMoved = hasMoved
        pair.isSettled = !hasLanding && pair.second != 0
        return pair
    }
}
