/// A position that counts UTF-16 code units from the start of the text.
final class TextOffset: UITextPosition {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    nonisolated override var hash: Int { value }
}

/// A range between two of these positions.
final class TextOffsets: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsets)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
}

/// One stretch of a selection.
final class SelectionStretch: UITextSelectionRect {
    private let place: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let direction: NSWritingDirection

    init(_ place: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
        (self.place, self.isFirst, self.isLast, self.direction) = (place, isFirst, isLast, direction)
        super.init()
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
    override var writingDirection: NSWritingDirection { direction }
}
