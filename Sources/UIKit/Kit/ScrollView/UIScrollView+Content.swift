// Where the content is, and what follows when it moves.
extension UIScrollView {
    /// The content is put elsewhere: fingers and movements continue from there.
    final func putContent(at offset: CGPoint) {
        guard offset.isFinite else { return Self.refuse("content offset", offset) }
        let old = layer.bounds.origin
        guard offset != old else { return }
        setBounds(CGRect(origin: offset, size: layer.bounds.size))
        contentWasPut(from: old)
    }

    final func contentWasPut(from old: CGPoint) {
        let origin = layer.bounds.origin
        let distance = CGVector(dx: origin.x - old.x, dy: origin.y - old.y)
        heldOffset?.x += distance.dx
        heldOffset?.y += distance.dy
        // Beyond an end what is shown is less than what the fingers ask for.
        holdContent()
        if let put = putSinceDrag { putSinceDrag = CGVector(dx: put.dx + distance.dx, dy: put.dy + distance.dy) }
        redirectMotion(movedBy: distance)
        contentMoved()
    }

    /// A finger or a movement takes the content somewhere: to whole pixels, so that what is drawn stays sharp.
    final func moveContent(to offset: CGPoint) {
        let scale = layer.contentsScale
        moveContent(exactlyTo: CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
    }

    final func moveContent(exactlyTo offset: CGPoint) {
        guard offset != layer.bounds.origin, offset.isFinite else { return }
        setBounds(CGRect(origin: offset, size: layer.bounds.size))
        contentMoved()
    }

    private func contentMoved() {
        if isFrameConstrained { constraintsChanged() }
        indicators.update(self)
        refreshControl?.contentMoved(in: self)
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
    final func stayInside() {
        guard !layer.bounds.isEmpty else { return }
        holdContent()
        redirectMotion()
        guard drag == nil, pinching == nil, motion == nil else { return }
        moveContent(exactlyTo: clamped(layer.bounds.origin))
    }

    // MARK: Asked for by code

    final func go(to offset: CGPoint, animated: Bool, _ kind: ScrollMotion.Kind = .animation) {
        guard offset.isFinite else { return Self.refuse("content offset", offset) }
        let isZooming = motion?.scale != nil
        stopMotion()
        // There may be less content at the scale that the end of zooming has left.
        let place = isZooming ? clamped(offset) : offset
        guard animated, window != nil, UIView.areAnimationsEnabled else { return putContent(at: place) }
        let origin = layer.bounds.origin, duration = GestureConfiguration.current.scrollAnimationDuration
        guard place != origin else { return }
        start(ScrollMotion(kind: kind, start: CACurrentMediaTime(), x: AxisMotion(from: origin.x, to: place.x, duration: duration),
                           y: AxisMotion(from: origin.y, to: place.y, duration: duration)))
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
