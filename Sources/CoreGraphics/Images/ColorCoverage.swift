internal import CCairo
internal import Synchronization

/// The pixels of a picture in one colour: a byte for each, how much of the colour it has, where a picture of any colours has four.
package final class ColorCoverage: @unchecked Sendable {
    // Sendable: nothing draws to the surface after it is made, and a lock protects the other.
    /// The `cairo_surface_t` with the bytes, in the format A8. It must not be drawn to.
    package let mask: OpaquePointer
    private let own: Parts
    private let pixels = Mutex(Pixels())

    private struct Pixels: @unchecked Sendable {
        var surface: OpaquePointer?
    }

    /// The colour's parts, from 0 to 255.
    private struct Parts {
        let red: UInt32, green: UInt32, blue: UInt32

        /// - Parameter pixel: It is not transparent.
        init(of pixel: UInt32) {
            let alpha = pixel >> 24
            func part(_ value: UInt32) -> UInt32 { min((value & 0xFF) * 255 + alpha / 2, alpha * 255) / alpha }
            (red, green, blue) = (part(pixel >> 16), part(pixel >> 8), part(pixel))
        }

        func isNear(_ pixel: UInt32) -> Bool {
            let alpha = pixel >> 24
            func isNear(_ value: UInt32, _ part: UInt32) -> Bool { (value & 0xFF) + 1 &- ColorCoverage.product(part, alpha) <= 2 }
            return isNear(pixel >> 16, red) && isNear(pixel >> 8, green) && isNear(pixel, blue)
        }
    }

    /// - Parameter surface: Pixels with alpha.
    /// - Returns: `nil` when the pixels have several colours, or none. Each may be off by one from the product of colour and alpha, as sums of
    ///   products are that were rounded one by one.
    init?(of surface: OpaquePointer) {
        cairo_surface_flush(surface)
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface), let strongest = Self.strongest(data, width, height, stride) else { return nil }
        own = Parts(of: strongest)
        // Before there is a mask: most drawings of several colours have another one soon.
        guard Self.hasOnly(own, data, width, height, stride),
              let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
        self.mask = mask
        guard let bytes = cairo_image_surface_get_data(mask) else { return nil }
        let rowLength = Int(cairo_image_surface_get_stride(mask))
        for row in 0..<height {
            let from = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self), to = bytes + row * rowLength
            for column in 0..<width { to[column] = UInt8(truncatingIfNeeded: from[column] >> 24) }
        }
        cairo_surface_mark_dirty(mask)
    }

    deinit {
        cairo_surface_destroy(mask)
        pixels.withLock { if let surface = $0.surface { cairo_surface_destroy(surface) } }
    }

    /// The colour's parts, from 0 to 1.
    package var color: (red: Double, green: Double, blue: Double) { (Double(own.red) / 255, Double(own.green) / 255, Double(own.blue) / 255) }

    /// A pixel that has most of its colour; `nil` where none has any.
    private static func strongest(_ data: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> UInt32? {
        var strongest: UInt32 = 0
        for row in 0..<height {
            let pixels = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width where pixels[column] >> 24 > strongest >> 24 {
                strongest = pixels[column]
                if strongest >> 24 == 255 { return strongest }
            }
        }
        return strongest >> 24 == 0 ? nil : strongest
    }

    /// The product of two numbers of which 255 is one, rounded as Cairo rounds.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a * b + 128
        return (product + product >> 8) >> 8
    }

    /// Whether no pixel has another colour. Ends at the first one that has.
    private static func hasOnly(_ color: Parts, _ data: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Bool {
        for row in 0..<height {
            let pixels = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width where pixels[column] != 0 && !color.isNear(pixels[column]) { return false }
        }
        return true
    }

    // MARK: As pixels

    /// Four bytes a pixel, for what needs them. They are made when they are asked for first, and kept.
    var surface: OpaquePointer {
        let made = pixels.withLock { pixels in
            if pixels.surface == nil { pixels.surface = makePixels() }
            return pixels
        }
        // Without memory for them it is shown in black.
        return made.surface ?? mask
    }

    private func makePixels() -> OpaquePointer? {
        let width = cairo_image_surface_get_width(mask), height = cairo_image_surface_get_height(mask)
        guard let bytes = cairo_image_surface_get_data(mask), let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
        guard let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let rowLength = Int(cairo_image_surface_get_stride(mask)), stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<Int(height) {
            let from = bytes + row * rowLength, to = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<Int(width) where from[column] != 0 {
                let alpha = UInt32(from[column])
                to[column] = alpha << 24 | Self.product(own.red, alpha) << 16 | Self.product(own.green, alpha) << 8 | Self.product(own.blue, alpha)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

extension CGImage {
    /// The same picture in a quarter of the memory, where it has one colour; else this one. Takes time that is linear in its pixels.
    package func withOneColor() -> CGImage {
        guard hasAlpha, coverage == nil, let coverage = ColorCoverage(of: surface) else { return self }
        return CGImage(coverage, width: width, height: height)
    }
}
