/// The text of a field or text view as assistive technology of the desktop has it: places count Unicode scalars, those of a secret its bullets (R-BUS-8, R-BUS-9).
@MainActor
package struct AssistedText {
    private let view: any TextEditing

    /// - Returns: `nil` for what is not a text that is edited or selected.
    package init?(_ object: UIResponder) {
        guard let view = object as? any TextEditing else { return nil }
        self.view = view
    }

    package var isSecret: Bool { view.isSecureTextEntry }
    package var isEditable: Bool { view.mayChange && (view as? UIControl)?.isEnabled ?? true }

    /// What can be read. Of a secret that is as many bullets as are shown.
    package var string: String { isSecret ? String(repeating: "•", count: view.content.string.count) : view.content.string }

    // MARK: Places

    /// The place in the text, in UTF-16 code units, that a number of scalars or bullets leads to. Beyond the text it is the end.
    private func place(_ offset: Int) -> Int {
        let text = view.content.string, offset = max(offset, 0)
        let index = isSecret ? text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
            : text.unicodeScalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
        return index.map { $0.utf16Offset(in: text) } ?? view.content.length
    }

    private func offset(_ place: Int) -> Int {
        let text = view.content.string
        let index = text.utf16.index(text.startIndex, offsetBy: max(place, 0), limitedBy: text.endIndex) ?? text.endIndex
        return isSecret ? text.distance(from: text.startIndex, to: index) : text.unicodeScalars.distance(from: text.startIndex, to: index)
    }

    private func places(_ range: Range<Int>) -> Range<Int> {
        let start = place(range.lowerBound)
        return start..<max(place(range.upperBound), start)
    }

    package var caret: Int { offset(view.content.head) }
    package var selection: Range<Int> { offset(view.content.selection.lowerBound)..<offset(view.content.selection.upperBound) }

    /// The line that is seen around a place.
    package func line(around offset: Int) -> Range<Int> {
        view.layoutIfNeeded()
        let line = view.places.line(at: place(offset))
        return self.offset(line.lowerBound)..<self.offset(line.upperBound)
    }

    /// Where a stretch is on the screen, in points: the rectangle around its lines.
    package func frame(of range: Range<Int>) -> CGRect {
        view.layoutIfNeeded()
        let range = places(range)
        let rects = range.isEmpty ? [view.rectOfCaret(at: range.lowerBound)] : view.selectionRects(for: TextOffsets(range)).map(\.rect)
        guard let first = rects.first else { return view.accessibilityOutline }
        return UIAccessibility.convertToScreenCoordinates(rects.dropFirst().reduce(first) { $0.union($1) }, in: view)
    }

    /// The place nearest to a point of the screen; `nil` for a point beside the view.
    package func offset(at point: CGPoint) -> Int? {
        guard let window = view.window else { return nil }
        let inView = view.convert(window.convert(point, from: nil as UIWindow?), from: nil as UIView?)
        guard view.bounds.contains(inView) else { return nil }
        view.layoutIfNeeded()
        return offset(view.place(at: inView))
    }

    // MARK: Changes

    /// Selects a stretch; an empty one is the caret.
    package func select(_ range: Range<Int>) -> Bool {
        let range = places(range)
        view.select(range.lowerBound, range.upperBound, by: .code)
        return view.content.selection == range
    }

    package func scroll(to range: Range<Int>) {
        let range = places(range)
        (view as? UITextView)?.scrollRangeToVisible(NSRange(range))
        _ = view.scrollAsAssistedToVisible()
    }

    /// Replaces a stretch as a person who pastes does: editing begins where it has not, and the delegate is asked (R-BUS-8).
    /// - Returns: Whether editing began and, after it, the text is another one, or is what it was to be.
    package func replace(_ range: Range<Int>, with text: String) -> Bool {
        guard isEditable, view.isFirstResponder || view.becomeFirstResponder() else { return false }
        let range = places(range), old = view.content.string
        view.select(range.lowerBound, range.upperBound, by: .code)
        if text.isEmpty { view.deleteOr { _ in range } } else { view.type(view.withoutReturn(text)) }
        return view.content.string != old || old == text
    }

    // MARK: Pasteboard

    /// A secret is not copied, as by the edit actions.
    package func copy(_ range: Range<Int>) -> Bool {
        guard !isSecret, let text = view.text(in: TextOffsets(places(range))), !text.isEmpty else { return false }
        UIPasteboard.general.string = text
        return true
    }

    package func paste(at offset: Int) -> Bool {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return false }
        return replace(offset..<offset, with: text)
    }
}
