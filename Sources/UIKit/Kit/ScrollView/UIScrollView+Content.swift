internal import ScrollEngine

// Where the content is, and what follows when it moves.
extension UIScrollView {
    /// The content is put elsewhere: fingers and movements continue from there.
    final func putContent(at offset: CGPoint) {
        guard offset.isFinite else { return Self.refuse("content offset", offset) }
        let old = layer.bounds.origin
        guard offset != old else { return }
        willChange("contentOffset")
        setBounds(CGRect(origin: offset, size: layer.bounds.size))
        contentWasPut(from: old)
        didChange("contentOffset")
    }

    final func contentWasPut(from old: CGPoint) { scroll(.put(from: old)) }

    /// The rules of scrolling move the content.
    /// - Parameter isLayouts: Whether layout does, and not fingers, a movement or code.
    final func moveContent(to offset: CGPoint, isLayouts: Bool = false) {
        guard offset != layer.bounds.origin, offset.isFinite else { return }
        willChange("contentOffset")
        setBounds(CGRect(origin: offset, size: layer.bounds.size))
        contentMoved(isLayouts: isLayouts)
        didChange("contentOffset")
    }

    /// Without a call of the delegate.
    final func shiftContent(to offset: CGPoint) {
        willChange("contentOffset")
        setBounds(CGRect(origin: offset, size: layer.bounds.size))
        didChange("contentOffset")
    }

    final func follow(to offset: CGPoint) {
        moveContent(to: offset)
        if keyboardDismissMode == .interactive { dismissKeyboard(under: panGestureRecognizer) }
    }

    final func contentMoved(isLayouts: Bool) {
        if isFrameConstrained { constraintsChanged() }
        indicators.update(self)
        refreshControl?.contentMoved(in: self)
        if isLayouts, isPlacing { Watchers.verifier?.willTellMove(of: self, isLayouts: true, isPlacing: true) }
        delegate?.scrollViewDidScroll(self)
    }

    final func setContentSize(_ new: CGSize) {
        guard new.width.isFinite, new.height.isFinite else { return Self.refuse("content size", new) }
        guard new != size else { return }
        size = new
        stayInside()
        indicators.update(self)
    }

    /// Takes the content back between its ends, which may be others now. Fingers and movements continue between them.
    final func stayInside() { scroll(.endsChanged) }

    // MARK: Asked for by code

    final func go(to offset: CGPoint, animated: Bool, _ purpose: ScrollMovement.Purpose = .animation) {
        guard offset.isFinite else { return Self.refuse("content offset", offset) }
        scroll(.go(to: offset, isAnimated: animated && UIView.areAnimationsEnabled, purpose))
    }

    final func reveal(_ rect: CGRect, animated: Bool) {
        let visible = layer.bounds.inset(by: allInsets), origin = layer.bounds.origin
        let dx = Self.shift(rect.minX, rect.maxX, into: visible.minX, visible.maxX)
        let dy = Self.shift(rect.minY, rect.maxY, into: visible.minY, visible.maxY)
        // What is seen already moves nothing, and ends no movement.
        guard dx != 0 || dy != 0 else { return }
        go(to: clamped(CGPoint(x: origin.x + dx, y: origin.y + dy)), animated: animated)
    }

    /// The least movement that brings a stretch into another, or as much of its beginning as there is room for.
    private static func shift(_ start: CGFloat, _ end: CGFloat, into low: CGFloat, _ high: CGFloat) -> CGFloat {
        if start >= low, end <= high { return 0 }
        if end - start >= high - low { return start <= low && end >= high ? 0 : start < low ? max(start - low, end - high) : min(start - low, end - high) }
        return start < low ? start - low : end - high
    }
}
