internal import TouchHost
public import UIKit

extension TouchStage {
    /// A key of a keyboard with the US layout.
    public struct Key: Hashable, Sendable {
        /// Where the key is.
        public let usage: UIKeyboardHIDUsage

        /// Makes a key of its HID usage.
        public init(_ usage: UIKeyboardHIDUsage) { self.usage = usage }
        private init(_ usage: Int) { self.usage = UIKeyboardHIDUsage(rawValue: usage) }

        /// A letter, as a US keyboard has it.
        public static let a = Key(0x04), b = Key(0x05), c = Key(0x06), d = Key(0x07), e = Key(0x08), f = Key(0x09), g = Key(0x0A)
        /// A letter, as a US keyboard has it.
        public static let h = Key(0x0B), i = Key(0x0C), j = Key(0x0D), k = Key(0x0E), l = Key(0x0F), m = Key(0x10), n = Key(0x11)
        /// A letter, as a US keyboard has it.
        public static let o = Key(0x12), p = Key(0x13), q = Key(0x14), r = Key(0x15), s = Key(0x16), t = Key(0x17), u = Key(0x18)
        /// A letter, as a US keyboard has it.
        public static let v = Key(0x19), w = Key(0x1A), x = Key(0x1B), y = Key(0x1C), z = Key(0x1D)
        /// A digit above the letters.
        public static let one = Key(0x1E), two = Key(0x1F), three = Key(0x20), four = Key(0x21), five = Key(0x22)
        /// A digit above the letters.
        public static let six = Key(0x23), seven = Key(0x24), eight = Key(0x25), nine = Key(0x26), zero = Key(0x27)
        /// A key of the main block.
        public static let enter = Key(0x28), escape = Key(0x29), backspace = Key(0x2A), tab = Key(0x2B), space = Key(0x2C)
        /// A sign, by its name without Shift on a US keyboard.
        public static let minus = Key(0x2D), equal = Key(0x2E), leftBracket = Key(0x2F), rightBracket = Key(0x30)
        /// A sign, by its name without Shift on a US keyboard.
        public static let backslash = Key(0x31), semicolon = Key(0x33), apostrophe = Key(0x34), grave = Key(0x35)
        /// A sign, by its name without Shift on a US keyboard.
        public static let comma = Key(0x36), period = Key(0x37), slash = Key(0x38)
        /// A key of the block for moving.
        public static let home = Key(0x4A), pageUp = Key(0x4B), delete = Key(0x4C), end = Key(0x4D), pageDown = Key(0x4E)
        /// An arrow.
        public static let right = Key(0x4F), left = Key(0x50), down = Key(0x51), up = Key(0x52)
        /// A modifier, the left one of two.
        public static let control = Key(0xE0), shift = Key(0xE1), alternate = Key(0xE2), command = Key(0xE3)

        /// The keys that type something, from 0x04 on: without and with Shift. A space where a key types nothing here.
        private static let plain = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1B}\u{8}\t -=[]\\ ;'`,./")
        private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\r\u{1B}\u{8}\t _+{}| :\"~<>?")

        /// What the key types.
        func characters(_ modifiers: KeyModifiers) -> String {
            let index = usage.rawValue - 0x04
            if self == .delete { return "\u{7F}" }
            guard Self.plain.indices.contains(index), index != 0x32 - 0x04 else { return "" }
            if modifiers.contains(.control), index < 26 { return String(Unicode.Scalar(UInt8(index + 1))) }
            return String(modifiers.contains(.shift) ? Self.shifted[index] : Self.plain[index])
        }

        /// The key that types a character, and whether Shift must be held for it; `nil` for what no key types.
        static func typing(_ character: Character) -> (key: Key, isShifted: Bool)? {
            let character = character == "\n" ? "\r" : character
            // The space is where it belongs, and where nothing is.
            if character == " " { return (.space, false) }
            if let index = plain.firstIndex(of: character) { return (Key(index + 0x04), false) }
            return shifted.firstIndex(of: character).map { (Key($0 + 0x04), true) }
        }

        /// What the key stands for while it is held.
        var modifier: KeyModifiers {
            switch self {
            case .control: .control
            case .shift: .shift
            case .alternate: .alternate
            case .command: .command
            default: []
            }
        }
    }
}
