/// The codes that deflate brings along, as they stand in the stream, with what comes after them.
struct DeflateCodes {
    struct Code {
        var bits: UInt32
        var count: UInt32
    }

    /// Pixels that a match has at most: three bytes each.
    static let longest = 86

    let literals: ContiguousArray<Code>
    /// By the number of pixels.
    let lengths: ContiguousArray<Code>
    let end = Code(bits: 0, count: 7)
    /// The distance to the pixel before.
    let left: Code

    init() {
        left = Code(bits: Self.reversed(2, 5), count: 5)
        literals = ContiguousArray((0..<256).map { Self.symbol($0) })
        lengths = ContiguousArray((0...Self.longest).map { pixels in
            let length = 3 * pixels
            // Codes of 1, then four each of 2, 4, 8 … lengths; the longest has a separate one.
            guard length >= 3 else { return Code(bits: 0, count: 0) }
            guard length < 258 else { return Self.symbol(285) }
            let (code, extra, rest) = Self.code(length - 3, perStep: 4)
            var symbol = Self.symbol(257 + code)
            symbol.bits |= UInt32(rest) << symbol.count
            symbol.count += UInt32(extra)
            return symbol
        })
    }

    /// The code of a distance; `nil` where it is too far.
    func distance(_ bytes: Int) -> Code? {
        guard bytes <= 32_768 else { return nil }
        let (code, extra, rest) = Self.code(bytes - 1, perStep: 2)
        return Code(bits: Self.reversed(UInt32(code), 5) | UInt32(rest) << 5, count: UInt32(5 + extra))
    }

    /// Values are counted in steps of codes, and each step's codes stand for twice as many values as those before.
    private static func code(_ value: Int, perStep: Int) -> (code: Int, extra: Int, rest: Int) {
        var code = 0, extra = 0, start = 0
        while value >= start + 1 << extra {
            start += 1 << extra
            code += 1
            if code >= 2 * perStep, code % perStep == 0 { extra += 1 }
        }
        return (code, extra, value - start)
    }

    private static func symbol(_ number: Int) -> Code {
        switch number {
        case ..<144: Code(bits: reversed(UInt32(0x30 + number), 8), count: 8)
        case ..<256: Code(bits: reversed(UInt32(0x190 + number - 144), 9), count: 9)
        case ..<280: Code(bits: reversed(UInt32(number - 256), 7), count: 7)
        default: Code(bits: reversed(UInt32(0xC0 + number - 280), 8), count: 8)
        }
    }

    /// Codes are in the stream with their highest bit first, all else with the lowest.
    private static func reversed(_ bits: UInt32, _ count: UInt32) -> UInt32 {
        var bits = bits, result: UInt32 = 0
        for _ in 0..<count {
            result = result << 1 | bits & 1
            bits >>= 1
        }
        return result
    }
}
