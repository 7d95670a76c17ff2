/// A text that is edited, with what is selected and what is marked in it. Places count UTF-16 code units.
///
/// No place is within a Unicode scalar: a range from outside that cuts one is taken to hold it as a whole, and a caret stands
/// before it. Half of a scalar is not text, and no string can hold it.
///
/// The attributes are kept beside the text: changing a part of Foundation's attributed strings compares attributes, which traps for values
/// that are no objects of its own.
struct EditedText {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// How long typing, pasting and input methods can make a line, in UTF-16 code units: more than people type into one, and little
    /// enough to be laid out again with each key. Code may set any text.
    static let mostTypedInField = 1 << 18
    /// The same of a text of many lines, of which only the paragraph is laid out again that changes.
    static let mostTypedInView = 1 << 24

    /// Whether it was said that no more can be typed. It is said again when there was room meanwhile.
    private(set) var hasSaidFull = false

    /// The beginning of a text for which there is room in place of a range. A line says that a part is left out.
    mutating func fitting(_ text: String, in range: Range<Int>, most: Int, owner: Any.Type) -> String {
        let room = max(most - (length - clamped(range).count), 0)
        guard text.utf16.count > room else {
            hasSaidFull = false
            return text
        }
        if !hasSaidFull {
            report("\(owner): at most \(most) UTF-16 code units can be typed into it; what does not fit is left out (R-TXT-23)")
            hasSaidFull = true
        }
        var count = 0, end = text.startIndex
        while end < text.endIndex {
            count += text[end].utf16.count
            guard count <= room else { break }
            text.formIndex(after: &end)
        }
        return String(text[..<end])
    }

    /// A stretch of one look.
    private struct Stretch {
        var length: Int
        var attributes: Attributes
    }

    /// The text without attributes.
    private(set) var string = ""
    private(set) var length = 0
    private var stretches: [Stretch] = []
    /// The end of the selection that stays when Shift and an arrow move the other.
    private(set) var anchor = 0
    /// The end that moves. Equal to the anchor it is the caret.
    private(set) var head = 0
    /// What an input method has entered for the time being.
    private(set) var marked: Range<Int>?

    private final class Version: Sendable {}

    /// Which string it is: another one after each change of it.
    private var version = Version()
    /// From which strings it came, the last one last, and how much is the same before and after what was replaced in each.
    private var edits: [(from: Version, start: Int, end: Int)] = []
    private static let mostEdits = 16

    /// How many UTF-16 code units at the beginning and at the end are the same as in another text, if this is that one with parts replaced; `nil` if
    /// that is not known.
    func common(with other: EditedText) -> (start: Int, end: Int)? {
        if version === other.version { return (length, length) }
        var start = Int.max, end = Int.max
        for edit in edits.reversed() {
            (start, end) = (min(start, edit.start), min(end, edit.end))
            if edit.from === other.version { return (start, end) }
        }
        return nil
    }

    /// Holds the string no longer, of which everything else stays known: so the one that came of it can be changed without a copy.
    mutating func releaseString() { string = "" }

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    // MARK: Looks

    var attributed: NSAttributedString {
        if stretches.count <= 1 { return NSAttributedString(string: string, attributes: stretches.first?.attributes) }
        let result = NSMutableAttributedString(string: string)
        var place = 0
        for stretch in stretches {
            result.setAttributes(stretch.attributes, range: NSRange(location: place, length: stretch.length))
            place += stretch.length
        }
        return result
    }

    /// The parts of one look each.
    var runs: [(range: Range<Int>, attributes: Attributes)] {
        var place = 0
        return stretches.map { stretch in
            defer { place += stretch.length }
            return (place..<place + stretch.length, stretch.attributes)
        }
    }

    /// All of it looks the same from now on.
    mutating func setAttributes(_ attributes: Attributes) {
        stretches = length > 0 ? [Stretch(length: length, attributes: attributes)] : []
    }

    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        for index in stretches.indices { stretches[index].attributes[key] = value }
    }

    /// Takes other fonts in place of these.
    /// - Returns: Whether one is another now.
    mutating func mapFonts(_ change: (UIFont) -> UIFont) -> Bool {
        var hasChanged = false
        for index in stretches.indices {
            guard let font = stretches[index].attributes[.font] as? UIFont else { continue }
            let new = change(font)
            if new === font { continue }
            stretches[index].attributes[.font] = new
            hasChanged = true
        }
        return hasChanged
    }

    // MARK: Changing

    /// Replaces everything; the caret goes to the end.
    mutating func set(_ text: String, attributes: Attributes) {
        string = text
        version = Version()
        edits = []
        length = text.utf16.count
        marked = nil
        setAttributes(attributes)
        anchor = length
        head = length
    }

    mutating func set(_ text: NSAttributedString, defaults: Attributes) {
        set(text.string, attributes: defaults)
        stretches = []
        var place = 0
        while place < length {
            var range = NSRange()
            let own = text.attributes(at: place, effectiveRange: &range)
            guard range.length > 0 else { break }
            // A look that changes within a scalar changes behind it.
            let end = scalarEnd(min(range.location + range.length, length))
            stretches.append(Stretch(length: end - place, attributes: defaults.merging(own) { $1 }))
            place = end
        }
    }

    /// Replaces a part; the caret goes behind what was inserted, which looks as said, or else like what it replaces or follows.
    mutating func replace(_ range: Range<Int>, with text: String, attributes: Attributes?, defaults: Attributes) {
        let range = clamped(range), count = text.utf16.count
        let look = attributes ?? look(at: range) ?? defaults
        var before: [Stretch] = [], after: [Stretch] = []
        var place = 0
        for stretch in stretches {
            let front = min(max(range.lowerBound - place, 0), stretch.length)
            let back = min(max(place + stretch.length - range.upperBound, 0), stretch.length)
            if front > 0 { before.append(Stretch(length: front, attributes: stretch.attributes)) }
            if back > 0 { after.append(Stretch(length: back, attributes: stretch.attributes)) }
            place += stretch.length
        }
        if count > 0 {
            if attributes == nil, !before.isEmpty, range.isEmpty {
                before[before.count - 1].length += count
            } else {
                before.append(Stretch(length: count, attributes: look))
            }
        }
        if edits.count == Self.mostEdits { edits.removeFirst() }
        edits.append((version, range.lowerBound, length - range.upperBound))
        version = Version()
        string.replaceSubrange(indices(range), with: text)
        length += count - range.count
        stretches = before + after
        marked = nil
        anchor = range.lowerBound + count
        head = anchor
    }

    /// Of what would be replaced, else of the character before it, else of the one after.
    func look(at range: Range<Int>) -> Attributes? {
        let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        var end = 0
        for stretch in stretches {
            end += stretch.length
            if place < end { return stretch.attributes }
        }
        return stretches.last?.attributes
    }

    mutating func mark(_ range: Range<Int>?) { marked = range.map(clamped).flatMap { $0.isEmpty ? nil : $0 } }

    mutating func select(anchor: Int, head: Int) {
        self.anchor = scalarStart(min(max(anchor, 0), length))
        self.head = scalarStart(min(max(head, 0), length))
    }

    // MARK: Reading

    func substring(_ range: Range<Int>) -> String {
        String(string[indices(clamped(range))])
    }

    /// The part of the range that is in the text, with whole scalars.
    func clamped(_ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<length), start = scalarStart(range.lowerBound)
        return start..<(range.isEmpty ? start : scalarEnd(range.upperBound))
    }

    private func indices(_ range: Range<Int>) -> Range<String.Index> {
        let units = string.utf16, start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return start..<units.index(start, offsetBy: range.count)
    }

    /// Whether the place is between the two code units of one scalar.
    private func isWithinScalar(_ place: Int) -> Bool {
        guard place > 0, place < length else { return false }
        let units = string.utf16
        return UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: place)])
    }

    private func scalarStart(_ place: Int) -> Int { isWithinScalar(place) ? place - 1 : place }
    private func scalarEnd(_ place: Int) -> Int { isWithinScalar(place) ? place + 1 : place }
}
