import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// By fingers. Where no font with colours is installed there are no emoji.
@MainActor @Suite("Emoji on the keyboard on the screen", .leavesNothing, .enabled(if: EmojiFont.hasColors, "no font with colours; install fonts-noto-color-emoji"))
struct EmojiTests {
    private func stage(width: Int = 390, height: Int = 844) throws -> Stage {
        let stage = try Stage(keyboard: .always, width: width, height: height)
        stage.begin()
        return stage
    }

    @Test("R-KBD-14 A key shows the emoji; a finger types one, Delete takes it as a whole, and a key leads back to the letters")
    func types() throws {
        let stage = try stage()
        stage.tap("a")
        stage.tap(.page(.emoji))
        stage.tapEmoji("😀", "😄")
        #expect(stage.paper.text == "a😀😄")
        stage.tap("delete")
        stage.tap(.page(.letters))
        stage.tap("b")
        #expect(stage.paper.text == "a😀b")
    }

    @Test("R-KBD-14 The key that was pressed shows the emoji before the next finger types; two fingers type each its emoji")
    func rollOver() throws {
        let stage = try stage()
        let first = stage.down(at: stage.place(.page(.emoji)))
        let other = stage.down("q")
        #expect(stage.keyboard?.page == .emoji)
        stage.up(other)
        stage.up(first)
        let places = ["😀", "😃"].compactMap(stage.emojiPlace)
        try #require(places.count == 2)
        let fingers = places.map { place in
            let finger = stage.down(at: place)
            stage.host.advance(by: 0.2)
            return finger
        }
        for finger in fingers { stage.up(finger) }
        #expect(stage.paper.text == "😀😃")
    }

    @Test("R-KBD-14 A finger scrolls the emoji sideways and types nothing by that; the key of a category leads to it, and is marked as they pass")
    func scrolls() throws {
        let stage = try stage()
        stage.tap(.page(.emoji))
        let first = try #require(stage.shownEmoji.first), place = try #require(stage.emojiPlace(first.text))
        #expect(stage.emojiPlace("🐵") == nil)
        stage.dragEmoji(by: 200, from: CGPoint(x: place.x + 250, y: place.y))
        #expect(stage.paper.text == "" && stage.emojiPlace("😀") == nil && !stage.shownEmoji.isEmpty)
        stage.tap(.category(2))
        #expect(stage.emojiPlace("🐵") != nil && stage.keyboard?.emojiPage?.category == 2)
        stage.tapEmoji("🐵")
        stage.tap(.category(8))
        stage.tapEmoji("🏁")
        #expect(stage.paper.text == "🐵🏁")
        stage.dragEmoji(by: -300, from: CGPoint(x: 40, y: place.y))
        stage.dragEmoji(by: -300, from: CGPoint(x: 40, y: place.y))
        #expect(stage.keyboard?.emojiPage?.category != 8)
    }

    @Test("R-KBD-14 Every emoji has its place: scrolled from the beginning to the end, each of the table that the font has comes into sight")
    func all() throws {
        let stage = try stage()
        stage.tap(.page(.emoji))
        let grid = try #require(stage.keyboard?.emojiPage?.grid)
        var seen: Set<String> = []
        while true {
            grid.layoutIfNeeded()
            seen.formUnion(stage.shownEmoji.map(\.text))
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
        let stage = try stage()
        stage.tap(.page(.emoji))
        stage.tap(.category(2))
        stage.tapEmoji("🐵", "🐶")
        stage.tap(.page(.letters))
        stage.tap(.page(.emoji))
        #expect(stage.shownEmoji.prefix(2).map(\.text) == ["🐶", "🐵"] && stage.keyboard?.emojiPage?.category == 0)
        stage.tap(at: try #require(stage.emojiPlace("🐵")))
        #expect(stage.paper.text == "🐵🐶🐵")
    }

    @Test("R-KBD-15 A finger that rests on a hand or person slides to a skin tone, scrolls nothing, and the emoji keeps the tone")
    func tones() throws {
        let stage = try stage()
        stage.tap(.page(.emoji))
        stage.tap(.category(1))
        let grid = try #require(stage.keyboard?.emojiPage?.grid)
        for _ in 0..<40 where stage.emojiPlace("👍") == nil { grid.contentOffset.x += 90; grid.layoutIfNeeded() }
        let place = try #require(stage.emojiPlace("👍")), offset = grid.contentOffset
        let finger = stage.down(at: place)
        stage.host.advance(by: 0.8)
        let bar = try #require(stage.overlayWindows.flatMap(\.subviews).compactMap { $0 as? KeyOffersBar }.first)
        // The tones are at that side of the emoji where there is more room.
        stage.send(finger, .moved, CGPoint(x: bar.frame.maxX - 4, y: place.y - 50))
        if bar.selected == "👍" { stage.send(finger, .moved, CGPoint(x: bar.frame.minX + 4, y: place.y - 50)) }
        let chosen = bar.selected
        stage.up(finger)
        #expect(chosen != "👍" && stage.paper.text == chosen && grid.contentOffset == offset)
        #expect(stage.emojiPlace(chosen) != nil && stage.emojiPlace("👍") == nil)
        stage.host.advance(by: 0.5)
        stage.tapEmoji(chosen)
        #expect(stage.paper.text == chosen + chosen)
        // An emoji without tones is typed, however long a finger is on it.
        stage.tap(.category(1))
        let still = stage.down(at: try #require(stage.emojiPlace("😀")))
        stage.host.advance(by: 1)
        stage.up(still)
        #expect(stage.paper.text == chosen + chosen + "😀")
    }

    @Test("R-KBD-16 Letters of a search find emoji and do not reach the text; the keyboard is higher meanwhile, and says so")
    func search() throws {
        let stage = try stage()
        stage.tap(.page(.emoji))
        let low = try #require(stage.keyboardFrame)
        stage.tap(.search)
        stage.settle()
        let high = try #require(stage.keyboardFrame)
        #expect(high.maxY == low.maxY && high.height > low.height)
        stage.tap("m", "e", "l", "t", "i", "x")
        #expect(stage.shownEmoji.isEmpty)
        stage.tap("delete")
        #expect(stage.paper.text == "" && stage.shownEmoji.map(\.text) == ["🫠"])
        stage.tapEmoji("🫠")
        #expect(stage.paper.text == "🫠")
        stage.tap(.endSearch)
        stage.settle()
        #expect(stage.keyboardFrame == low && stage.keyboard?.page == .emoji)
        stage.tap(.search)
        stage.tap("c", "a", "t", "return")
        stage.settle()
        #expect(stage.keyboardFrame == low && stage.paper.text == "🫠" && stage.keyboard?.page == .emoji)
        stage.tap(.page(.letters))
        stage.tap("c")
        #expect(stage.paper.text == "🫠c")
    }

    @Test("R-KBD-14, R-KBD-16 A finger on an emoji types nothing when a letter of the search takes that emoji away")
    func searchChanges() throws {
        let stage = try stage()
        stage.tap(.page(.emoji))
        stage.tap(.search)
        stage.settle()
        stage.tap("c", "a", "t")
        let last = try #require(stage.shownEmoji.last)
        let finger = stage.down(at: try #require(stage.emojiPlace(last.text)))
        stage.tap("x")
        #expect(stage.shownEmoji.isEmpty)
        stage.up(finger)
        #expect(stage.paper.text == "")
        // A finger that rests on the picture of a hand offers no tone either.
        stage.tap("delete", "delete", "delete", "delete")
        stage.tap("t", "h", "u", "m", "b")
        let thumb = stage.down(at: try #require(stage.emojiPlace("👍")))
        let letter = stage.down("x")
        stage.host.advance(by: 0.8)
        stage.up(letter)
        stage.up(thumb)
        #expect(stage.paper.text == "" && !stage.overlayWindows.flatMap(\.subviews).contains { $0 is KeyOffersBar })
    }

    @Test("R-KBD-15, R-KBD-16 A tone that is chosen in a search stays with the emoji, whatever is searched next")
    func searchTones() throws {
        let stage = try stage()
        stage.tap(.page(.emoji))
        stage.tap(.search)
        stage.settle()
        stage.tap("t", "h", "u", "m", "b")
        let place = try #require(stage.emojiPlace("👍")), finger = stage.down(at: place)
        stage.host.advance(by: 0.8)
        let bar = try #require(stage.overlayWindows.flatMap(\.subviews).compactMap { $0 as? KeyOffersBar }.first)
        stage.send(finger, .moved, CGPoint(x: bar.frame.maxX - 4, y: place.y))
        if bar.selected == "👍" { stage.send(finger, .moved, CGPoint(x: bar.frame.minX + 4, y: place.y)) }
        let chosen = bar.selected
        stage.up(finger)
        #expect(chosen != "👍" && stage.paper.text == chosen && stage.emojiPlace(chosen) != nil)
        stage.host.advance(by: 0.5)
        stage.tap("s")
        #expect(stage.emojiPlace(chosen) != nil && stage.emojiPlace("👍") == nil)
        // Without a query the emoji are those that were used last.
        stage.tap("delete", "delete", "delete", "delete", "delete", "delete")
        #expect(stage.shownEmoji.map(\.text) == [chosen])
    }

    @Test("R-KBD-17 A finger on an emoji that was found takes away a menu that waits, and types nothing")
    func searchMenu() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try Stage(keyboard: .always)
        UIApplication.shared.keyboardLanguages = ["en", "de"]
        stage.begin()
        stage.tap(.page(.emoji))
        stage.tap(.search)
        stage.settle()
        stage.tap("c", "a", "t")
        let shown = try #require(stage.shownEmoji.first).text, finger = stage.down(at: stage.place(.page(.emoji)))
        stage.host.advance(by: 0.6)
        stage.up(finger)
        #expect(stage.keyboard?.menu?.isWaiting == true)
        stage.host.advance(by: 0.5)
        stage.tap(at: try #require(stage.emojiPlace(shown)))
        #expect(stage.keyboard?.menu == nil && stage.paper.text == "" && stage.keyboard?.search != nil)
        stage.tapEmoji(shown)
        #expect(stage.paper.text == shown)
    }

    @Test("R-KBD-16 A search has English letters in any language, and no syllables")
    func searchInOtherLanguages() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try Stage(keyboard: .always)
        UIApplication.shared.keyboardLanguages = ["ko", "vi"]
        stage.begin()
        stage.tap(.page(.emoji))
        stage.tap(.search)
        stage.tap("d", "o", "o", "r")
        #expect(stage.emojiPlace("🚪") != nil)
        stage.tap(.endSearch)
        stage.tap(.page(.letters))
        stage.tap("ㅎ", "ㅏ")
        #expect(stage.paper.text == "하")
    }

    @Test("R-KBD-14 Secret words, addresses and numbers have no emoji", arguments: [
        UIKeyboardType.asciiCapable, .URL, .emailAddress, .numberPad, .phonePad, .decimalPad,
    ])
    func without(type: UIKeyboardType) throws {
        let stage = try Stage(keyboard: .always)
        stage.paper.keyboardType = type
        stage.begin()
        #expect(stage.places(.page(.emoji)).isEmpty)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.isSecureTextEntry = true
        stage.controller.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        #expect(stage.keyboard != nil && stage.places(.page(.emoji)).isEmpty)
    }

    /// Asks for the emoji, as apps do.
    private final class EmojiField: UITextField {
        override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" } }
    }

    @Test("R-KBD-11 The emoji are an input mode: a responder asks for it, and the notification comes when they are shown and when they go")
    func mode() throws {
        let stage = try stage()
        var posted: [String?] = []
        let token = NotificationCenter.default.addObserver(forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil) { note in
            let mode = note.object as? UITextInputMode
            MainActor.assumeIsolated { posted.append(mode?.primaryLanguage) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.tap(.page(.emoji))
        #expect(stage.paper.textInputMode?.primaryLanguage == "emoji")
        stage.tap(.page(.letters))
        #expect(posted == ["emoji", "en"] && stage.paper.textInputMode?.primaryLanguage == "en")
        let field = EmojiField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        stage.controller.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        stage.tapEmoji("😀")
        #expect(field.text == "😀")
        stage.paper.becomeFirstResponder()
        stage.settle()
        #expect(stage.keyboard?.page == .letters)
    }

    @Test("R-KBD-14 On any window the emoji fit above the keys of their categories", arguments: [(320, 568), (390, 844), (844, 390), (1024, 768), (240, 200)])
    func sizes(width: Int, height: Int) throws {
        let stage = try stage(width: width, height: height)
        stage.tap(.page(.emoji))
        let keyboard = try #require(stage.keyboard), page = try #require(keyboard.emojiPage)
        #expect(page.frame.height > 0 && keyboard.bounds.contains(page.frame))
        for key in keyboard.keys { #expect(key.frame.width > 0 && !key.frame.intersects(page.frame) && keyboard.bounds.contains(key.frame)) }
        let shown = try #require(stage.shownEmoji.first)
        stage.tapEmoji(shown.text)
        #expect(stage.paper.text == shown.text)
        stage.tap(.search)
        stage.settle()
        stage.tap("c", "a", "t")
        #expect(!stage.shownEmoji.isEmpty)
    }
}
