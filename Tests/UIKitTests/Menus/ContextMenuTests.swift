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
    /// A stage with a view A at (100,100), 100 × 50, that has a menu of three; the titles of chosen actions are in the journal.
    private func begin() throws -> (Stage, ContextMenuDelegate) {
        let stage = try Stage(), menus = ContextMenuDelegate(), journal = stage.journal
        stage.kept.append(menus)
        stage.add("A", 100, 100, 100, 50).addInteraction(UIContextMenuInteraction(delegate: menus))
        menus.menu = UIMenu(title: "Colours", children: [journal.action("Red"), journal.action("Green"), journal.action("Blue")])
        return (stage, menus)
    }

    @Test("R-MNU-30 A finger that rests opens the menu and the view's touch is cancelled; a tap on a choice performs it")
    func press() throws {
        let (stage, menus) = try begin()
        stage.rest()
        #expect(stage.log.contains("A.cancelled{A}") && menus.locations == [CGPoint(x: 50, y: 25)])
        #expect(menus.log == ["will display", "displayed"])
        stage.play("@2.1 A-")
        #expect(stage.hasMenu)
        stage.tap(try stage.menuPlace("Green"))
        #expect(stage.journal.lines == ["Green"] && !stage.hasMenu)
        #expect(menus.log == ["will display", "displayed", "will end", "ended"])
    }

    @Test("R-MNU-30 The finger that opened the menu may slide on to a choice; lifted elsewhere it leaves the menu open")
    func slide() throws {
        let (stage, _) = try begin()
        stage.rest()
        let blue = try stage.menuPlace("Blue")
        stage.play("@2.1 A~(\(blue.x),\(blue.y)); @2.2 A~(\(blue.x),\(blue.y + 2)); @2.3 A-")
        #expect(stage.journal.lines == ["Blue"])
        stage.advance(to: 3)
        stage.play("@4 B+(150,125)")
        stage.advance(to: 5)
        stage.play("@5.1 B~(20,20); @5.2 B-")
        #expect(stage.hasMenu && stage.journal.lines == ["Blue"])
    }

    @Test("An element without a title shows what it says of itself elsewhere")
    func discoverabilityTitle() throws {
        let (stage, menus) = try begin()
        menus.menu = UIMenu(children: [UIAction(discoverabilityTitle: "Paint it red") { _ in }, UIAction(title: "Blue") { _ in }])
        stage.rest()
        #expect(throws: Never.self) { try (stage.menuPlace("Paint it red"), stage.menuPlace("Blue")) }
    }

    @Test("R-MNU-30 Without a configuration it is as if there were no interaction")
    func none() throws {
        let (stage, menus) = try begin()
        menus.menu = nil
        stage.rest()
        stage.play("@2.1 A-")
        #expect(stage.take() == "A.began{A} | A.ended{A}" && !stage.hasMenu)
    }

    @Test("R-MNU-30 A click of the secondary button opens the menu at the pointer; the view receives nothing of it")
    func secondaryClick() throws {
        let (stage, _) = try begin()
        let host = stage.host
        host.movePointer(to: CGPoint(x: 130, y: 120))
        host.setButton(2, isPressed: true)
        host.setButton(2, isPressed: false)
        host.advance(by: 1)
        let red = try stage.menuPlace("Red")
        #expect(!stage.log.contains("A.") && red.x > 130 && red.y > 120 && red.y < 190)
        host.movePointer(to: red)
        host.setButton(1, isPressed: true)
        host.setButton(1, isPressed: false)
        #expect(stage.journal.lines == ["Red"])
    }

    @Test("R-MNU-30 A secondary button that is held where there is no menu asks once")
    func heldSecondaryButton() throws {
        let (stage, menus) = try begin()
        menus.menu = nil
        let host = stage.host
        host.movePointer(to: CGPoint(x: 130, y: 120))
        host.setButton(2, isPressed: true)
        host.advance(by: 1)
        host.setButton(2, isPressed: false)
        #expect(menus.locations == [CGPoint(x: 30, y: 20)] && !stage.hasMenu)
        // A primary button that rests is a finger.
        host.setButton(1, isPressed: true)
        host.advance(by: 1)
        host.setButton(1, isPressed: false)
        #expect(menus.locations.count == 2)
    }

    @Test("R-MNU-5 A touch beside the menu closes it and reaches no view")
    func beside() throws {
        let (stage, _) = try begin()
        stage.rest()
        stage.play("@2.1 A-")
        _ = stage.take()
        stage.tap(20, 380)
        #expect(!stage.hasMenu && stage.take() == "" && stage.journal.lines == [])
    }

    @Test("R-MNU-6, R-MNU-7 Keys: arrows mark, Return chooses, Escape closes, no view receives them")
    func keys() throws {
        let (stage, menus) = try begin()
        menus.menu = UIMenu(children: [stage.journal.action("Red"), stage.journal.action("Green", .disabled), stage.journal.action("Blue"),
                                                  UIMenu(title: "More", children: [stage.journal.action("Gray")])])
        stage.rest()
        stage.play("@2.1 A-")
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter] { stage.type(key) }
        #expect(stage.journal.lines == ["Blue"])
        stage.advance(to: 3)
        stage.play("@3 A+(150,125)")
        stage.advance(to: 4)
        stage.play("@4 A-")
        for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardSpacebar] {
            stage.type(key)
        }
        #expect(stage.journal.lines == ["Blue", "Gray"])
        stage.advance(to: 5)
        stage.play("@5 A+(150,125)")
        stage.advance(to: 6)
        stage.type(.keyboardEscape)
        stage.advance(to: 7)
        #expect(!stage.hasMenu)
    }

    @Test("R-MNU-7, R-TXT-1 A key that was down when the menu opened types nothing behind it, however long it is held")
    func heldKey() throws {
        let (stage, _) = try begin(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        func key(_ isPressed: Bool, isRepeat: Bool = false) {
            stage.host.send(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardA.rawValue, isPressed: isPressed,
                                     characters: "a", charactersIgnoringModifiers: "a", isRepeat: isRepeat))
        }
        key(true)
        key(true, isRepeat: true)
        #expect(field.text == "aa")
        stage.rest()
        key(true, isRepeat: true)
        #expect(stage.hasMenu && field.text == "aa")
        stage.play("@2.1 A-")
        stage.type(.keyboardEscape)
        stage.advance(to: 3)
        #expect(!stage.hasMenu && field.isFirstResponder)
        key(true, isRepeat: true)
        key(false)
        #expect(field.text == "aaa")
    }

    @Test("R-MNU-3 Hidden elements and empty groups are left out, inline menus are groups, inner menus open in place and lead back")
    func elements() throws {
        let (stage, menus) = try begin()
        let inner = UIMenu(title: "Inner", children: [stage.journal.action("Deep")])
        menus.menu = UIMenu(children: [
            stage.journal.action("Hidden", .hidden), inner, UIMenu(title: "Empty", children: []),
            UIMenu(options: .displayInline, children: [stage.journal.action("One"), stage.journal.action("Two", [.destructive, .disabled])]),
            UICommand(title: "Unperformed", action: Selector("nobodyPerformsThis:")),
        ])
        stage.rest()
        stage.play("@2.1 A-")
        for text in ["Hidden", "Empty", "Unperformed", "Deep"] { #expect(stage.place(ofText: text) == nil) }
        let gap = try stage.menuPlace("One").y - stage.menuPlace("Inner").y
        #expect(gap == 52)
        stage.tap(try stage.menuPlace("Two"))
        #expect(stage.hasMenu && stage.journal.lines == [])
        stage.tap(try stage.menuPlace("Inner"))
        #expect(stage.place(ofText: "One") == nil)
        stage.tap(try stage.menuPlace("Inner"))
        #expect(stage.place(ofText: "Deep") == nil)
        stage.tap(try stage.menuPlace("Inner"))
        stage.tap(try stage.menuPlace("Deep"))
        #expect(stage.journal.lines == ["Deep"])
    }

    @Test("R-MNU-3 In a menu of single selection the chosen action is the one that is on; the menu may stay open")
    func selection() throws {
        let (stage, menus) = try begin()
        let first = stage.journal.action("First", .keepsMenuPresented), second = stage.journal.action("Second", .keepsMenuPresented)
        first.state = .on
        let menu = UIMenu(options: .singleSelection, children: [first, second])
        menus.menu = menu
        stage.rest()
        stage.play("@2.1 A-")
        stage.tap(try stage.menuPlace("Second"))
        #expect(stage.hasMenu && first.state == .off && menu.selectedElements == [second])
    }

    @Test("R-MNU-3 The submenus of a menu of single selection are part of it: of all their actions one is on")
    func selectionInSubmenus() throws {
        let (stage, menus) = try begin()
        let first = stage.journal.action("First"), deep = stage.journal.action("Deep")
        first.state = .on
        let menu = UIMenu(options: .singleSelection, children: [first, UIMenu(title: "Inner", children: [deep])])
        menus.menu = menu
        stage.rest()
        stage.play("@2.1 A-")
        for text in ["Inner", "Deep"] { stage.tap(try stage.menuPlace(text)) }
        #expect(first.state == .off && menu.selectedElements == [deep])
    }

    @Test("R-MNU-4 A command goes to the first responder, or to the menu's view where there is none")
    func command() throws {
        let (stage, menus) = try begin()
        let performer = CommandPerformer(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.view.addSubview(performer)
        performer.becomeFirstResponder()
        let command = UICommand(title: "Erase", action: CommandPerformer.erase)
        menus.menu = UIMenu(children: [command])
        stage.rest()
        stage.play("@2.1 A-")
        stage.tap(try stage.menuPlace("Erase"))
        #expect(performer.log == ["erase"] && performer.sender as? UICommand === command)
    }

    @Test("R-MNU-30 A preview stands above the menu; more than fits is dragged into sight")
    func previewAndScrolling() throws {
        let (stage, menus) = try begin()
        menus.menu = UIMenu(children: (1...20).map { stage.journal.action("Number \($0)") })
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 120, height: 80)
        menus.preview = { controller }
        stage.rest()
        stage.play("@2.1 A-")
        let preview: UIView = controller.view
        #expect(preview.window === stage.overlayWindows.first && preview.frame.width == 120)
        let first = try stage.menuPlace("Number 1")
        #expect(first.y > preview.frame.maxY)
        let last = try stage.menuPlace("Number 20")
        #expect(last.y > 400)
        stage.play("@3 C+(200,380); @3.1 C~(200,200); @3.2 C~(200,-600); @3.3 C-")
        #expect(stage.journal.lines == [])
        stage.tap(try stage.menuPlace("Number 20"))
        #expect(stage.journal.lines == ["Number 20"])
    }
}

extension Stage {
    /// A finger rests on A until the menu is open; it stays down.
    fileprivate func rest() {
        play("@1 A+(150,125)")
        advance(to: 2)
    }

    fileprivate func menuPlace(_ text: String) throws -> CGPoint { try #require(place(ofText: text)) }
}
