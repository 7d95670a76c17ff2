internal import CCairo

extension CGContext {
    /// From user space to device pixels with the origin at the bottom left, as Core Graphics counts them.
    public var ctm: CGAffineTransform {
        deviceTransform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// From user space to pixels with the origin at the top left, as they lie in memory.
    package var deviceTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns user space by `angle` radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies `transform` before the transform so far. After one without an inverse nothing is drawn until the state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        guard !state.isCollapsed else { return }
        let result = transform.concatenating(deviceTransform)
        guard result.isInvertible else {
            state.isCollapsed = true
            return
        }
        var matrix = result.cairo
        cairo_set_matrix(cairo, &matrix)
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
