/// Puts Korean letters together to syllables (R-KBD-10), as the keyboard of two sets does it: Unicode, chapter 3.12.
struct HangulComposer: SyllableComposer {
    private var first: Int?
    private var middle: Int?
    private var last: Int?

    var syllable: String {
        switch (first, middle) {
        case (let first?, let middle?): String(Character(Self.syllable(first, middle, last ?? 0)))
        case (let first?, nil): Self.firsts[first]
        case (nil, let middle?): Self.middles[middle]
        case (nil, nil): ""
        }
    }

    mutating func reset() { self = HangulComposer() }

    mutating func type(_ letter: String) -> CompositionEdit {
        let old = syllable
        var done = ""
        if let vowel = Self.middles.firstIndex(of: letter) {
            done = addVowel(vowel)
        } else if let consonant = Self.firsts.firstIndex(of: letter) {
            done = addConsonant(consonant)
        } else {
            reset()
            return CompositionEdit(removed: 0, text: letter)
        }
        return CompositionEdit(removed: old.count, text: done + syllable)
    }

    mutating func deleteBackward() -> CompositionEdit? {
        let old = syllable
        guard !old.isEmpty else { return nil }
        if let end = last {
            last = Self.parts(of: end)?.0
        } else if let vowel = middle {
            middle = Self.combined.first { $0.value == vowel }?.key.first
        } else {
            first = nil
        }
        return CompositionEdit(removed: old.count, text: syllable)
    }

    // MARK: Letters

    /// Takes a vowel.
    /// - Returns: The syllable that is complete by that.
    private mutating func addVowel(_ vowel: Int) -> String {
        if let end = last {
            // The consonant at the end begins the next syllable: 각 and ㅏ are 가가.
            let (stays, goes) = Self.parts(of: end).map { ($0.0, Self.letter(ofLast: $0.1)) } ?? (nil, Self.letter(ofLast: end))
            last = stays
            let done = syllable
            self = HangulComposer()
            first = Self.firsts.firstIndex(of: goes)
            middle = vowel
            return done
        }
        if let present = middle {
            if let both = Self.combined[[present, vowel]] {
                middle = both
                return ""
            }
            let done = syllable
            self = HangulComposer()
            middle = vowel
            return done
        }
        middle = vowel
        return ""
    }

    /// Takes a consonant.
    /// - Returns: The syllable that is complete by that.
    private mutating func addConsonant(_ consonant: Int) -> String {
        let letter = Self.firsts[consonant]
        if first != nil, middle != nil {
            if let end = last {
                if let both = Self.lasts.firstIndex(of: Self.letter(ofLast: end) + letter) {
                    last = both
                    return ""
                }
            } else if let end = Self.lasts.firstIndex(of: letter) {
                last = end
                return ""
            }
        }
        let done = syllable
        self = HangulComposer()
        first = consonant
        return done
    }

    private static func syllable(_ first: Int, _ middle: Int, _ last: Int) -> Unicode.Scalar {
        // The indices are those of the tables below, so the scalar is one of the 11,172 syllables.
        Unicode.Scalar(UInt32(0xAC00 + (first * 21 + middle) * 28 + last)) ?? "가"
    }

    /// The letter that an end is, or the first of two.
    private static func letter(ofLast index: Int) -> String { lasts[index] }

    /// The two consonants of an end that has two.
    private static func parts(of index: Int) -> (Int, Int)? {
        let letters = lasts[index].map(String.init)
        guard letters.count == 2, let one = lasts.firstIndex(of: letters[0]), let two = lasts.firstIndex(of: letters[1]) else { return nil }
        return (one, two)
    }

    private static let firsts = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".map(String.init)
    private static let middles = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".map(String.init)
    /// Ends of two letters are written as both.
    private static let lasts = ["", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ",
                                "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ"]
    /// Two vowels that are one, by their places among the vowels.
    private static let combined: [[Int]: Int] = [[8, 0]: 9, [8, 1]: 10, [8, 20]: 11, [13, 4]: 14, [13, 5]: 15, [13, 20]: 16, [18, 20]: 19]
}
