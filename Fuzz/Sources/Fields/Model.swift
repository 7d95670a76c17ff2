/// What a field's text must be, by the rules: whole Unicode scalars, apart from the field's own counting. Places from outside count UTF-16
/// code units; here they count scalars.
struct Model {
    private(set) var scalars: [Unicode.Scalar] = []
    /// Its ends; the caret where they are the same.
    private(set) var selection = 0..<0
    private(set) var marked: Range<Int>?

    var text: String { String(String.UnicodeScalarView(scalars)) }
    var units: Int { scalars.reduce(0) { $0 + UTF16.width($1) } }

    /// In code units.
    func units(_ range: Range<Int>) -> Range<Int> {
        let start = scalars[..<range.lowerBound].reduce(0) { $0 + UTF16.width($1) }
        return start..<start + scalars[range].reduce(0) { $0 + UTF16.width($1) }
    }

    /// A caret within a character's code stands before it (R-TXT-22).
    func caret(_ place: Int) -> Int {
        var end = 0
        for (index, scalar) in scalars.enumerated() {
            end += UTF16.width(scalar)
            if place < end { return index }
        }
        return scalars.count
    }

    /// A range that cuts a character's code holds it as a whole (R-TXT-22).
    func range(_ range: Range<Int>) -> Range<Int> {
        let start = caret(range.lowerBound), count = units
        guard min(max(range.lowerBound, 0), count) < min(max(range.upperBound, 0), count) else { return start..<start }
        var end = caret(range.upperBound)
        if units(0..<end).upperBound < min(range.upperBound, count) { end += 1 }
        return start..<max(start, end)
    }

    mutating func set(_ text: String) {
        scalars = Array(text.unicodeScalars)
        selection = scalars.count..<scalars.count
        marked = nil
    }

    /// The caret goes behind what was inserted.
    mutating func replace(_ range: Range<Int>, _ text: String) {
        scalars.replaceSubrange(range, with: text.unicodeScalars)
        let caret = range.lowerBound + text.unicodeScalars.count
        selection = caret..<caret
        marked = nil
    }

    mutating func select(_ one: Int, _ other: Int) { selection = min(one, other)..<max(one, other) }

    mutating func unmark() { marked = nil }

    /// Line ends become spaces (R-TXT-6).
    static func line(_ text: String) -> String { String(text.flatMap { $0.isNewline ? " " : String($0) }) }

    /// What is typed: Return changes nothing but that what was marked is text now (R-TXT-7).
    mutating func insert(_ text: String) {
        if text == "\n" || text == "\r" { return unmark() }
        let range = marked ?? selection
        guard !text.isEmpty || !range.isEmpty else { return }
        replace(range, Self.line(text))
    }

    /// - Parameter selecting: In code units of the text; `nil` puts the caret behind it.
    mutating func mark(_ text: String, selecting: Range<Int>?) {
        let range = marked ?? selection, line = Self.line(text)
        guard !line.isEmpty || !range.isEmpty else { return }
        replace(range, line)
        guard !line.isEmpty else { return }
        marked = range.lowerBound..<range.lowerBound + line.unicodeScalars.count
        guard let selecting else { return }
        let start = units(0..<range.lowerBound).upperBound
        select(caret(start + selecting.lowerBound), caret(start + selecting.upperBound))
    }

    /// R-TXT-17: the marked text goes, text around the caret goes, text is inserted, a preedit is marked.
    mutating func enter(deleteBefore: Int, deleteAfter: Int, commit: String, preedit: String, selecting: Range<Int>?) {
        if let marked {
            let start = marked.lowerBound
            replace(marked, "")
            select(start, start)
        }
        let places = units(selection), count = units
        let after = range(places.upperBound..<(places.upperBound + min(max(deleteAfter, 0), count - places.upperBound)))
        if !after.isEmpty { scalars.removeSubrange(after) }
        let before = range(places.lowerBound - min(max(deleteBefore, 0), places.lowerBound)..<places.lowerBound)
        if !before.isEmpty {
            scalars.removeSubrange(before)
            select(selection.lowerBound - before.count, selection.upperBound - before.count)
        }
        var line = commit
        if line.last?.isNewline ?? false { line.removeLast() }
        if !line.isEmpty { replace(selection, Self.line(line)) }
        if !preedit.isEmpty { mark(preedit, selecting: selecting) }
    }

    /// What the field says itself, where the model has no opinion of its own.
    mutating func take(_ text: String, selection: Range<Int>, marked: Range<Int>?) {
        scalars = Array(text.unicodeScalars)
        self.selection = range(selection)
        self.marked = marked.map(range)
    }
}
