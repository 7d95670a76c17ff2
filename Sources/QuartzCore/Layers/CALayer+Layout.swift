extension CALayer {
    /// Marks the layer: its sublayers are placed in the next update pass (R-LAY-1).
    public final func setNeedsLayout() { mark(.layout, below: .layoutBelow) }

    public final func needsLayout() -> Bool { flags.contains(.layout) }

    /// Lays out now, from the outermost marked ancestor inwards (R-LAY-1).
    public final func layoutIfNeeded() {
        var outermost = self
        var next = parent
        while let layer = next {
            if layer.flags.contains(.layout) { outermost = layer }
            next = layer.parent
        }
        var budget = CALayer.layoutBudget
        outermost.layoutMarked(&budget)
    }

    /// Layouts in one pass; what is left then waits for the next. Layouts that mark each other would never end.
    static let layoutBudget = 10_000

    /// Lays out the marked layers of a branch from the outside in, until none is marked.
    final func layoutMarked(_ budget: inout Int) {
        while !flags.isDisjoint(with: .anyLayout), budget > 0 {
            budget -= 1
            if flags.contains(.layout) {
                flags.remove(.layout)
                layoutSublayers()
            }
            guard flags.contains(.layoutBelow) else { continue }
            flags.remove(.layoutBelow)
            for child in children { child.layoutMarked(&budget) }
            storedMask?.layoutMarked(&budget)
        }
        if budget <= 0, !flags.isDisjoint(with: .anyLayout) { markAncestors(.layoutBelow) }
    }
}
