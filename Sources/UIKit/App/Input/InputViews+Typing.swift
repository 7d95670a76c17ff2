// What the keyboard on the screen does to the responder that is edited.
extension InputViews: KeyboardTarget {
    /// The responder that the keyboard types into.
    private var editor: (any UIKeyInput)? {
        guard let responder = application.keyWindow?.firstResponder, responder.takesText else { return nil }
        return responder as? any UIKeyInput
    }

    var hasText: Bool { editor?.hasText ?? false }
    func insert(_ text: String) { editor?.insertText(text) }
    func deleteBackward() { editor?.deleteBackward() }

    func textBeforeCaret(_ count: Int) -> String? {
        guard let text = editor as? any UITextInput, let selection = text.selectedTextRange, selection.isEmpty else { return nil }
        // A character may be of several units; one that is cut is not whole, and so not equal to any.
        let units = max(text.offset(from: text.beginningOfDocument, to: selection.start) - count * 2, 0)
        guard let start = text.position(from: text.beginningOfDocument, offset: units),
              let range = text.textRange(from: start, to: selection.start) else { return nil }
        return text.text(in: range).map { String($0.suffix(count)) }
    }

    // MARK: The caret

    func beginMovingCaret() -> Bool {
        guard let text = editor as? any UITextInput, let selection = text.selectedTextRange else { return false }
        let caret = text.caretRect(for: selection.end)
        caretPoint = CGPoint(x: caret.midX, y: caret.midY)
        return true
    }

    func moveCaret(by distance: CGVector) {
        guard let text = editor as? any UITextInput else { return }
        // Beyond the text's ends the finger would have to come back as far before the caret moves.
        let first = text.caretRect(for: text.beginningOfDocument), last = text.caretRect(for: text.endOfDocument)
        let width = (text as? UIView)?.bounds.maxX ?? .infinity
        caretPoint.x = min(max(caretPoint.x + distance.dx, min(first.minX, 0)), max(width, last.maxX))
        caretPoint.y = min(max(caretPoint.y + distance.dy, first.minY), last.maxY)
        guard let position = text.closestPosition(to: caretPoint), let range = text.textRange(from: position, to: position) else { return }
        let isThere = text.selectedTextRange.map { $0.isEmpty && text.compare($0.start, to: position) == .orderedSame } ?? false
        if !isThere { text.selectedTextRange = range }
    }

    // MARK: What is asked of the keyboard itself

    func turnToNextLanguage() {
        languages.turn(for: application.keyWindow?.firstResponder)
        languageChanged()
    }

    private func languageChanged() {
        keyboard?.setLanguage(languages.current, of: languages.chosen.count)
        postMode()
    }

    private func postMode() { NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: mode) }

    /// The language that is shown, or the emoji.
    var mode: UITextInputMode { showsEmoji ? .emoji : UITextInputMode(languages.current) }
    /// The modes between which a person may choose.
    var modes: [UITextInputMode] { languages.chosen.map(UITextInputMode.init) + (EmojiFont.hasColors ? [.emoji] : []) }

    var languageNames: [String] { languages.chosen.map(\.name) }
    var languageIndex: Int { languages.chosen.firstIndex { $0.tag == languages.current.tag } ?? 0 }

    func turn(toLanguage index: Int) {
        guard languages.chosen.indices.contains(index), index != languageIndex else { return }
        languages.show(index, for: application.keyWindow?.firstResponder)
        languageChanged()
    }

    func emojiShown(_ areShown: Bool) {
        showsEmoji = areShown
        postMode()
    }

    func arrangementChanged(to new: KeyboardArrangement) { arrangement = new }

    func keyboardHeightChanged() { keyboardHeightIsAnother() }

    func hideKeyboard() { application.keyWindow?.firstResponder?.resignFirstResponder() }
}
