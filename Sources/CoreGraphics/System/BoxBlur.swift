internal import CCairo

/// Three boxes in succession, which blur almost as a Gaussian curve does.
package enum BoxBlur {
    /// Half the width of each box for a standard deviation in pixels; at most 200.
    package static func radius(sigma: Double) -> Int {
        guard sigma > 0 else { return 0 }
        return Int(min(((4 * sigma * sigma + 1).squareRoot() - 1) / 2, 200).rounded())
    }

    /// Blurs `width` by `height` values in place.
    /// - Parameter other: Room for as many values.
    package static func blur(_ values: UnsafeMutablePointer<UInt8>, _ other: UnsafeMutablePointer<UInt8>, width: Int, height: Int, radius: Int) {
        guard radius > 0 else { return }
        for _ in 0..<3 {
            blur(values, other, lines: height, length: width, lineStep: width, step: 1, radius)
            blur(other, values, lines: width, length: height, lineStep: 1, step: width, radius)
        }
    }

    /// Averages each value with `radius` neighbours on both sides along its line.
    private static func blur(_ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, lines: Int, length: Int,
                             lineStep: Int, step: Int, _ radius: Int) {
        let width = 2 * radius + 1
        for line in 0..<lines {
            let from = source + line * lineStep, to = target + line * lineStep
            var sum = 0
            for index in 0..<min(radius, length) { sum += Int(from[index * step]) }
            for index in 0..<length {
                if index + radius < length { sum += Int(from[(index + radius) * step]) }
                to[index * step] = UInt8((sum + radius) / width)
                if index - radius >= 0 { sum -= Int(from[(index - radius) * step]) }
            }
        }
    }

    /// The alpha of an image surface, blurred, as a surface of alpha alone.
    static func alpha(of surface: OpaquePointer, radius: Int) -> OpaquePointer? {
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface), let result = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
              let target = cairo_image_surface_get_data(result) else { return nil }
        let targetStride = Int(cairo_image_surface_get_stride(result))
        var values = [UInt8](repeating: 0, count: width * height), other = values
        for row in 0..<height {
            let pixels = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width { values[row * width + column] = UInt8(truncatingIfNeeded: pixels[column] >> 24) }
        }
        values.withUnsafeMutableBufferPointer { first in
            other.withUnsafeMutableBufferPointer { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return }
                blur(first, second, width: width, height: height, radius: radius)
                for row in 0..<height { memcpy(target + row * targetStride, first + row * width, width) }
            }
        }
        cairo_surface_mark_dirty(result)
        return result
    }
}
