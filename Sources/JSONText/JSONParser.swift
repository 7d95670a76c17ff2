/// Reads a JSON text (RFC 8259).
///
/// Foundation's readers keep one of two members with the same key and drop the other without a word; here that is an error, because what
/// is dropped might be an expectation.
package struct JSONParser {
    /// Where a text stops being JSON, and why.
    package struct Failure: Error, Equatable {
        package let line: Int
        package let column: Int
        package let reason: String
    }

    /// Lists and objects inside each other. Scenarios need 7; the parser calls itself once a level.
    package static let maximumDepth = 32

    private let bytes: [UInt8]
    private var index = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a whole text.
    package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        var parser = JSONParser(bytes)
        guard String(validating: bytes, as: UTF8.self) != nil else { throw parser.failure("the text is not UTF-8") }
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.index == bytes.count else { throw parser.failure("something follows the end of the value") }
        return value
    }

    private func failure(_ reason: String) -> Failure {
        let read = bytes[..<min(index, bytes.count)]
        let line = read.count { $0 == UInt8(ascii: "\n") } + 1
        let start = read.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Failure(line: line, column: read.count - start + 1, reason: reason)
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
        skipSpace()
        guard let byte = next else { throw failure("the text ends where a value should be") }
        switch byte {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try array(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default:
            for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
            where bytes[index...].starts(with: word.utf8) {
                index += word.utf8.count
                return value
            }
            throw failure("this is no JSON value")
        }
    }

    private func checkDepth(_ depth: Int) throws(Failure) {
        guard depth <= Self.maximumDepth else { throw failure("lists and objects are nested more than \(Self.maximumDepth) deep") }
    }

    private mutating func array(depth: Int) throws(Failure) -> JSONValue {
        try checkDepth(depth)
        index += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(elements) }
        while true {
            elements.append(try value(depth: depth))
            skipSpace()
            if take("]") { return .array(elements) }
            guard take(",") else { throw failure("a list goes on with ',' or ends with ']'") }
        }
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONValue {
        try checkDepth(depth)
        index += 1
        var members: [JSONValue.Member] = []
        var keys: Set<String> = []
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("a member of an object begins with its key in quotes") }
            let start = index
            let key = try string()
            guard keys.insert(key).inserted else {
                index = start
                throw failure("the key '\(key.excerpt)' stands twice in one object")
            }
            skipSpace()
            guard take(":") else { throw failure("a key is followed by ':'") }
            members.append(JSONValue.Member(key: key, value: try value(depth: depth)))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw failure("an object goes on with ',' or ends with '}'") }
        }
    }

    private mutating func number() throws(Failure) -> Double {
        let start = index
        _ = take("-")
        let hasLeadingZero = next == UInt8(ascii: "0")
        let digits = skipDigits()
        guard digits > 0, !(hasLeadingZero && digits > 1) else { throw failure("this is no JSON number") }
        if take("."), skipDigits() == 0 { throw failure("a number has digits after the point") }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if skipDigits() == 0 { throw failure("a number has digits after the 'e'") }
        }
        guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
            index = start
            throw failure("the number is too large")
        }
        return number
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index - start
    }

    private mutating func string() throws(Failure) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                index += 1
                text.append(contentsOf: String(Character(try escape())).utf8)
            case 0..<0x20:
                throw failure("a string holds no control character unless it is escaped")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw failure("the text ends inside a string")
    }

    /// What follows a backslash.
    private mutating func escape() throws(Failure) -> Unicode.Scalar {
        guard let byte = next else { throw failure("the text ends inside a string") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let first = try codeUnit()
            if let scalar = Unicode.Scalar(first) { return scalar }
            guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else { throw failure("half a surrogate pair") }
            let second = try codeUnit()
            guard (0xDC00..<0xE000).contains(second),
                  let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)) else {
                throw failure("half a surrogate pair")
            }
            return scalar
        default:
            throw failure("there is no such escape in JSON")
        }
    }

    private mutating func codeUnit() throws(Failure) -> UInt16 {
        let end = index + 4
        guard end <= bytes.count, bytes[index] != UInt8(ascii: "+"),
              let unit = UInt16(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16) else {
            throw failure("\\u is followed by four hexadecimal digits")
        }
        index = end
        return unit
    }
}
