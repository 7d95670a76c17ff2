/// The emoji that were typed last, and the skin tones that were chosen (R-KBD-15), for as long as the application runs.
struct EmojiMemory {
    private(set) var recent: [String] = []
    /// The last tone of each emoji that has tones, by its text without one.
    private var tones: [String: Int] = [:]

    /// As many as two pages of a phone have.
    static let limit = 32

    mutating func use(_ text: String) {
        recent.removeAll { $0 == text }
        recent.insert(text, at: 0)
        if recent.count > Self.limit { recent.removeLast() }
    }

    mutating func choose(tone: Int, of emoji: Emoji) { tones[emoji.text] = tone }

    /// An emoji in the tone that was chosen last.
    func shown(_ emoji: Emoji) -> String { emoji.hasTones ? emoji.toned(tones[emoji.text] ?? 0) : emoji.text }
}
