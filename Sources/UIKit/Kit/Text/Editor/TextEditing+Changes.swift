/// What editing changes, and what it calls (R-TXT-4 … 9, R-TXV-3).
extension TextEditing {
    /// Editing is over: its state is forgotten.
    func forgetEditing() {
        hideMenu()
        content.mark(nil)
        beforeMarking = nil
        showsHandles = false
        lastTyping = nil
        undoManager?.removeAllActions(withTarget: self)
        contentChanged()
        updateCaret()
    }

    // MARK: What the user changes

    /// Inserts what was typed or pasted, if the delegate lets it.
    func type(_ text: String) {
        if finishes(at: text) { return }
        // What an input method is at is a part of the insertion, and goes with the rest.
        let replacesAll = replacesAllOnce && (beforeMarking ?? content).selection.isEmpty
        let range = replacesAll ? 0..<content.length : content.marked ?? content.selection
        let line = content.fitting(enterable(text), in: isFirstInSecret ? 0..<content.length : range, most: mostTyped, owner: Self.self)
        guard !line.isEmpty || !range.isEmpty else { return }
        let continues = !isFirstInSecret && range.isEmpty && lastTyping?.end == range.lowerBound && lastTyping?.isDeletion == false
        guard change(range, to: line, remembers: !continues, isInsertion: true) else { return }
        lastTyping = (content.head, false)
    }

    /// Deletes the selection, or else the character before the caret.
    func deleteTyped() { deleteOr { places.character(before: $0)..<$0 } }

    /// Deletes the selection, or else what the closure says for the caret.
    func deleteOr(_ range: (Int) -> Range<Int>) {
        let caret = content.head
        let range = content.selection.isEmpty ? range(caret) : content.selection
        guard !range.isEmpty else { return }
        let continues = !isFirstInSecret && content.selection.isEmpty && lastTyping?.end == caret && lastTyping?.isDeletion == true
        guard change(range, to: "", remembers: !continues) else { return }
        lastTyping = (content.head, true)
    }

    /// Whether what the user changes next is the first change in a secret, which concerns all of it (R-TXT-24). With a selection it concerns that.
    private var isFirstInSecret: Bool { beginsSecretAgain && (beforeMarking ?? content).selection.isEmpty }

    /// Asks the delegate and changes the text as the user's doing. About the first change in a secret it is asked as about any other.
    /// - Returns: Whether it did.
    @discardableResult
    func change(_ range: Range<Int>, to text: String, remembers: Bool = true, isInsertion: Bool = false) -> Bool {
        let range = content.clamped(range)
        guard mayReplace(range, with: text) else { return false }
        if isInsertion { replacesAllOnce = false }
        // The delegate may have changed the text itself.
        let now = isFirstInSecret ? 0..<content.length : content.clamped(range)
        beginsSecretAgain = false
        // What an input method was at, and what became of it, is one change.
        if remembers { rememberForUndo(beforeMarking ?? content) }
        beforeMarking = nil
        contentWillChange()
        content.replace(now, with: text, attributes: insertedAttributes, defaults: defaultTextAttributes)
        showsHandles = false
        userChangedText()
        return true
    }

    func userChangedText() {
        column = nil
        hideMenu()
        contentChanged()
        restartCaret()
        showCaret()
        selectionDidChange()
        textDidChange()
    }

    // MARK: Marked text

    /// Marks text in place of what was marked or selected; `nil` keeps it as it is.
    func mark(_ text: String?, selecting selection: NSRange? = nil) {
        guard var text else { return keepMarked() }
        let range = content.marked ?? content.selection
        text = content.fitting(enterable(text), in: range, most: mostTyped, owner: Self.self)
        guard !text.isEmpty || !range.isEmpty else { return }
        if content.marked == nil { beforeMarking = content }
        lastTyping = nil
        contentWillChange()
        content.replace(range, with: text, attributes: insertedAttributes, defaults: defaultTextAttributes)
        let length = text.utf16.count
        content.mark(range.lowerBound..<range.lowerBound + length)
        if let selection, selection.location != NSNotFound {
            let start = min(max(selection.location, 0), length), end = start + min(max(selection.length, 0), length - start)
            content.select(anchor: range.lowerBound + start, head: range.lowerBound + end)
        }
        if text.isEmpty { keepMarked() }
        userChangedText()
    }

    /// The marked text is like all other text from now on.
    func keepMarked() {
        if content.marked != nil {
            content.mark(nil)
            contentChanged()
        }
        if let beforeMarking, beforeMarking.string != content.string { rememberForUndo(beforeMarking) }
        beforeMarking = nil
    }

    // MARK: What code changes

    func changeByCode(_ change: (inout EditedText, EditedText.Attributes) -> Void) {
        inputDelegate?.textWillChange(self)
        change(&content, defaultTextAttributes)
        if isActive { hideMenu() }
        beforeMarking = nil
        lastTyping = nil
        column = nil
        showsHandles = false
        contentChanged()
        inputDelegate?.textDidChange(self)
    }

    func replaceByCode(_ range: Range<Int>, with text: String) {
        contentWillChange()
        content.replace(range, with: text, attributes: nil, defaults: defaultTextAttributes)
        if isActive { hideMenu() }
        beforeMarking = nil
        lastTyping = nil
        column = nil
        contentChanged()
        selectionDidChange()
    }

    // MARK: Selection

    /// Selects from the anchor to the head; both the same set the caret.
    func select(_ anchor: Int, _ head: Int, by hand: SelectionHand) {
        let old = (content.anchor, content.head), hadHandles = showsHandles
        if hand == .code { tracking.isChosen = true }
        content.select(anchor: anchor, head: head)
        column = nil
        replacesAllOnce = false
        showsHandles = !content.selection.isEmpty && (hand == .finger || (hand == .code && hadHandles))
        restartCaret()
        guard (content.anchor, content.head) != old || hadHandles != showsHandles else { return }
        hideMenu()
        lastTyping = nil
        if hand == .code { inputDelegate?.selectionWillChange(self) }
        selectionLookChanged()
        if hand != .code { showCaret() }
        selectionDidChange()
        if hand == .code { inputDelegate?.selectionDidChange(self) }
    }

    // MARK: Undo

    /// Remembers how the text is now, or was, so that undoing brings it back.
    func rememberForUndo(_ snapshot: EditedText) {
        undoManager?.registerUndo(withTarget: self) { field in field.bringBack(snapshot) }
    }

    private func bringBack(_ snapshot: EditedText) {
        rememberForUndo(content)
        beforeMarking = nil
        lastTyping = nil
        beginsSecretAgain = false
        content = snapshot
        content.mark(nil)
        userChangedText()
    }
}
