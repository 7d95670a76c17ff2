/// One answer or one event of SSIP: lines with a number, of which the last has a space after it and those before a hyphen.
struct Reply: Equatable {
    let code: Int
    /// What the lines say, without the number.
    let lines: [String]

    /// Whether it is what was asked for. 3xx and more are errors, but for 7xx, which are events.
    var isGood: Bool { (100..<300).contains(code) }
    var isEvent: Bool { (700..<800).contains(code) }

    /// Of the answer to a text: the number of the message.
    var message: Int? { lines.first.flatMap { Int($0) } }

    /// What became of a message: `true` when it was spoken to its end, `false` when it was cancelled; `nil` for other events.
    var isEnd: Bool? {
        switch code {
        case 702: true
        case 703: false
        default: nil
        }
    }
}

/// Puts replies together from the bytes that arrive.
struct ReplyReader {
    private var rest: [UInt8] = []
    private var lines: [String] = []
    /// A server that sends no end of a line is not one.
    private static let longestLine = 1 << 16

    /// Whether what came is no SSIP.
    private(set) var isBroken = false

    /// - Returns: The replies that the bytes complete.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [Reply] {
        var found: [Reply] = []
        for byte in bytes where !isBroken {
            guard byte == 10 else {
                rest.append(byte)
                isBroken = rest.count > Self.longestLine
                continue
            }
            if rest.last == 13 { rest.removeLast() }
            let line = String(decoding: rest, as: UTF8.self)
            rest.removeAll(keepingCapacity: true)
            if let reply = take(line) { found.append(reply) }
        }
        return found
    }

    private mutating func take(_ line: String) -> Reply? {
        guard let code = Int(line.prefix(3)), line.utf8.count >= 4 else {
            isBroken = true
            return nil
        }
        let sign = line[line.index(line.startIndex, offsetBy: 3)]
        lines.append(String(line.dropFirst(4)))
        guard sign == " " else {
            isBroken = sign != "-" || lines.count > 1000
            return nil
        }
        defer { lines = [] }
        return Reply(code: code, lines: lines)
    }
}
