/// Positions and ranges, as `UITextInput` counts them.
extension TextEditing {
    func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
        guard hasText else { return nil }
        let place = place(at: point), isBefore = point.x < rectOfCaret(at: place).minX
        let start = isBefore == places.isRightToLeft(at: place) ? place : places.character(before: place)
        let end = places.character(after: start)
        return start < end ? TextOffsets(start..<end) : nil
    }

    func rangeBetween(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
        guard let one = one as? TextOffset, let other = other as? TextOffset else { return nil }
        return TextOffsets(content.clamped(min(one.value, other.value)..<max(one.value, other.value)))
    }

    func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let one = offset(from: beginningOfDocument, to: one), two = offset(from: beginningOfDocument, to: other)
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }

    func positionMoved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
        guard let place = (position as? TextOffset)?.value else { return nil }
        let (moved, overflow) = place.addingReportingOverflow(offset)
        return !overflow && (0...content.length).contains(moved) ? TextOffset(moved) : nil
    }

    /// So many characters to one side, or so many lines up or down; up and down lead nowhere in one line.
    func positionMoved(_ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int) -> UITextPosition? {
        guard var place = (position as? TextOffset)?.value else { return nil }
        let column = rectOfCaret(at: place).midX
        for _ in 0..<max(offset, 0) {
            guard let next = neighbour(of: place, direction, column) else { return nil }
            place = next
        }
        return TextOffset(place)
    }

    private func neighbour(of place: Int, _ direction: UITextLayoutDirection, _ column: CGFloat) -> Int? {
        let next: Int
        switch direction {
        case .left, .right:
            let isForward = (direction == .right) != places.isRightToLeft(at: place)
            next = isForward ? places.character(after: place) : places.character(before: place)
        case .up, .down:
            guard hasLines else { return nil }
            let line = rectOfCaret(at: place), y = direction == .up ? line.minY - 1 : line.maxY + 1
            guard direction == .up ? y >= rectOfCaret(at: 0).minY : y <= rectOfCaret(at: content.length).maxY else { return nil }
            next = self.place(at: CGPoint(x: column, y: y))
        }
        return next == place ? nil : next
    }
}
