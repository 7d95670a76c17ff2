import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Gives a view the menu that a test says.
@MainActor
private final class ContextMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    var menu: UIMenu?
    var preview: UIContextMenuContentPreviewProvider?
    var locations: [CGPoint] = []
    var log: [String] = []

    @MainActor override init() { super.init() }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        locations.append(location)
        guard let menu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in menu }
    }
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        log.append("will display")
        animator?.addCompletion { self.log.append("displayed") }
    }
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        log.append("will end")
        animator?.addCompletion { self.log.append("ended") }
    }
}

@MainActor @Suite("Context menus", .leavesNothing)
struct ContextMenuTests {
    /// A stage with a view A at (100,100), 100 × 50, that has a menu of the elements.
    @MainActor
    private final class Fixture {
        let stage: Stage
        let view: LoggingView
        let delegate = ContextMenuDelegate()
        let interaction: UIContextMenuInteraction
        var chosen: [String] = []

        init() throws {
            stage = try Stage()
            view = stage.add("A", 100, 100, 100, 50)
            interaction = UIContextMenuInteraction(delegate: delegate)
            view.addInteraction(interaction)
            delegate.menu = UIMenu(title: "Colours", children: [action("Red"), action("Green"), action("Blue")])
        }

        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { [unowned self] _ in chosen.append(title) }
        }

        /// A finger rests on A until the menu is open; it stays down.
        func press() {
            stage.play("@1 A+(150,125)")
            stage.advance(to: 2)
        }

        var isOpen: Bool { !stage.overlayWindows.isEmpty }
        func place(_ text: String) throws -> CGPoint { try #require(stage.place(ofText: text)) }
    }

    @Test("R-MNU-30 A finger that rests opens the menu and the view's touch is cancelled; a tap on a choice performs it")
    func press() throws {
        let fixture = try Fixture()
        fixture.press()
        #expect(fixture.stage.log.contains("A.cancelled{A}") && fixture.delegate.locations == [CGPoint(x: 50, y: 25)])
        #expect(fixture.delegate.log == ["will display", "displayed"])
        fixture.stage.play("@2.1 A-")
        #expect(fixture.isOpen)
        fixture.stage.tap(try fixture.place("Green"))
        #expect(fixture.chosen == ["Green"] && !fixture.isOpen)
        #expect(fixture.delegate.log == ["will display", "displayed", "will end", "ended"])
    }

    @Test("R-MNU-30 The finger that opened the menu may slide on to a choice; lifted elsewhere it leaves the menu open")
    func slide() throws {
        let fixture = try Fixture()
        fixture.press()
        let blue = try fixture.place("Blue")
        fixture.stage.play("@2.1 A~(\(blue.x),\(blue.y)); @2.2 A~(\(blue.x),\(blue.y + 2)); @2.3 A-")
        #expect(fixture.chosen == ["Blue"])
        fixture.stage.advance(to: 3)
        fixture.stage.play("@4 B+(150,125)")
        fixture.stage.advance(to: 5)
        fixture.stage.play("@5.1 B~(20,20); @5.2 B-")
        #expect(fixture.isOpen && fixture.chosen == ["Blue"])
    }

    @Test("An element without a title shows what it says of itself elsewhere")
    func discoverabilityTitle() throws {
        let fixture = try Fixture()
        fixture.delegate.menu = UIMenu(children: [UIAction(discoverabilityTitle: "Paint it red") { _ in }, UIAction(title: "Blue") { _ in }])
        fixture.press()
        #expect(throws: Never.self) { try (fixture.place("Paint it red"), fixture.place("Blue")) }
    }

    @Test("R-MNU-30 Without a configuration it is as if there were no interaction")
    func none() throws {
        let fixture = try Fixture()
        fixture.delegate.menu = nil
        fixture.press()
        fixture.stage.play("@2.1 A-")
        #expect(fixture.stage.take() == "A.began{A} | A.ended{A}" && !fixture.isOpen)
    }

    @Test("R-MNU-30 A click of the secondary button opens the menu at the pointer; the view receives nothing of it")
    func secondaryClick() throws {
        let fixture = try Fixture()
        let host = fixture.stage.host
        host.movePointer(to: CGPoint(x: 130, y: 120))
        host.setButton(2, isPressed: true)
        host.setButton(2, isPressed: false)
        host.advance(by: 1)
        let red = try fixture.place("Red")
        #expect(!fixture.stage.log.contains("A.") && red.x > 130 && red.y > 120 && red.y < 190)
        host.movePointer(to: red)
        host.setButton(1, isPressed: true)
        host.setButton(1, isPressed: false)
        #expect(fixture.chosen == ["Red"])
    }

    @Test("R-MNU-30 A secondary button that is held where there is no menu asks once")
    func heldSecondaryButton() throws {
        let fixture = try Fixture()
        fixture.delegate.menu = nil
        let host = fixture.stage.host
        host.movePointer(to: CGPoint(x: 130, y: 120))
        host.setButton(2, isPressed: true)
        host.advance(by: 1)
        host.setButton(2, isPressed: false)
        #expect(fixture.delegate.locations == [CGPoint(x: 30, y: 20)] && !fixture.isOpen)
        // A primary button that rests is a finger.
        host.setButton(1, isPressed: true)
        host.advance(by: 1)
        host.setButton(1, isPressed: false)
        #expect(fixture.delegate.locations.count == 2)
    }

    @Test("R-MNU-5 A touch beside the menu closes it and reaches no view")
    func beside() throws {
        let fixture = try Fixture()
        fixture.press()
        fixture.stage.play("@2.1 A-")
        _ = fixture.stage.take()
        fixture.stage.tap(20, 380)
        #expect(!fixture.isOpen && fixture.stage.take() == "" && fixture.chosen == [])
    }

    @Test("R-MNU-6, R-MNU-7 Keys: arrows mark, Return chooses, Escape closes, no view receives them")
    func keys() throws {
        let fixture = try Fixture()
        fixture.delegate.menu = UIMenu(children: [fixture.action("Red"), fixture.action("Green", .disabled), fixture.action("Blue"),
                                                  UIMenu(title: "More", children: [fixture.action("Gray")])])
        fixture.press()
        fixture.stage.play("@2.1 A-")
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter] { fixture.stage.type(key) }
        #expect(fixture.chosen == ["Blue"])
        fixture.stage.advance(to: 3)
        fixture.stage.play("@3 A+(150,125)")
        fixture.stage.advance(to: 4)
        fixture.stage.play("@4 A-")
        for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardSpacebar] {
            fixture.stage.type(key)
        }
        #expect(fixture.chosen == ["Blue", "Gray"])
        fixture.stage.advance(to: 5)
        fixture.stage.play("@5 A+(150,125)")
        fixture.stage.advance(to: 6)
        fixture.stage.type(.keyboardEscape)
        fixture.stage.advance(to: 7)
        #expect(!fixture.isOpen)
    }

    @Test("R-MNU-7, R-TXT-1 A key that was down when the menu opened types nothing behind it, however long it is held")
    func heldKey() throws {
        let fixture = try Fixture(), stage = fixture.stage, field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        func key(_ isPressed: Bool, isRepeat: Bool = false) {
            stage.host.send(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardA.rawValue, isPressed: isPressed,
                                     characters: "a", charactersIgnoringModifiers: "a", isRepeat: isRepeat))
        }
        key(true)
        key(true, isRepeat: true)
        #expect(field.text == "aa")
        fixture.press()
        key(true, isRepeat: true)
        #expect(fixture.isOpen && field.text == "aa")
        stage.play("@2.1 A-")
        stage.type(.keyboardEscape)
        stage.advance(to: 3)
        #expect(!fixture.isOpen && field.isFirstResponder)
        key(true, isRepeat: true)
        key(false)
        #expect(field.text == "aaa")
    }

    @Test("R-MNU-3 Hidden elements and empty groups are left out, inline menus are groups, inner menus open in place and lead back")
    func elements() throws {
        let fixture = try Fixture()
        let inner = UIMenu(title: "Inner", children: [fixture.action("Deep")])
        fixture.delegate.menu = UIMenu(children: [
            fixture.action("Hidden", .hidden), inner, UIMenu(title: "Empty", children: []),
            UIMenu(options: .displayInline, children: [fixture.action("One"), fixture.action("Two", [.destructive, .disabled])]),
            UICommand(title: "Unperformed", action: Selector("nobodyPerformsThis:")),
        ])
        fixture.press()
        fixture.stage.play("@2.1 A-")
        for text in ["Hidden", "Empty", "Unperformed", "Deep"] { #expect(fixture.stage.place(ofText: text) == nil) }
        let gap = try fixture.place("One").y - fixture.place("Inner").y
        #expect(gap == 52)
        fixture.stage.tap(try fixture.place("Two"))
        #expect(fixture.isOpen && fixture.chosen == [])
        fixture.stage.tap(try fixture.place("Inner"))
        #expect(fixture.stage.place(ofText: "One") == nil)
        fixture.stage.tap(try fixture.place("Inner"))
        #expect(fixture.stage.place(ofText: "Deep") == nil)
        fixture.stage.tap(try fixture.place("Inner"))
        fixture.stage.tap(try fixture.place("Deep"))
        #expect(fixture.chosen == ["Deep"])
    }

    @Test("R-MNU-3 In a menu of single selection the chosen action is the one that is on; the menu may stay open")
    func selection() throws {
        let fixture = try Fixture()
        let first = fixture.action("First", .keepsMenuPresented), second = fixture.action("Second", .keepsMenuPresented)
        first.state = .on
        let menu = UIMenu(options: .singleSelection, children: [first, second])
        fixture.delegate.menu = menu
        fixture.press()
        fixture.stage.play("@2.1 A-")
        fixture.stage.tap(try fixture.place("Second"))
        #expect(fixture.isOpen && first.state == .off && menu.selectedElements == [second])
    }

    @Test("R-MNU-3 The submenus of a menu of single selection are part of it: of all their actions one is on")
    func selectionInSubmenus() throws {
        let fixture = try Fixture()
        let first = fixture.action("First"), deep = fixture.action("Deep")
        first.state = .on
        let menu = UIMenu(options: .singleSelection, children: [first, UIMenu(title: "Inner", children: [deep])])
        fixture.delegate.menu = menu
        fixture.press()
        fixture.stage.play("@2.1 A-")
        for text in ["Inner", "Deep"] { fixture.stage.tap(try fixture.place(text)) }
        #expect(first.state == .off && menu.selectedElements == [deep])
    }

    @Test("R-MNU-4 A command goes to the first responder, or to the menu's view where there is none")
    func command() throws {
        let fixture = try Fixture()
        let performer = CommandPerformer(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.stage.view.addSubview(performer)
        performer.becomeFirstResponder()
        let command = UICommand(title: "Erase", action: CommandPerformer.erase)
        fixture.delegate.menu = UIMenu(children: [command])
        fixture.press()
        fixture.stage.play("@2.1 A-")
        fixture.stage.tap(try fixture.place("Erase"))
        #expect(performer.log == ["erase"] && performer.sender as? UICommand === command)
    }

    @Test("R-MNU-30 A preview stands above the menu; more than fits is dragged into sight")
    func previewAndScrolling() throws {
        let fixture = try Fixture()
        fixture.delegate.menu = UIMenu(children: (1...20).map { fixture.action("Number \($0)") })
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 120, height: 80)
        fixture.delegate.preview = { controller }
        fixture.press()
        fixture.stage.play("@2.1 A-")
        let preview: UIView = controller.view
        #expect(preview.window === fixture.stage.overlayWindows.first && preview.frame.width == 120)
        let first = try fixture.place("Number 1")
        #expect(first.y > preview.frame.maxY)
        let last = try fixture.place("Number 20")
        #expect(last.y > 400)
        fixture.stage.play("@3 C+(200,380); @3.1 C~(200,200); @3.2 C~(200,-600); @3.3 C-")
        #expect(fixture.chosen == [])
        fixture.stage.tap(try fixture.place("Number 20"))
        #expect(fixture.chosen == ["Number 20"])
    }
}
