internal import CCairo

extension CGContext {
    /// Draws the image so that it fills `rect`. Its first row goes to the rectangle's greatest y: in a context of UIKit, whose y points
    /// down, it appears upside down, as on Apple's platforms.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard canPaint, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let xScale = rect.width / CGFloat(image.width), yScale = rect.height / CGFloat(image.height)
        let placement = CGAffineTransform(a: xScale, b: 0, c: 0, d: -yScale, tx: rect.minX, ty: rect.maxY)
        paint(image, placement: placement, in: byTiling ? boundingBoxOfClipPath : rect, extend: byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    }

    /// Draws the image upright where y points down, as UIKit and layers do.
    package func drawUpright(_ image: CGImage, in rect: CGRect, part: CGRect? = nil) {
        let rect = rect.standardized
        let part = part ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
        guard canPaint, rect.isFinite, rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { return }
        let xScale = rect.width / part.width, yScale = rect.height / part.height
        let placement = CGAffineTransform(a: xScale, b: 0, c: 0, d: yScale,
                                          tx: rect.minX - part.minX * xScale, ty: rect.minY - part.minY * yScale)
        paint(image, placement: placement, in: rect, extend: CAIRO_EXTEND_PAD)
    }

    /// Fills `rect` with copies of the image side by side from `origin` on, each `size` large, upright where y points down.
    package func tileUpright(_ image: CGImage, size: CGSize, origin: CGPoint, in rect: CGRect) {
        guard canPaint, rect.isFinite, size.width > 0, size.height > 0 else { return }
        let placement = CGAffineTransform(a: size.width / CGFloat(image.width), b: 0, c: 0, d: size.height / CGFloat(image.height),
                                          tx: origin.x, ty: origin.y)
        paint(image, placement: placement, in: rect, extend: CAIRO_EXTEND_REPEAT)
    }

    private func paint(_ image: CGImage, placement: CGAffineTransform, in rect: CGRect, extend: cairo_extend_t) {
        paint(image.surface, placement: placement, in: rect, extend: extend)
    }

    /// Paints pixels in Cairo's order.
    /// - Parameter placement: From the pixels, with y down, to user space.
    func paint(_ pixels: OpaquePointer, placement: CGAffineTransform, in rect: CGRect, extend: cairo_extend_t) {
        guard placement.isInvertible else { return }
        var surface = pixels
        var swapped: OpaquePointer?
        if format.swapsRedAndBlue {
            swapped = PixelMemory.copy(of: surface, swappingRedAndBlue: true)
            guard let swapped else { return }
            surface = swapped
        }
        defer { if let swapped { cairo_surface_destroy(swapped) } }
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = placement.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, state.interpolation.cairo)
        cairo_pattern_set_extend(pattern, extend)
        cairo_new_path(cairo)
        painting { fill(rect, with: pattern) }
    }

    private func fill(_ rect: CGRect, with pattern: OpaquePointer) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX.native, rect.minY.native, rect.width.native, rect.height.native)
        cairo_set_source(cairo, pattern)
        if state.alpha < 1 {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, state.alpha)
        } else {
            cairo_fill(cairo)
        }
        cairo_restore(cairo)
    }
}
