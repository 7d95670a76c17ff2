/// Lines, words and numbers as Python has them, in which the language was first written.
enum ScriptWords {
    typealias Text = Substring.UnicodeScalarView

    /// Takes the first line off the text, its end included.
    static func cutLine(from text: inout Text) -> Text {
        guard let end = text.firstIndex(where: isLineEnd) else {
            defer { text = text[text.endIndex...] }
            return text
        }
        let line = text[..<end]
        var next = text.index(after: end)
        if text[end] == "\r", next < text.endIndex, text[next] == "\n" { next = text.index(after: next) }
        text = text[next...]
        return line
    }

    /// The words between white space.
    static func split(_ text: Text) -> [Substring] {
        text.split(whereSeparator: isSpace).map { Substring($0) }
    }

    /// A finite number in decimal notation; `nil` for anything else.
    static func number(_ word: Substring) -> Double? {
        guard let digits = plain(word, allowing: "+-.eE"), let value = Double(digits), value.isFinite else { return nil }
        return value
    }

    /// A whole number; `nil` for anything else and for what does not fit.
    static func integer(_ word: Substring) -> Int? {
        plain(word, allowing: "+-").flatMap { Int($0) }
    }

    /// The word without the underscores between its digits, if it has nothing but digits and the given characters otherwise.
    private static func plain(_ word: Substring, allowing others: String) -> String? {
        var result = ""
        var wasDigit = false, wasUnderscore = false
        for character in word.utf8 {
            let isDigit = UInt8(ascii: "0") <= character && character <= UInt8(ascii: "9")
            if character == UInt8(ascii: "_") {
                guard wasDigit else { return nil }
                wasUnderscore = true
            } else {
                guard isDigit || (!wasUnderscore && others.utf8.contains(character)) else { return nil }
                result.unicodeScalars.append(Unicode.Scalar(character))
                wasUnderscore = false
            }
            wasDigit = isDigit
        }
        return wasUnderscore ? nil : result
    }

    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x1C...0x1E, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) || (0x1C...0x1F).contains(scalar.value)
            : scalar.properties.isWhitespace
    }
}
