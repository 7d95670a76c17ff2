extension CGPoint {
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(x: transform.a * x + transform.c * y + transform.tx,
                y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size transformed as a vector: the translation plays no part.
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(width: transform.a * width + transform.c * height,
               height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four transformed corners.
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let x0 = minX, x1 = maxX, y0 = minY, y1 = maxY
        let ax0 = transform.a * x0, ax1 = transform.a * x1
        let cy0 = transform.c * y0, cy1 = transform.c * y1
        let bx0 = transform.b * x0, bx1 = transform.b * x1
        let dy0 = transform.d * y0, dy1 = transform.d * y1
        let left = min(ax0, ax1) + min(cy0, cy1)
        let right = max(ax0, ax1) + max(cy0, cy1)
        let top = min(bx0, bx1) + min(dy0, dy1)
        let bottom = max(bx0, bx1) + max(dy0, dy1)
        return CGRect(x: left + transform.tx, y: top + transform.ty, width: right - left, height: bottom - top)
    }
}
