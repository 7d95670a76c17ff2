internal import CPango

/// Where the characters of a line stand. Places in the text are bytes of UTF-8; distances are from the left edge of the text.
extension TextLayout {
    /// Whether the first line runs from right to left.
    package var isRightToLeft: Bool { lines.first?.isRightToLeft ?? false }

    /// Where a caret in front of the byte is in the first line.
    package func caret(atByte index: Int) -> CGFloat {
        lines.first.map { caret(atByte: index, in: $0) } ?? 0
    }

    func caret(atByte index: Int, in line: Line) -> CGFloat {
        // Pango has the end of each line at its right side.
        if line.isRightToLeft, index >= Int(line.line.pointee.start_index + line.line.pointee.length), line.line.pointee.length > 0 { return 0 }
        var x: Int32 = 0
        pango_layout_line_index_to_x(line.line, Int32(clamping: max(index, 0)), 0, &x)
        return Self.points(x)
    }

    /// The place between characters that is nearest to a distance in the first line.
    package func byte(at x: CGFloat) -> Int {
        lines.first.map { byte(at: x, in: $0.line) } ?? 0
    }

    func byte(at x: CGFloat, in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
        guard x.isFinite, let text = pango_layout_get_text(line.pointee.layout) else { return 0 }
        var index: Int32 = 0, trailing: Int32 = 0
        let units = Int32(clamping: Int((min(max(x, -1e5), 1e6) * CGFloat(PANGO_SCALE)).rounded()))
        pango_layout_line_x_to_index(line, units, &index, &trailing)
        // Trailing counts characters up to the far edge of what was hit.
        var byte = Int(index)
        for _ in 0..<max(trailing, 0) {
            byte += 1
            while UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte += 1 }
        }
        return byte
    }

    /// The stretches of the first line that bytes take, from left to right: several where directions of writing mix.
    package func stretches(_ range: Range<Int>) -> [ClosedRange<CGFloat>] {
        lines.first.map { stretches(range, in: $0.line) } ?? []
    }

    func stretches(_ range: Range<Int>, in line: UnsafeMutablePointer<PangoLayoutLine>) -> [ClosedRange<CGFloat>] {
        guard !range.isEmpty else { return [] }
        var list: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound), &list, &count)
        defer { g_free(list) }
        guard let list else { return [] }
        return (0..<Int(count)).map { number in
            let one = Self.points(list[2 * number]), other = Self.points(list[2 * number + 1])
            return min(one, other)...max(one, other)
        }
    }
}
