internal import CCairo

/// Work on the memory of Cairo image surfaces, 32 bits a pixel.
enum PixelMemory {
    /// A new image surface with the same pixels, or `nil` when there is no memory for it.
    static func copy(of source: OpaquePointer, swappingRedAndBlue: Bool) -> OpaquePointer? {
        let width = cairo_image_surface_get_width(source), height = cairo_image_surface_get_height(source)
        let format = cairo_image_surface_get_format(source)
        guard let copy = cairo_image_surface_create(format, width, height) else { return nil }
        guard cairo_surface_status(copy) == CAIRO_STATUS_SUCCESS,
              let from = cairo_image_surface_get_data(source), let to = cairo_image_surface_get_data(copy) else {
            cairo_surface_destroy(copy)
            return nil
        }
        let fromStride = Int(cairo_image_surface_get_stride(source)), toStride = Int(cairo_image_surface_get_stride(copy))
        for row in 0..<Int(height) {
            memcpy(to + row * toStride, from + row * fromStride, Int(width) * 4)
        }
        cairo_surface_mark_dirty(copy)
        if swappingRedAndBlue { swapRedAndBlue(copy) }
        return copy
    }

    /// Exchanges red and blue in every pixel.
    static func swapRedAndBlue(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            UnsafeMutableRawPointer(data + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
                for column in 0..<width {
                    let pixel = pixels[column]
                    pixels[column] = (pixel & 0xFF00_FF00) | ((pixel & 0xFF) << 16) | ((pixel >> 16) & 0xFF)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Multiplies the colours of every pixel by its alpha.
    static func premultiply(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        func scaled(_ component: UInt32, _ alpha: UInt32) -> UInt32 { (component * alpha + 127) / 255 }
        for row in 0..<height {
            UnsafeMutableRawPointer(data + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
                for column in 0..<width {
                    let pixel = pixels[column]
                    let alpha = pixel >> 24
                    pixels[column] = alpha << 24 | scaled(pixel >> 16 & 0xFF, alpha) << 16
                        | scaled(pixel >> 8 & 0xFF, alpha) << 8 | scaled(pixel & 0xFF, alpha)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
