import Foundation
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Menus of buttons", .leavesNothing)
struct ButtonMenuTests {
    @MainActor
    private final class Fixture {
        let stage: Stage
        let button = UIButton(type: .system)
        var log: [String] = []

        init() throws {
            stage = try Stage()
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
            button.setTitle("Pick", for: .normal)
            stage.view.addSubview(button)
            button.menu = UIMenu(children: [action("Small"), action("Large")])
            button.addAction(UIAction { [unowned self] _ in log.append("pressed") }, for: .primaryActionTriggered)
            button.addAction(UIAction { [unowned self] _ in log.append("menu") }, for: .menuActionTriggered)
        }

        func action(_ title: String) -> UIAction { UIAction(title: title) { [unowned self] _ in log.append(title) } }
        var isOpen: Bool { !stage.overlayWindows.isEmpty }
    }

    @Test("R-MNU-40 A press of a button that has a menu presses it; a finger that rests opens the menu")
    func longPress() throws {
        let fixture = try Fixture()
        fixture.stage.tap(150, 120)
        #expect(fixture.log == ["pressed"] && !fixture.isOpen)
        fixture.stage.play("@2 A+(150,120)")
        fixture.stage.advance(to: 3)
        fixture.stage.play("@3 A-")
        fixture.stage.tap(try #require(fixture.stage.place(ofText: "Large")))
        #expect(fixture.log == ["pressed", "Large"] && !fixture.isOpen)
    }

    @Test("R-MNU-40 With showsMenuAsPrimaryAction landing opens the menu, and nothing else happens; the finger may slide to a choice")
    func primary() throws {
        let fixture = try Fixture()
        fixture.button.showsMenuAsPrimaryAction = true
        fixture.stage.tap(150, 120)
        #expect(fixture.log == ["menu"] && fixture.isOpen && !fixture.button.isHighlighted)
        fixture.stage.tap(try #require(fixture.stage.place(ofText: "Small")))
        #expect(fixture.log == ["menu", "Small"] && !fixture.isOpen)
        fixture.stage.play("@5 A+(150,120)")
        fixture.stage.advance(to: 5.3)
        let large = try #require(fixture.stage.place(ofText: "Large"))
        fixture.stage.play("@5.4 A~(\(large.x),\(large.y)); @5.5 A-")
        #expect(fixture.log == ["menu", "Small", "menu", "Large"])
        fixture.stage.advance(to: 6)
        fixture.button.menu = nil
        fixture.stage.tap(150, 120)
        #expect(fixture.log.last == "pressed" && !fixture.isOpen)
    }

    @Test("R-MNU-40, R-MNU-41 A finger that opened the menu slides to a choice though views above have pans; without a menu it is theirs (R-CTL-52)")
    func slidingBelowPans() throws {
        let fixture = try Fixture(), stage = fixture.stage
        fixture.button.showsMenuAsPrimaryAction = true
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.play("@1 A+(150,120)")
        stage.advance(to: 1.8)
        let large = try #require(stage.place(ofText: "Large"))
        stage.play("@1.9 A~(\(large.x),\(large.y)); @2 A-")
        #expect(fixture.log == ["menu", "Large"] && !stage.log.contains("!began"))
        stage.advance(to: 3)
        // The menu is closed while the finger is down.
        stage.play("@3 A+(150,120); @3.1 A~(152,120)")
        stage.advance(to: 3.4)
        #expect(stage.overlayWindows.count == 1)
        fixture.button.menuPresenter?.overlay?.close(animated: false)
        stage.play("@3.5 A~(180,120); @3.6 A-")
        #expect(stage.take().contains("pan!began"))
        stage.advance(to: 3.9)
        fixture.button.showsMenuAsPrimaryAction = false
        stage.play("@4 A+(150,120); @4.1 A~(180,120); @4.2 A-")
        #expect(fixture.log == ["menu", "Large", "menu"] && stage.log.contains("pan!began"))
    }

    @Test("R-MNU-40 menuActionTriggered is sent before the menu opens: its action sets the menu that is shown, and without one none opens")
    func menuMadeByAction() throws {
        let fixture = try Fixture(), button = fixture.button
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [unowned fixture] _ in
            #expect(!fixture.isOpen)
            fixture.button.menu = UIMenu(children: [fixture.action("New")])
        }, for: .menuActionTriggered)
        fixture.stage.tap(150, 120)
        #expect(fixture.log == ["menu"] && fixture.isOpen)
        fixture.stage.tap(try #require(fixture.stage.place(ofText: "New")))
        #expect(fixture.log == ["menu", "New"] && !fixture.isOpen)
        button.addAction(UIAction { [unowned button] _ in button.menu = nil }, for: .menuActionTriggered)
        fixture.stage.advance(to: fixture.stage.now + 1)
        fixture.stage.tap(150, 120)
        #expect(fixture.log.prefix(3) == ["menu", "New", "menu"] && !fixture.isOpen)
    }

    @Test("R-CTL-24, R-CTL-27 A button that the action of its menu disabled is pressed by the next touch, once no press opens the menu")
    func disabledByMenuAction() throws {
        let fixture = try Fixture(), button = fixture.button
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [unowned button] _ in button.isEnabled = false }, for: .menuActionTriggered)
        fixture.stage.tap(150, 120)
        fixture.stage.type(.keyboardEscape)
        fixture.stage.advance(to: fixture.stage.now + 0.5)
        #expect(fixture.log == ["menu"] && !fixture.isOpen)
        button.isEnabled = true
        button.showsMenuAsPrimaryAction = false
        fixture.stage.tap(150, 120)
        #expect(fixture.log == ["menu", "pressed"])
    }

    @Test("R-MNU-40 With changesSelectionAsPrimaryAction too the button shows the choice that is on")
    func popUp() throws {
        let fixture = try Fixture()
        fixture.button.showsMenuAsPrimaryAction = true
        fixture.button.changesSelectionAsPrimaryAction = true
        #expect(fixture.button.currentTitle == "Small" && fixture.button.menu?.selectedElements.first?.title == "Small")
        fixture.stage.tap(150, 120)
        fixture.stage.tap(try #require(fixture.stage.place(ofText: "Large")))
        #expect(fixture.button.currentTitle == "Large" && fixture.button.menu?.selectedElements.map(\.title) == ["Large"])
        #expect(!fixture.button.isSelected)
    }

    @Test("R-KEY-5, R-MNU-40 Space opens the menu of a button that a press opens, once while it is held; so does activating the button")
    func keys() throws {
        let fixture = try Fixture(), stage = fixture.stage
        fixture.button.addAction(UIAction { [unowned fixture] _ in fixture.log.append("up") }, for: .touchUpInside)
        fixture.button.showsMenuAsPrimaryAction = true
        stage.type(.keyboardTab, "\t")
        for isRepeat in [false, true] {
            stage.host.send(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardSpacebar.rawValue, isPressed: true, characters: " ",
                                     charactersIgnoringModifiers: " ", isRepeat: isRepeat))
        }
        stage.host.send(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardSpacebar.rawValue, isPressed: false))
        #expect(fixture.log == ["menu"] && fixture.isOpen)
        // The menu has the keys now (R-MNU-7).
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardReturnOrEnter, "\r")
        stage.advance(to: stage.now + 0.5)
        #expect(fixture.log == ["menu", "Small"] && !fixture.isOpen)
        #expect(fixture.button.accessibilityActivate() && fixture.log == ["menu", "Small", "menu"] && fixture.isOpen)
        stage.type(.keyboardEscape)
        stage.advance(to: stage.now + 0.5)
        #expect(!fixture.isOpen)
        fixture.button.showsMenuAsPrimaryAction = false
        stage.type(.keyboardSpacebar, " ")
        #expect(fixture.log == ["menu", "Small", "menu", "up", "pressed"] && !fixture.isOpen)
    }

    @Test("R-MNU-3, R-MNU-40 Groups in the menu are part of it: of all their choices one is on")
    func groups() throws {
        let fixture = try Fixture()
        let titles = ["Red", "Green", "Blue"], actions = titles.map { fixture.action($0) }
        let inner = UIMenu(options: .displayInline, children: [actions[1]])
        fixture.button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [actions[0], inner]), actions[2]])
        fixture.button.showsMenuAsPrimaryAction = true
        fixture.button.changesSelectionAsPrimaryAction = true
        #expect(fixture.button.currentTitle == "Red")
        for title in ["Green", "Blue", "Red"] {
            fixture.stage.tap(150, 120)
            fixture.stage.tap(try #require(fixture.stage.place(ofText: title)))
            #expect(fixture.button.currentTitle == title && actions.filter { $0.state == .on }.map(\.title) == [title])
        }
    }

    @Test("R-MNU-3, R-MNU-40 Submenus are part of the menu: of all their choices one is on, and the button has its title")
    func submenus() throws {
        let fixture = try Fixture()
        let red = fixture.action("Red"), green = fixture.action("Green")
        fixture.button.menu = UIMenu(children: [red, UIMenu(title: "More", children: [green])])
        fixture.button.showsMenuAsPrimaryAction = true
        fixture.button.changesSelectionAsPrimaryAction = true
        fixture.stage.tap(150, 120)
        for text in ["More", "Green"] { fixture.stage.tap(try #require(fixture.stage.place(ofText: text))) }
        #expect(fixture.button.currentTitle == "Green" && red.state == .off && green.state == .on)
    }

    @Test("R-MNU-3 A group with a selection of its own, in a menu without one, leaves the other groups as they are")
    func groupsOfTheirOwn() throws {
        let fixture = try Fixture()
        let sizes = ["Small", "Large"].map { fixture.action($0) }, colors = ["Red", "Blue"].map { fixture.action($0) }
        sizes[0].state = .on
        colors[0].state = .on
        fixture.button.menu = UIMenu(children: [sizes, colors].map { UIMenu(options: [.displayInline, .singleSelection], children: $0) })
        fixture.button.showsMenuAsPrimaryAction = true
        fixture.stage.tap(150, 120)
        fixture.stage.tap(try #require(fixture.stage.place(ofText: "Large")))
        #expect(fixture.button.menu?.selectedElements.map(\.title) == ["Large", "Red"])
    }
}
