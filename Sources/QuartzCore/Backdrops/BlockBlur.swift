/// Blurs four components side by side, of 16 bits each, with three boxes in each direction. Beyond the edges the values at the edge go on, so that a
/// backdrop does not become darker there.
enum BlockBlur {
    /// Up to here six averages, whose reciprocal is rounded up, never exceed their greatest value.
    static let largestRadius = 76

    /// Blurs `width` by `height` places in place, in time that does not depend on the radius.
    /// - Parameters:
    ///   - values: At most 4080 each, of which 153 are summed without overflow.
    ///   - other: Room for as many values.
    static func blur(_ values: UnsafeMutablePointer<UInt16>, _ other: UnsafeMutablePointer<UInt16>, width: Int, height: Int, radius: Int) {
        guard radius > 0, width > 0, height > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(width, height) * 4) { sums in
            guard let sums = sums.baseAddress else { return }
            blurColumns(values, other, width * 4, height, radius, sums)
            transpose(other, values, width, height)
            blurColumns(values, other, height * 4, width, radius, sums)
            transpose(other, values, height, width)
        }
    }

    /// Blurs each column three times. The result is in `other`.
    private static func blurColumns(_ values: UnsafeMutablePointer<UInt16>, _ other: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int,
                                    _ radius: Int, _ sums: UnsafeMutablePointer<UInt32>) {
        averageColumns(values, other, width, height, radius, sums)
        averageColumns(other, values, width, height, radius, sums)
        averageColumns(values, other, width, height, radius, sums)
    }

    private static func averageColumns(_ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int,
                                       _ radius: Int, _ sums: UnsafeMutablePointer<UInt32>) {
        let count = UInt32(2 * radius + 1), half = UInt32(radius), last = height - 1
        // A product in place of a division.
        let reciprocal = (1 << 20 + count - 1) / count
        for column in 0..<width { sums[column] = UInt32(source[column]) &* UInt32(radius + 1) }
        for row in 1..<radius + 1 { add(source + min(row, last) * width, to: sums, width) }
        for row in 0..<height {
            let line = target + row * width
            for column in 0..<width { line[column] = UInt16(truncatingIfNeeded: ((sums[column] &+ half) &* reciprocal) &>> 20) }
            let new = source + min(row + radius + 1, last) * width, old = source + max(row - radius, 0) * width
            for column in 0..<width { sums[column] = sums[column] &+ UInt32(new[column]) &- UInt32(old[column]) }
        }
    }

    private static func add(_ line: UnsafePointer<UInt16>, to sums: UnsafeMutablePointer<UInt32>, _ width: Int) {
        for column in 0..<width { sums[column] = sums[column] &+ UInt32(line[column]) }
    }

    /// Makes rows of columns, four components at a time.
    private static func transpose(_ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int) {
        for row in 0..<height {
            var place = source + row * width * 4, goal = target + row * 4
            for _ in 0..<width {
                (goal[0], goal[1], goal[2], goal[3]) = (place[0], place[1], place[2], place[3])
                place += 4
                goal += height * 4
            }
        }
    }
}
