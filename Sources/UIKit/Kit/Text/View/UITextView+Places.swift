/// From places in the text to places in the content, and back.
extension UITextView {
    func rectOfCaret(at place: Int) -> CGRect {
        let line = laidOut.caret(at: place), corner = textOrigin, scale = max(contentScaleFactor, 1)
        let x = min(corner.x + line.minX, max(corner.x + flow.width - TextCaret.width, 0))
        return CGRect(x: (x * scale).rounded() / scale, y: corner.y + line.minY, width: TextCaret.width, height: line.height)
    }

    func place(at point: CGPoint) -> Int {
        let corner = textOrigin
        return laidOut.place(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y))
    }

    func rectsOfSelection(_ range: Range<Int>) -> [UITextSelectionRect] {
        let rects = laidOut.rects(content.clamped(range)), corner = textOrigin
        return rects.enumerated().map { index, rect in
            SelectionStretch(rect.offsetBy(dx: corner.x, dy: corner.y), isFirst: index == 0, isLast: index == rects.count - 1,
                             direction: places.isRightToLeft(at: range.lowerBound) ? .rightToLeft : .leftToRight)
        }
    }

    /// Scrolls to where the selection's moving end is.
    func showCaret() {
        guard isActive, isScrollEnabled, !layer.bounds.isEmpty else { return }
        placeText()
        let place = content.head
        measureSeen(around: place)
        let line = rectOfCaret(at: place)
        // Above the first line and below the last there is nothing to see but the margin.
        let top = place == 0 ? 0 : line.minY, bottom = place == content.length ? size.height : line.maxY
        reveal(CGRect(x: line.minX, y: top, width: line.width, height: bottom - top), animated: false)
    }

    func show(_ range: NSRange) {
        guard range.location != NSNotFound, !layer.bounds.isEmpty else { return }
        placeText()
        let start = min(max(range.location, 0), content.length), end = start + min(max(range.length, 0), content.length - start)
        measureSeen(around: end)
        measureSeen(around: start)
        reveal(rectOfCaret(at: start).union(rectOfCaret(at: end)), animated: false)
    }
}
