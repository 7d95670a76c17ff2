internal import CCairo

extension CGContext {
    /// What is painted below everything.
    struct Shadow {
        /// In pixels, with y down.
        var x: Int, y: Int
        /// Half the width of each of three boxes.
        var radius: Int
        var color: RGBA
    }

    /// Lets everything painted from now on have a shadow in a third of black.
    /// - Parameters:
    ///   - offset: Points in the context's own user space: what the transform is later does not count. In contexts of UIKit y points down.
    ///   - blur: How far the edge is blurred, in the same points. A soft edge takes time that grows with what the clip leaves visible.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
    }

    /// Lets everything painted from now on have a shadow in the colour; `nil` and colours that can't be seen mean no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color = color?.rgba, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            return state.shadow = nil
        }
        let x = offset.width * baseTransform.a + offset.height * baseTransform.c
        let y = offset.width * baseTransform.b + offset.height * baseTransform.d
        let scale = (baseTransform.a * baseTransform.d - baseTransform.b * baseTransform.c).native
        let sigma = max(blur.native, 0) / 2 * abs(scale).squareRoot()
        state.shadow = Shadow(x: Int(min(max(x.native, -8192), 8192).rounded()), y: Int(min(max(y.native, -8192), 8192).rounded()),
                              radius: BoxBlur.radius(sigma: sigma), color: color)
    }

    /// Runs what paints, and paints its shadow below it.
    @inline(__always)
    func painting(_ body: () -> Void) {
        guard canPaint else { return }
        if state.shadow == nil, exchange == nil, state.masks.isEmpty { return body() }
        paintElsewhere(body)
    }

    private func paintElsewhere(_ body: () -> Void) {
        exchange?.take(surface)
        let shadow = state.blendMode == .clear ? nil : state.shadow
        if state.masks.isEmpty {
            if let shadow { paint(shadow, body) } else { body() }
        } else {
            paintThroughMasks { if let shadow { self.paint(shadow, body) } else { body() } }
        }
        exchange?.give(surface)
    }

    /// What casts the shadow may stand outside of the clip, so it is painted apart, with room around.
    private func paint(_ shadow: Shadow, _ body: () -> Void) {
        let target = cairo, margin = 3 * shadow.radius + 1
        cairo_save(target)
        defer { cairo_restore(target) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(target, &matrix)
        cairo_identity_matrix(target)
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(target, &x0, &y0, &x1, &y1)
        guard x1 > x0, y1 > y0 else { return }
        // All that is seen, and all whose shadow is.
        let left = Int(x0.rounded(.down)) - margin - max(shadow.x, 0), top = Int(y0.rounded(.down)) - margin - max(shadow.y, 0)
        let width = Int(x1.rounded(.up)) + margin - min(shadow.x, 0) - left, height = Int(y1.rounded(.up)) + margin - min(shadow.y, 0) - top
        guard width <= PixelFormat.largestSide, height <= PixelFormat.largestSide,
              let apart = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return }
        defer { cairo_surface_destroy(apart) }
        cairo_surface_set_device_offset(apart, Double(-left), Double(-top))
        guard let other = cairo_create(apart) else { return }
        cairo_set_matrix(target, &matrix)
        copyStyle(from: target, to: other)
        cairo = other
        body()
        cairo = target
        cairo_destroy(other)
        cairo_surface_flush(apart)
        guard let blurred = BoxBlur.alpha(of: apart, radius: shadow.radius) else { return }
        defer { cairo_surface_destroy(blurred) }
        let color = format.swapsRedAndBlue ? shadow.color.swappingRedAndBlue : shadow.color
        cairo_identity_matrix(target)
        let mode = cairo_get_operator(target)
        cairo_set_operator(target, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(target, blurred, Double(left + shadow.x), Double(top + shadow.y))
        cairo_set_operator(target, mode)
        cairo_set_source_surface(target, apart, 0, 0)
        cairo_paint(target)
    }

    /// The path in progress and how it is painted.
    private func copyStyle(from source: OpaquePointer, to target: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(source, &matrix)
        cairo_set_matrix(target, &matrix)
        cairo_set_line_width(target, cairo_get_line_width(source))
        cairo_set_line_cap(target, cairo_get_line_cap(source))
        cairo_set_line_join(target, cairo_get_line_join(source))
        cairo_set_miter_limit(target, cairo_get_miter_limit(source))
        cairo_set_fill_rule(target, cairo_get_fill_rule(source))
        cairo_set_antialias(target, cairo_get_antialias(source))
        cairo_set_tolerance(target, cairo_get_tolerance(source))
        let count = Int(cairo_get_dash_count(source))
        if count > 0 {
            var dashes = [Double](repeating: 0, count: count), phase = 0.0
            cairo_get_dash(source, &dashes, &phase)
            cairo_set_dash(target, dashes, Int32(count), phase)
        }
        guard let path = cairo_copy_path(source) else { return }
        defer { cairo_path_destroy(path) }
        cairo_append_path(target, path)
    }
}
