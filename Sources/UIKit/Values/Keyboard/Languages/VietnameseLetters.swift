/// The letters of Vietnamese: bases, marks and tones.
enum VietnameseLetters {
    static let circumflex: [Character: Character] = ["a": "â", "e": "ê", "o": "ô"]
    /// Horns, and the breve that is typed by the same key.
    static let horn: [Character: Character] = ["a": "ă", "o": "ơ", "u": "ư"]
    private static let bases: [Character: Character] = ["â": "a", "ê": "e", "ô": "o", "ă": "a", "ơ": "o", "ư": "u", "đ": "d"]

    /// Each vowel with its tones: none, sắc, huyền, hỏi, ngã, nặng.
    private static let vowels: [[Character]] = ["aáàảãạ", "ăắằẳẵặ", "âấầẩẫậ", "eéèẻẽẹ", "êếềểễệ", "iíìỉĩị", "oóòỏõọ", "ôốồổỗộ", "ơớờởỡợ", "uúùủũụ", "ưứừửữự",
                                                "yýỳỷỹỵ"].map(Array.init)
    private static let tones: [Character: [Character]] = Dictionary(uniqueKeysWithValues: vowels.map { ($0[0], $0) })

    static func isVowel(_ sign: Character) -> Bool { tones[sign] != nil }

    /// Whether words are made of it: a small letter, also f, j, w and z, which words of other languages have.
    static func isLetter(_ sign: Character) -> Bool { "a"..."z" ~= sign || parts(of: sign).sign != sign || bases[sign] != nil }

    /// A letter without its mark.
    static func base(_ sign: Character) -> Character { bases[sign] ?? sign }

    static func letter(_ sign: Character, tone: Int) -> Character { tones[sign]?[tone] ?? sign }

    /// A small letter without its tone, and the tone's number; 0 for none.
    static func parts(of letter: Character) -> (sign: Character, tone: Int) {
        for row in vowels {
            if let tone = row.firstIndex(of: letter) { return (row[0], tone) }
        }
        return (letter, 0)
    }
}
