internal import CCairo

/// Copies of a picture side by side, in place of a colour (R-DRW-32). Immutable.
package struct ColorPattern: Hashable, Sendable {
    package let image: CGImage
    /// Of the picture, in points.
    package let size: CGSize
    /// From 0 to 1.
    package let alpha: Double

    package init(_ image: CGImage, size: CGSize, alpha: Double = 1) {
        (self.image, self.size) = (image, size)
        self.alpha = alpha > 0 ? min(alpha, 1) : 0
    }

    package static func == (left: ColorPattern, right: ColorPattern) -> Bool {
        left.image === right.image && left.size == right.size && left.alpha == right.alpha
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(alpha)
    }

    /// From the pattern's points to the picture's pixels.
    private var toPixels: CGAffineTransform {
        CGAffineTransform(scaleX: CGFloat(image.width) / size.width, y: CGFloat(image.height) / size.height)
    }

    /// A source for Cairo that paints copies of the picture in all directions. The caller owns it.
    /// - Parameters:
    ///   - transform: From user space to the pattern's points, whose origin is the corner of a copy.
    ///   - swapsRedAndBlue: Whether the pixels that are painted have another order.
    package func makeSource(_ transform: CGAffineTransform, swapsRedAndBlue: Bool = false) -> OpaquePointer? {
        guard size.width > 0, size.height > 0, transform.isInvertible else { return nil }
        var pixels = image.cairoSurface, swapped: OpaquePointer?
        if swapsRedAndBlue {
            swapped = PixelMemory.copy(of: pixels, swappingRedAndBlue: true)
            guard let swapped else { return nil }
            pixels = swapped
        }
        defer { if let swapped { cairo_surface_destroy(swapped) } }
        let pattern = cairo_pattern_create_for_surface(pixels)
        var matrix = transform.concatenating(toPixels).cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        return pattern
    }

    /// The colour that is used where one colour is needed: the middle of a grid of pixels.
    var middle: RGBA {
        cairo_surface_flush(image.cairoSurface)
        guard let data = cairo_image_surface_get_data(image.cairoSurface), image.width > 0, image.height > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        let stride = Int(cairo_image_surface_get_stride(image.cairoSurface)), dx = max(image.width / 32, 1), dy = max(image.height / 32, 1)
        var sum = SIMD4<Double>(repeating: 0), count = 0.0
        for y in Swift.stride(from: 0, to: image.height, by: dy) {
            let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in Swift.stride(from: 0, to: image.width, by: dx) {
                let pixel = row[x], opacity = image.isOpaque ? 255 : pixel >> 24
                sum += SIMD4(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(opacity))
                count += 1
            }
        }
        guard sum.w > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        return RGBA(red: CGFloat(sum.x / sum.w), green: CGFloat(sum.y / sum.w), blue: CGFloat(sum.z / sum.w), alpha: CGFloat(sum.w / count / 255 * alpha))
    }
}
