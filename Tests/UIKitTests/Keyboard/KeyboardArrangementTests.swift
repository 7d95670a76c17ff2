import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Where the keys of the keyboard on the screen are", .leavesNothing)
struct KeyboardArrangementTests {
    private func fixture(_ languages: [String] = ["en", "de", "ru"], width: Int = 390, height: Int = 844) throws -> KeyboardFixture {
        let fixture = try KeyboardFixture(width: width, height: height)
        UIApplication.shared.keyboardLanguages = languages
        fixture.begin()
        return fixture
    }

    private func expectTypes(_ fixture: KeyboardFixture, _ rows: [String] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]) {
        for row in rows {
            fixture.paper.text = ""
            fixture.typeAtOnce(row.map(String.init))
            #expect(fixture.paper.text == row)
        }
    }

    // MARK: The menu

    @Test("R-KBD-17 A held globe opens a menu: the finger slides to a language and lifts; a globe that is tapped turns to the next one")
    func menu() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture()
        fixture.choose(.language(2), of: .globe)
        #expect(fixture.titles.contains("й") && fixture.keyboard?.menu == nil)
        fixture.tap(.globe)
        #expect(fixture.titles.contains("q") && fixture.titles.contains("English"))
    }

    @Test("R-KBD-17 A finger that lifts on the globe leaves the menu open: another one taps a choice, or takes the menu away and types nothing")
    func waits() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture()
        for _ in 0..<2 {
            let finger = fixture.down(at: fixture.place(.globe))
            fixture.host.advance(by: 0.6)
            fixture.up(finger)
            #expect(fixture.keyboard?.menu != nil && fixture.titles.contains("English"))
            fixture.host.advance(by: 0.5)
            fixture.tap("q")
            #expect(fixture.keyboard?.menu == nil && fixture.paper.text == "")
        }
        let finger = fixture.down(at: fixture.place(.globe))
        fixture.host.advance(by: 0.6)
        fixture.up(finger)
        fixture.tap(at: try #require(fixture.choicePlace(.language(1))))
        #expect(fixture.keyboard?.menu == nil && fixture.titles.contains("ü") && fixture.paper.text == "")
        // A finger beside the keyboard reaches the app, and takes the menu away too.
        let again = fixture.down(at: fixture.place(.globe))
        fixture.host.advance(by: 0.6)
        fixture.up(again)
        fixture.tap(at: CGPoint(x: 300, y: 100))
        #expect(fixture.keyboard?.menu == nil)
    }

    @Test("R-KBD-17 A finger that leaves the globe, or is cancelled, changes nothing; the menu goes with it, and with the keyboard")
    func left() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture()
        let away = fixture.down(at: fixture.place(.globe))
        fixture.move(away, "t")
        fixture.up(away)
        #expect(fixture.paper.text == "" && fixture.titles.contains("English"))
        let cancelled = fixture.down(at: fixture.place(.globe))
        fixture.host.advance(by: 0.6)
        #expect(fixture.keyboard?.menu != nil)
        fixture.send(cancelled, .cancelled, .zero)
        #expect(fixture.keyboard?.menu == nil && fixture.titles.contains("English"))
        let last = fixture.down(at: fixture.place(.globe))
        fixture.host.advance(by: 0.6)
        fixture.paper.resignFirstResponder()
        fixture.settle()
        #expect(fixture.overlays.isEmpty)
        fixture.up(last)
    }

    @Test("R-KBD-17 Many languages fit on the screen, in columns")
    func manyLanguages() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture(UIApplication.availableKeyboardLanguages), count = UIApplication.shared.keyboardLanguages.count
        let finger = fixture.down(at: fixture.place(.globe))
        fixture.host.advance(by: 0.6)
        let places = (0..<count).compactMap { fixture.choicePlace(.language($0)) }
        #expect(places.count == count && places.allSatisfy { CGRect(x: 0, y: 0, width: 390, height: 844).contains($0) })
        fixture.send(finger, .moved, places[count - 1])
        fixture.up(finger)
        #expect(fixture.titles.contains("ㅎ"))
    }

    // MARK: One hand

    @Test("R-KBD-18 Keys for one hand are at its side, and type; the next keyboard is as the last was; the key beside them has them whole again",
          arguments: [KeyboardArrangement.left, .right])
    func oneHanded(side: KeyboardArrangement) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture()
        let height = try #require(fixture.frame).height
        fixture.choose(.arrangement(side), of: .globe)
        let keys = try #require(fixture.keyboard).keys.filter { $0.key.kind != .arrange(.whole) && $0.key.kind != .gap }
        let limits: ClosedRange<CGFloat> = side == .left ? 0...312 : 78...390
        for key in keys { #expect(limits.contains(key.frame.minX) && limits.contains(key.frame.maxX) && key.frame.width >= 18) }
        #expect(fixture.frame?.height == height)
        expectTypes(fixture)
        // Beside the keys nothing is typed.
        fixture.paper.text = ""
        fixture.paper.resignFirstResponder()
        fixture.settle()
        fixture.paper.becomeFirstResponder()
        fixture.settle()
        #expect(fixture.keyboard?.shownArrangement == side)
        fixture.tap(.arrange(.whole))
        #expect(fixture.keyboard?.shownArrangement == .whole && fixture.paper.text == "")
        expectTypes(fixture)
    }

    @Test("R-KBD-18 Each language types each of its letters by one hand", arguments: UIApplication.availableKeyboardLanguages)
    func oneHandedLetters(tag: String) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture([tag, "en"])
        fixture.choose(.arrangement(.right), of: .globe)
        let language = try #require(KeyboardLanguage.all.first { $0.tag == tag })
        guard language.makeComposer() == nil else { return }
        for row in language.rows {
            fixture.paper.text = ""
            fixture.typeAtOnce(row)
            #expect(fixture.paper.text == row.joined())
        }
    }

    @Test("R-KBD-18 A window that is turned, and one that is narrow, has all its width for keys")
    func turned() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture()
        fixture.choose(.arrangement(.left), of: .globe)
        fixture.host.resize(to: PixelSize(width: 844, height: 390))
        fixture.settle()
        #expect(fixture.keyboard?.shownArrangement == .whole)
        expectTypes(fixture)
        fixture.host.resize(to: PixelSize(width: 390, height: 844))
        fixture.settle()
        #expect(fixture.keyboard?.shownArrangement == .left)
        let narrow = try self.fixture(width: 320, height: 568)
        let finger = narrow.down(at: narrow.place(.globe))
        narrow.host.advance(by: 0.6)
        #expect(narrow.choicePlace(.arrangement(.left)) == nil && narrow.choicePlace(.language(1)) != nil)
        narrow.up(finger)
    }

    // MARK: Both thumbs

    @Test("R-KBD-19 On a tablet the held hide key splits the keys and merges them; both halves type, each has a space bar, and between them touches reach the app")
    func split() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture(width: 1024, height: 768)
        fixture.choose(.arrangement(.split), of: .hide)
        let keyboard = try #require(fixture.keyboard)
        #expect(keyboard.shownArrangement == .split && fixture.places(.space).count == 2)
        let keys = keyboard.keys.filter { $0.key.kind != .gap }
        for key in keys {
            #expect(keyboard.bounds.contains(key.frame) && (key.frame.maxX < 400 || key.frame.minX > 600), "\(key.frame)")
            #expect(keys.allSatisfy { $0 === key || !$0.frame.intersects(key.frame) })
        }
        expectTypes(fixture)
        fixture.paper.text = ""
        for place in fixture.places(.space) { fixture.tap(at: place) }
        #expect(fixture.paper.text == "  ")
        let frame = try #require(fixture.frame), middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(fixture.scene.hitTest(middle, with: nil)?.view.window === fixture.window)
        fixture.tap("123", "4", "5", "ABC")
        #expect(fixture.paper.text == "  45")
        fixture.choose(.arrangement(.whole), of: .hide)
        #expect(keyboard.shownArrangement == .whole && fixture.places(.space).count == 1)
        #expect(fixture.scene.hitTest(middle, with: nil)?.view === keyboard)
        expectTypes(fixture)
        fixture.tap(.hide)
        fixture.settle()
        #expect(fixture.keyboard == nil)
    }

    @Test("R-KBD-19 Each language types each of its letters in halves", arguments: UIApplication.availableKeyboardLanguages)
    func splitLetters(tag: String) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let fixture = try fixture([tag], width: 768, height: 1024)
        fixture.choose(.arrangement(.split), of: .hide)
        let language = try #require(KeyboardLanguage.all.first { $0.tag == tag })
        guard language.makeComposer() == nil else { return }
        for row in language.rows {
            fixture.paper.text = ""
            fixture.typeAtOnce(row)
            #expect(fixture.paper.text == row.joined())
        }
    }

    @Test("R-KBD-3, R-KBD-18, R-KBD-19 Fingers at fifteen letters a second lose nothing in any arrangement", arguments: [KeyboardArrangement.left, .right, .split], [UInt64](1...2))
    func fastFingers(arrangement: KeyboardArrangement, seed: UInt64) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let isSplit = arrangement == .split
        let fixture = try isSplit ? fixture(width: 1024, height: 768) : fixture()
        fixture.choose(.arrangement(arrangement), of: isSplit ? .hide : .globe)
        var random = SeededGenerator(seed: seed), expected = "", down: [Int] = []
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        for _ in 0..<60 {
            fixture.host.advance(by: 0.03 + Double(random.next() % 74) / 1000)
            while down.count > Int(random.next() % 4) { fixture.up(down.remove(at: Int(random.next() % UInt64(down.count)))) }
            let letter = letters[Int(random.next() % 26)]
            down.append(fixture.down(letter))
            expected += letter
        }
        for finger in down { fixture.up(finger) }
        #expect(fixture.paper.text == expected)
    }
}
