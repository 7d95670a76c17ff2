internal import CCairo

extension CGContext {
    /// Paints the clip with colours along the line from `startPoint` to `endPoint`.
    public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
                                   options: CGGradientDrawingOptions) {
        guard startPoint.isFinite, endPoint.isFinite,
              let pattern = cairo_pattern_create_linear(startPoint.x.native, startPoint.y.native,
                                                        endPoint.x.native, endPoint.y.native) else { return }
        paint(pattern, gradient, options)
    }

    /// Paints the clip with the circles between two circles.
    public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat,
                                   endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
              let pattern = cairo_pattern_create_radial(startCenter.x.native, startCenter.y.native, max(startRadius.native, 0),
                                                        endCenter.x.native, endCenter.y.native, max(endRadius.native, 0))
        else { return }
        paint(pattern, gradient, options)
    }

    private func paint(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        defer { cairo_pattern_destroy(pattern) }
        gradient.addStops(to: pattern, options: options, swappingRedAndBlue: format.swapsRedAndBlue)
        painting {
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
    }
}

extension CGGradient {
    /// Adds the colours to a linear or radial `cairo_pattern_t`, and makes it end as `options` say.
    package func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions, swappingRedAndBlue: Bool = false) {
        func add(_ location: Double, _ color: RGBA, alpha: Double) {
            let color = swappingRedAndBlue ? color.swappingRedAndBlue : color
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, alpha)
        }
        // Cairo extends both ends or none; an end that must stop gets a transparent colour at the same place.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        guard let first = stops.first, let last = stops.last else { return }
        if !options.contains(.drawsBeforeStartLocation) {
            add(0, first.color, alpha: 0)
            add(0, first.color, alpha: first.color.alpha)
        }
        for stop in stops { add(stop.location, stop.color, alpha: stop.color.alpha) }
        if !options.contains(.drawsAfterEndLocation) {
            add(1, last.color, alpha: last.color.alpha)
            add(1, last.color, alpha: 0)
        }
    }
}
