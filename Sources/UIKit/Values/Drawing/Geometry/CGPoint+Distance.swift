extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// Whether the distance is greater than the limit, by the tolerance of R-GEN-5.
    func isFarther(than limit: CGFloat, from other: CGPoint) -> Bool {
        // By squares: `hypot` takes longer than the rest of what a recognizer does with a move.
        let dx = x - other.x, dy = y - other.y, reach = limit + GestureConfiguration.comparisonTolerance
        return dx * dx + dy * dy > reach * reach || reach < 0
    }
}
