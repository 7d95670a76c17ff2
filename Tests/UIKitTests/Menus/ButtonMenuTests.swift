import Foundation
import Testing
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
}
