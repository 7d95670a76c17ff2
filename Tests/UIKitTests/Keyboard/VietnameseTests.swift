import Testing
import TouchHost
@testable import UIKit

/// Words of Vietnamese, with the keys that may type them: a second, independent account of R-KBD-13, made of tables of its sounds.
private struct VietnameseWords {
    /// Sounds as they are written without a tone, the place of the letter that has it, and whether a consonant may or must follow.
    private static let open = ["a 0", "e 0", "ê 0", "i 0", "o 0", "ô 0", "ơ 0", "u 0", "ư 0", "ai 0", "ao 0", "au 0", "ay 0", "âu 0", "ây 0", "eo 0", "êu 0", "ia 0",
                               "iu 0", "iêu 1", "oa 0", "oe 0", "oai 1", "oay 1", "oao 1", "oeo 1", "oi 0", "ôi 0", "ơi 0", "ua 0", "uê 1", "ui 0", "uôi 1", "uơ 1",
                               "uy 0", "uyu 1", "ưa 0", "ưi 0", "ưu 0", "ươi 1", "ươu 1", "uây 1"]
    private static let closed = ["a 0", "ă 0", "â 0", "e 0", "ê 0", "i 0", "o 0", "ô 0", "ơ 0", "u 0", "ư 0", "iê 1", "oa 1", "oă 1", "oe 1", "uâ 1", "uê 1", "uô 1", "uy 1",
                                 "uyê 2", "ươ 1"]
    private static let ends = ["c", "ch", "m", "n", "ng", "nh", "p", "t"]
    private static let beginnings = ["", "b", "c", "ch", "d", "đ", "g", "gh", "h", "k", "kh", "l", "m", "n", "ng", "ngh", "nh", "p", "ph", "r", "s", "t", "th", "tr", "v", "x"]
    private static let toned: [Character: [Character]] = [
        "a": Array("aáàảãạ"), "ă": Array("ăắằẳẵặ"), "â": Array("âấầẩẫậ"), "e": Array("eéèẻẽẹ"), "ê": Array("êếềểễệ"), "i": Array("iíìỉĩị"), "o": Array("oóòỏõọ"),
        "ô": Array("ôốồổỗộ"), "ơ": Array("ơớờởỡợ"), "u": Array("uúùủũụ"), "ư": Array("ưứừửữự"), "y": Array("yýỳỷỹỵ"),
    ]
    private static let plain: [Character: Character] = ["ă": "a", "â": "a", "ê": "e", "ô": "o", "ơ": "o", "ư": "u", "đ": "d"]

    var random: SeededGenerator

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }

    /// A word and keys that type it: letters in order, the key of each mark anywhere behind its letter, the tone anywhere behind the first vowel.
    mutating func next(_ method: VietnameseComposer.Method) -> (word: String, keys: String) {
        let isClosed = random.next() % 2 == 0, start = pick(Self.beginnings), sound = pick(isClosed ? Self.closed : Self.open).split(separator: " ")
        // gi is a beginning too, with other rules.
        guard start != "g" || sound[0].first != "i" else { return next(method) }
        let end = isClosed ? pick(Self.ends) : "", vowels = Array(sound[0]), place = Int(sound[1]) ?? 0, tone = Int(random.next() % 6)
        var shown = vowels
        shown[place] = Self.toned[shown[place]]?[tone] ?? shown[place]
        let word = start + String(shown) + end, signs = Array(start + String(vowels) + end), hasPair = String(vowels).contains("ươ")
        var keys = signs.map { Self.plain[$0] ?? $0 }
        // From the right on, so that the places on the left stay; ươ has one key.
        for (index, sign) in signs.enumerated().reversed() where Self.plain[sign] != nil && !(hasPair && sign == "ư") { insert(key(of: sign, method), after: index, &keys) }
        if tone > 0 { insert(Array(method == .telex ? "?sfrxj" : "?12345")[tone], after: keys.firstIndex { "aeiouy".contains($0) } ?? 0, &keys) }
        return (word, String(keys))
    }

    private mutating func insert(_ key: Character, after place: Int, _ keys: inout [Character]) {
        keys.insert(key, at: place + 1 + Int(random.next() % UInt64(keys.count - place)))
    }

    private func key(of sign: Character, _ method: VietnameseComposer.Method) -> Character {
        switch (method, sign) {
        case (.telex, "đ"): "d"
        case (.telex, "â"): "a"
        case (.telex, "ê"): "e"
        case (.telex, "ô"): "o"
        case (.telex, _): "w"
        case (.vni, "đ"): "9"
        case (.vni, "ă"): "8"
        case (.vni, "ơ"), (.vni, "ư"): "7"
        case (.vni, _): "6"
        }
    }
}

@MainActor @Suite("Vietnamese on the keyboard on the screen", .leavesNothing)
struct VietnameseTests {
    private func typed(_ keys: String, _ method: VietnameseComposer.Method) -> String {
        var composer = VietnameseComposer(method), text = ""
        for key in keys {
            let edit = composer.type(String(key))
            text.removeLast(edit.removed)
            text += edit.text
        }
        return text
    }

    @Test("R-KBD-13 Telex: marks and tones by letters, behind their letter or at the end of the word", arguments: [
        ("tieengs", "tiếng"), ("tiengse", "tiếng"), ("Vieetj", "Việt"), ("ddaay", "đây"), ("DDI", "ĐI"), ("hoaf", "hòa"), ("hoanf", "hoàn"), ("nguwowif", "người"),
        ("nguoiwf", "người"), ("thuowr", "thuở"), ("thuowng", "thương"), ("w", "ư"), ("W", "Ư"), ("quys", "quý"), ("gif", "gì"), ("giaf", "già"), ("quaanf", "quần"),
        ("khuyur", "khuỷu"), ("ngoeoj", "ngoẹo"), ("muaw", "mưa"), ("luuw", "lưu"), ("huouw", "hươu"), ("quowr", "quở"), ("ruowuj", "rượu"), ("xoawn", "xoăn"),
        ("basz", "ba"), ("basf", "bà"),
    ])
    func telex(keys: String, word: String) { #expect(typed(keys, .telex) == word) }

    @Test("R-KBD-13 The key of a mark or tone twice is the letter, and what follows is letters until the word ends", arguments: [
        ("ass", "as"), ("ddd", "dd"), ("ooo", "oo"), ("Gooogle", "Google"), ("aww", "aw"), ("ww", "w"), ("WW", "W"), ("ASS", "AS"), ("uww", "uw"), ("banz", "banz"),
        ("few", "few"), ("kids", "kids"),
    ])
    func twice(keys: String, word: String) { #expect(typed(keys, .telex) == word) }

    @Test("R-KBD-13 VNI: marks and tones by digits; a digit that is neither ends the word", arguments: [
        ("tie6ng1", "tiếng"), ("vie65t", "việt"), ("d9a6y", "đây"), ("nguo7i2", "người"), ("ngu7o72i", "người"), ("duong972", "đường"), ("xoa8n", "xoăn"), ("mua7", "mưa"),
        ("a11", "a1"), ("a12", "à"), ("d99", "d9"), ("o66", "o6"), ("1", "1"), ("ab12", "ab12"), ("x2s", "x2s"), ("ba10", "ba"),
    ])
    func vni(keys: String, word: String) { #expect(typed(keys, .vni) == word) }

    @Test("R-KBD-13 Words of any sound, their marks and tones at any place: both ways of typing have the word that the tables have", arguments: [UInt64](1...4))
    func randomWords(seed: UInt64) {
        for method in [VietnameseComposer.Method.telex, .vni] {
            var words = VietnameseWords(random: SeededGenerator(seed: seed))
            for _ in 0..<2_000 {
                let (word, keys) = words.next(method)
                let result = typed(keys, method)
                #expect(result == word, "\(keys)")
            }
        }
    }

    @Test("R-KBD-13 Any keys, with deletions: the text ends with what is composed, and Delete takes one letter as it is shown", arguments: [UInt64](1...4))
    func randomKeys(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let keys = Array("aeiouydwsfrxjzngthcmqpb" + "AEOWDS" + "0123456789 ").map(String.init)
        for method in [VietnameseComposer.Method.telex, .vni] {
            for _ in 0..<500 {
                var composer = VietnameseComposer(method), text = ""
                for _ in 0..<20 {
                    let length = text.count
                    if random.next() % 5 == 0 {
                        let had = !composer.syllable.isEmpty, edit = composer.deleteBackward()
                        #expect((edit != nil) == had)
                        guard let edit else { continue }
                        text.removeLast(edit.removed)
                        text += edit.text
                        #expect(text.count == length - 1)
                    } else {
                        let edit = composer.type(keys[Int(random.next() % UInt64(keys.count))])
                        #expect(edit.removed <= length)
                        text.removeLast(edit.removed)
                        text += edit.text
                        #expect(text.count == length || text.count == length + 1)
                    }
                    #expect(text.hasSuffix(composer.syllable))
                    #expect(text.unicodeScalars.count == text.count, "letters are single characters of Unicode")
                }
            }
        }
    }

    @Test("R-KBD-13 Typed by fingers: into a field and into a plain text; a space and a caret that moved end the word, Delete takes a letter")
    func byFingers() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try Stage(keyboard: .always)
        UIApplication.shared.keyboardLanguages = ["vi", "vi-x-vni"]
        stage.begin()
        stage.tap("v", "i", "e", "e", "t", "j", "space", "n", "a", "m")
        #expect(stage.paper.text == "việt nam")
        stage.tap("delete", "delete", "delete", "d", "d", "a", "a", "y")
        #expect(stage.paper.text == "việt đây")
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.autocapitalizationType = .none
        stage.controller.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        stage.tap("t", "o", "o", "i")
        #expect(field.text == "tôi")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        stage.tap("a", "s")
        #expect(field.text == "átôi")
        stage.tap(.globe)
        #expect(stage.keyTitles.contains("7") && UITextInputMode.activeInputModes.prefix(2).map(\.primaryLanguage) == ["vi", "vi"])
        field.text = ""
        stage.tap("d", "9", "u", "o", "7", "n", "g", "2", "space", "7")
        #expect(field.text == "đường 7")
    }

    @Test("R-KBD-7, R-KBD-13 A letter that a held key offers is part of the word")
    func offered() throws {
        var composer = VietnameseComposer(.telex)
        #expect(["t", "i", "ê", "n", "g", "s"].reduce(into: "") { text, key in
            let edit = composer.type(key)
            text.removeLast(edit.removed)
            text += edit.text
        } == "tiếng")
    }
}
