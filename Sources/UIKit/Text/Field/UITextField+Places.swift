/// From places in the text to places in the field, and back.
extension UITextField {
    func rectOfCaret(at place: Int) -> CGRect {
        let origin = textOrigin, rect = editingRect(forBounds: bounds)
        let x = min(max(origin.x + shown.x(of: place), rect.minX), max(rect.maxX - FieldCaret.width, rect.minX))
        return CGRect(x: pixel(x), y: origin.y, width: FieldCaret.width, height: lineHeight)
    }

    func rectsOfSelection(_ range: Range<Int>) -> [UITextSelectionRect] {
        let origin = textOrigin, stretches = shown.stretches(content.clamped(range)), isBackwards = shown.layout.isRightToLeft
        return stretches.enumerated().map { index, stretch in
            SelectionStretch(CGRect(x: origin.x + stretch.lowerBound, y: origin.y, width: stretch.upperBound - stretch.lowerBound,
                                    height: lineHeight),
                             isFirst: index == (isBackwards ? stretches.count - 1 : 0),
                             isLast: index == (isBackwards ? 0 : stretches.count - 1),
                             direction: isBackwards ? .rightToLeft : .leftToRight)
        }
    }

    func place(at point: CGPoint) -> Int { shown.place(at: point.x - textOrigin.x) }

    func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
        guard hasText else { return nil }
        let place = place(at: point), isBefore = point.x - textOrigin.x < shown.x(of: place)
        let start = isBefore == shown.layout.isRightToLeft ? place : shown.character(before: place)
        let end = shown.character(after: start)
        return start < end ? TextOffsets(start..<end) : nil
    }

    func rangeBetween(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
        guard let one = one as? TextOffset, let other = other as? TextOffset else { return nil }
        return TextOffsets(content.clamped(min(one.value, other.value)..<max(one.value, other.value)))
    }

    func positionMoved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
        guard let place = (position as? TextOffset)?.value else { return nil }
        let (moved, overflow) = place.addingReportingOverflow(offset)
        return !overflow && (0...content.length).contains(moved) ? TextOffset(moved) : nil
    }

    /// So many characters to one side; up and down lead nowhere in one line.
    func positionMoved(_ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int) -> UITextPosition? {
        guard var place = (position as? TextOffset)?.value, direction == .left || direction == .right else { return nil }
        let isForward = (direction == .right) != shown.layout.isRightToLeft
        for _ in 0..<max(offset, 0) {
            let next = isForward ? shown.character(after: place) : shown.character(before: place)
            if next == place { return nil }
            place = next
        }
        return TextOffset(place)
    }
}
