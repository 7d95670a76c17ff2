/// Reads the XML that Interface Builder writes: UTF-8, without a document type, so that there are no entities to expand.
///
/// Foundation's parser isn't used: on Linux it takes a file that was cut off for a whole one, names errors by numbers, and reports neither
/// where an element begins nor in which order its attributes stand.
struct ElementReader {
    /// What a file may contain. Real ones stay far below.
    enum Limits {
        static let size = 32 << 20
        static let depth = 200
        static let elements = 500_000
        static let attributes = 200
        /// Of an attribute's value or the text in an element, in bytes.
        static let text = 1 << 20
    }

    struct Failure: Error {
        var offset: Int
        var message: String
    }

    private let bytes: [UInt8]
    private var index = 0
    private var elementCount = 0
    private var open: [OpenElement] = []

    private struct OpenElement {
        var name: String
        var attributes: [InterfaceElement.Attribute]
        var offset: Int
        var children: [InterfaceElement] = []
        var text: [UInt8] = []
        var hasText = false
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ bytes: [UInt8]) throws(Failure) -> InterfaceElement {
        guard bytes.count <= Limits.size else {
            throw Failure(offset: 0, message: "the file has \(bytes.count) bytes; \(Limits.size) are allowed")
        }
        if let offset = UTF8Check.firstInvalidByte(of: bytes) {
            throw Failure(offset: offset, message: "this is not UTF-8")
        }
        var reader = ElementReader(bytes)
        return try reader.readDocument()
    }

    private mutating func readDocument() throws(Failure) -> InterfaceElement {
        if starts(with: "\u{FEFF}") { index += 3 }
        try readDeclaration()
        var root: InterfaceElement?
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") {
                if let element = try readMarkup() {
                    guard root == nil else { throw failure("there is a second outermost element", at: element.offset) }
                    root = element
                }
            } else if open.isEmpty {
                guard isSpace(bytes[index]) else { throw failure("there is text outside of the outermost element") }
                index += 1
            } else {
                try readText()
            }
        }
        if let last = open.last { throw failure("the file ends inside the element '\(last.name)' of this line", at: last.offset) }
        guard let root else { throw failure("there is no element in the file", at: 0) }
        return root
    }

    // MARK: Markup

    /// Reads what begins with an angle bracket.
    /// - Returns: The outermost element, when this is its end.
    private mutating func readMarkup() throws(Failure) -> InterfaceElement? {
        if starts(with: "<!--") {
            try skip(past: "-->", "comment")
        } else if starts(with: "<![CDATA[") {
            try readCharacterData()
        } else if starts(with: "<!") {
            throw failure("there is a document type declaration, which interface files don't have")
        } else if starts(with: "<?") {
            try skip(past: "?>", "processing instruction")
        } else if starts(with: "</") {
            return try readEndTag()
        } else {
            return try readStartTag()
        }
        return nil
    }

    private mutating func readStartTag() throws(Failure) -> InterfaceElement? {
        let offset = index
        index += 1
        let name = try readName("an element's name")
        elementCount += 1
        guard elementCount <= Limits.elements else { throw failure("the file has more than \(Limits.elements) elements", at: offset) }
        guard open.count < Limits.depth else { throw failure("the elements are nested more than \(Limits.depth) deep", at: offset) }
        var attributes: [InterfaceElement.Attribute] = []
        while true {
            let spaces = skipSpaces()
            guard index < bytes.count else { throw failure("the file ends inside the tag '\(name)' of this line", at: offset) }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                open.append(OpenElement(name: name, attributes: attributes, offset: offset))
                return nil
            }
            if starts(with: "/>") {
                index += 2
                open.append(OpenElement(name: name, attributes: attributes, offset: offset))
                return try close()
            }
            guard spaces > 0 else { throw failure("a space is missing before the next attribute of '\(name)'") }
            let attribute = try readAttribute(of: name)
            for other in attributes where other.name == attribute.name {
                throw failure("'\(name)' has the attribute '\(attribute.name)' twice", at: attribute.offset)
            }
            guard attributes.count < Limits.attributes else {
                throw failure("'\(name)' has more than \(Limits.attributes) attributes", at: offset)
            }
            attributes.append(attribute)
        }
    }

    private mutating func readAttribute(of element: String) throws(Failure) -> InterfaceElement.Attribute {
        let offset = index
        let name = try readName("an attribute's name")
        _ = skipSpaces()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            throw failure("the attribute '\(name)' of '\(element)' has no value", at: offset)
        }
        index += 1
        _ = skipSpaces()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw failure("the value of '\(name)' must stand in quotation marks")
        }
        let quote = bytes[index]
        index += 1
        var value: [UInt8] = []
        while index < bytes.count, bytes[index] != quote {
            switch bytes[index] {
            case UInt8(ascii: "<"):
                throw failure("'<' stands in the value of '\(name)': its quotation mark is missing, or it should be '&lt;'")
            case UInt8(ascii: "&"): value += try readReference()
            case let byte:
                try check(byte)
                // As XML requires: only references make line breaks.
                value.append(isSpace(byte) ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        guard index < bytes.count else { throw failure("the file ends inside the value of '\(name)'", at: offset) }
        guard value.count <= Limits.text else { throw failure("the value of '\(name)' has \(value.count) bytes; \(Limits.text) are allowed", at: offset) }
        index += 1
        return InterfaceElement.Attribute(name: name, value: String(decoding: value, as: UTF8.self), offset: offset)
    }

    private mutating func readEndTag() throws(Failure) -> InterfaceElement? {
        let offset = index
        index += 2
        let name = try readName("an element's name")
        _ = skipSpaces()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
            throw failure("the end of '\(name)' lacks its '>'", at: offset)
        }
        index += 1
        guard let last = open.last else { throw failure("'\(name)' ends here but has not begun", at: offset) }
        guard last.name == name else { throw failure("'\(name)' ends here, but '\(last.name)' is open", at: offset) }
        return try close()
    }

    /// Ends the innermost element.
    /// - Returns: It, if it was the outermost as well.
    private mutating func close() throws(Failure) -> InterfaceElement? {
        let element = open.removeLast()
        let isRead = element.hasText || element.children.isEmpty
        guard !isRead || element.text.count <= Limits.text else {
            throw failure("the text in '\(element.name)' has \(element.text.count) bytes; \(Limits.text) are allowed", at: element.offset)
        }
        let text = isRead ? String(decoding: element.text, as: UTF8.self) : ""
        let closed = InterfaceElement(name: element.name, attributes: element.attributes, children: element.children, text: text,
                                      offset: element.offset)
        if open.isEmpty { return closed }
        open[open.count - 1].children.append(closed)
        return nil
    }

    // MARK: Text

    private mutating func readText() throws(Failure) {
        let last = open.count - 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: "&") {
                open[last].text += try readReference()
                open[last].hasText = true
                continue
            }
            let byte = bytes[index]
            try check(byte)
            if !isSpace(byte) { open[last].hasText = true }
            index += 1
            if byte == UInt8(ascii: "\r") {
                // A line break is one character, however the file writes it.
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { continue }
                open[last].text.append(UInt8(ascii: "\n"))
            } else {
                open[last].text.append(byte)
            }
        }
    }

    private mutating func readCharacterData() throws(Failure) {
        guard !open.isEmpty else { throw failure("there is text outside of the outermost element") }
        let start = index + 9
        try skip(past: "]]>", "CDATA section")
        for byte in bytes[start..<(index - 3)] { open[open.count - 1].text.append(byte) }
        open[open.count - 1].hasText = true
    }

    /// Reads `&amp;`, one of the four others that XML has, or a number.
    private mutating func readReference() throws(Failure) -> [UInt8] {
        let offset = index
        var end = index + 1
        // The longest is `&#x10FFFF;`.
        while end < bytes.count, end - offset < 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { throw failure("'&' begins no reference: it should be '&amp;'") }
        let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        index = end + 1
        switch name {
        case "amp": return [UInt8(ascii: "&")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default: break
        }
        guard name.hasPrefix("#") else { throw failure("there is no entity '&\(name);'", at: offset) }
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number, let scalar = Unicode.Scalar(number), number >= 0x20 || number == 9 || number == 10 || number == 13 else {
            throw failure("'&\(name);' is no character", at: offset)
        }
        return Array(String(Character(scalar)).utf8)
    }

    // MARK: Small parts

    /// `<?xml version="1.0" encoding="UTF-8"?>`. Another encoding than UTF-8 would be read wrongly.
    private mutating func readDeclaration() throws(Failure) {
        guard starts(with: "<?xml") else { return }
        let offset = index
        try skip(past: "?>", "XML declaration")
        let text = String(decoding: bytes[offset..<index], as: UTF8.self)
        guard let found = text.firstRange(of: "encoding=") else { return }
        let rest = text[found.upperBound...]
        guard let quote = rest.first, let end = rest.dropFirst().firstIndex(of: quote) else { return }
        let encoding = rest[rest.index(after: rest.startIndex)..<end]
        guard encoding.lowercased() == "utf-8" else { throw failure("the encoding is \(encoding); only UTF-8 is read", at: offset) }
    }

    private mutating func readName(_ what: String) throws(Failure) -> String {
        let start = index
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        guard index > start, !isNameContinuation(bytes[start]) else { throw failure("\(what) is missing", at: start) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
        default: isNameContinuation(byte)
        }
    }

    /// What a name may contain but not begin with.
    private func isNameContinuation(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    private func check(_ byte: UInt8) throws(Failure) {
        guard byte >= 0x20 || isSpace(byte) else { throw failure("there is a control character (\(byte))") }
    }

    private mutating func skipSpaces() -> Int {
        let start = index
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        return index - start
    }

    private func starts(with text: StaticString, at offset: Int? = nil) -> Bool {
        let start = offset ?? index
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for place in 0..<text.utf8CodeUnitCount where bytes[start + place] != text.utf8Start[place] { return false }
        return true
    }

    private mutating func skip(past end: StaticString, _ what: String) throws(Failure) {
        let offset = index
        while index < bytes.count {
            if starts(with: end) {
                index += end.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw failure("the file ends inside the \(what) of this line", at: offset)
    }

    private func failure(_ message: String, at offset: Int? = nil) -> Failure { Failure(offset: offset ?? index, message: message) }
}

enum UTF8Check {
    /// The offset of the first byte that belongs to no character.
    static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error, .emptyInput: return offset
            }
        }
    }
}
