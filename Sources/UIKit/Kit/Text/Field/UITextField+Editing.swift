/// What a text field does when editing begins and ends, and what it is asked (R-TXT-4 … 8).
extension UITextField {
    // MARK: Beginning and end

    func beginEditing() {
        guard !isEditing else { return }
        isEditing = true
        lastTyping = nil
        beginsSecretAgain = isSecureTextEntry
        content.select(anchor: content.length, head: content.length)
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true, isEditing { changeByCode { $0.set("", attributes: $1) } }
        // The delegate may have ended editing.
        guard isEditing else { return }
        contentChanged()
        restartCaret()
        delegate?.textFieldDidBeginEditing(self)
        guard isEditing else { return }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        guard isEditing else { return }
        send(.editingDidBegin, with: nil)
    }

    func endEditing() {
        guard isEditing else { return }
        isEditing = false
        beginsSecretAgain = false
        scroll = 0
        forgetEditing()
        // What was typed moved nothing in the layout so far.
        invalidateIntrinsicContentSize()
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

    /// The clear button was pressed.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        rememberForUndo(beforeMarking ?? content)
        beforeMarking = nil
        lastTyping = nil
        beginsSecretAgain = false
        content.set("", attributes: [:])
        userChangedText()
        // The text is gone, whether it may be edited or not (R-TXT-8).
        if !isFirstResponder { becomeFirstResponder() }
    }

    // MARK: What editing asks and calls

    var isActive: Bool { isEditing }
    var mayChange: Bool { true }
    var isTouchable: Bool { isEnabled }
    var dragsSelect: Bool { true }
    var insertedAttributes: EditedText.Attributes? { typingAttributes }
    var places: any TextPlaces { shown }
    var replacesAllOnce: Bool {
        get { clearsOnInsertion }
        set { clearsOnInsertion = newValue }
    }

    var mostTyped: Int { EditedText.mostTypedInField }

    /// One line stays one line: line ends become spaces.
    func enterable(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }

    func finishes(at text: String) -> Bool {
        guard text == "\n" || text == "\r" else { return false }
        finish()
        return true
    }

    func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    }

    func textDidChange() {
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        send(.editingChanged, with: nil)
    }

    func selectionDidChange() {
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    /// The layout does it.
    func showCaret() {}
}
