/// A text field's text, with what is selected and what is marked in it. Places count UTF-16 code units.
struct FieldText {
    private let storage = NSMutableAttributedString(string: "")
    /// The text without attributes.
    private(set) var string = ""
    /// The end of the selection that stays when Shift and an arrow move the other.
    private(set) var anchor = 0
    /// The end that moves. Equal to the anchor it is the caret.
    private(set) var head = 0
    /// What an input method has entered for the time being.
    private(set) var marked: Range<Int>?

    var length: Int { storage.length }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var attributed: NSAttributedString { NSAttributedString(attributedString: storage) }

    /// The same text in one more copy, for going back to it.
    var snapshot: Snapshot { Snapshot(text: attributed, anchor: anchor, head: head) }

    struct Snapshot {
        let text: NSAttributedString
        let anchor: Int
        let head: Int
    }

    mutating func restore(_ snapshot: Snapshot) {
        set(snapshot.text)
        select(anchor: snapshot.anchor, head: snapshot.head)
    }

    /// Replaces everything; the caret goes to the end.
    mutating func set(_ text: NSAttributedString) {
        storage.setAttributedString(text)
        marked = nil
        changed()
        anchor = length
        head = length
    }

    /// Replaces a part; the caret goes behind what was inserted.
    mutating func replace(_ range: Range<Int>, with text: NSAttributedString) {
        let range = clamped(range)
        storage.replaceCharacters(in: NSRange(range), with: text)
        marked = nil
        changed()
        anchor = range.lowerBound + text.length
        head = anchor
    }

    mutating func mark(_ range: Range<Int>?) { marked = range.map(clamped).flatMap { $0.isEmpty ? nil : $0 } }

    mutating func select(anchor: Int, head: Int) {
        self.anchor = min(max(anchor, 0), length)
        self.head = min(max(head, 0), length)
    }

    mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        storage.setAttributes(attributes, range: NSRange(location: 0, length: length))
    }

    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        let all = NSRange(location: 0, length: length)
        if let value { storage.addAttribute(key, value: value, range: all) } else { storage.removeAttribute(key, range: all) }
    }

    /// The attributes of what is typed at a place: those of the character before it, else of the one after.
    func attributes(at place: Int) -> [NSAttributedString.Key: Any]? {
        guard length > 0 else { return nil }
        return storage.attributes(at: min(max(place - 1, 0), length - 1), effectiveRange: nil)
    }

    func substring(_ range: Range<Int>) -> String {
        let range = clamped(range), units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound), end = units.index(start, offsetBy: range.count)
        return String(decoding: Array(units[start..<end]), as: UTF16.self)
    }

    func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<length) }

    private mutating func changed() { string = storage.string }
}
