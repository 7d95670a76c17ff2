import HostKit
import Testing

@Suite struct TextPositionsTests {
    static let text = "aé€😀z"

    @Test(arguments: [(0, 0), (1, 1), (2, 3), (3, 6), (5, 10), (6, 11)])
    func unitsAndBytes(units: Int, bytes: Int) {
        #expect(TextPositions.bytes(units, in: Self.text) == bytes)
        #expect(TextPositions.units(bytes, in: Self.text) == units)
    }

    @Test func insideACharacterIsItsBeginning() {
        #expect(TextPositions.bytes(4, in: Self.text) == 6)
        #expect(TextPositions.units(8, in: Self.text) == 3)
        #expect(TextPositions.units(99, in: Self.text) == 6)
        #expect(TextPositions.bytes(99, in: Self.text) == 11)
    }

    @Test func longTextsAreCutAroundTheCaret() {
        let text = String(repeating: "é", count: 5000)
        let part = TextPositions.window(text, 2500..<2500, limit: 4000)
        #expect(part.text.utf8.count <= 4000 && part.text.allSatisfy { $0 == "é" })
        #expect(part.cursor == part.anchor && part.cursor > 1000)
        let whole = TextPositions.window("hallo", 1..<3, limit: 4000)
        #expect(whole == ("hallo", 3, 1))
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (5, 4), (6, 5)])
    func unitsAndCharacters(units: Int, characters: Int) {
        #expect(TextPositions.characters(units, in: Self.text) == characters)
        #expect(TextPositions.units(characters: characters, in: Self.text) == units)
        #expect(TextPositions.characters(4, in: Self.text) == 3 && TextPositions.units(characters: -1, in: Self.text) == 0)
    }
}
