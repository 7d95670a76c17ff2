import TouchScript

/// The words of a line, taken from its start.
struct EvemuWords {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
        skipBlanks()
    }

    /// Whether nothing is left but a comment.
    var isAtEnd: Bool { position >= bytes.endIndex || bytes[position] == UInt8(ascii: "#") }

    mutating func next() -> ArraySlice<UInt8>? {
        guard !isAtEnd else { return nil }
        let start = position
        while position < bytes.endIndex, !Self.isBlank(bytes[position]) { position += 1 }
        defer { skipBlanks() }
        return bytes[start..<position]
    }

    /// The rest of the line; a name may have any bytes in it.
    var restOfName: String {
        var end = bytes.endIndex
        while end > position, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    mutating func hexadecimal(_ what: String) throws(EvemuLine.Fault) -> UInt16 {
        let word = try word(what)
        var value: UInt32 = 0
        for byte in word {
            guard let digit = Self.hexadecimalDigit(byte), value < 0x1000 else {
                throw wrong(what, word, "up to four hexadecimal digits")
            }
            value = value << 4 | digit
        }
        return UInt16(value)
    }

    mutating func decimal(_ what: String) throws(EvemuLine.Fault) -> Int32 {
        let word = try word(what)
        let isNegative = word.first == UInt8(ascii: "-")
        guard let digits = Self.number(isNegative ? word.dropFirst() : word),
              let value = Int32(exactly: isNegative ? -digits : digits) else {
            throw wrong(what, word, "a whole number of 32 bits")
        }
        return value
    }

    /// `seconds.microseconds`, the latter with six digits.
    mutating func time() throws(EvemuLine.Fault) -> Int64 {
        let word = try word("the event's time")
        guard let point = word.firstIndex(of: UInt8(ascii: ".")), let seconds = Self.number(word[..<point]), seconds <= 1 << 40,
              word.endIndex - point == 7, let microseconds = Self.number(word[(point + 1)...]) else {
            throw wrong("the event's time", word, "seconds, a point and six digits")
        }
        return seconds * 1_000_000 + microseconds
    }

    mutating func expectEnd(_ form: String) throws(EvemuLine.Fault) {
        if let word = next() {
            throw EvemuLine.Fault(reason: "'\(Self.text(word))' is one word too many: the line has the form '\(form)'")
        }
    }

    private mutating func word(_ what: String) throws(EvemuLine.Fault) -> ArraySlice<UInt8> {
        guard let word = next() else { throw EvemuLine.Fault(reason: "\(what) is missing: complete the line or take it out") }
        return word
    }

    private func wrong(_ what: String, _ word: ArraySlice<UInt8>, _ wanted: String) -> EvemuLine.Fault {
        EvemuLine.Fault(reason: "\(what) is '\(Self.text(word))' and should be \(wanted)")
    }

    /// A word as a message may have it.
    static func text(_ word: ArraySlice<UInt8>) -> String {
        let limit = 24
        return String(decoding: word.prefix(limit), as: UTF8.self).onOneLine + (word.count > limit ? "…" : "")
    }

    private mutating func skipBlanks() {
        while position < bytes.endIndex, Self.isBlank(bytes[position]) { position += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Decimal digits and nothing else; `nil` also for numbers that no field has room for.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
        guard !digits.isEmpty else { return nil }
        var value: Int64 = 0
        for byte in digits {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), value < 1 << 48 else { return nil }
            value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        }
        return value
    }
}
