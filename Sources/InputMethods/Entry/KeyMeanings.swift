internal import HostKit
internal import TouchHost

extension ForwardedKey {
    /// The key as the app gets it.
    func event(at time: Double) -> KeyEvent {
        let text = isPressed ? KeyMeanings.text(symbol) : ""
        let usage = KeyUsage.usage(evdev: Int(code), symbol: symbol)
        return KeyEvent(timestamp: time, usage: usage, isPressed: isPressed, characters: text, charactersIgnoringModifiers: text,
                        modifiers: KeyModifiers(serverMask: modifiers))
    }
}

/// What X11's numbers of keys mean, for keys that an input method makes up.
enum KeyMeanings {
    private static let controls: [UInt32: String] = [0xff08: "\u{8}", 0xff09: "\t", 0xff0d: "\r", 0xff1b: "\u{1b}", 0xff8d: "\r", 0xffff: "\u{7f}"]

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
