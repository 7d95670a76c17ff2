// The scale (R-SCR-50 … 55).
extension UIScrollView {
    final func zoomLimitsChanged() { pinch.isEnabled = maximumZoomScale > minimumZoomScale }

    /// Gives the view its scale, and the content its size.
    final func showScale(_ new: CGFloat) {
        guard new != scale, let view = delegate?.viewForZooming(in: self) else { return }
        let factor = new / scale, origin = view.frame.origin, anchor = view.layer.anchorPoint
        scale = new
        view.transform = CGAffineTransform(scaleX: new, y: new)
        let bounds = view.layer.bounds
        view.center = CGPoint(x: origin.x * factor + anchor.x * bounds.width * new, y: origin.y * factor + anchor.y * bounds.height * new)
        size = CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The offset at another scale that leaves a point of the scroll view over the same place of the content, as far as there is content.
    final func offset(atScale new: CGFloat, about point: CGPoint) -> CGPoint {
        let factor = new / scale, origin = layer.bounds.origin
        return offset(CGPoint(x: (origin.x + point.x) * factor - point.x, y: (origin.y + point.y) * factor - point.y), atScale: new)
    }

    /// The offset that is nearest to one, with as much content as there is at another scale.
    final func offset(_ offset: CGPoint, atScale new: CGFloat) -> CGPoint {
        let factor = new / scale, insets = allInsets, bounds = layer.bounds
        func inside(_ place: CGFloat, _ before: CGFloat, _ after: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
            place.clamped(to: -before...max(-before, length * factor + after - room))
        }
        return CGPoint(x: inside(offset.x, insets.left, insets.right, size.width, bounds.width),
                       y: inside(offset.y, insets.top, insets.bottom, size.height, bounds.height))
    }

    final func zoom(to new: CGFloat, animated: Bool) {
        guard new.isFinite else { return Self.refuse("zoom scale", new) }
        let target = new.clamped(to: scaleLimits)
        let middle = CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2)
        change(scale: target, offset: offset(atScale: target, about: middle), animated: animated)
    }

    final func zoomToFit(_ rect: CGRect, animated: Bool) {
        let bounds = layer.bounds
        guard rect.isFinite, rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else { return }
        let target = min(bounds.width / rect.width, bounds.height / rect.height).clamped(to: scaleLimits)
        let origin = view.frame.origin, corner = view.layer.bounds.origin, factor = target / scale
        let middle = CGPoint(x: origin.x * factor + (rect.midX - corner.x) * target, y: origin.y * factor + (rect.midY - corner.y) * target)
        let place = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
        change(scale: target, offset: offset(place, atScale: target), animated: animated)
    }

    private func change(scale target: CGFloat, offset: CGPoint, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        // The scale continues from its value, to one inside its limits.
        stopMotion(keepsScale: true)
        guard animated, window != nil, UIView.areAnimationsEnabled, target != scale || offset != layer.bounds.origin else {
            guard target != scale || offset != layer.bounds.origin else { return }
            showScale(target)
            putContent(at: offset)
            holdContent()
            indicators.update(self)
            delegate?.scrollViewDidZoom(self)
            return
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        moveScale(to: target, offset: offset, isBounce: false)
    }

    final func moveScale(to target: CGFloat, offset: CGPoint, isBounce: Bool) {
        let origin = layer.bounds.origin, duration = GestureConfiguration.current.scrollAnimationDuration
        start(ScrollMotion(kind: .zoom(isBounce: isBounce), start: CACurrentMediaTime(),
                           x: AxisMotion(from: origin.x, to: offset.x, duration: duration),
                           y: AxisMotion(from: origin.y, to: offset.y, duration: duration),
                           scale: AxisMotion(from: scale, to: target, duration: duration)))
    }

    final func endZooming() { delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: scale) }
}
