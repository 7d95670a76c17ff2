internal import CCairo

/// Three boxes in succession, which blur almost as a Gaussian curve does.
package enum BoxBlur {
    /// Half the width of each box for a standard deviation in pixels; at most 200.
    package static func radius(sigma: Double) -> Int {
        guard sigma > 0 else { return 0 }
        return Int(min(((4 * sigma * sigma + 1).squareRoot() - 1) / 2, 200).rounded())
    }

    /// Blurs `width` by `height` values in place, in time that does not depend on the radius.
    /// - Parameter other: Room for as many values.
    package static func blur(_ values: UnsafeMutablePointer<UInt8>, _ other: UnsafeMutablePointer<UInt8>, width: Int, height: Int, radius: Int) {
        guard radius > 0, width > 0, height > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(width, height)) { sums in
            guard let sums = sums.baseAddress else { return }
            // Columns side by side are summed at once, in vectors; rows are columns of the same values turned over.
            blurColumns(values, other, width, height, radius, sums)
            transpose(other, values, width, height)
            blurColumns(values, other, height, width, radius, sums)
            transpose(other, values, height, width)
        }
    }

    /// Blurs each column three times. The result is in `other`.
    private static func blurColumns(_ values: UnsafeMutablePointer<UInt8>, _ other: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
                                    _ radius: Int, _ sums: UnsafeMutablePointer<UInt32>) {
        averageColumns(values, other, width, height, radius, sums)
        averageColumns(other, values, width, height, radius, sums)
        averageColumns(values, other, width, height, radius, sums)
    }

    /// Averages each value with `radius` neighbours above and below. Values outside count as 0.
    private static func averageColumns(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
                                       _ radius: Int, _ sums: UnsafeMutablePointer<UInt32>) {
        let count = UInt32(2 * radius + 1), half = UInt32(radius)
        // A product in place of a division: for counts up to 256 the same, above at most 1 more.
        let reciprocal = ((1 << 24) + count - 1) / count
        sums.update(repeating: 0, count: width)
        for row in 0..<min(radius, height) { add(source + row * width, to: sums, width) }
        for row in 0..<height {
            if row + radius < height { add(source + (row + radius) * width, to: sums, width) }
            let line = target + row * width
            for column in 0..<width { line[column] = UInt8(truncatingIfNeeded: ((sums[column] &+ half) &* reciprocal) &>> 24) }
            if row >= radius {
                let last = source + (row - radius) * width
                for column in 0..<width { sums[column] = sums[column] &- UInt32(last[column]) }
            }
        }
    }

    private static func add(_ line: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>, _ width: Int) {
        for column in 0..<width { sums[column] = sums[column] &+ UInt32(line[column]) }
    }

    /// Makes rows of columns, in squares that stay in the processor's nearest memory.
    private static func transpose(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int) {
        let side = 32
        for top in stride(from: 0, to: height, by: side) {
            let bottom = min(top + side, height)
            for left in stride(from: 0, to: width, by: side) {
                for column in left..<min(left + side, width) {
                    let line = target + column * height
                    for row in top..<bottom { line[row] = source[row * width + column] }
                }
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
