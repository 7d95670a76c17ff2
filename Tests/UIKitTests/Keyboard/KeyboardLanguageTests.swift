import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Languages of the keyboard on the screen", .leavesNothing)
struct KeyboardLanguageTests {
    /// A keyboard with languages, whose first is shown.
    func stage(_ languages: String..., width: Int = 390, height: Int = 844) throws -> Stage {
        let stage = try Stage(keyboard: .always, width: width, height: height)
        UIApplication.shared.keyboardLanguages = languages
        return stage
    }

    /// A field without capitals that is edited.
    private func field(in stage: Stage, _ text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.autocapitalizationType = .none
        field.text = text
        stage.controller.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        return field
    }

    // MARK: Languages

    @Test("R-KBD-6 Each language types each of its letters, in rows that fit the keyboard", arguments: SlowTests.keyboardLanguages)
    func lettersOfEach(tag: String) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage(tag)
        stage.begin()
        let language = try #require(KeyboardLanguage.all.first { $0.tag == tag })
        for row in language.rows {
            stage.paper.text = ""
            stage.typeAtOnce(row)
            // A composer makes words of the letters, which its own tests have.
            var composer = language.makeComposer(), expected = ""
            for letter in row {
                let edit = composer?.type(letter) ?? CompositionEdit(removed: 0, text: letter)
                expected = expected.dropLast(edit.removed) + edit.text
            }
            #expect(stage.paper.text == expected)
        }
        let keys = try #require(stage.keyboard).subviews
        for key in keys {
            #expect(key.frame.minX >= 0 && key.frame.maxX <= 390 && key.frame.width >= 18, "\(key.frame)")
            #expect(keys.allSatisfy { $0 === key || !$0.frame.intersects(key.frame) })
        }
        #expect(language.shifted.isEmpty || language.shifted.map(\.count) == language.rows.map(\.count))
    }

    @Test("R-KBD-6 There are at least thirty languages, each once; a locale's is found by its tag, its variant or an older name")
    func names() {
        let tags = UIApplication.availableKeyboardLanguages
        #expect(tags.count >= 30 && Set(tags).count == tags.count)
        let wanted = ["de_AT.UTF-8": "de", "de_CH": "de-CH", "pt": "pt-BR", "pt_PT": "pt-PT", "no": "nb", "iw_IL": "he", "sr@latin": "sr", "en": "en"]
        for (name, tag) in wanted { #expect(KeyboardLanguage.named(name)?.tag == tag, "\(name)") }
        for name in ["", "C", "C.UTF-8", "POSIX", "xx", "-", "d"] { #expect(KeyboardLanguage.named(name) == nil, "\(name)") }
        defer { UIApplication.shared.keyboardLanguages = [] }
        for (locale, tags) in ["ru_RU.UTF-8": ["ru", "en"], "fr_FR.UTF-8": ["fr"], "C": ["en"]] {
            UIApplication.shared.useKeyboardLanguage(ofLocale: locale)
            #expect(UIApplication.shared.keyboardLanguages == tags)
        }
    }

    @Test("R-KBD-6 The globe turns through the languages, then to the first again; the space bar has the language's name; fingers that are down type nothing")
    func globe() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage("de", "ru", "el")
        stage.begin()
        #expect(stage.keyTitles.contains("ü") && stage.keyTitles.contains("Deutsch"))
        let finger = stage.down("ü")
        let globe = stage.down(at: stage.place(.globe))
        stage.up(globe)
        #expect(stage.paper.text == "ü" && stage.keyTitles.contains("й") && stage.keyTitles.contains("Русский"))
        stage.up(finger)
        stage.tap("й")
        #expect(stage.paper.text == "üй")
        stage.tap(.globe)
        stage.tap("ω")
        stage.tap(.globe)
        stage.tap("z")
        #expect(stage.paper.text == "üйωz")
    }

    @Test("R-KBD-6 One language has no globe; no language is English")
    func withoutGlobe() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage("xx")
        stage.begin()
        #expect(UIApplication.shared.keyboardLanguages == ["en"])
        #expect(stage.places(.globe).isEmpty && stage.keyTitles.contains("space"))
    }

    @Test("R-KBD-6 Addresses and secret words have Latin letters; numbers have none", arguments: [UIKeyboardType.asciiCapable, .URL, .emailAddress])
    func latin(type: UIKeyboardType) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage("ru", "en")
        stage.paper.keyboardType = type
        stage.begin()
        #expect(stage.keyTitles.contains("q") && !stage.keyTitles.contains("й"))
        let field = field(in: stage)
        field.isSecureTextEntry = true
        field.reloadInputViews()
        stage.settle()
        #expect(stage.keyTitles.contains("q") && !stage.keyTitles.contains("й"))
    }

    @Test("R-KBD-6 Capitals are the language's; letters without capitals never start shifted, and Shift shows the others where there are some")
    func capitals() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage("tr", "he", "th")
        stage.paper.autocapitalizationType = .allCharacters
        stage.begin()
        stage.tap("i", "ı")
        #expect(stage.paper.text == "İI")
        stage.tap(.globe)
        #expect(stage.places(.shift).isEmpty && stage.keyTitles.contains("ש"))
        stage.tap(.globe)
        #expect(stage.keyTitles.contains("ฟ") && !stage.keyTitles.contains("ฤ"))
        stage.tap("shift", "ฟ", "ฟ")
        #expect(stage.paper.text == "İIฤฟ")
    }

    @Test("R-KBD-6 A sign that is joined to the letter before it is shown as wide as it is alone: at one circle, its own font's",
          arguments: ["hi", "bn", "ta", "te", "th"])
    func signs(tag: String) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage(tag)
        stage.begin()
        var count = 0
        for key in try #require(stage.keyboard).subviews.compactMap({ $0 as? KeyView }) {
            guard [.spacingMark, .nonspacingMark].contains(key.look.title.unicodeScalars.first?.properties.generalCategory) else { continue }
            let shown = try #require(key.subviews.lazy.compactMap { $0 as? UILabel }.first), alone = UILabel()
            (alone.text, alone.font) = (key.look.title, shown.font)
            #expect(shown.intrinsicContentSize.width == alone.intrinsicContentSize.width, "\(key.look.title)")
            count += 1
        }
        #expect(count > 5)
    }

    // MARK: Held keys

    @Test("R-KBD-7 A held letter offers its accents; the finger slides to one, and back to the letter itself")
    func accents() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        let finger = stage.down("e"), place = stage.place("e")
        stage.host.advance(by: 0.49)
        #expect(stage.offers == nil)
        stage.host.advance(by: 0.02)
        let offers = try #require(stage.offers)
        #expect(offers.selected == "e")
        stage.send(finger, .moved, CGPoint(x: place.x + offers.bounds.width / CGFloat(offers.subviews.count), y: place.y - 50))
        #expect(offers.selected == "è")
        stage.up(finger)
        #expect(stage.paper.text == "è" && stage.offers == nil)
        let again = stage.down("e")
        stage.host.advance(by: 0.6)
        stage.up(again)
        #expect(stage.paper.text == "èe")
    }

    @Test("R-KBD-7 The bar is one shape with its key, in the middle and at both sides", arguments: ["e", "a", "l"])
    func joinedBar(key: String) throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        let finger = stage.down(key)
        stage.host.advance(by: 0.6)
        let offers = try #require(stage.offers), place = stage.place(key)
        let view = try #require(stage.keyboard?.subviews.first { $0 is KeyView && $0.convert($0.bounds, to: nil).contains(place) })
        let frame = view.convert(view.bounds, to: offers), path = try #require((offers.layer as? CAShapeLayer)?.path)
        #expect(offers.bounds.contains(frame.insetBy(dx: 1, dy: 1)))
        for y in [frame.maxY - 2, frame.midY, frame.minY - 4, frame.minY - 10] { #expect(path.contains(CGPoint(x: frame.midX, y: y))) }
        // Beside the key there is nothing below the bar.
        let far = frame.midX < offers.bounds.midX ? offers.bounds.maxX - 12 : offers.bounds.minX + 12
        #expect(path.contains(CGPoint(x: far, y: frame.minY - 12)) && !path.contains(CGPoint(x: far, y: frame.minY - 2)))
        stage.up(finger)
    }

    @Test("R-KBD-7 On the right side the bar goes to the left; with Shift it offers capitals; the next finger takes what the first is at")
    func capitalAccents() throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.autocapitalizationType = .allCharacters
        stage.begin()
        let finger = stage.down("o"), place = stage.place("o")
        stage.host.advance(by: 0.6)
        let offers = try #require(stage.offers)
        #expect(offers.selected == "O" && offers.frame.minX >= 0 && offers.frame.maxX <= 390)
        stage.send(finger, .moved, CGPoint(x: place.x - offers.bounds.width / CGFloat(offers.subviews.count), y: place.y))
        let next = stage.down("k")
        #expect(stage.paper.text == "Ô" && stage.offers == nil)
        stage.up(finger)
        stage.up(next)
        #expect(stage.paper.text == "ÔK")
    }

    @Test("R-KBD-7 A finger that slides to another key starts its rest again there; a cancelled one types nothing and takes its bar away")
    func slidesWhileHeld() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        let finger = stage.down("q")
        stage.host.advance(by: 0.4)
        stage.move(finger, "e")
        stage.host.advance(by: 0.4)
        #expect(stage.offers == nil)
        stage.host.advance(by: 0.2)
        #expect(stage.offers != nil)
        stage.send(finger, .cancelled, .zero)
        #expect(stage.offers == nil && stage.paper.text == "")
    }

    /// Rows of letters and what they offer, for each language. Each is played by a finger that rests and slides, on a telephone's width.
    @Test("R-KBD-6, R-KBD-7 Each language types what Shift shows, and the last offer of each letter of a row", arguments: SlowTests.keyboardLanguages)
    func shiftedAndOffered(tag: String) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage(tag)
        stage.begin()
        let language = try #require(KeyboardLanguage.all.first { $0.tag == tag })
        guard language.makeComposer() == nil else { return }
        if language.hasShift {
            for _ in 0..<2 { stage.up(stage.down("shift")) }
            for (number, row) in language.rows.enumerated() {
                let shown = language.shifted.isEmpty ? row.map(language.capital) : language.shifted[number]
                // Bengali has a letter on two keys, which have one name in the stage.
                let places = row.indices.filter { place in language.rows.joined().count { $0 == row[place] } == 1 }
                stage.paper.text = ""
                stage.typeAtOnce(places.map { row[$0] })
                #expect(stage.paper.text == places.map { shown[$0] }.joined())
            }
            stage.host.advance(by: 1)
            stage.tap("shift")
        }
        for row in language.rows {
            guard let letter = row.last(where: { language.offers[$0] != nil }), let offered = language.offers[letter]?.last else { continue }
            stage.paper.text = ""
            let finger = stage.down(letter)
            stage.host.advance(by: 0.6)
            // The offers are at that side of the letter where there is more room.
            let bar = try #require(stage.offers), frame = bar.convert(bar.bounds, to: nil)
            for x in [frame.maxX - 4, frame.minX + 4] where bar.selected == letter { stage.send(finger, .moved, CGPoint(x: x, y: frame.midY)) }
            stage.up(finger)
            #expect(stage.paper.text == offered)
        }
    }

    // MARK: The space bar

    @Test("R-KBD-8 The caret follows a finger that has rested on the space bar; nothing is typed, and keys say nothing meanwhile")
    func carriesCaret() throws {
        let stage = try Stage(keyboard: .always), field = field(in: stage, "one two three")
        let finger = stage.down("space"), place = stage.place("space")
        stage.host.advance(by: 0.6)
        stage.send(finger, .moved, CGPoint(x: place.x - 30, y: place.y))
        let middle = try #require(field.selectedTextRange)
        let offset = field.offset(from: field.beginningOfDocument, to: middle.start)
        #expect(middle.isEmpty && offset > 3 && offset < 13)
        stage.send(finger, .moved, CGPoint(x: place.x - 180, y: place.y))
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 0)
        let other = stage.down("h")
        stage.up(other)
        stage.up(finger)
        #expect(field.text == "one two three")
        stage.tap("h")
        #expect(field.text == "hone two three")
    }

    @Test("R-KBD-8 Where there is no caret to carry, a space bar that is held types a space")
    func heldSpace() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        let finger = stage.down("space")
        stage.host.advance(by: 1)
        stage.up(finger)
        #expect(stage.paper.text == " ")
    }

    @Test("R-KBD-9 Two spaces in a row behind a word are a full stop and a space; slow ones, and those behind a space, are spaces")
    func fullStop() throws {
        let stage = try Stage(keyboard: .always), field = field(in: stage)
        func spaces(_ count: Int, _ pause: Double) {
            for _ in 0..<count {
                stage.up(stage.down("space"))
                stage.host.advance(by: pause)
            }
        }
        stage.tap("a")
        spaces(2, 0.2)
        #expect(field.text == "a. ")
        spaces(2, 0.2)
        #expect(field.text == "a.   ")
        stage.tap("b")
        spaces(2, 0.5)
        #expect(field.text == "a.   b  ")
        field.text = ""
        field.keyboardType = .URL
        field.reloadInputViews()
        stage.settle()
        stage.tap("a")
        spaces(2, 0.2)
        #expect(field.text == "a  ")
    }

    // MARK: Korean

    @Test("R-KBD-10 Letters become syllables, also where a consonant goes on to the next, ends are double and vowels are joined", arguments: [
        ("ㅎㅏㄴㄱㅡㄹ", "한글"), ("ㄱㅏㄱㅏ", "가가"), ("ㄱㅏㄱㅅㅏ", "각사"), ("ㅇㅏㄴㅈㅏ", "안자"), ("ㅇㅏㄴㅈ", "앉"), ("ㄷㅗㅏㅈㅣ", "돠지"), ("ㅇㅡㅣ", "의"), ("ㅜㅓ", "ㅝ"),
        ("ㄱㄱ", "ㄱㄱ"), ("ㅏㅏ", "ㅏㅏ"), ("ㄲㅏㄲㅏ", "까까"), ("ㅇㅓㅄ", "어ㅄ"), ("ㄱㅏㄸㅏ", "가따"), ("ㅁㅏㄹㄱㅇㅡㄴ", "맑은"), ("ㅂㅐㅈㅓㅁㅅㅜ", "배점수"),
    ])
    func syllables(letters: String, text: String) {
        var composer = HangulComposer(), typed = ""
        for letter in letters {
            let edit = composer.type(String(letter))
            typed.removeLast(edit.removed)
            typed += edit.text
        }
        #expect(typed == text)
    }

    @Test("R-KBD-10 Any row of letters, composed and deleted: as many deletions as letters leave nothing of the syllable")
    func randomSyllables() {
        var random = SeededGenerator(seed: 7)
        let letters = "ㄱㄲㄴㄷㄹㅁㅂㅅㅇㅈㅎㅏㅐㅓㅗㅜㅡㅣ".map(String.init)
        for _ in 0..<500 {
            var composer = HangulComposer(), typed = ""
            for _ in 0..<Int(random.next() % 8) {
                let edit = composer.type(letters[Int(random.next() % UInt64(letters.count))])
                typed.removeLast(edit.removed)
                typed += edit.text
                #expect(typed.hasSuffix(composer.syllable) && !composer.syllable.isEmpty)
            }
            var steps = 0
            while let edit = composer.deleteBackward() {
                typed.removeLast(edit.removed)
                typed += edit.text
                steps += 1
            }
            #expect(steps <= 5 && composer.syllable.isEmpty)
        }
    }

    @Test("R-KBD-10 Typed by fingers: into a field and into a plain text; Delete takes a letter while it is put together; a caret that moved ends it")
    func typesKorean() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage("ko")
        stage.begin()
        stage.tap("ㅎ", "ㅏ", "ㄴ", "ㄱ", "ㅡ", "ㄹ")
        #expect(stage.paper.text == "한글")
        stage.tap("delete")
        #expect(stage.paper.text == "한그")
        let field = field(in: stage)
        stage.tap("ㅎ", "ㅏ")
        #expect(field.text == "하")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        stage.tap("ㄴ")
        #expect(field.text == "ㄴ하")
        stage.tap("ㅏ", "space", "ㅁ")
        #expect(field.text == "나 ㅁ하")
        stage.tap("shift", "ㅂ")
        #expect(field.text == "나 ㅁㅃ하")
    }

    @Test("R-KBD-4 R-KBD-10 A key that deletes ends the syllable, also in a text that can't be read")
    func keyEndsSyllable() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage("ko")
        stage.begin()
        stage.tap("ㅎ", "ㅏ", "ㄱ", "ㅡ")
        #expect(stage.paper.text == "하그")
        stage.strike(.keyboardDeleteOrBackspace)
        stage.tap("ㄴ")
        #expect(stage.paper.text == "하ㄴ")
    }

    // MARK: Modes

    private final class Wanting: UIView, UIKeyInput {
        var mode: String?
        var context: String?
        var text = ""
        var autocapitalizationType = UITextAutocapitalizationType.none
        override var canBecomeFirstResponder: Bool { true }
        override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first { $0.primaryLanguage == mode } ?? super.textInputMode }
        override var textInputContextIdentifier: String? { context }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
    }

    @Test("R-KBD-11 Modes are the languages; a responder's own one is shown; a context keeps the last; a turn of the globe posts the new one")
    func modes() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage("en", "de", "el")
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage).filter { $0 != "emoji" } == ["en", "de", "el"])
        let views = (0..<3).map { _ in Wanting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        views.forEach(stage.controller.view.addSubview)
        views[0].mode = "de"
        views[1].context = "notes"
        views[2].context = "other"
        views[0].becomeFirstResponder()
        stage.settle()
        #expect(stage.keyTitles.contains("ü") && views[0].textInputMode?.primaryLanguage == "de")
        views[1].becomeFirstResponder()
        stage.settle()
        var posted: [String?] = []
        let token = NotificationCenter.default.addObserver(forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil) { note in
            let mode = note.object as? UITextInputMode
            MainActor.assumeIsolated { posted.append(mode?.primaryLanguage) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.tap(.globe)
        #expect(posted == ["el"] && stage.keyTitles.contains("ω"))
        views[0].becomeFirstResponder()
        stage.settle()
        #expect(stage.keyTitles.contains("ü"))
        views[2].becomeFirstResponder()
        stage.settle()
        #expect(stage.keyTitles.contains("ü"))
        views[1].becomeFirstResponder()
        stage.settle()
        #expect(stage.keyTitles.contains("ω"))
    }

    @Test("R-KBD-12 A tablet has a key that hides the keyboard, a phone has none")
    func hides() throws {
        let phone = try Stage(keyboard: .always)
        phone.begin()
        #expect(phone.places(.hide).isEmpty)
        phone.paper.resignFirstResponder()
        phone.settle()
        let tablet = try Stage(keyboard: .always, width: 1024, height: 768)
        tablet.begin()
        #expect(tablet.keyboard != nil)
        tablet.tap(.hide)
        tablet.settle()
        #expect(tablet.keyboard == nil && !tablet.paper.isFirstResponder)
    }

    // MARK: Speed

    @Test("R-KBD-3 Ten fingers at fifteen letters a second: no letter is lost, doubled or out of order, whatever the overlap", arguments: 1...5)
    func fastFingers(seed: UInt64) throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        var random = SeededGenerator(seed: seed), expected = "", down: [(id: Int, lifts: Double)] = [], now = 0.0
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        for _ in 0..<60 {
            let letter = letters[Int(random.next() % 26)]
            let pause = 0.03 + Double(random.next() % 74) / 1000
            now += pause
            stage.host.advance(by: pause)
            for finger in down where finger.lifts <= now || down.count > 9 { stage.up(finger.id) }
            let isFull = down.count > 9
            down.removeAll { isFull || $0.lifts <= now }
            down.append((stage.down(letter), now + 0.04 + Double(random.next() % 260) / 1000))
            expected += letter
        }
        for finger in down.shuffled(using: &random) { stage.up(finger.id) }
        #expect(stage.paper.text == expected)
    }
}
