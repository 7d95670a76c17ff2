/// From places in the text to places in the field, and back.
extension UITextField {
    func rectOfCaret(at place: Int) -> CGRect {
        let origin = textOrigin, rect = editingRect(forBounds: bounds)
        let x = min(max(origin.x + shown.x(of: place), rect.minX), max(rect.maxX - TextCaret.width, rect.minX))
        return CGRect(x: pixel(x), y: origin.y, width: TextCaret.width, height: lineHeight)
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
}
