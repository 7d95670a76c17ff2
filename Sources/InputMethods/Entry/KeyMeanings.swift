internal import HostKit
internal import TouchHost

extension ForwardedKey {
    /// The key as the app gets it.
    func event(at time: Double) -> KeyEvent {
        let text = isPressed ? KeyMeanings.text(symbol) : ""
        let usage = code > 0 ? KeyUsage.usage(evdev: Int(code)) : KeyMeanings.usage(symbol)
        return KeyEvent(timestamp: time, usage: usage, isPressed: isPressed, characters: text, charactersIgnoringModifiers: text,
                        modifiers: KeyModifiers(serverMask: modifiers))
    }
}

/// What X11's numbers of keys mean, for keys that an input method makes up.
enum KeyMeanings {
    /// Numbers of keys that type no letter, with Linux's codes for them.
    private static let codes: [UInt32: Int] = [
        0xff08: 14, 0xff09: 15, 0xff0d: 28, 0xff1b: 1, 0xff50: 102, 0xff51: 105, 0xff52: 103, 0xff53: 106, 0xff54: 108, 0xff55: 104, 0xff56: 109,
        0xff57: 107, 0xff63: 110, 0xff8d: 96, 0xffff: 111,
    ]
    private static let controls: [UInt32: String] = [0xff08: "\u{8}", 0xff09: "\t", 0xff0d: "\r", 0xff1b: "\u{1b}", 0xff8d: "\r", 0xffff: "\u{7f}"]

    /// Linux's codes of the keys that type letters, digits and the space on a keyboard of the United States.
    private static let typed: [Character: Int] = {
        var codes: [Character: Int] = [" ": 57]
        for (row, first) in [("1234567890", 2), ("qwertyuiop", 16), ("asdfghjkl", 30), ("zxcvbnm", 44)] {
            for (place, character) in row.enumerated() { codes[character] = first + place }
        }
        return codes
    }()

    /// The usage of the key; 0 for one that is not known.
    static func usage(_ symbol: UInt32) -> Int {
        if let code = codes[symbol] { return KeyUsage.usage(evdev: code) }
        guard let character = text(symbol).lowercased().first, let code = typed[character] else { return 0 }
        return KeyUsage.usage(evdev: code)
    }

    /// What the key types: Latin 1 has its own numbers, Unicode's begin at 0x1000000.
    static func text(_ symbol: UInt32) -> String {
        if let control = controls[symbol] { return control }
        let number: UInt32
        switch symbol {
        case 0x20...0x7e, 0xa0...0xff: number = symbol
        case 0x100_0100...0x110_ffff: number = symbol - 0x100_0000
        default: return ""
        }
        return Unicode.Scalar(number).map { String(Character($0)) } ?? ""
    }
}
