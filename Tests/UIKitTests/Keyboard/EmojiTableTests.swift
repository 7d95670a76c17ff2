import Testing
@testable import UIKit

@Suite("The table of emoji, and the words that find them")
struct EmojiTableTests {
    @Test("R-KBD-14 Each emoji is in the table once, as one character, in eight categories")
    func table() {
        let collection = EmojiCollection.shared, texts = collection.all.map(\.text)
        #expect(collection.categories.map(\.name) == ["Smileys & People", "Animals & Nature", "Food & Drink", "Activity", "Travel & Places", "Objects", "Symbols", "Flags"])
        #expect(collection.categories.indices.map { SystemWord.emojiCategory($0 + 1).text(near: "en") } == collection.categories.map(\.name))
        #expect(texts.count > 1_800 && Set(texts).count == texts.count)
        #expect(texts.allSatisfy { $0.count == 1 })
        #expect(collection.categories.allSatisfy { !$0.places.isEmpty && $0.sign.count == 1 })
        #expect(collection.categories.flatMap { Array($0.places) } == Array(texts.indices))
    }

    @Test("R-KBD-15 A skin tone follows each person or hand, and no handshake of two persons", arguments: [
        ("👍", "👍🏽"), ("☝️", "☝🏽"), ("👩‍🔬", "👩🏽‍🔬"), ("🏋️‍♀️", "🏋🏽‍♀️"), ("🧑‍🤝‍🧑", "🧑🏽‍🤝‍🧑🏽"), ("👩‍❤️‍👨", "👩🏽‍❤️‍👨🏽"), ("🤝", "🤝🏽"), ("😀", "😀"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ])
    func tones(plain: String, toned: String) throws {
        let emoji = try #require(EmojiCollection.shared.all.first { $0.text == plain })
        #expect(emoji.toned(3) == toned && emoji.toned(0) == plain)
        #expect(emoji.toned(3).count == 1)
    }

    @Test("R-KBD-16 The words of a query begin words of the name, in any order; whole words come first")
    func words() {
        func found(_ query: String) -> [String] { EmojiIndex.shared.places(of: query).map { EmojiCollection.shared.all[$0].text } }
        #expect(found("melting") == ["🫠"] && found("MELTI") == ["🫠"])
        #expect(found("red heart").first == "❤️" && found("heart red").first == "❤️")
        #expect(found("cat").contains("🐈") && found("cat").contains("😺"))
        // A hand is found by "catch", which begins so, and comes after the cats although it is before them in the table.
        #expect(found("cat").firstIndex(of: "🐈") ?? .max < found("cat").firstIndex(of: "🫴") ?? .max && found("cat").contains("🫴"))
        #expect(found("germany") == ["🇩🇪"])
        #expect(found("").isEmpty && found("  ").isEmpty && found("zzzz").isEmpty && found("red zzzz").isEmpty)
    }

    @Test("R-KBD-16 Every emoji is found by some word")
    func complete() {
        var found: Set<Int> = []
        for letter in "abcdefghijklmnopqrstuvwxyz0123456789" { found.formUnion(EmojiIndex.shared.places(of: String(letter))) }
        #expect(found == Set(EmojiCollection.shared.all.indices))
    }

    @Test("R-KBD-15 What was used last is first, once; the oldest goes when there are too many")
    func memory() {
        var memory = EmojiMemory()
        for text in ["😀", "🐻", "😀"] { memory.use(text) }
        #expect(memory.recent == ["😀", "🐻"])
        for emoji in EmojiCollection.shared.all.prefix(100) { memory.use(emoji.text) }
        #expect(memory.recent.count == EmojiMemory.limit && memory.recent.first == EmojiCollection.shared.all[99].text)
    }
}
