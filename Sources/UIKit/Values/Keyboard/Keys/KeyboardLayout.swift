/// The rows of keys for a page of a type of keyboard.
struct KeyboardLayout {
    let type: UIKeyboardType
    let language: KeyboardLanguage
    /// Whether there is a key that turns to another language.
    var hasGlobe = false
    /// Whether there is a key that hides the keyboard.
    var hasHide = false
    /// What the decimal pad has between whole and broken numbers.
    var decimalSeparator = "."
    /// Whether there is a key that shows the emoji.
    var hasEmoji = false

    /// - Parameters:
    ///   - isSecret: Whether a secret word is typed, which is made of Latin letters (R-KBD-6).
    init(type: UIKeyboardType, language: KeyboardLanguage, isSecret: Bool = false) {
        self.type = type
        let needsLatin = isSecret || [.asciiCapable, .URL, .emailAddress].contains(type)
        self.language = needsLatin && !language.isLatin ? .english : language
    }

    /// Whether texts of a type are sentences, with emoji, and no addresses or numbers (R-KBD-14).
    static func takesEmoji(_ type: UIKeyboardType) -> Bool { [.default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch].contains(type) }

    /// What it starts with.
    var firstPage: KeyboardPage {
        switch type {
        case .numbersAndPunctuation: .numbers
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
        default: .letters
        }
    }

    /// The widths of a row's keys sum up to this; shorter rows stand in the middle.
    func columns(of page: KeyboardPage) -> CGFloat {
        switch page {
        case .pad, .padSymbols: 3
        case .numbers, .symbols, .emoji: 10
        case .letters:
            language.rows.indices.reduce(10) { max($0, CGFloat(language.rows[$1].count + ($1 == lastRow ? language.hasShift ? 2 : 1 : 0))) }
        }
    }

    func rows(of page: KeyboardPage) -> [[KeyboardKey]] {
        switch page {
        case .letters: letterRows + [bottomRow(.letters)]
        case .numbers:
            [KeyboardKey.texts("1234567890"), KeyboardKey.texts("-/:;()$&@\""),
             edges(.page(.symbols), wide(".,?!'"), in: 10), bottomRow(.numbers)]
        case .symbols:
            [KeyboardKey.texts("[]{}#%^*+="), KeyboardKey.texts("_\\|~<>€£¥•"),
             edges(.page(.numbers), wide(".,?!'"), in: 10), bottomRow(.symbols)]
        case .pad:
            [KeyboardKey.texts("123"), KeyboardKey.texts("456"), KeyboardKey.texts("789"), [padCorner] + KeyboardKey.texts("0") + [KeyboardKey(kind: .delete)]]
        case .padSymbols:
            [KeyboardKey.texts("+*#"), KeyboardKey.texts("(-)"), KeyboardKey.texts(",;."),
             [KeyboardKey(kind: .page(.pad))] + KeyboardKey.texts("/") + [KeyboardKey(kind: .delete)]]
        case .emoji: [categoryRow]
        }
    }

    // MARK: Letters

    private var lastRow: Int { language.rows.count - 1 }

    private var letterRows: [[KeyboardKey]] {
        language.rows.indices.map { index in
            let keys = letters(of: index)
            return index == lastRow ? edges(language.hasShift ? .shift : nil, keys, in: columns(of: .letters)) : keys
        }
    }

    private func letters(of row: Int) -> [KeyboardKey] {
        let shifted = language.shifted.isEmpty ? nil : language.shifted[row]
        return language.rows[row].enumerated().map { index, letter in KeyboardKey(kind: .text(letter, shifted: shifted?[index])) }
    }

    // MARK: Other keys

    /// The lower left key of a number pad.
    private var padCorner: KeyboardKey {
        switch type {
        case .decimalPad: KeyboardKey(kind: .text(decimalSeparator))
        case .phonePad: KeyboardKey(kind: .page(.padSymbols))
        case .namePhonePad: KeyboardKey(kind: .page(.letters))
        default: KeyboardKey(kind: .gap)
        }
    }

    private func wide(_ characters: String) -> [KeyboardKey] { characters.map { KeyboardKey(kind: .text(String($0)), width: 1.4) } }

    /// A row between a key at its left end, if there is one, and delete at its right.
    private func edges(_ first: KeyboardKey.Kind?, _ middle: [KeyboardKey], in columns: CGFloat) -> [KeyboardKey] {
        let rest = columns - middle.reduce(0) { $0 + $1.width }
        let side = first == nil ? rest : rest / 2, width = min(side, 1.3)
        let gap = KeyboardKey(kind: .gap, width: side - width)
        let start = first.map { [KeyboardKey(kind: $0, width: width), gap] } ?? []
        return start + middle + [gap, KeyboardKey(kind: .delete, width: width)]
    }

    /// The keys below the emoji: those that were used last, and the categories.
    private var categoryRow: [KeyboardKey] {
        let count = EmojiCollection.shared.categories.count + 1, width = 7.5 / CGFloat(count)
        return [KeyboardKey(kind: .page(firstPage), width: 1.25)]
            + (0..<count).map { KeyboardKey(kind: .category($0), width: width) } + [KeyboardKey(kind: .delete, width: 1.25)]
    }

    private func bottomRow(_ page: KeyboardPage) -> [KeyboardKey] {
        let other: KeyboardPage = page != .letters ? .letters : type == .namePhonePad ? .pad : .numbers
        let scale = columns(of: page) / 10
        let kinds: [KeyboardKey.Kind] = [.page(other)] + (hasGlobe ? [.globe] : []) + (hasEmoji ? [.page(.emoji)] : [])
        let side: CGFloat = kinds.count > 2 ? 3 : 2.5
        let first = kinds.map { KeyboardKey(kind: $0, width: side / CGFloat(kinds.count) * scale) }
        let last = hasHide ? [KeyboardKey(kind: .return, width: 1.5 * scale), KeyboardKey(kind: .hide, width: scale)]
            : [KeyboardKey(kind: .return, width: 2.5 * scale)]
        let extras = page == .letters ? self.extras : []
        let rest = (7.5 - side) * scale - extras.reduce(0) { $0 + $1.width }
        return first + [KeyboardKey(kind: .space, width: rest)] + extras + last
    }

    /// Signs that addresses are made of.
    private var extras: [KeyboardKey] {
        switch type {
        case .emailAddress: KeyboardKey.texts("@.")
        case .URL: KeyboardKey.texts("./") + [KeyboardKey(kind: .text(".com"), width: 1.5)]
        case .twitter: KeyboardKey.texts("@#")
        case .webSearch: KeyboardKey.texts(".")
        default: []
        }
    }
}
