internal import HostKit

/// The text around the caret. Places count UTF-16 code units; input methods count characters.
struct SurroundingText: Equatable {
    private(set) var text = ""
    private(set) var selection = 0..<0

    init() {}

    init(_ text: String, _ selection: Range<Int>) {
        let length = text.utf16.count
        self.text = text
        self.selection = selection.clamped(to: 0..<length)
    }

    /// Characters before the caret, and before the other end of the selection.
    var characters: (caret: Int, anchor: Int) {
        (TextPositions.characters(selection.upperBound, in: text), TextPositions.characters(selection.lowerBound, in: text))
    }

    /// Text takes the selection's place.
    mutating func enter(_ new: String) {
        replace(selection, with: new)
    }

    /// Deletes characters, counted from the caret. A part that does not reach the caret or the selection stays.
    /// - Returns: The code units before and after the selection; `nil` where nothing goes.
    mutating func delete(offset: Int, count: Int) -> (before: Int, after: Int)? {
        // The offset is of 32 bits, and the count has a limit.
        let first = characters.caret + offset
        let start = TextPositions.units(characters: first, in: text), end = TextPositions.units(characters: first + count, in: text)
        guard start < end, start <= selection.upperBound, end >= selection.lowerBound else { return nil }
        let before = max(selection.lowerBound - start, 0), after = max(end - selection.upperBound, 0)
        guard before > 0 || after > 0 else { return nil }
        if after > 0 { replace(selection.upperBound..<selection.upperBound + after, with: "", keepingSelection: true) }
        if before > 0 {
            let kept = selection
            replace(kept.lowerBound - before..<kept.lowerBound, with: "", keepingSelection: true)
            selection = kept.lowerBound - before..<kept.upperBound - before
        }
        return (before, after)
    }

    private mutating func replace(_ range: Range<Int>, with new: String, keepingSelection: Bool = false) {
        var units = Array(text.utf16)
        units.replaceSubrange(range.clamped(to: 0..<units.count), with: new.utf16)
        text = String(decoding: units, as: UTF16.self)
        if !keepingSelection {
            let caret = range.lowerBound + new.utf16.count
            selection = caret..<caret
        }
    }
}
