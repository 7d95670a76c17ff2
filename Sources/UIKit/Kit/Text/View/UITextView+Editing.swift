/// What a text view asks and reports when it is edited (R-TXV-3).
extension UITextView {
    func beginEditing() {
        guard !isActive else { return }
        isActive = true
        isEdited = isEditable
        lastTyping = nil
        selectionLookChanged()
        restartCaret()
        guard isEdited else { return }
        delegate?.textViewDidBeginEditing(self)
        guard isEdited else { return }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditing() {
        guard isActive else { return }
        let wasEdited = isEdited
        isActive = false
        isEdited = false
        forgetEditing()
        guard wasEdited else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    var hasLines: Bool { true }
    var pageHeight: CGFloat { bounds.inset(by: allInsets).height }
    var mayChange: Bool { isEditable && isSelectable }
    var isTouchable: Bool { isSelectable }
    /// They scroll.
    var dragsSelect: Bool { false }
    var insertedAttributes: EditedText.Attributes? { chosenAttributes }
    var replacesAllOnce: Bool {
        get { clearsOnInsertion }
        set { clearsOnInsertion = newValue }
    }
    /// It shows what is written: there are no secrets in it.
    var beginsSecretAgain: Bool {
        get { false }
        set {}
    }

    var defaultTextAttributes: EditedText.Attributes {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    }

    var mostTyped: Int { EditedText.mostTypedInView }
    func enterable(_ text: String) -> String { text }
    func finishes(at text: String) -> Bool { false }

    func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) ?? true
    }

    func textDidChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionDidChange() {
        chosenAttributes = nil
        delegate?.textViewDidChangeSelection(self)
    }

    func selectByCode(_ range: NSRange) {
        guard range.location != NSNotFound else { return }
        let start = min(max(range.location, 0), content.length)
        select(start, start + min(max(range.length, 0), content.length - start), by: .code)
    }

    func traitsChanged() { Surroundings.editedTextChanged() }
}
