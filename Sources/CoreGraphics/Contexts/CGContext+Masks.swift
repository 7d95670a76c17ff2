internal import CCairo

extension CGContext {
    /// A picture that lets through what is painted.
    struct Mask {
        /// Alpha is what counts.
        let image: CGImage
        /// From the picture's pixels to the context's.
        let placement: CGAffineTransform
    }

    /// Narrows what is painted from now on to the opacity of a picture, laid over a rectangle as ``draw(_:in:byTiling:)`` lays it: its first row at the
    /// greatest y. Of a picture without alpha the lightness counts. Nothing is painted outside of the rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        guard canPaint, rect.isFinite, rect.width > 0, rect.height > 0, let image = mask.opacityMask else { return clip(to: CGRect.zero) }
        let inUserSpace = CGAffineTransform(a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
                                            ty: rect.maxY)
        clip(to: rect)
        state.masks.append(Mask(image: image, placement: inUserSpace.concatenating(deviceTransform)))
    }

    /// Runs what paints, and lets of it through what the masks do.
    func paintThroughMasks(_ body: () -> Void) {
        let target = cairo, mode = cairo_get_operator(target)
        cairo_push_group(target)
        cairo_set_operator(target, CAIRO_OPERATOR_OVER)
        body()
        guard var painted = cairo_pop_group(target) else { return }
        for mask in state.masks.dropLast() {
            cairo_push_group(target)
            paint(painted, through: mask, target, CAIRO_OPERATOR_OVER)
            cairo_pattern_destroy(painted)
            guard let rest = cairo_pop_group(target) else { return }
            painted = rest
        }
        if let last = state.masks.last { paint(painted, through: last, target, mode) }
        cairo_pattern_destroy(painted)
    }

    private func paint(_ painted: OpaquePointer, through mask: Mask, _ target: OpaquePointer, _ mode: cairo_operator_t) {
        guard mask.placement.isInvertible, let pattern = cairo_pattern_create_for_surface(mask.image.surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_save(target)
        cairo_set_source(target, painted)
        cairo_identity_matrix(target)
        cairo_set_operator(target, mode)
        var matrix = mask.placement.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, state.interpolation.cairo)
        cairo_mask(target, pattern)
        cairo_restore(target)
    }
}

extension CGImage {
    /// The picture itself if it has alpha; else one whose alpha is its lightness.
    fileprivate var opacityMask: CGImage? {
        if hasAlpha { return self }
        guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(copy) == CAIRO_STATUS_SUCCESS, let from = cairo_image_surface_get_data(surface),
              let to = cairo_image_surface_get_data(copy) else {
            cairo_surface_destroy(copy)
            return nil
        }
        let fromStride = Int(cairo_image_surface_get_stride(surface)), toStride = Int(cairo_image_surface_get_stride(copy))
        for row in 0..<height {
            let source = UnsafeRawPointer(from + row * fromStride).assumingMemoryBound(to: UInt32.self)
            let target = UnsafeMutableRawPointer(to + row * toStride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = source[column]
                let red = pixel >> 16 & 0xFF, green = pixel >> 8 & 0xFF, blue = pixel & 0xFF
                target[column] = ((red * 54 + green * 183 + blue * 19) >> 8) << 24
            }
        }
        cairo_surface_mark_dirty(copy)
        return CGImage(owning: copy, hasAlpha: true)
    }
}
