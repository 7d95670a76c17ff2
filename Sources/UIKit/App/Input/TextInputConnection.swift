internal import TouchHost

/// Sends the surface of the key window the text input of its first responder, and enters what comes back (R-TXT-16 … 18).
@MainActor
final class TextInputConnection {
    /// Its owner.
    private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    private var isStale = false
    /// What was sent last, and to which surface.
    private var told: TextInputRequest?
    private var surface: (any TextInputSurface)?
    /// The responder that was sent last, and its number.
    private weak var toldResponder: UIResponder?
    private var number = 0
    /// As much text as is sent on each side of the caret: protocols have a limit of 4000 bytes.
    private static let context = 1000

    /// The first responder, the text or the place of the caret may be another.
    func needsUpdate() { isStale = true }

    /// The responder that takes text now.
    private var responder: UIResponder? {
        guard let responder = application.keyWindow?.firstResponder, responder.takesText else { return nil }
        return responder
    }

    /// Sends what has changed since the last time. Layout is done.
    func update() {
        guard isStale || hasCaretMoved else { return }
        isStale = false
        let responder = responder
        var surface = responder?.responderWindow?.windowScene?.surface as? any TextInputSurface
        if surface?.takesTextInput == false { surface = nil }
        if let old = self.surface, old !== surface {
            old.setTextInput(nil)
            told = nil
        }
        self.surface = surface
        guard let surface, let responder, let input = responder as? any UIKeyInput else { return }
        if toldResponder !== responder {
            toldResponder = responder
            number += 1
        }
        var request = request(for: input, responder, surface)
        request.responder = number
        guard request != told else { return }
        told = request
        surface.setTextInput(request)
    }

    /// Whether the caret stands elsewhere than was sent, though nothing was edited: its view, or one around it, has moved or scrolled.
    private var hasCaretMoved: Bool {
        guard let told, let surface, let responder, let input = responder as? any UIKeyInput else { return false }
        return caret(of: input, responder, surface) != told.caret
    }

    /// The host goes.
    func close() {
        surface = nil
        told = nil
    }

    private func request(for input: any UIKeyInput, _ responder: UIResponder, _ surface: any Surface) -> TextInputRequest {
        let purpose = purpose(of: input)
        var request = TextInputRequest(purpose: purpose, caret: caret(of: input, responder, surface),
                                       isMultiline: (responder as? any TextEditing)?.hasLines ?? true, help: help(with: input, purpose))
        if !input.isSecureTextEntry, let content = (responder as? any TextEditing)?.content {
            (request.text, request.selection) = content.around(most: Self.context)
            return request
        }
        guard !input.isSecureTextEntry, let text = input as? any UITextInput, let selected = text.selectedTextRange,
              let whole = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument),
              let string = text.text(in: whole) else { return request }
        func place(_ position: UITextPosition) -> Int { text.offset(from: text.beginningOfDocument, to: position) }
        var units = Array(string.utf16), start = place(selected.start), end = place(selected.end)
        // A preedit does not count as text around the caret.
        if let marked = text.markedTextRange {
            let (first, last) = (place(marked.start), place(marked.end))
            guard 0 <= first, first <= last, last <= units.count else { return request }
            units.removeSubrange(first..<last)
            (start, end) = (first, first)
        }
        guard 0 <= start, start <= end, end <= units.count else { return request }
        var lower = max(start - Self.context, 0), upper = min(end + Self.context, units.count)
        // Half of a character is no text.
        if lower < start, UTF16.isTrailSurrogate(units[lower]) { lower += 1 }
        if upper > end, upper < units.count, UTF16.isTrailSurrogate(units[upper]) { upper -= 1 }
        request.text = String(decoding: units[lower..<upper], as: UTF16.self)
        request.selection = start - lower..<min(end - lower, upper - lower)
        return request
    }

    private func purpose(of input: any UIKeyInput) -> TextPurpose {
        if input.isSecureTextEntry { return .password }
        return switch input.keyboardType {
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad, .numbersAndPunctuation: .number
        case .phonePad: .phone
        case .URL, .webSearch: .url
        case .emailAddress: .email
        default: purpose(of: input.textContentType)
        }
    }

    private func purpose(of content: UITextContentType?) -> TextPurpose {
        switch content {
        case .emailAddress: .email
        case .telephoneNumber: .phone
        case .URL: .url
        case .oneTimeCode: .digits
        default: .text
        }
    }

    /// What a keyboard of the system may do on its own. Names and codes are not corrected unless that is asked for.
    private func help(with input: any UIKeyInput, _ purpose: TextPurpose) -> TextHelp {
        guard !input.isSecureTextEntry else { return [] }
        let isProse = purpose == .text && input.textContentType == nil
        var help: TextHelp = []
        if input.autocorrectionType == .yes || input.autocorrectionType == .default && isProse { help.insert(.correction) }
        if input.spellCheckingType == .yes || input.spellCheckingType == .default && isProse { help.insert(.spelling) }
        guard purpose == .text else { return help }
        switch input.autocapitalizationType {
        case .none: break
        case .words: help.insert(.capitalWords)
        case .sentences: help.insert(.capitalSentences)
        case .allCharacters: help.insert(.capitals)
        }
        return help
    }

    private func caret(of input: any UIKeyInput, _ responder: UIResponder, _ surface: any Surface) -> PixelRect {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, let window = view.window else { return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
        var rect = view.bounds
        if let text = input as? any UITextInput, let selected = text.selectedTextRange { rect = text.caretRect(for: selected.end) }
        let onScene = window.convert(view.convert(rect, to: nil), to: nil as UIWindow?)
        // An app's layout, and its views' frames, may be no numbers.
        func pixels(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int((min(max(value, -1e6), 1e6) * surface.scale).rounded()) }
        return PixelRect(minX: pixels(onScene.minX), minY: pixels(onScene.minY), maxX: pixels(onScene.maxX), maxY: pixels(onScene.maxY))
    }

    // MARK: Entering

    /// Enters what an input method or a keyboard of the system made.
    func receive(_ edit: TextEdit, from source: any Surface) {
        guard let responder, responder.responderWindow?.windowScene?.surface === source, let input = responder as? any UIKeyInput else { return }
        needsUpdate()
        defer { application?.inputViews.shownKeyboard?.textWasEntered(edit.commit, deleting: edit.deleteBefore) }
        if let text = responder as? any TextEditing { return text.enter(edit) }
        let text = input as? any UITextInput
        // A preedit alone replaces the one before; anything else removes that first.
        if let text, text.markedTextRange != nil, edit.deleteBefore > 0 || !edit.commit.isEmpty || edit.preedit.isEmpty {
            text.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        }
        for _ in 0..<deletions(edit.deleteBefore, in: input) where input.hasText { input.deleteBackward() }
        if !edit.commit.isEmpty { input.insertText(edit.commit) }
        // Without a preedit nothing is marked: where nothing is, the selection would go for it.
        if !edit.preedit.isEmpty { text?.setMarkedText(edit.preedit, selectedRange: NSRange(edit.preeditSelection ?? 0..<0)) }
    }
}

extension TextInputConnection {
    /// How many characters so many UTF-16 code units before the selection are, where the responder provides its text.
    private func deletions(_ units: Int, in input: any UIKeyInput) -> Int {
        let units = min(max(units, 0), Self.context)
        guard units > 0, let text = input as? any UITextInput, let caret = text.selectedTextRange?.start,
              let start = text.position(from: caret, offset: -min(units, text.offset(from: text.beginningOfDocument, to: caret))),
              let range = text.textRange(from: start, to: caret), let deleted = text.text(in: range) else { return units }
        return deleted.count
    }
}

extension TextEditing {
    /// One change of an input method: the preedit of before goes, text around the caret goes, text is inserted, a preedit is shown.
    func enter(_ edit: TextEdit) {
        // A preedit replaces the one before, and the text that was committed replaces it too.
        let deletes = edit.deleteBefore > 0 || edit.deleteAfter > 0
        // What a keyboard on the screen commits may end with Return.
        var line = edit.commit
        let returns = line.last?.isNewline ?? false
        if returns { line.removeLast() }
        if content.marked != nil, deletes || line.isEmpty && (edit.preedit.isEmpty || returns) { mark("", selecting: nil) }
        if deletes {
            let selection = content.selection
            let before = max(selection.lowerBound - max(edit.deleteBefore, 0), 0)..<selection.lowerBound
            let after = selection.upperBound..<min(selection.upperBound + max(min(edit.deleteAfter, content.length), 0), content.length)
            if !after.isEmpty, change(after, to: "") { select(selection.lowerBound, selection.upperBound, by: .keys) }
            // The selection is in place of the caret: it stays, and the committed text replaces it.
            // Of a secret all may be gone (R-TXT-24).
            if !before.isEmpty, hasText, change(before, to: ""), !selection.isEmpty {
                select(content.head, content.head + selection.count, by: .keys)
            }
        }
        if !line.isEmpty {
            insertText(withoutReturn(line))
            // The delegate refused it.
            if content.marked != nil { mark("", selecting: nil) }
        }
        if returns { insertText("\n") }
        guard isActive, !edit.preedit.isEmpty else { return }
        let length = edit.preedit.utf16.count
        mark(edit.preedit, selecting: NSRange(edit.preeditSelection?.clamped(to: 0..<length) ?? length..<length))
    }
}

extension EditedText {
    /// The text around the selection, or around what is marked and without that, with so many code units before and after; and where the selection is in it.
    fileprivate func around(most: Int) -> (text: String, selection: Range<Int>) {
        let middle = marked ?? selection
        var start = max(middle.lowerBound - most, 0), end = min(middle.upperBound + most, length)
        // Half of a character is no text.
        if start < middle.lowerBound, clamped(start..<start).lowerBound < start { start += 1 }
        if end > middle.upperBound, end < length { end = clamped(end..<end).lowerBound }
        let before = substring(start..<middle.lowerBound), selected = marked == nil ? substring(middle) : ""
        return (before + selected + substring(middle.upperBound..<end), before.utf16.count..<before.utf16.count + selected.utf16.count)
    }
}
