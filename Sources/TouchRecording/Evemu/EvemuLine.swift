import TouchScript

/// What one line of an evemu recording says.
enum EvemuLine: Equatable {
    case nothing
    case name(String)
    /// Eight flags a byte, to be appended to the properties.
    case properties([UInt8])
    /// Eight flags a byte, to be appended to the codes of an event type.
    case codes(type: UInt16, [UInt8])
    case axis(code: UInt16, EvdevDevice.Axis)
    case event(EvdevEvent)

    /// Why a line makes no sense, and what would.
    struct Fault: Error {
        var reason: String
    }

    /// Reads a line without its end. What follows `#` is a comment.
    init(_ line: ArraySlice<UInt8>) throws(Fault) {
        try Self.checkVersion(line)
        var words = EvemuWords(line)
        guard let mark = words.next() else {
            self = .nothing
            return
        }
        guard mark.count == 2, mark.last == UInt8(ascii: ":") else { throw Self.stranger(mark) }
        switch mark.first {
        case UInt8(ascii: "E"): self = .event(try Self.event(&words))
        case UInt8(ascii: "N"): self = .name(words.restOfName)
        case UInt8(ascii: "P"): self = .properties(try Self.bytes(&words))
        case UInt8(ascii: "B"):
            let type = try words.hexadecimal("the event type")
            self = .codes(type: type, try Self.bytes(&words))
        case UInt8(ascii: "A"): self = try Self.axis(&words)
        case UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "S"): self = .nothing
        default: throw Self.stranger(mark)
        }
    }

    /// The first line of a recording may say which version of the form it has.
    private static func checkVersion(_ line: ArraySlice<UInt8>) throws(Fault) {
        let mark = Array("# EVEMU ".utf8)
        guard line.starts(with: mark) else { return }
        let version = line.dropFirst(mark.count)
        guard version.prefix(2).elementsEqual("1.".utf8) else {
            throw Fault(reason: "this is version '\(EvemuWords.text(version))' of evemu's recordings, and only versions 1.0 to 1.3 are known")
        }
    }

    private static func stranger(_ mark: ArraySlice<UInt8>) -> Fault {
        Fault(reason: "'\(EvemuWords.text(mark))' starts no line of an evemu recording, "
                + "whose lines start with N:, I:, P:, B:, A:, L:, S:, E: or #")
    }

    private static func event(_ words: inout EvemuWords) throws(Fault) -> EvdevEvent {
        let time = try words.time()
        let type = try words.hexadecimal("the event's type")
        let code = try words.hexadecimal("the event's code")
        let value = try words.decimal("the event's value")
        try words.expectEnd("E: seconds.microseconds type code value")
        return EvdevEvent(time: time, type: type, code: code, value: value)
    }

    /// Older files have no resolution.
    private static func axis(_ words: inout EvemuWords) throws(Fault) -> EvemuLine {
        let code = try words.hexadecimal("the axis")
        let minimum = try words.decimal("the axis's minimum"), maximum = try words.decimal("the axis's maximum")
        _ = try words.decimal("the axis's fuzz")
        _ = try words.decimal("the axis's flat")
        let resolution = words.isAtEnd ? 0 : try words.decimal("the axis's resolution")
        try words.expectEnd("A: axis minimum maximum fuzz flat resolution")
        guard minimum <= maximum else {
            throw Fault(reason: "the axis's minimum \(minimum) is above its maximum \(maximum): write the smaller one first")
        }
        return .axis(code: code, EvdevDevice.Axis(minimum: minimum, maximum: maximum, resolution: resolution))
    }

    private static func bytes(_ words: inout EvemuWords) throws(Fault) -> [UInt8] {
        var result: [UInt8] = []
        while !words.isAtEnd {
            let value = try words.hexadecimal("a byte of flags")
            guard let byte = UInt8(exactly: value) else { throw Fault(reason: "a byte of flags has more than two hexadecimal digits") }
            result.append(byte)
        }
        return result
    }
}
