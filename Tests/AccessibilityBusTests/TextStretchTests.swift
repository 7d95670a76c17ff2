import Testing
@testable import AccessibilityBus

@Suite struct TextStretchTests {
    private func stretch(_ kind: TextStretch.Granularity, _ place: Int, _ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let range = TextStretch.range(kind, around: place, in: scalars) { _ in 0..<scalars.count }
        return String(String.UnicodeScalarView(scalars[range]))
    }

    @Test("R-BUS-8 A word goes to the next one's start, a sentence and a paragraph too", arguments: [
        (TextStretch.Granularity.character, 1, "e"), (.word, 0, "Hello, "), (.word, 6, "Hello, "), (.word, 8, "wide "), (.word, 17, "world. "),
        (.sentence, 3, "Hello, wide world. "), (.sentence, 20, "It turns.\n"), (.paragraph, 5, "Hello, wide world. It turns.\n"), (.paragraph, 31, "End"),
        (.line, 3, "Hello, wide world. It turns.\nEnd"),
    ])
    func stretches(kind: TextStretch.Granularity, place: Int, expected: String) {
        #expect(stretch(kind, place, "Hello, wide world. It turns.\nEnd") == expected)
    }

    @Test("R-BUS-8 Places beyond the text are its end, and an empty text has none", arguments: [TextStretch.Granularity.character, .word, .sentence, .paragraph])
    func ends(kind: TextStretch.Granularity) {
        #expect(stretch(kind, 0, "") == "")
        #expect(stretch(kind, 99, "a") == stretch(kind, 1, "a"))
        #expect(stretch(kind, -5, "a b") == stretch(kind, 0, "a b"))
    }

    @Test("R-BUS-9 The bullets of a secret are one word")
    func bullets() { #expect(stretch(.word, 2, "•••••") == "•••••") }

    @Test("R-BUS-11 A change of a text is what differs between the ends that are the same", arguments: [
        ("", "a", 0, "", "a"), ("ab", "abc", 2, "", "c"), ("abc", "ac", 1, "b", ""), ("aaa", "aa", 2, "a", ""), ("one", "two", 0, "one", "two"), ("äx", "äyx", 1, "", "y"),
    ])
    func changes(old: String, new: String, start: Int, deleted: String, inserted: String) throws {
        let change = try #require(TextChange(from: old, to: new))
        #expect(change.start == start && change.deleted == deleted && change.inserted == inserted)
        #expect(TextChange(from: new, to: new) == nil)
    }
}
