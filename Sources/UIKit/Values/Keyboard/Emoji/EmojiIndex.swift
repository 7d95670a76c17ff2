/// Finds emoji by the English words of their names (R-KBD-16). The words are read when the first search begins.
struct EmojiIndex: Sendable {
    /// In alphabetical order, each with the places of its emoji.
    private let words: [(word: Substring, places: Substring)]

    static let shared = EmojiIndex(emojiWords)

    /// Reads words of the form that ``emojiWords`` describes.
    init(_ table: String) {
        words = table.split { $0 == "\n" || $0 == " " }.map { entry in
            let end = entry.firstIndex(of: "=") ?? entry.endIndex
            return (entry[..<end], entry[end...].dropFirst())
        }
    }

    /// The places of the emoji that every word of a query begins a word of: those with all words whole first, and then in the order of the table.
    func places(of query: String) -> [Int] {
        let asked = query.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard let first = asked.first else { return [] }
        var found = places(of: first)
        for word in asked.dropFirst() {
            let other = places(of: word)
            found = found.filter { other[$0.key] != nil }.reduce(into: [:]) { $0[$1.key] = $1.value && other[$1.key] == true }
        }
        return found.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value }.map(\.key)
    }

    /// Of each emoji that a word begins a word of, whether it is the whole word.
    private func places(of asked: Substring) -> [Int: Bool] {
        var low = 0, high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].word < asked { low = middle + 1 } else { high = middle }
        }
        var found: [Int: Bool] = [:]
        for entry in words[low...].prefix(while: { $0.word.hasPrefix(asked) }) {
            let isWhole = entry.word == asked
            var place = 0
            for distance in entry.places.split(separator: ".") {
                place += Int(distance, radix: 36) ?? 0
                found[place] = isWhole || found[place] == true
            }
        }
        return found
    }
}
