/// One emoji of the keyboard on the screen (R-KBD-14).
struct Emoji: Hashable, Sendable {
    let text: String
    /// Whether it has the five skin tones.
    let hasTones: Bool
    /// The version of Unicode's emoji from which a font has it; 0 for those that every font with colours has.
    let version: Int

    /// Itself with a skin tone from 1, the lightest, to 5; 0 for none.
    ///
    /// The tone follows every character that can have one, in place of a variation selector (Unicode TS #51, 2.5). The handshake of two persons has none.
    func toned(_ tone: Int) -> String {
        guard hasTones, let sign = Unicode.Scalar(UInt32(0x1F3FA + tone)), tone > 0 else { return text }
        let scalars = Array(text.unicodeScalars), isJoined = scalars.contains("\u{200D}")
        var result = String.UnicodeScalarView(), followsBase = false
        for scalar in scalars {
            if followsBase, scalar == "\u{FE0F}" { continue }
            result.append(scalar)
            followsBase = scalar.properties.isEmojiModifierBase
            if followsBase, !isJoined || scalar != "\u{1F91D}" { result.append(sign) }
        }
        return String(result)
    }

    static let toneCount = 5
}

/// The emoji of one category, and the sign of its key.
struct EmojiCategory: Sendable {
    var sign: String
    var name: String
    /// Their places among all.
    var places: Range<Int>
}

/// All emoji, by category. The table is read when the emoji are asked for.
struct EmojiCollection: Sendable {
    private(set) var all: [Emoji] = []
    private(set) var categories: [EmojiCategory] = []

    static let shared = EmojiCollection(emojiTable)
    /// The emoji of each category that the installed fonts show. Looked up once.
    static let shown = shared.categories.map { shared.all[$0.places].filter(EmojiFont.shows) }

    /// Reads a table of the form that ``emojiTable`` describes.
    init(_ table: String) {
        var version = 0
        for line in table.split(separator: "\n") {
            if line.hasPrefix("= ") {
                let words = line.split(separator: " ", maxSplits: 2)
                categories.append(EmojiCategory(sign: String(words[1]), name: String(words[2]), places: all.count..<all.count))
                continue
            }
            for word in line.split(separator: " ") {
                if word.hasPrefix("@") {
                    version = Int(word.dropFirst()) ?? 0
                } else {
                    let hasTones = word.hasSuffix("~")
                    all.append(Emoji(text: String(hasTones ? word.dropLast() : word), hasTones: hasTones, version: version))
                }
            }
            categories[categories.count - 1].places = categories[categories.count - 1].places.lowerBound..<all.count
        }
    }
}
