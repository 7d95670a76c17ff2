/// Changes to a text, which leave all lines where they are and, as far as possible, all columns.
struct Edits {
    private var edits: [(range: Range<Int>, replacement: [UInt8])] = []
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Puts blanks in place of the range, except for its line breaks.
    mutating func blank(_ range: Range<Int>) {
        edits.append((range, bytes[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }))
    }

    /// Replaces the range; where the replacement is shorter, blanks follow, unless a mark does that has to stand right behind it; where it has fewer lines,
    /// they come before its last character.
    mutating func replace(_ range: Range<Int>, with text: String) {
        var replacement = Array(text.utf8)
        let lines = bytes[range].count { $0 == UInt8(ascii: "\n") } - replacement.count { $0 == UInt8(ascii: "\n") }
        if lines > 0 {
            replacement.insert(contentsOf: repeatElement(UInt8(ascii: "\n"), count: lines), at: replacement.count - 1)
        } else if replacement.count < range.count, !hasMark(at: range.upperBound) {
            replacement += repeatElement(UInt8(ascii: " "), count: range.count - replacement.count)
        }
        edits.append((range, replacement))
    }

    /// Whether a question mark or an exclamation mark of what is before it stands there.
    private func hasMark(at offset: Int) -> Bool { offset < bytes.count && (bytes[offset] == UInt8(ascii: "?") || bytes[offset] == UInt8(ascii: "!")) }

    mutating func delete(_ range: Range<Int>) { edits.append((range, [])) }

    mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, Array(text.utf8))) }

    /// The text with the changes; of overlapping ones the outermost counts.
    var result: String {
        var result: [UInt8] = []
        var position = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
