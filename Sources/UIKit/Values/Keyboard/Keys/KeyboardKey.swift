/// One key of a keyboard on the screen.
struct KeyboardKey: Equatable {
    enum Kind: Equatable {
        /// Types a text; with Shift the text beside it, or a letter's capital.
        case text(String, shifted: String? = nil)
        case space, `return`, delete, shift
        /// Shows other keys.
        case page(KeyboardPage)
        /// Turns to the next language.
        case globe
        /// Hides the keyboard.
        case hide
        /// Shows the emoji of a category; 0 is for those that were used last.
        case category(Int)
        /// Begins a search for emoji, and ends it.
        case search, endSearch
        /// Has the keys elsewhere.
        case arrange(KeyboardArrangement)
        /// Room without a key.
        case gap
    }

    var kind: Kind
    /// How wide it is; a letter is 1.
    var width: CGFloat = 1

    static func texts(_ characters: String) -> [KeyboardKey] { characters.map { KeyboardKey(kind: .text(String($0))) } }

    /// Whether it acts when its finger lifts.
    var typesOnLift: Bool {
        switch kind {
        case .text, .space, .return: true
        default: false
        }
    }

    /// Whether it acts when its finger lifts, and opens a menu when the finger rests (R-KBD-17).
    var opensMenu: Bool { kind == .globe || kind == .hide || kind == .page(.emoji) }
}

/// The keys that a keyboard shows at a time.
enum KeyboardPage: Equatable { case letters, numbers, symbols, pad, padSymbols, emoji }
