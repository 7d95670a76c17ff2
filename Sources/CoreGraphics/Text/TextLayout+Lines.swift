internal import CPango

/// Where the characters of several lines stand. Places in the text are bytes of UTF-8; distances are from the top left corner of the text,
/// whose lines are aligned within a width.
extension TextLayout {
    /// The line that shows what is behind a byte: where a line is broken, the lower one.
    package func line(atByte index: Int) -> Int {
        var low = 0, high = max(lines.count - 1, 0)
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(lines[middle].line.pointee.start_index) <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The line at a distance from the top; the nearest one beyond the text.
    package func line(atY y: CGFloat) -> Int {
        var low = 0, high = max(lines.count - 1, 0)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].bottom > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The bytes that a line shows.
    package func bytes(ofLine index: Int) -> Range<Int> {
        guard lines.indices.contains(index) else { return 0..<0 }
        let line = lines[index].line.pointee
        return Int(line.start_index)..<Int(line.start_index) + Int(line.length)
    }

    /// The area of a line.
    package func frame(ofLine index: Int, in width: CGFloat) -> CGRect {
        guard lines.indices.contains(index) else { return .zero }
        let line = lines[index], top = index > 0 ? lines[index - 1].bottom + lineSpacing : 0
        return CGRect(x: inset(line, in: width), y: top, width: line.width, height: line.bottom - top)
    }

    /// Where a caret in front of a byte is in a line.
    package func x(ofByte index: Int, inLine number: Int, in width: CGFloat) -> CGFloat {
        guard lines.indices.contains(number) else { return 0 }
        return inset(lines[number], in: width) + caret(atByte: index, in: lines[number])
    }

    /// The place between characters that is nearest to a distance from the left in a line.
    package func byte(at x: CGFloat, inLine number: Int, in width: CGFloat) -> Int {
        guard lines.indices.contains(number) else { return 0 }
        return byte(at: x - inset(lines[number], in: width), in: lines[number].line)
    }

    /// The stretches that bytes take in a line, from left to right.
    package func stretches(_ range: Range<Int>, inLine number: Int, in width: CGFloat) -> [ClosedRange<CGFloat>] {
        guard lines.indices.contains(number) else { return [] }
        let left = inset(lines[number], in: width)
        return stretches(range, in: lines[number].line).map { $0.lowerBound + left...$0.upperBound + left }
    }

    package func isRightToLeft(line number: Int) -> Bool { lines.indices.contains(number) && lines[number].isRightToLeft }
}
