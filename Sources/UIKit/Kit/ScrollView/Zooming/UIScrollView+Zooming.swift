internal import ScrollEngine

// The scale (R-SCR-50 … 55).
extension UIScrollView {
    final func zoomLimitsChanged() { pinch.isEnabled = maximumZoomScale > minimumZoomScale }

    /// Gives the view its scale, and the content its size.
    final func showScale(_ new: CGFloat) {
        guard new != scale, let view = delegate?.viewForZooming(in: self) else { return }
        let anchor = view.layer.anchorPoint
        zoomBasis.take(size: size, origin: view.frame.origin, at: scale)
        let origin = zoomBasis.origin.value(at: new)
        scale = new
        view.transform = CGAffineTransform(scaleX: new, y: new)
        let bounds = view.layer.bounds
        view.center = CGPoint(x: origin.x + anchor.x * bounds.width * new, y: origin.y + anchor.y * bounds.height * new)
        let extent = zoomBasis.size.value(at: new)
        size = CGSize(width: extent.x, height: extent.y)
        zoomBasis.show(size: size, origin: view.frame.origin)
        // Subclasses put content that is smaller than they are in the middle.
        setNeedsLayout()
        indicators.update(self)
    }

    final func zoom(to new: CGFloat, animated: Bool) {
        guard new.isFinite else { return Self.refuse("zoom scale", new) }
        let target = new.clamped(to: scaleLimits)
        let space = space
        change(scale: target, offset: space.offset(atScale: target, about: space.middle), animated: animated)
    }

    final func zoomToFit(_ rect: CGRect, animated: Bool) {
        let bounds = layer.bounds
        guard rect.isFinite, rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else { return }
        let target = min(bounds.width / rect.width, bounds.height / rect.height).clamped(to: scaleLimits)
        let origin = view.frame.origin, corner = view.layer.bounds.origin, factor = target / scale
        let middle = CGPoint(x: origin.x * factor + (rect.midX - corner.x) * target, y: origin.y * factor + (rect.midY - corner.y) * target)
        let place = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
        change(scale: target, offset: space.offset(place, atScale: target), animated: animated)
    }

    private func change(scale target: CGFloat, offset: CGPoint, animated: Bool) {
        guard delegate?.viewForZooming(in: self) != nil else { return }
        scroll(.zoom(to: target, offset: offset, isAnimated: animated && UIView.areAnimationsEnabled))
    }

    final var scaleLimits: ClosedRange<CGFloat> {
        // A limit that is not a number limits nothing.
        let least = minimumZoomScale > 0.001 && minimumZoomScale.isFinite ? minimumZoomScale : 0.001
        return least...(maximumZoomScale > least ? maximumZoomScale : least)
    }
}
