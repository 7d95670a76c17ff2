/// Puts Vietnamese words together of the keys of a Latin keyboard (R-KBD-13). `VietnameseLetters.swift` has the letters with their marks and tones.
struct VietnameseComposer: SyllableComposer {
    /// How marks and tones are typed.
    enum Method {
        /// By letters: `aa` is â, `aw` ă, `dd` đ, and s, f, r, x and j are the tones.
        case telex
        /// By digits: 1 to 5 are the tones, 6 to 9 the marks.
        case vni
    }

    /// A letter without its tone, or a key.
    private struct Letter {
        var sign: Character
        var isCapital: Bool
        /// Whether it is an ư for a key without a vowel before it.
        var isOfKey = false
    }

    private let method: Method
    private var letters: [Letter] = []
    private var tone = 0
    /// A mark or tone was taken back: the keys that follow are letters until the word ends.
    private var isLiteral = false
    /// More letters than any word has.
    private static let limit = 16

    init(_ method: Method) { self.method = method }

    var syllable: String {
        let place = tonePlace
        return String(letters.enumerated().map { index, letter in
            let sign = index == place ? VietnameseLetters.letter(letter.sign, tone: tone) : letter.sign
            return letter.isCapital ? Character(sign.uppercased()) : sign
        })
    }

    mutating func reset() { self = VietnameseComposer(method) }

    mutating func type(_ letter: String) -> CompositionEdit {
        let old = syllable
        guard let sign = letter.lowercased().first, letter.count == 1, takes(sign), letters.count < Self.limit else {
            reset()
            return CompositionEdit(removed: 0, text: letter)
        }
        let key = Letter(sign: sign, isCapital: letter != letter.lowercased())
        if isLiteral || !apply(key) { append(key) }
        let edit = CompositionEdit.replacing(old, by: syllable)
        // A digit that is neither a mark nor a tone ends the word.
        if letters.last?.sign.isNumber == true { reset() }
        return edit
    }

    mutating func deleteBackward() -> CompositionEdit? {
        let old = syllable
        guard !letters.isEmpty else { return nil }
        if tonePlace == letters.count - 1 { tone = 0 }
        letters.removeLast()
        if letters.isEmpty { reset() }
        return .replacing(old, by: syllable)
    }

    // MARK: Keys

    private func takes(_ key: Character) -> Bool {
        key.isNumber ? method == .vni && !letters.isEmpty : VietnameseLetters.isLetter(key)
    }

    /// Whether a key was a mark or a tone.
    private mutating func apply(_ key: Letter) -> Bool {
        switch (method, key.sign) {
        case (.telex, "z"), (.vni, "0"): removeTone()
        case (.telex, "s"), (.vni, "1"): setTone(1, key)
        case (.telex, "f"), (.vni, "2"): setTone(2, key)
        case (.telex, "r"), (.vni, "3"): setTone(3, key)
        case (.telex, "x"), (.vni, "4"): setTone(4, key)
        case (.telex, "j"), (.vni, "5"): setTone(5, key)
        case (.telex, "a"), (.telex, "e"), (.telex, "o"): setCircumflex(on: [key.sign], key)
        case (.vni, "6"): setCircumflex(on: ["a", "e", "o"], key)
        case (.telex, "w"): setHorn("uoa", key)
        case (.vni, "7"): setHorn("uo", key)
        case (.vni, "8"): setHorn("a", key)
        case (.telex, "d"), (.vni, "9"): setStroke(key)
        default: false
        }
    }

    /// Adds a letter, with the tone that it may have.
    private mutating func append(_ key: Letter) {
        let (sign, own) = VietnameseLetters.parts(of: key.sign)
        if own > 0 { tone = own }
        // uơ and ưo are written so at the end of a word alone.
        if !isLiteral, "iucmnpt".contains(sign), nucleus.count > 1, nucleus.upperBound == letters.count {
            let pair = nucleus.upperBound - 2
            if isPair(at: pair), letters[pair].sign == "ư" || letters[pair + 1].sign == "ơ" { (letters[pair].sign, letters[pair + 1].sign) = ("ư", "ơ") }
        }
        letters.append(Letter(sign: sign, isCapital: key.isCapital))
    }

    /// A mark that was there already: it goes, and its key is a letter.
    private mutating func takeBack(_ key: Letter, at places: Int...) {
        isLiteral = true
        if letters.last?.isOfKey == true, places == [letters.count - 1] { return letters[letters.count - 1] = key }
        for place in places { letters[place].sign = VietnameseLetters.base(letters[place].sign) }
        letters.append(key)
    }

    // MARK: Tones

    private mutating func removeTone() -> Bool {
        guard tone > 0 else { return false }
        tone = 0
        return true
    }

    private mutating func setTone(_ new: Int, _ key: Letter) -> Bool {
        guard !nucleus.isEmpty, endsWell else { return false }
        if tone == new {
            tone = 0
            takeBack(key)
        } else {
            tone = new
        }
        return true
    }

    /// The letter that has the tone: the last with a mark; of three vowels the middle one; of two the first, or the second before a consonant.
    private var tonePlace: Int? {
        guard tone > 0, !nucleus.isEmpty else { return nil }
        let vowels = nucleus
        if let marked = vowels.last(where: { VietnameseLetters.base(letters[$0].sign) != letters[$0].sign }) { return marked }
        if vowels.count > 2 { return vowels.lowerBound + 1 }
        return vowels.upperBound < letters.count ? vowels.upperBound - 1 : vowels.lowerBound
    }

    // MARK: The parts of a word

    /// The last vowels in a row, but for the u of `qu` and the i of `gi` before another vowel.
    private var nucleus: Range<Int> {
        guard let last = letters.lastIndex(where: { VietnameseLetters.isVowel($0.sign) }) else { return 0..<0 }
        var first = last
        while first > 0, VietnameseLetters.isVowel(letters[first - 1].sign) { first -= 1 }
        let isGlide = first == 1 && last > 1 && (letters[0].sign == "q" && letters[1].sign == "u" || letters[0].sign == "g" && letters[1].sign == "i")
        return (isGlide ? first + 1 : first)..<last + 1
    }

    /// Whether the consonants behind the vowels are those at the end of a word.
    private var endsWell: Bool {
        ["", "c", "ch", "m", "n", "ng", "nh", "p", "t"].contains(String(letters[nucleus.upperBound...].map(\.sign)))
    }

    // MARK: Marks

    private mutating func setCircumflex(on bases: [Character], _ key: Letter) -> Bool {
        guard endsWell, let place = nucleus.last(where: { bases.contains(VietnameseLetters.base(letters[$0].sign)) }) else { return false }
        let base = VietnameseLetters.base(letters[place].sign), marked = VietnameseLetters.circumflex[base] ?? base
        // Vowels may follow with which it is one sound: dauas is dấu; but ngoeo has two of them.
        let following = letters[(place + 1)..<nucleus.upperBound].map(\.sign)
        guard following.allSatisfy({ ["a": "uy", "e": "u", "o": "i"][base]?.contains($0) == true }) else { return false }
        if letters[place].sign == marked {
            guard method == .vni || place == letters.count - 1 else { return false }
            takeBack(key, at: place)
        } else {
            letters[place].sign = marked
        }
        return true
    }

    /// Sets horns and breves on letters of these.
    private mutating func setHorn(_ bases: String, _ key: Letter) -> Bool {
        guard !nucleus.isEmpty else {
            guard method == .telex, bases.contains("u") else { return false }
            // A key of Telex without a vowel before it is ư; twice it is the letter itself.
            letters.append(Letter(sign: "ư", isCapital: key.isCapital, isOfKey: true))
            return true
        }
        guard endsWell else { return false }
        if let pair = nucleus.dropLast().last(where: isPair), bases.contains("o") { return setPair(pair, key) }
        guard let place = placeOfHorn(bases) else { return false }
        let base = VietnameseLetters.base(letters[place].sign), marked = VietnameseLetters.horn[base] ?? base
        if letters[place].sign == marked { takeBack(key, at: place) } else { letters[place].sign = marked }
        return true
    }

    /// Whether u and o follow each other there, with whatever mark.
    private func isPair(at place: Int) -> Bool {
        VietnameseLetters.base(letters[place].sign) == "u" && VietnameseLetters.base(letters[place + 1].sign) == "o"
    }

    /// uo becomes ươ; at the end of a word, as in thuở, uơ until a letter follows.
    private mutating func setPair(_ place: Int, _ key: Letter) -> Bool {
        if letters[place + 1].sign == "ơ" {
            takeBack(key, at: place, place + 1)
        } else {
            letters[place + 1].sign = "ơ"
            if place + 2 < letters.count { letters[place].sign = "ư" }
        }
        return true
    }

    private func placeOfHorn(_ bases: String) -> Int? {
        let signs = nucleus.map { VietnameseLetters.base(letters[$0].sign) }, start = nucleus.lowerBound
        // ưa, ưu and ươ have it on the first letter, oă on the second.
        if signs.starts(with: "ua") || signs.starts(with: "uu"), bases.contains("u") { return start }
        return signs.lastIndex { bases.contains($0) }.map { $0 + start }
    }

    private mutating func setStroke(_ key: Letter) -> Bool {
        guard let first = letters.first?.sign, first == "d" || first == "đ" else { return false }
        if first == "d" {
            letters[0].sign = "đ"
            return true
        }
        guard method == .vni || letters.count == 1 else { return false }
        takeBack(key, at: 0)
        return true
    }
}
