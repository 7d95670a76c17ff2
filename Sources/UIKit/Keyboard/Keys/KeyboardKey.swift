/// One key of a keyboard on the screen.
struct KeyboardKey: Equatable {
    enum Kind: Equatable {
        /// Types a text; a letter in capitals while shift is on.
        case text(String)
        case space, `return`, delete, shift
        /// Shows other keys.
        case page(KeyboardPage)
        /// Room without a key.
        case gap
    }

    var kind: Kind
    /// How wide it is; a letter is 1.
    var width: CGFloat = 1

    static func texts(_ characters: String) -> [KeyboardKey] { characters.map { KeyboardKey(kind: .text(String($0))) } }
}

/// The keys that a keyboard shows at a time.
enum KeyboardPage: Equatable { case letters, numbers, symbols, pad, padSymbols }

/// The rows of keys for a page of a type of keyboard.
struct KeyboardLayout: Equatable {
    let type: UIKeyboardType

    /// What it starts with.
    var firstPage: KeyboardPage {
        switch type {
        case .numbersAndPunctuation: .numbers
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
        default: .letters
        }
    }

    /// The widths of a row's keys sum up to this; shorter rows stand in the middle.
    func columns(of page: KeyboardPage) -> CGFloat { page == .pad || page == .padSymbols ? 3 : 10 }

    func rows(of page: KeyboardPage) -> [[KeyboardKey]] {
        switch page {
        case .letters:
            [KeyboardKey.texts("qwertyuiop"), KeyboardKey.texts("asdfghjkl"),
             edges(KeyboardKey(kind: .shift, width: 1.3), KeyboardKey.texts("zxcvbnm")), bottomRow(.letters)]
        case .numbers:
            [KeyboardKey.texts("1234567890"), KeyboardKey.texts("-/:;()$&@\""),
             edges(KeyboardKey(kind: .page(.symbols), width: 1.3), wide(".,?!'")), bottomRow(.numbers)]
        case .symbols:
            [KeyboardKey.texts("[]{}#%^*+="), KeyboardKey.texts("_\\|~<>€£¥•"),
             edges(KeyboardKey(kind: .page(.numbers), width: 1.3), wide(".,?!'")), bottomRow(.symbols)]
        case .pad:
            [KeyboardKey.texts("123"), KeyboardKey.texts("456"), KeyboardKey.texts("789"), [padCorner] + KeyboardKey.texts("0") + [delete()]]
        case .padSymbols:
            [KeyboardKey.texts("+*#"), KeyboardKey.texts("(-)"), KeyboardKey.texts(",;."),
             [KeyboardKey(kind: .page(.pad))] + KeyboardKey.texts("/") + [delete()]]
        }
    }

    /// The lower left key of a number pad.
    private var padCorner: KeyboardKey {
        switch type {
        case .decimalPad: KeyboardKey(kind: .text("."))
        case .phonePad: KeyboardKey(kind: .page(.padSymbols))
        case .namePhonePad: KeyboardKey(kind: .page(.letters))
        default: KeyboardKey(kind: .gap)
        }
    }

    private func delete(_ width: CGFloat = 1) -> KeyboardKey { KeyboardKey(kind: .delete, width: width) }

    private func wide(_ characters: String) -> [KeyboardKey] { characters.map { KeyboardKey(kind: .text(String($0)), width: 1.4) } }

    /// A row between a key at its left end and delete at its right.
    private func edges(_ first: KeyboardKey, _ middle: [KeyboardKey]) -> [KeyboardKey] {
        let rest = 10 - 2 * first.width - middle.reduce(0) { $0 + $1.width }
        let gap = KeyboardKey(kind: .gap, width: rest / 2)
        return [first, gap] + middle + [gap, delete(first.width)]
    }

    private func bottomRow(_ page: KeyboardPage) -> [KeyboardKey] {
        let other: KeyboardPage = page != .letters ? .letters : type == .namePhonePad ? .pad : .numbers
        let first = KeyboardKey(kind: .page(other), width: 2.5)
        let extras: [KeyboardKey] = switch type {
        case .emailAddress where page == .letters: KeyboardKey.texts("@.")
        case .URL where page == .letters: KeyboardKey.texts("./") + [KeyboardKey(kind: .text(".com"), width: 1.5)]
        case .twitter where page == .letters: KeyboardKey.texts("@#")
        case .webSearch where page == .letters: KeyboardKey.texts(".")
        default: []
        }
        let rest = 5 - extras.reduce(0) { $0 + $1.width }
        return [first, KeyboardKey(kind: .space, width: rest)] + extras + [KeyboardKey(kind: .return, width: 2.5)]
    }
}
