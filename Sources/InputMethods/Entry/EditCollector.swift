internal import TouchHost

/// Puts together what an input method says between two looks into edits, each with the preedit that is shown after it.
struct EditCollector {
    /// The text around the caret, as the app sent it and as edits have changed it since.
    var around = SurroundingText()
    private var preedit = Preedit.none
    private var isHidden = false
    /// What the app shows.
    private var shown = Preedit.none
    private var pending: TextEdit?

    private var visible: Preedit { isHidden ? .none : preedit }

    /// Takes an event.
    /// - Returns: The edit that has to come before it; `nil` for most.
    mutating func take(_ event: MethodEvent) -> TextEdit? {
        switch event {
        case .commit(let text):
            around.enter(text)
            pending = pending ?? TextEdit()
            pending?.commit += text
            // Text takes the preedit's place, and the next preedit may come later.
            if preedit == shown { preedit = .none }
        case .preedit(let new):
            preedit = new.text.isEmpty ? .none : new
            isHidden = false
        case .show(let isShown): isHidden = !isShown
        case .delete(let offset, let count):
            // An edit deletes before it commits.
            let earlier = pending == nil ? nil : finish()
            guard let (before, after) = around.delete(offset: offset, count: count) else { return earlier }
            pending = TextEdit(deleteBefore: before, deleteAfter: after)
            return earlier
        case .forward: return finish()
        }
        return nil
    }

    /// The edit that the events since the last one make up; `nil` for no change.
    mutating func finish() -> TextEdit? {
        let visible = visible
        guard pending != nil || visible != shown else { return nil }
        var edit = pending ?? TextEdit()
        edit.preedit = visible.text
        edit.preeditSelection = visible.text.isEmpty ? nil : visible.selection
        pending = nil
        shown = visible
        return edit
    }

    /// The input method starts afresh: what it composed is no longer its own.
    /// - Parameter isKept: Whether it becomes text, where the input method has marked it so.
    /// - Returns: The edit that ends it in the app; `nil` where the app shows no preedit.
    mutating func end(isKept: Bool) -> TextEdit? {
        let wasShown = shown
        (preedit, shown, pending, isHidden) = (.none, .none, nil, false)
        return wasShown.text.isEmpty ? nil : TextEdit(commit: isKept ? wasShown.kept : "")
    }
}
