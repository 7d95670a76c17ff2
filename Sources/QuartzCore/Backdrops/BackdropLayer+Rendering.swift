internal import CCairo

// Pictures of layers.
extension BackdropLayer {
    /// Paints what has been painted below into the same picture, blurred. Nothing is painted into anything but pictures of 32 bits a pixel.
    func paintBackdrop(_ cairo: OpaquePointer) {
        guard showsBackdrop, let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return }
        let format = cairo_image_surface_get_format(target)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return }
        cairo_surface_flush(target)
        guard let data = cairo_image_surface_get_data(target) else { return }
        let whole = DeviceRect(minX: 0, minY: 0, maxX: Int(cairo_image_surface_get_width(target)), maxY: Int(cairo_image_surface_get_height(target)))
        var matrix = cairo_matrix_t(), xOffset = 0.0, yOffset = 0.0
        cairo_get_matrix(cairo, &matrix)
        // A group may be a part of the picture.
        cairo_surface_get_device_offset(target, &xOffset, &yOffset)
        let world = CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0 + xOffset, ty: matrix.y0 + yOffset)
        let area = DeviceBox(shown.bounds, world).covered.intersection(whole)
        guard !area.isEmpty else { return }
        let below = Canvas(), blurred = Canvas()
        below.use(data, strideInBytes: Int(cairo_image_surface_get_stride(target)), rect: whole)
        if format == CAIRO_FORMAT_RGB24 {
            // There the alpha is undefined.
            for y in area.minY..<area.maxY {
                let row = below.row(y)
                for x in area.minX..<area.maxX { row[x] |= 0xFF00_0000 }
            }
        }
        let picture = BackdropPicture(area, sigma: shownValues.blurRadius.native * abs((world.a * world.d - world.b * world.c).native).squareRoot())
        picture.take(area, from: below)
        blurred.clear(for: area)
        picture.paint(area, on: blurred, saturation: shownValues.saturation.native)
        guard let surface = blurred.cairoSurface else { return }
        cairo_surface_mark_dirty(surface)
        cairo_save(cairo)
        addBoundsPath(to: cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, surface, Double(area.minX) - xOffset, Double(area.minY) - yOffset)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}
