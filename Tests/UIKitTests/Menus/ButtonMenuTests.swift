import Foundation
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Menus of buttons", .leavesNothing)
struct ButtonMenuTests {
    /// A stage with a button that has a menu; what is pressed and chosen is in the journal.
    private func begin() throws -> (Stage, UIButton) {
        let stage = try Stage(), button = UIButton(type: .system), journal = stage.journal
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        button.setTitle("Pick", for: .normal)
        stage.view.addSubview(button)
        button.menu = UIMenu(children: [journal.action("Small"), journal.action("Large")])
        button.addAction(UIAction { [journal] _ in journal.note("pressed") }, for: .primaryActionTriggered)
        button.addAction(UIAction { [journal] _ in journal.note("menu") }, for: .menuActionTriggered)
        return (stage, button)
    }

    @Test("R-MNU-40 A press of a button that has a menu presses it; a finger that rests opens the menu")
    func longPress() throws {
        let (stage, _) = try begin()
        stage.tap(150, 120)
        #expect(stage.journal.lines == ["pressed"] && !stage.hasMenu)
        stage.play("@2 A+(150,120)")
        stage.advance(to: 3)
        stage.play("@3 A-")
        stage.tap(try #require(stage.place(ofText: "Large")))
        #expect(stage.journal.lines == ["pressed", "Large"] && !stage.hasMenu)
    }

    @Test("R-MNU-40 With showsMenuAsPrimaryAction landing opens the menu, and nothing else happens; the finger may slide to a choice")
    func primary() throws {
        let (stage, button) = try begin()
        button.showsMenuAsPrimaryAction = true
        stage.tap(150, 120)
        #expect(stage.journal.lines == ["menu"] && stage.hasMenu && !button.isHighlighted)
        stage.tap(try #require(stage.place(ofText: "Small")))
        #expect(stage.journal.lines == ["menu", "Small"] && !stage.hasMenu)
        stage.play("@5 A+(150,120)")
        stage.advance(to: 5.3)
        let large = try #require(stage.place(ofText: "Large"))
        stage.play("@5.4 A~(\(large.x),\(large.y)); @5.5 A-")
        #expect(stage.journal.lines == ["menu", "Small", "menu", "Large"])
        stage.advance(to: 6)
        button.menu = nil
        stage.tap(150, 120)
        #expect(stage.journal.lines.last == "pressed" && !stage.hasMenu)
    }

    @Test("R-MNU-40, R-MNU-41 A finger that opened the menu slides to a choice though views above have pans; without a menu it is theirs (R-CTL-52)")
    func slidingBelowPans() throws {
        let (stage, button) = try begin()
        button.showsMenuAsPrimaryAction = true
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.play("@1 A+(150,120)")
        stage.advance(to: 1.8)
        let large = try #require(stage.place(ofText: "Large"))
        stage.play("@1.9 A~(\(large.x),\(large.y)); @2 A-")
        #expect(stage.journal.lines == ["menu", "Large"] && !stage.log.contains("!began"))
        stage.advance(to: 3)
        // The menu is closed while the finger is down.
        stage.play("@3 A+(150,120); @3.1 A~(152,120)")
        stage.advance(to: 3.4)
        #expect(stage.overlayWindows.count == 1)
        button.menuPresenter?.overlay?.close(animated: false)
        stage.play("@3.5 A~(180,120); @3.6 A-")
        #expect(stage.take().contains("pan!began"))
        stage.advance(to: 3.9)
        button.showsMenuAsPrimaryAction = false
        stage.play("@4 A+(150,120); @4.1 A~(180,120); @4.2 A-")
        #expect(stage.journal.lines == ["menu", "Large", "menu"] && stage.log.contains("pan!began"))
    }

    @Test("R-MNU-40 menuActionTriggered is sent before the menu opens: its action sets the menu that is shown, and without one none opens")
    func menuMadeByAction() throws {
        let (stage, button) = try begin()
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [unowned stage, unowned button] _ in
            #expect(!stage.hasMenu)
            button.menu = UIMenu(children: [stage.journal.action("New")])
        }, for: .menuActionTriggered)
        stage.tap(150, 120)
        #expect(stage.journal.lines == ["menu"] && stage.hasMenu)
        stage.tap(try #require(stage.place(ofText: "New")))
        #expect(stage.journal.lines == ["menu", "New"] && !stage.hasMenu)
        button.addAction(UIAction { [unowned button] _ in button.menu = nil }, for: .menuActionTriggered)
        stage.advance(to: stage.now + 1)
        stage.tap(150, 120)
        #expect(stage.journal.lines.prefix(3) == ["menu", "New", "menu"] && !stage.hasMenu)
    }

    @Test("R-CTL-24, R-CTL-27 A button that the action of its menu disabled is pressed by the next touch, once no press opens the menu")
    func disabledByMenuAction() throws {
        let (stage, button) = try begin()
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [unowned button] _ in button.isEnabled = false }, for: .menuActionTriggered)
        stage.tap(150, 120)
        stage.type(.keyboardEscape)
        stage.advance(to: stage.now + 0.5)
        #expect(stage.journal.lines == ["menu"] && !stage.hasMenu)
        button.isEnabled = true
        button.showsMenuAsPrimaryAction = false
        stage.tap(150, 120)
        #expect(stage.journal.lines == ["menu", "pressed"])
    }

    @Test("R-MNU-40 With changesSelectionAsPrimaryAction too the button shows the choice that is on")
    func popUp() throws {
        let (stage, button) = try begin()
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Small" && button.menu?.selectedElements.first?.title == "Small")
        stage.tap(150, 120)
        stage.tap(try #require(stage.place(ofText: "Large")))
        #expect(button.currentTitle == "Large" && button.menu?.selectedElements.map(\.title) == ["Large"])
        #expect(!button.isSelected)
    }

    @Test("R-KEY-5, R-MNU-40 Space opens the menu of a button that a press opens, once while it is held; so does activating the button")
    func keys() throws {
        let (stage, button) = try begin()
        button.addAction(UIAction { [unowned stage] _ in stage.journal.note("up") }, for: .touchUpInside)
        button.showsMenuAsPrimaryAction = true
        stage.type(.keyboardTab, "\t")
        for isRepeat in [false, true] {
            stage.host.send(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardSpacebar.rawValue, isPressed: true, characters: " ",
                                     charactersIgnoringModifiers: " ", isRepeat: isRepeat))
        }
        stage.host.send(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardSpacebar.rawValue, isPressed: false))
        #expect(stage.journal.lines == ["menu"] && stage.hasMenu)
        // The menu has the keys now (R-MNU-7).
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardReturnOrEnter, "\r")
        stage.advance(to: stage.now + 0.5)
        #expect(stage.journal.lines == ["menu", "Small"] && !stage.hasMenu)
        #expect(button.accessibilityActivate() && stage.journal.lines == ["menu", "Small", "menu"] && stage.hasMenu)
        stage.type(.keyboardEscape)
        stage.advance(to: stage.now + 0.5)
        #expect(!stage.hasMenu)
        button.showsMenuAsPrimaryAction = false
        stage.type(.keyboardSpacebar, " ")
        #expect(stage.journal.lines == ["menu", "Small", "menu", "up", "pressed"] && !stage.hasMenu)
    }

    @Test("R-MNU-3, R-MNU-40 Groups in the menu are part of it: of all their choices one is on")
    func groups() throws {
        let (stage, button) = try begin()
        let titles = ["Red", "Green", "Blue"], actions = titles.map { stage.journal.action($0) }
        let inner = UIMenu(options: .displayInline, children: [actions[1]])
        button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [actions[0], inner]), actions[2]])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Red")
        for title in ["Green", "Blue", "Red"] {
            stage.tap(150, 120)
            stage.tap(try #require(stage.place(ofText: title)))
            #expect(button.currentTitle == title && actions.filter { $0.state == .on }.map(\.title) == [title])
        }
    }

    @Test("R-MNU-3, R-MNU-40 Submenus are part of the menu: of all their choices one is on, and the button has its title")
    func submenus() throws {
        let (stage, button) = try begin()
        let red = stage.journal.action("Red"), green = stage.journal.action("Green")
        button.menu = UIMenu(children: [red, UIMenu(title: "More", children: [green])])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        stage.tap(150, 120)
        for text in ["More", "Green"] { stage.tap(try #require(stage.place(ofText: text))) }
        #expect(button.currentTitle == "Green" && red.state == .off && green.state == .on)
    }

    @Test("R-MNU-3 A group with a selection of its own, in a menu without one, leaves the other groups as they are")
    func groupsOfTheirOwn() throws {
        let (stage, button) = try begin()
        let sizes = ["Small", "Large"].map { stage.journal.action($0) }, colors = ["Red", "Blue"].map { stage.journal.action($0) }
        sizes[0].state = .on
        colors[0].state = .on
        button.menu = UIMenu(children: [sizes, colors].map { UIMenu(options: [.displayInline, .singleSelection], children: $0) })
        button.showsMenuAsPrimaryAction = true
        stage.tap(150, 120)
        stage.tap(try #require(stage.place(ofText: "Large")))
        #expect(button.menu?.selectedElements.map(\.title) == ["Large", "Red"])
    }
}
