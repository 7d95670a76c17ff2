@testable import CoreGraphics
import Testing

@MainActor @Suite struct LongWordTests {
    private func layout(_ text: String, width: CGFloat = .infinity) -> TextLayout {
        TextLayout([TextRun(text, TextAttributes(font: TextFont(family: "Sans", size: 17)))], width: width)
    }

    /// Where a text is cut.
    private func cuts(_ text: String) -> [Int] { TextSource.everyOtherPiece(of: Array(text.utf8)).flatMap { [$0.lowerBound, $0.upperBound] } }

    @Test("R-TXV-2 A word without end is laid out in pieces, so that each of its lines costs the same", arguments: ["x", "é", "字", "х"])
    func pieces(letter: String) {
        for count in [40_000, 160_000] {
            let text = String(repeating: letter, count: count), length = text.utf8.count, cuts = cuts(text) + [length]
            #expect(zip([0] + cuts, cuts).allSatisfy { $1 - $0 <= 1100 })
        }
    }

    @Test("R-TXV-2 Pieces end between characters", arguments: [
        "e\u{301}", "a\u{308}\u{304}", "👨\u{200D}👩", "각", "क\u{94D}ष", "\u{1100}\u{1161}\u{11A8}", "🏳\u{FE0F}",
    ])
    func clusters(text: String) {
        let long = String(repeating: text, count: 4000)
        var ends: Set<Int> = [], end = 0
        for character in long {
            end += String(character).utf8.count
            ends.insert(end)
        }
        #expect(ends.isSuperset(of: cuts(long)))
    }

    @Test("R-TXV-2 A word in pieces has the lines that it has whole, and ordinary text has no pieces")
    func lines() {
        let word = String(repeating: "abcdefgh", count: 500), one = layout(word, width: 200)
        #expect(!cuts(word).isEmpty && one.lineCount > 50 && one.size.width <= 200.01)
        for line in 0..<one.lineCount - 1 { #expect(one.frame(ofLine: line, in: 200).width > 170) }
        #expect(cuts(String(repeating: "words and words\nand\twords ", count: 1000)).isEmpty)
    }

    @Test("R-TXV-2 A word of hundreds of thousands of letters comes to its end")
    func endless() { #expect(layout(String(repeating: "x", count: 300_000), width: 300).lineCount > 5000) }
}
