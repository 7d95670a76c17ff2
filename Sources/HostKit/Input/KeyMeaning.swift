extension KeyUsage {
    /// The usage of a key by what the layout makes of it, as UIKit has the keys that a person has exchanged (R-KEY-1): Caps Lock that was made
    /// Escape is Escape. Keys that type signs are their places, unless the layout is made up, as of keyboards on the screen, and has the sign in another key's.
    /// - Parameters:
    ///   - code: In Linux's numbering; 0 for none.
    ///   - symbol: What the key means, as X11 numbers it; 0 where that is not known.
    package static func usage(evdev code: Int, symbol: UInt32) -> Int {
        if let named = named(symbol) { return usage(evdev: named) }
        let place = usage(evdev: code)
        guard isSign(symbol), !signPlaces.contains(place), !keypad.contains(place) else { return place }
        return sign(symbol).flatMap { typed[$0] }.map { usage(evdev: $0) } ?? 0
    }

    /// Where keyboards have keys that type signs: letters and digits, the space and what is right of the letters, the additional keys of Europe and Japan.
    private static let signPlaces: Set<Int> = Set(0x04...0x27).union(0x2c...0x38).union([0x64, 0x87, 0x89])
    private static let keypad: Set<Int> = Set(0x54...0x63).union([0x67, 0x85, 0x8c])

    /// Linux's code of a key that types no sign, by its name on X servers.
    private static func named(_ symbol: UInt32) -> Int? {
        switch symbol {
        case 0xffbe...0xffc7: 59 + Int(symbol - 0xffbe)
        case 0xffca...0xffd5: 183 + Int(symbol - 0xffca)
        default: codes[symbol]
        }
    }

    private static let codes: [UInt32: Int] = [
        0xff08: 14, 0xff09: 15, 0xfe20: 15, 0xff0d: 28, 0xff13: 119, 0xff14: 70, 0xff1b: 1, 0xff50: 102, 0xff51: 105, 0xff52: 103, 0xff53: 106,
        0xff54: 108, 0xff55: 104, 0xff56: 109, 0xff57: 107, 0xff61: 99, 0xff63: 110, 0xff67: 127, 0xff7f: 69, 0xff8d: 96, 0xffc8: 87, 0xffc9: 88,
        0xffe1: 42, 0xffe2: 54, 0xffe3: 29, 0xffe4: 97, 0xffe5: 58, 0xffe9: 56, 0xffea: 100, 0xffeb: 125, 0xffec: 126, 0xffff: 111,
    ]

    /// Linux's codes of the keys that type letters, digits and the space on a keyboard of the United States.
    private static let typed: [Character: Int] = {
        var codes: [Character: Int] = [" ": 57]
        for (row, first) in [("1234567890", 2), ("qwertyuiop", 16), ("asdfghjkl", 30), ("zxcvbnm", 44)] {
            for (place, character) in row.enumerated() { codes[character] = first + place }
        }
        return codes
    }()

    /// X11's numbers of signs: old character sets are below 0xfe00, and Unicode's begin at 0x1000000.
    private static func isSign(_ symbol: UInt32) -> Bool { (0x20..<0xfe00).contains(symbol) || (0x100_0100...0x110_ffff).contains(symbol) }

    /// The sign as a keyboard has it without Shift, where it is one of ASCII's.
    private static func sign(_ symbol: UInt32) -> Character? {
        (0x20...0x7e).contains(symbol) ? Unicode.Scalar(symbol).flatMap { Character($0).lowercased().first } : nil
    }
}

/// The usages of the keys that are down: a key repeats and goes up as what it went down as, whatever the layout is meanwhile.
package struct HeldUsages {
    private var usages: [UInt32: Int] = [:]

    package init() {}

    /// - Parameter code: In Linux's numbering.
    package mutating func press(_ code: UInt32, symbol: UInt32) -> Int {
        let usage = KeyUsage.usage(evdev: Int(code), symbol: symbol)
        usages[code] = usage
        return usage
    }

    package func usage(_ code: UInt32) -> Int { usages[code] ?? KeyUsage.usage(evdev: Int(code)) }

    package mutating func release(_ code: UInt32) -> Int {
        defer { usages[code] = nil }
        return usage(code)
    }

    package mutating func removeAll() { usages.removeAll() }
}
