import FuzzApp
import FuzzSupport
import HostHeadless
import TouchHost
@testable import UIKit

/// Takes bytes for what code, keys and input methods do to a text field, with any Unicode. The text is always that of a model; undoing
/// brings back a text that was there.
fuzz { bytes in
    MainActor.assumeIsolated {
        do {
            var editing = try Editing()
            var choices = Choices(bytes)
            for _ in 0..<200 where !choices.isAtEnd { editing.step(&choices) }
            editing.end()
        } catch {
            preconditionFailure("no stage: \(error)")
        }
    }
}

@MainActor
struct Editing {
    private let host = HeadlessHost()
    private let stage: Stage
    private let field: UITextField
    private var model = Model()
    /// Every text that was there.
    private var texts: Set<String> = [""]

    init() throws {
        host.isDrawing = false
        stage = try Stage(host)
        field = stage.field
        field.becomeFirstResponder()
    }

    mutating func step(_ choices: inout Choices) {
        let caret = model.selection
        switch choices.below(16) {
        case 0:
            let text = choices.text()
            field.text = text
            model.set(text)
        case 1, 2, 3:
            let text = choices.text()
            field.insertText(text)
            model.insert(text)
        case 4:
            let range = range(&choices), text = choices.text()
            field.replace(TextOffsets(range), withText: text)
            model.replace(model.range(range), text)
        case 5:
            let range = range(&choices)
            field.selectedTextRange = TextOffsets(range)
            model.select(model.caret(range.lowerBound), model.caret(range.upperBound))
        case 6, 7:
            let text = choices.text(), location = choices.place(), length = choices.place()
            field.setMarkedText(text, selectedRange: NSRange(location: location, length: length))
            let count = Model.line(text).utf16.count, start = min(max(location, 0), count)
            model.mark(text, selecting: location == NSNotFound ? nil : start..<start + min(max(length, 0), count - start))
        case 8:
            field.unmarkText()
            model.unmark()
        case 9, 10, 11: enter(&choices)
        case 12:
            field.isSecureTextEntry.toggle()
        case 13:
            let text = NSMutableAttributedString(string: choices.text()), count = text.length
            if count > 0 {
                let start = choices.below(count)
                text.addAttribute(.kern, value: 2.0, range: NSRange(location: start, length: choices.below(count - start + 1)))
            }
            field.attributedText = text
            model.set(text.string)
        default: press(&choices)
        }
        compare()
        texts.insert(model.text)
        // The surface receives what holds at the end of a turn: between two turns its request is of the one before.
        let isTurnOver = model.selection != caret || choices.below(4) == 0
        if isTurnOver { host.advance(by: 0.02) }
        stage.check()
        if isTurnOver { checkRequest() }
    }

    private func range(_ choices: inout Choices) -> Range<Int> {
        let one = choices.place(), other = choices.place()
        return min(one, other)..<max(one, other)
    }

    private mutating func enter(_ choices: inout Choices) {
        let flags = choices.byte()
        var edit = TextEdit(deleteBefore: flags & 1 != 0 ? choices.place() : 0, deleteAfter: flags & 2 != 0 ? choices.place() : 0,
                            commit: flags & 4 != 0 ? choices.text() : "", preedit: flags & 8 != 0 ? choices.text() : "")
        if flags & 16 != 0 { edit.preeditSelection = range(&choices) }
        host.send(edit)
        let count = Model.line(edit.preedit).utf16.count
        model.enter(deleteBefore: edit.deleteBefore, deleteAfter: edit.deleteAfter, commit: edit.commit, preedit: edit.preedit,
                    selecting: edit.preeditSelection?.clamped(to: 0..<count))
    }

    /// Keys that move, delete, undo, cut and paste. Where they move to and how much they delete is a matter of characters and words: what is
    /// certain is that a text without a stretch, or one that was there, comes of it.
    private mutating func press(_ choices: inout Choices) {
        let keys: [(usage: Int, letter: String)] = [
            (0x4F, ""), (0x50, ""), (0x4A, ""), (0x4D, ""), (0x2A, ""), (0x4C, ""), (0, "z"), (0, "y"), (0, "a"), (0, "c"), (0, "x"), (0, "v"),
        ]
        let key = keys[choices.below(keys.count)]
        var modifiers: KeyModifiers = key.letter.isEmpty ? [] : .control
        let more = choices.byte()
        if more & 1 != 0 { modifiers.insert(.shift) }
        if more & 2 != 0 { modifiers.insert(.control) }
        if more & 4 != 0 { modifiers.insert(.alternate) }
        let before = model, old = Array(before.text.utf16), selected = before.units(before.selection)
        for isPressed in [true, false] {
            host.send(KeyEvent(timestamp: host.virtualClock.now, usage: key.usage, isPressed: isPressed, characters: key.letter,
                               charactersIgnoringModifiers: key.letter, modifiers: modifiers))
        }
        let new = Array(field.content.string.utf16), place = field.content.head
        switch key.letter {
        case "" where key.usage == 0x2A || key.usage == 0x4C:
            // One stretch is gone, which begins where the caret is now.
            precondition(new.count <= old.count && Array(old[..<min(place, old.count)]) == Array(new[..<place])
                         && Array(old[(old.count - new.count + place)...]) == Array(new[place...]), "a key deletes other than a stretch at the caret")
            precondition(selected.isEmpty || new.count == old.count - selected.count || new == old, "a key deletes other than the selection")
        case "", "a", "c": precondition(new == old, "a key that moves, selects or copies changes the text")
        case "z", "y": precondition(texts.contains(field.content.string), "what was undone was never there")
        case "x": precondition(new == old || new.count == old.count - selected.count, "cutting takes other than the selection")
        default: break
        }
        model.take(field.content.string, selection: field.content.selection, marked: field.content.marked)
    }

    private func compare() {
        precondition(Array(field.content.string.unicodeScalars) == model.scalars,
                     "the text is \(field.content.string.debugDescription), by the rules \(model.text.debugDescription)")
        precondition(field.content.selection == model.units(model.selection),
                     "\(field.content.selection) is selected, by the rules \(model.units(model.selection)) of \(model.text.debugDescription)")
        precondition(field.content.marked == model.marked.map(model.units),
                     "\(field.content.marked as Any) is marked, by the rules \(model.marked.map(model.units) as Any)")
    }

    /// The surface receives whole text, and places in it (R-TXT-16, R-TXT-22); of a secret nothing.
    private func checkRequest() {
        guard let request = host.surface?.textInput else { return }
        let units = Array(request.text.utf16)
        for place in [request.selection.lowerBound, request.selection.upperBound] {
            precondition(place <= units.count && !(0 < place && place < units.count && UTF16.isTrailSurrogate(units[place])), "the surface receives \(request)")
        }
        // What stands for half of a character may be in the text itself, and be one sign with what follows it.
        precondition(!request.text.unicodeScalars.contains("\u{FFFD}") || model.scalars.contains("\u{FFFD}"),
                     "the surface receives half of a character: \(request.text.debugDescription) of \(model.text.debugDescription)")
        precondition(!(field.isSecureTextEntry && request.purpose == .password) || request.text.isEmpty, "the surface receives a secret")
    }

    func end() {
        host.advance(by: 1)
        stage.end()
    }
}
