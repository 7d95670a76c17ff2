extension CALayer {
    @inline(__always)
    final func markMoved() { mark(.moved, below: .drawingBelow) }

    @inline(__always)
    final func markScrolled() { mark(.scrolled, below: .drawingBelow) }

    @inline(__always)
    final func markRepaint() { mark(.repaint, below: .drawingBelow) }

    @inline(__always)
    final func mark(_ flag: LayerFlags, below: LayerFlags) {
        guard !flags.contains(flag) else { return }
        flags.insert(flag)
        markAncestors(below)
    }

    /// Marks the way up to the root, up to the first layer that is marked, and asks for an update when the tree is shown.
    final func markAncestors(_ below: LayerFlags) {
        var last = self
        while let next = last.parent {
            if below == .drawingBelow { next.sublayerBoxes?.noteChange(of: last) }
            if next.flags.contains(below) { return }
            next.flags.insert(below)
            last = next
        }
        if last.compositor != nil { MediaClock.current?.setNeedsUpdate() }
    }

    /// After the layer came to a new place: what waits in it waits there.
    final func markInserted() {
        flags.insert(.moved)
        markAncestors(.drawingBelow)
        if !flags.isDisjoint(with: .anyLayout) { markAncestors(.layoutBelow) }
        if !flags.isDisjoint(with: .anyDisplay) { markAncestors(.displayBelow) }
    }

    /// The compositor that shows the layer.
    final var currentCompositor: LayerTreeOwner? {
        var last = self
        while let next = last.parent { last = next }
        return last.compositor
    }
}
