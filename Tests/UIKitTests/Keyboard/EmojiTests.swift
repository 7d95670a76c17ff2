import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// By fingers. Where no font with colours is installed there are no emoji.
@MainActor @Suite("Emoji on the keyboard on the screen", .leavesNothing, .enabled(if: EmojiFont.hasColors, "no font with colours; install fonts-noto-color-emoji"))
struct EmojiTests {
    private func fixture(width: Int = 390, height: Int = 844) throws -> KeyboardFixture {
        let fixture = try KeyboardFixture(width: width, height: height)
        fixture.begin()
        return fixture
    }

    @Test("R-KBD-14 A key shows the emoji; a finger types one, Delete takes it as a whole, and a key leads back to the letters")
    func types() throws {
        let fixture = try fixture()
        fixture.tap("a")
        fixture.tap(.page(.emoji))
        fixture.tapEmoji("😀", "😄")
        #expect(fixture.paper.text == "a😀😄")
        fixture.tap("delete")
        fixture.tap(.page(.letters))
        fixture.tap("b")
        #expect(fixture.paper.text == "a😀b")
    }

    @Test("R-KBD-14 The key that was pressed shows the emoji before the next finger types; two fingers type each its emoji")
    func rollOver() throws {
        let fixture = try fixture()
        let first = fixture.down(at: fixture.place(.page(.emoji)))
        let other = fixture.down("q")
        #expect(fixture.keyboard?.page == .emoji)
        fixture.up(other)
        fixture.up(first)
        let places = ["😀", "😃"].compactMap(fixture.emojiPlace)
        try #require(places.count == 2)
        let fingers = places.map { place in
            let finger = fixture.down(at: place)
            fixture.host.advance(by: 0.2)
            return finger
        }
        for finger in fingers { fixture.up(finger) }
        #expect(fixture.paper.text == "😀😃")
    }

    @Test("R-KBD-14 A finger scrolls the emoji sideways and types nothing by that; the key of a category leads to it, and is marked as they pass")
    func scrolls() throws {
        let fixture = try fixture()
        fixture.tap(.page(.emoji))
        let first = try #require(fixture.shownEmoji.first), place = try #require(fixture.emojiPlace(first.text))
        #expect(fixture.emojiPlace("🐵") == nil)
        fixture.dragEmoji(by: 200, from: CGPoint(x: place.x + 250, y: place.y))
        #expect(fixture.paper.text == "" && fixture.emojiPlace("😀") == nil && !fixture.shownEmoji.isEmpty)
        fixture.tap(.category(2))
        #expect(fixture.emojiPlace("🐵") != nil && fixture.keyboard?.emojiPage?.category == 2)
        fixture.tapEmoji("🐵")
        fixture.tap(.category(8))
        fixture.tapEmoji("🏁")
        #expect(fixture.paper.text == "🐵🏁")
        fixture.dragEmoji(by: -300, from: CGPoint(x: 40, y: place.y))
        fixture.dragEmoji(by: -300, from: CGPoint(x: 40, y: place.y))
        #expect(fixture.keyboard?.emojiPage?.category != 8)
    }

    @Test("R-KBD-14 Every emoji has its place: scrolled from the beginning to the end, each of the table that the font has comes into sight")
    func all() throws {
        let fixture = try fixture()
        fixture.tap(.page(.emoji))
        let grid = try #require(fixture.keyboard?.emojiPage?.grid)
        var seen: Set<String> = []
        while true {
            grid.layoutIfNeeded()
            seen.formUnion(fixture.shownEmoji.map(\.text))
            let end = grid.contentSize.width - grid.bounds.width
            guard grid.contentOffset.x < end else { break }
            grid.contentOffset.x = min(grid.contentOffset.x + grid.bounds.width / 2, end)
        }
        #expect(seen == Set(EmojiCollection.shared.all.filter(EmojiFont.shows).map(\.text)))
        // Views are those in sight, and a column beside them.
        #expect(grid.subviews.flatMap(\.subviews).count < 120)
    }

    @Test("R-KBD-15 What was typed is first when the emoji are shown again")
    func recent() throws {
        let fixture = try fixture()
        fixture.tap(.page(.emoji))
        fixture.tap(.category(2))
        fixture.tapEmoji("🐵", "🐶")
        fixture.tap(.page(.letters))
        fixture.tap(.page(.emoji))
        #expect(fixture.shownEmoji.prefix(2).map(\.text) == ["🐶", "🐵"] && fixture.keyboard?.emojiPage?.category == 0)
        fixture.tap(at: try #require(fixture.emojiPlace("🐵")))
        #expect(fixture.paper.text == "🐵🐶🐵")
    }

    @Test("R-KBD-15 A finger that rests on a hand or person slides to a skin tone, scrolls nothing, and the emoji keeps the tone")
    func tones() throws {
        let fixture = try fixture()
        fixture.tap(.page(.emoji))
        fixture.tap(.category(1))
        let grid = try #require(fixture.keyboard?.emojiPage?.grid)
        for _ in 0..<40 where fixture.emojiPlace("👍") == nil { grid.contentOffset.x += 90; grid.layoutIfNeeded() }
        let place = try #require(fixture.emojiPlace("👍")), offset = grid.contentOffset
        let finger = fixture.down(at: place)
        fixture.host.advance(by: 0.8)
        let bar = try #require(fixture.overlays.flatMap(\.subviews).compactMap { $0 as? KeyOffersBar }.first)
        // The tones are at that side of the emoji where there is more room.
        fixture.send(finger, .moved, CGPoint(x: bar.frame.maxX - 4, y: place.y - 50))
        if bar.selected == "👍" { fixture.send(finger, .moved, CGPoint(x: bar.frame.minX + 4, y: place.y - 50)) }
        let chosen = bar.selected
        fixture.up(finger)
        #expect(chosen != "👍" && fixture.paper.text == chosen && grid.contentOffset == offset)
        #expect(fixture.emojiPlace(chosen) != nil && fixture.emojiPlace("👍") == nil)
        fixture.host.advance(by: 0.5)
        fixture.tapEmoji(chosen)
        #expect(fixture.paper.text == chosen + chosen)
        // An emoji without tones is typed, however long a finger is on it.
        fixture.tap(.category(1))
        let still = fixture.down(at: try #require(fixture.emojiPlace("😀")))
        fixture.host.advance(by: 1)
        fixture.up(still)
        #expect(fixture.paper.text == chosen + chosen + "😀")
    }

    @Test("R-KBD-16 Letters of a search find emoji and do not reach the text; the keyboard is higher meanwhile, and says so")
    func search() throws {
        let fixture = try fixture()
        fixture.tap(.page(.emoji))
        let low = try #require(fixture.frame)
        fixture.tap(.search)
        fixture.settle()
        let high = try #require(fixture.frame)
        #expect(high.maxY == low.maxY && high.height > low.height)
        fixture.tap("m", "e", "l", "t", "i", "x")
        #expect(fixture.shownEmoji.isEmpty)
        fixture.tap("delete")
        #expect(fixture.paper.text == "" && fixture.shownEmoji.map(\.text) == ["🫠"])
        fixture.tapEmoji("🫠")
        #expect(fixture.paper.text == "🫠")
        fixture.tap(.endSearch)
        fixture.settle()
        #expect(fixture.frame == low && fixture.keyboard?.page == .emoji)
        fixture.tap(.search)
        fixture.tap("c", "a", "t", "return")
        fixture.settle()
        #expect(fixture.frame == low && fixture.paper.text == "🫠" && fixture.keyboard?.page == .emoji)
        fixture.tap(.page(.letters))
        fixture.tap("c")
        #expect(fixture.paper.text == "🫠c")
    }

    @Test("R-KBD-14, R-KBD-16 A finger on an emoji types nothing when a letter of the search takes that emoji away")
    func searchChanges() throws {
        let fixture = try fixture()
        fixture.tap(.page(.emoji))
        fixture.tap(.search)
        fixture.settle()
        fixture.tap("c", "a", "t")
        let last = try #require(fixture.shownEmoji.last)
        let finger = fixture.down(at: try #require(fixture.emojiPlace(last.text)))
        fixture.tap("x")
        #expect(fixture.shownEmoji.isEmpty)
        fixture.up(finger)
        #expect(fixture.paper.text == "")
        // A finger that rests on the picture of a hand offers no tone either.
        fixture.tap("delete", "delete", "delete", "delete")
        fixture.tap("t", "h", "u", "m", "b")
        let thumb = fixture.down(at: try #require(fixture.emojiPlace("👍")))
        let letter = fixture.down("x")
        fixture.host.advance(by: 0.8)
        fixture.up(letter)
        fixture.up(thumb)
        #expect(fixture.paper.text == "" && !fixture.overlays.flatMap(\.subviews).contains { $0 is KeyOffersBar })
    }

    @Test("R-KBD-15, R-KBD-16 A tone that is chosen in a search stays with the emoji, whatever is searched next")
    func searchTones() throws {
        let fixture = try fixture()
        fixture.tap(.page(.emoji))
        fixture.tap(.search)
        fixture.settle()
        fixture.tap("t", "h", "u", "m", "b")
        let place = try #require(fixture.emojiPlace("👍")), finger = fixture.down(at: place)
        fixture.host.advance(by: 0.8)
        let bar = try #require(fixture.overlays.flatMap(\.subviews).compactMap { $0 as? KeyOffersBar }.first)
        fixture.send(finger, .moved, CGPoint(x: bar.frame.maxX - 4, y: place.y))
        if bar.selected == "👍" { fixture.send(finger, .moved, CGPoint(x: bar.frame.minX + 4, y: place.y)) }
        let chosen = bar.selected
        fixture.up(finger)
        #expect(chosen != "👍" && fixture.paper.text == chosen && fixture.emojiPlace(chosen) != nil)
        fixture.host.advance(by: 0.5)
        fixture.tap("s")
        #expect(fixture.emojiPlace(chosen) != nil && fixture.emojiPlace("👍") == nil)
        // Without a query the emoji are those that were used last.
        fixture.tap("delete", "delete", "delete", "delete", "delete", "delete")
        #expect(fixture.shownEmoji.map(\.text) == [chosen])
    }

    @Test("R-KBD-17 A finger on an emoji that was found takes away a menu that waits, and types nothing")
    func searchMenu() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try KeyboardFixture()
        UIApplication.shared.keyboardLanguages = ["en", "de"]
        fixture.begin()
        fixture.tap(.page(.emoji))
        fixture.tap(.search)
        fixture.settle()
        fixture.tap("c", "a", "t")
        let shown = try #require(fixture.shownEmoji.first).text, finger = fixture.down(at: fixture.place(.page(.emoji)))
        fixture.host.advance(by: 0.6)
        fixture.up(finger)
        #expect(fixture.keyboard?.menu?.isWaiting == true)
        fixture.host.advance(by: 0.5)
        fixture.tap(at: try #require(fixture.emojiPlace(shown)))
        #expect(fixture.keyboard?.menu == nil && fixture.paper.text == "" && fixture.keyboard?.search != nil)
        fixture.tapEmoji(shown)
        #expect(fixture.paper.text == shown)
    }

    @Test("R-KBD-16 A search has English letters in any language, and no syllables")
    func searchInOtherLanguages() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try KeyboardFixture()
        UIApplication.shared.keyboardLanguages = ["ko", "vi"]
        fixture.begin()
        fixture.tap(.page(.emoji))
        fixture.tap(.search)
        fixture.tap("d", "o", "o", "r")
        #expect(fixture.emojiPlace("🚪") != nil)
        fixture.tap(.endSearch)
        fixture.tap(.page(.letters))
        fixture.tap("ㅎ", "ㅏ")
        #expect(fixture.paper.text == "하")
    }

    @Test("R-KBD-14 Secret words, addresses and numbers have no emoji", arguments: [
        UIKeyboardType.asciiCapable, .URL, .emailAddress, .numberPad, .phonePad, .decimalPad,
    ])
    func without(type: UIKeyboardType) throws {
        let fixture = try KeyboardFixture()
        fixture.paper.keyboardType = type
        fixture.begin()
        #expect(fixture.places(.page(.emoji)).isEmpty)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.isSecureTextEntry = true
        fixture.controller.view.addSubview(field)
        field.becomeFirstResponder()
        fixture.settle()
        #expect(fixture.keyboard != nil && fixture.places(.page(.emoji)).isEmpty)
    }

    /// Asks for the emoji, as apps do.
    private final class EmojiField: UITextField {
        override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" } }
    }

    @Test("R-KBD-11 The emoji are an input mode: a responder asks for it, and the notification comes when they are shown and when they go")
    func mode() throws {
        let fixture = try fixture()
        var posted: [String?] = []
        let token = NotificationCenter.default.addObserver(forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil) { note in
            let mode = note.object as? UITextInputMode
            MainActor.assumeIsolated { posted.append(mode?.primaryLanguage) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        fixture.tap(.page(.emoji))
        #expect(fixture.paper.textInputMode?.primaryLanguage == "emoji")
        fixture.tap(.page(.letters))
        #expect(posted == ["emoji", "en"] && fixture.paper.textInputMode?.primaryLanguage == "en")
        let field = EmojiField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        fixture.controller.view.addSubview(field)
        field.becomeFirstResponder()
        fixture.settle()
        fixture.tapEmoji("😀")
        #expect(field.text == "😀")
        fixture.paper.becomeFirstResponder()
        fixture.settle()
        #expect(fixture.keyboard?.page == .letters)
    }

    @Test("R-KBD-14 On any window the emoji fit above the keys of their categories", arguments: [(320, 568), (390, 844), (844, 390), (1024, 768), (240, 200)])
    func sizes(width: Int, height: Int) throws {
        let fixture = try fixture(width: width, height: height)
        fixture.tap(.page(.emoji))
        let keyboard = try #require(fixture.keyboard), page = try #require(keyboard.emojiPage)
        #expect(page.frame.height > 0 && keyboard.bounds.contains(page.frame))
        for key in keyboard.keys { #expect(key.frame.width > 0 && !key.frame.intersects(page.frame) && keyboard.bounds.contains(key.frame)) }
        let shown = try #require(fixture.shownEmoji.first)
        fixture.tapEmoji(shown.text)
        #expect(fixture.paper.text == shown.text)
        fixture.tap(.search)
        fixture.settle()
        fixture.tap("c", "a", "t")
        #expect(!fixture.shownEmoji.isEmpty)
    }
}
