internal import CCairo

/// A picture of a layer in the layer's coordinates, for rasterizing and for transitions.
final class LayerRaster {
    /// What of the layer's coordinates the picture shows.
    let box: CGRect
    private let scale: CGFloat
    private nonisolated(unsafe) let surface: OpaquePointer

    /// The largest picture, in pixels a side.
    private static let largestSide = 8192.0

    /// - Parameter paint: Paints in a context whose coordinates are the layer's own.
    /// - Returns: `nil` for a box that no picture can have.
    @MainActor
    init?(box: CGRect, scale: CGFloat, paint: (OpaquePointer) -> Void) {
        guard scale > 0, scale.isFinite, !box.isNull, box.isFinite else { return nil }
        let box = CGRect(x: (box.minX * scale).rounded(.down) / scale, y: (box.minY * scale).rounded(.down) / scale, width: box.width + 1 / scale,
                         height: box.height + 1 / scale)
        let width = (box.width * scale).native.rounded(.up), height = (box.height * scale).native.rounded(.up)
        guard width >= 1, height >= 1, width <= Self.largestSide, height <= Self.largestSide,
              let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_scale(cairo, scale.native, scale.native)
        cairo_translate(cairo, -box.minX.native, -box.minY.native)
        paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        self.surface = surface
        self.box = box
        self.scale = scale
    }

    deinit { cairo_surface_destroy(surface) }

    /// Paints the picture in a context whose coordinates are the layer's own.
    func paint(_ cairo: OpaquePointer, opacity: Double = 1) {
        cairo_save(cairo)
        cairo_translate(cairo, box.minX.native, box.minY.native)
        cairo_scale(cairo, 1 / scale.native, 1 / scale.native)
        cairo_set_source_surface(cairo, surface, 0, 0)
        if let pattern = cairo_get_source(cairo) { cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD) }
        cairo_paint_with_alpha(cairo, opacity)
        cairo_restore(cairo)
    }
}
