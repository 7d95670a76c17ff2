import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Where the keys of the keyboard on the screen are", .leavesNothing)
struct KeyboardArrangementTests {
    private func stage(_ languages: [String] = ["en", "de", "ru"], width: Int = 390, height: Int = 844) throws -> Stage {
        let stage = try Stage(keyboard: .always, width: width, height: height)
        UIApplication.shared.keyboardLanguages = languages
        stage.begin()
        return stage
    }

    private func expectTypes(_ stage: Stage, _ rows: [String] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]) {
        for row in rows {
            stage.paper.text = ""
            stage.typeAtOnce(row.map(String.init))
            #expect(stage.paper.text == row)
        }
    }

    // MARK: The menu

    @Test("R-KBD-17 A held globe opens a menu: the finger slides to a language and lifts; a globe that is tapped turns to the next one")
    func menu() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage()
        stage.choose(.language(2), of: .globe)
        #expect(stage.keyTitles.contains("й") && stage.keyboard?.menu == nil)
        stage.tap(.globe)
        #expect(stage.keyTitles.contains("q") && stage.keyTitles.contains("English"))
    }

    @Test("R-KBD-17 A finger that lifts on the globe leaves the menu open: another one taps a choice, or takes the menu away and types nothing")
    func waits() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage()
        for _ in 0..<2 {
            let finger = stage.down(at: stage.place(.globe))
            stage.host.advance(by: 0.6)
            stage.up(finger)
            #expect(stage.keyboard?.menu != nil && stage.keyTitles.contains("English"))
            stage.host.advance(by: 0.5)
            stage.tap("q")
            #expect(stage.keyboard?.menu == nil && stage.paper.text == "")
        }
        let finger = stage.down(at: stage.place(.globe))
        stage.host.advance(by: 0.6)
        stage.up(finger)
        stage.tap(at: try #require(stage.choicePlace(.language(1))))
        #expect(stage.keyboard?.menu == nil && stage.keyTitles.contains("ü") && stage.paper.text == "")
        // A finger beside the keyboard reaches the app, and takes the menu away too.
        let again = stage.down(at: stage.place(.globe))
        stage.host.advance(by: 0.6)
        stage.up(again)
        stage.tap(at: CGPoint(x: 300, y: 100))
        #expect(stage.keyboard?.menu == nil)
    }

    @Test("R-KBD-17 A finger that leaves the globe, or is cancelled, changes nothing; the menu goes with it, and with the keyboard")
    func left() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage()
        let away = stage.down(at: stage.place(.globe))
        stage.move(away, "t")
        stage.up(away)
        #expect(stage.paper.text == "" && stage.keyTitles.contains("English"))
        let cancelled = stage.down(at: stage.place(.globe))
        stage.host.advance(by: 0.6)
        #expect(stage.keyboard?.menu != nil)
        stage.send(cancelled, .cancelled, .zero)
        #expect(stage.keyboard?.menu == nil && stage.keyTitles.contains("English"))
        let last = stage.down(at: stage.place(.globe))
        stage.host.advance(by: 0.6)
        stage.paper.resignFirstResponder()
        stage.settle()
        #expect(stage.overlayWindows.isEmpty)
        stage.up(last)
    }

    @Test("R-KBD-17 Many languages fit on the screen, in columns")
    func manyLanguages() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage(UIApplication.availableKeyboardLanguages), count = UIApplication.shared.keyboardLanguages.count
        let finger = stage.down(at: stage.place(.globe))
        stage.host.advance(by: 0.6)
        let places = (0..<count).compactMap { stage.choicePlace(.language($0)) }
        #expect(places.count == count && places.allSatisfy { CGRect(x: 0, y: 0, width: 390, height: 844).contains($0) })
        stage.send(finger, .moved, places[count - 1])
        stage.up(finger)
        #expect(stage.keyTitles.contains("ㅎ"))
    }

    // MARK: One hand

    @Test("R-KBD-18 Keys for one hand are at its side, and type; the next keyboard is as the last was; the key beside them has them whole again",
          arguments: [KeyboardArrangement.left, .right])
    func oneHanded(side: KeyboardArrangement) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage()
        let height = try #require(stage.keyboardFrame).height
        stage.choose(.arrangement(side), of: .globe)
        let keys = try #require(stage.keyboard).keys.filter { $0.key.kind != .arrange(.whole) && $0.key.kind != .gap }
        let limits: ClosedRange<CGFloat> = side == .left ? 0...312 : 78...390
        for key in keys { #expect(limits.contains(key.frame.minX) && limits.contains(key.frame.maxX) && key.frame.width >= 18) }
        #expect(stage.keyboardFrame?.height == height)
        expectTypes(stage)
        // Beside the keys nothing is typed.
        stage.paper.text = ""
        stage.paper.resignFirstResponder()
        stage.settle()
        stage.paper.becomeFirstResponder()
        stage.settle()
        #expect(stage.keyboard?.shownArrangement == side)
        stage.tap(.arrange(.whole))
        #expect(stage.keyboard?.shownArrangement == .whole && stage.paper.text == "")
        expectTypes(stage)
    }

    @Test("R-KBD-18 Each language types each of its letters by one hand", arguments: SlowTests.keyboardLanguages)
    func oneHandedLetters(tag: String) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage([tag, "en"])
        stage.choose(.arrangement(.right), of: .globe)
        let language = try #require(KeyboardLanguage.all.first { $0.tag == tag })
        guard language.makeComposer() == nil else { return }
        for row in language.rows {
            stage.paper.text = ""
            stage.typeAtOnce(row)
            #expect(stage.paper.text == row.joined())
        }
    }

    @Test("R-KBD-18 A window that is turned, and one that is narrow, has all its width for keys")
    func turned() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage()
        stage.choose(.arrangement(.left), of: .globe)
        stage.host.resize(to: PixelSize(width: 844, height: 390))
        stage.settle()
        #expect(stage.keyboard?.shownArrangement == .whole)
        expectTypes(stage)
        stage.host.resize(to: PixelSize(width: 390, height: 844))
        stage.settle()
        #expect(stage.keyboard?.shownArrangement == .left)
        let narrow = try self.stage(width: 320, height: 568)
        let finger = narrow.down(at: narrow.place(.globe))
        narrow.host.advance(by: 0.6)
        #expect(narrow.choicePlace(.arrangement(.left)) == nil && narrow.choicePlace(.language(1)) != nil)
        narrow.up(finger)
    }

    // MARK: Both thumbs

    @Test("R-KBD-19 On a tablet the held hide key splits the keys and merges them; both halves type, each has a space bar, and between them touches reach the app")
    func split() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage(width: 1024, height: 768)
        stage.choose(.arrangement(.split), of: .hide)
        let keyboard = try #require(stage.keyboard)
        #expect(keyboard.shownArrangement == .split && stage.places(.space).count == 2)
        let keys = keyboard.keys.filter { $0.key.kind != .gap }
        for key in keys {
            #expect(keyboard.bounds.contains(key.frame) && (key.frame.maxX < 400 || key.frame.minX > 600), "\(key.frame)")
            #expect(keys.allSatisfy { $0 === key || !$0.frame.intersects(key.frame) })
        }
        expectTypes(stage)
        stage.paper.text = ""
        for place in stage.places(.space) { stage.tap(at: place) }
        #expect(stage.paper.text == "  ")
        let frame = try #require(stage.keyboardFrame), middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(stage.scene.hitTest(middle, with: nil)?.view.window === stage.window)
        stage.tap("123", "4", "5", "ABC")
        #expect(stage.paper.text == "  45")
        stage.choose(.arrangement(.whole), of: .hide)
        #expect(keyboard.shownArrangement == .whole && stage.places(.space).count == 1)
        #expect(stage.scene.hitTest(middle, with: nil)?.view === keyboard)
        expectTypes(stage)
        stage.tap(.hide)
        stage.settle()
        #expect(stage.keyboard == nil)
    }

    @Test("R-KBD-19 Each language types each of its letters in halves", arguments: SlowTests.keyboardLanguages)
    func splitLetters(tag: String) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try stage([tag], width: 768, height: 1024)
        stage.choose(.arrangement(.split), of: .hide)
        let language = try #require(KeyboardLanguage.all.first { $0.tag == tag })
        guard language.makeComposer() == nil else { return }
        for row in language.rows {
            stage.paper.text = ""
            stage.typeAtOnce(row)
            #expect(stage.paper.text == row.joined())
        }
    }

    @Test("R-KBD-3, R-KBD-18, R-KBD-19 Fingers at fifteen letters a second lose nothing in any arrangement", arguments: [KeyboardArrangement.left, .right, .split], [UInt64](1...2))
    func fastFingers(arrangement: KeyboardArrangement, seed: UInt64) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let isSplit = arrangement == .split
        let stage = try isSplit ? stage(width: 1024, height: 768) : stage()
        stage.choose(.arrangement(arrangement), of: isSplit ? .hide : .globe)
        var random = SeededGenerator(seed: seed), expected = "", down: [Int] = []
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        for _ in 0..<60 {
            stage.host.advance(by: 0.03 + Double(random.next() % 74) / 1000)
            while down.count > Int(random.next() % 4) { stage.up(down.remove(at: Int(random.next() % UInt64(down.count)))) }
            let letter = letters[Int(random.next() % 26)]
            down.append(stage.down(letter))
            expected += letter
        }
        for finger in down { stage.up(finger) }
        #expect(stage.paper.text == expected)
    }
}
