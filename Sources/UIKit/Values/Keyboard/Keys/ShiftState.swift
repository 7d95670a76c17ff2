/// Whether letters are capitals (R-KBD-3).
enum ShiftState: Equatable {
    case off
    /// For the next letter.
    case once
    case locked
    /// Until the key is released: it was on when it was pressed, or other keys were typed meanwhile.
    case held

    var isOn: Bool { self != .off }
}

/// Which letters start as capitals.
struct Capitals {
    let type: UITextAutocapitalizationType
    /// The end of what was typed; empty at the beginning of the text.
    private var tail = ""

    init(_ type: UITextAutocapitalizationType) { self.type = type }

    /// How many characters are kept: enough for the end of a sentence with its quotation marks.
    static let length = 8

    mutating func typed(_ text: String) { tail = String((tail + text).suffix(Self.length)) }
    /// Takes the text before the caret in place of the typed characters.
    mutating func read(_ text: String) { tail = String(text.suffix(Self.length)) }
    /// The last characters that were typed.
    func end(_ count: Int) -> String { String(tail.suffix(count)) }
    mutating func deleteBackward(_ count: Int = 1) { tail = String(tail.dropLast(max(count, 0))) }

    /// - Parameter hasText: Whether there is any text: what was not typed here is unknown, and taken for the middle of a sentence.
    func wantsCapital(hasText: Bool) -> Bool {
        switch type {
        case .none: return false
        case .allCharacters: return true
        case .words, .sentences:
            if !hasText || tail.hasSuffix("\n") { return true }
            guard tail.hasSuffix(" ") else { return false }
            if type == .words { return true }
            let sentence = tail.reversed().first { $0 != " " && $0 != "\"" && $0 != ")" }
            return sentence.map { ".!?".contains($0) } ?? false
        }
    }
}
