internal import FoundationAdditions

/// Cut, copy, paste and what else is done to a selection (R-TXT-10).
extension TextEditing {
    /// Whether an edit action makes sense now; `nil` for actions that are none of its own.
    func canEdit(_ action: Selector, _ sender: Any?) -> Bool? {
        let hasSelection = !content.selection.isEmpty
        return switch action.name {
        case "cut:": isActive && mayChange && hasSelection && !isSecureTextEntry
        case "copy:": isActive && hasSelection && !isSecureTextEntry
        // A menu has "Cut" for it.
        case "delete:": isActive && mayChange && hasSelection && !(sender is UIMenuController)
        case "paste:": isActive && mayChange && UIPasteboard.general.hasStrings
        case "select:": isActive && !hasSelection && hasText
        case "selectAll:": isActive && hasText && content.selection.count < content.length
        default: nil
        }
    }

    func copySelection() {
        guard !content.selection.isEmpty, !isSecureTextEntry else { return }
        UIPasteboard.general.string = content.substring(content.selection)
    }

    func cutSelection() {
        guard !content.selection.isEmpty, !isSecureTextEntry else { return }
        let text = content.substring(content.selection)
        if change(content.selection, to: "") { UIPasteboard.general.string = text }
    }

    func pasteText() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        lastTyping = nil
        type(withoutReturn(text))
        lastTyping = nil
    }

    func deleteSelection() { if !content.selection.isEmpty { change(content.selection, to: "") } }

    func selectWord() {
        tracking.isChosen = true
        if let word = places.word(at: content.head) { select(word.lowerBound, word.upperBound, by: .finger) }
    }

    func selectEverything() {
        tracking.isChosen = true
        select(0, content.length, by: showsHandles ? .finger : .code)
    }
}
