/// What editing changes, and the delegate and targets it calls (R-TXT-4 … 9).
extension UITextField {
    /// What changed the selection, which decides about handles.
    enum Hand { case code, keys, finger, pointer }

    // MARK: Beginning and end

    func beginEditing() {
        guard !isEditing else { return }
        isEditing = true
        lastTyping = nil
        content.select(anchor: content.length, head: content.length)
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { changeByCode { $0.set("", attributes: $1) } }
        contentChanged()
        restartCaret()
        delegate?.textFieldDidBeginEditing(self)
        guard isEditing else { return }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        send(.editingDidBegin, with: nil)
    }

    func endEditing() {
        guard isEditing else { return }
        hideMenu()
        content.mark(nil)
        beforeMarking = nil
        isEditing = false
        showsHandles = false
        scroll = 0
        lastTyping = nil
        undoManager?.removeAllActions(withTarget: self)
        contentChanged()
        updateCaret()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        send(.editingDidEnd, with: nil)
    }

    /// Return was typed.
    func finish() {
        keepMarked()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let hears = actions.allEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, with: nil)
        send(.primaryActionTriggered, with: nil)
        if hears, isFirstResponder { _ = resignFirstResponder() }
    }

    // MARK: What the user changes

    /// Inserts what was typed or pasted, if the delegate lets it.
    func type(_ text: String) {
        if text == "\n" || text == "\r" { return finish() }
        let replacesAll = clearsOnInsertion && content.selection.isEmpty && content.marked == nil
        let range = replacesAll ? 0..<content.length : content.marked ?? content.selection
        let line = content.fitting(Self.onOneLine(text), in: range)
        guard !line.isEmpty || !range.isEmpty else { return }
        clearsOnInsertion = false
        let continues = range.isEmpty && lastTyping?.end == range.lowerBound && lastTyping?.isDeletion == false
        guard change(range, to: line, remembers: !continues) else { return }
        lastTyping = (content.head, false)
    }

    /// One line stays one line: line ends become spaces.
    private static func onOneLine(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Deletes the selection, or else the character before the caret.
    func deleteTyped() { deleteOr { shown.character(before: $0)..<$0 } }

    /// Deletes the selection, or else what the closure says for the caret.
    func deleteOr(_ range: (Int) -> Range<Int>) {
        let caret = content.head
        let range = content.selection.isEmpty ? range(caret) : content.selection
        guard !range.isEmpty else { return }
        let continues = content.selection.isEmpty && lastTyping?.end == caret && lastTyping?.isDeletion == true
        guard change(range, to: "", remembers: !continues) else { return }
        lastTyping = (content.head, true)
    }

    /// Asks the delegate and changes the text as the user's doing.
    /// - Returns: Whether it did.
    @discardableResult
    func change(_ range: Range<Int>, to text: String, remembers: Bool = true) -> Bool {
        let range = content.clamped(range)
        guard delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true else { return false }
        // The delegate may have changed the text itself.
        let now = content.clamped(range)
        // What an input method was at, and what became of it, is one change.
        if remembers { rememberForUndo(beforeMarking ?? content) }
        beforeMarking = nil
        content.replace(now, with: text, attributes: typingAttributes, defaults: defaultTextAttributes)
        showsHandles = false
        userChangedText()
        return true
    }

    private func userChangedText() {
        hideMenu()
        contentChanged()
        selectionChanged()
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        send(.editingChanged, with: nil)
    }

    /// The clear button was pressed.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if !isFirstResponder, !becomeFirstResponder() { return }
        rememberForUndo(beforeMarking ?? content)
        beforeMarking = nil
        lastTyping = nil
        content.set("", attributes: [:])
        userChangedText()
    }

    // MARK: Marked text

    /// Marks text in place of what was marked or selected; `nil` keeps it as it is.
    func mark(_ text: String?, selecting selection: NSRange? = nil) {
        guard var text else { return keepMarked() }
        let range = content.marked ?? content.selection
        text = content.fitting(Self.onOneLine(text), in: range)
        guard !text.isEmpty || !range.isEmpty else { return }
        if content.marked == nil { beforeMarking = content }
        lastTyping = nil
        content.replace(range, with: text, attributes: typingAttributes, defaults: defaultTextAttributes)
        let length = text.utf16.count
        content.mark(range.lowerBound..<range.lowerBound + length)
        if let selection, selection.location != NSNotFound {
            let start = min(max(selection.location, 0), length), end = start + min(max(selection.length, 0), length - start)
            content.select(anchor: range.lowerBound + start, head: range.lowerBound + end)
        }
        if text.isEmpty { keepMarked() }
        userChangedText()
    }

    /// What was marked is text like all other from now on.
    private func keepMarked() {
        if content.marked != nil {
            content.mark(nil)
            contentChanged()
        }
        if let beforeMarking, beforeMarking.string != content.string { rememberForUndo(beforeMarking) }
        beforeMarking = nil
    }

    // MARK: What code changes

    func changeByCode(_ change: (inout FieldText, FieldText.Attributes) -> Void) {
        inputDelegate?.textWillChange(self)
        change(&content, defaultTextAttributes)
        beforeMarking = nil
        lastTyping = nil
        showsHandles = false
        contentChanged()
        inputDelegate?.textDidChange(self)
    }

    func replaceByCode(_ range: Range<Int>, with text: String) {
        content.replace(range, with: text, attributes: nil, defaults: defaultTextAttributes)
        beforeMarking = nil
        lastTyping = nil
        contentChanged()
        selectionChanged()
    }

    // MARK: Selection

    /// Selects from the anchor to the head; both the same set the caret.
    func select(_ anchor: Int, _ head: Int, by hand: Hand) {
        let old = (content.anchor, content.head), hadHandles = showsHandles
        content.select(anchor: anchor, head: head)
        clearsOnInsertion = false
        showsHandles = !content.selection.isEmpty && (hand == .finger || (hand == .code && hadHandles))
        restartCaret()
        guard (content.anchor, content.head) != old || hadHandles != showsHandles else { return }
        hideMenu()
        lastTyping = nil
        if hand == .code { inputDelegate?.selectionWillChange(self) }
        selectionLookChanged()
        selectionChanged()
        if hand == .code { inputDelegate?.selectionDidChange(self) }
    }

    private func selectionChanged() {
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    // MARK: Undo

    /// Remembers how the text is now, or was, so that undoing brings it back.
    func rememberForUndo(_ snapshot: FieldText) {
        undoManager?.registerUndo(withTarget: self) { field in field.bringBack(snapshot) }
    }

    private func bringBack(_ snapshot: FieldText) {
        rememberForUndo(content)
        beforeMarking = nil
        lastTyping = nil
        content = snapshot
        content.mark(nil)
        userChangedText()
    }
}
