import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Alerts: text fields, the keyboard, more than fits", .leavesNothing)
struct AlertFieldTests {
    @MainActor
    private final class Fixture {
        let screen: KeyboardFixture
        let alert: UIAlertController
        var log: [String] = []

        init(_ style: UIAlertController.Style = .alert, _ titles: [String] = ["Save"], fields: Int = 0, width: Int = 390, height: Int = 844) throws {
            screen = try KeyboardFixture(width: width, height: height)
            alert = UIAlertController(title: "Name", message: nil, preferredStyle: style)
            for number in 0..<fields { alert.addTextField { $0.placeholder = "Field \(number)"; $0.autocapitalizationType = .none } }
            for title in titles { alert.addAction(UIAlertAction(title: title, style: .default) { [unowned self] in log.append($0.title ?? "") }) }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in log.append("Cancel") })
        }

        func present() {
            screen.controller.present(alert, animated: true)
            screen.settle()
        }

        var isShown: Bool { screen.controller.presentedViewController === alert }

        /// A button's place in the scene.
        func button(_ title: String) throws -> CGRect { try #require(find(title, in: alert.view)) }

        private func find(_ title: String, in view: UIView) -> CGRect? {
            if let button = view as? AlertButton, button.action.title == title { return button.convert(button.bounds, to: nil) }
            for child in view.subviews { if let found = find(title, in: child) { return found } }
            return nil
        }

        func tap(_ point: CGPoint) {
            let finger = screen.down(at: point)
            screen.host.advance(by: 0.05)
            screen.up(finger)
            screen.settle()
        }

        func type(_ usage: UIKeyboardHIDUsage, _ characters: String = "") {
            for isPressed in [true, false] {
                screen.host.send(KeyEvent(timestamp: screen.host.virtualClock.now, usage: usage.rawValue, isPressed: isPressed,
                                          characters: characters, charactersIgnoringModifiers: characters))
            }
            screen.settle()
        }
    }

    @Test("R-ALR-3, R-ALR-4 The first field is edited at once, above the keyboard; Return leads to the next and then chooses")
    func fields() throws {
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
        let fixture = try Fixture(fields: 2)
        fixture.present()
        let fields = try #require(fixture.alert.textFields)
        #expect(fields.count == 2 && fields[0].isFirstResponder && fields[0].placeholder == "Field 0")
        let keyboard = try #require(fixture.screen.frame)
        #expect(try fixture.button("Save").maxY <= keyboard.minY)
        fixture.screen.tap("a", "return")
        #expect(fields[1].isFirstResponder && fixture.isShown)
        fixture.screen.tap("b", "return")
        fixture.screen.settle()
        #expect(fields.map(\.text) == ["a", "b"] && fixture.log == ["Save"] && !fixture.isShown && fixture.screen.keyboard == nil)
    }

    @Test("R-ALR-1, R-ALR-3 Physical keys are typed into the field; Escape cancels; of several answers Return chooses none")
    func keys() throws {
        let fixture = try Fixture(.alert, ["Save", "Copy"], fields: 1)
        fixture.present()
        fixture.type(.keyboardA, "a")
        fixture.type(.keyboardReturnOrEnter, "\n")
        #expect(fixture.alert.textFields?.first?.text == "a" && fixture.isShown)
        fixture.alert.preferredAction = fixture.alert.actions[1]
        fixture.screen.settle()
        fixture.alert.textFields?.first?.becomeFirstResponder()
        fixture.type(.keyboardReturnOrEnter, "\n")
        #expect(fixture.log == ["Copy"] && !fixture.isShown)
        let other = try Fixture(fields: 1)
        other.present()
        other.type(.keyboardEscape)
        #expect(other.log == ["Cancel"] && !other.isShown)
    }

    @Test("R-ALR-1, R-ALR-3 After Return in the last field, where it chooses nothing, Escape chooses cancel still, and Return what is preferred")
    func keysAfterReturn() throws {
        for key in [UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter] {
            let fixture = try Fixture(.alert, ["Save", "Copy"], fields: 1)
            fixture.present()
            fixture.type(.keyboardReturnOrEnter, "\n")
            #expect(fixture.isShown && fixture.alert.isFirstResponder && fixture.log == [])
            fixture.alert.preferredAction = fixture.alert.actions[0]
            fixture.screen.settle()
            fixture.type(key)
            #expect(!fixture.isShown && fixture.log == [key == .keyboardEscape ? "Cancel" : "Save"])
        }
    }

    @Test("R-ALR-3, R-RSP-14, R-TXT-17 A message that changes with each key leaves the field that is edited: its caret, and what an input method is at")
    func changesWhileEditing() throws {
        let fixture = try Fixture(fields: 1), alert = fixture.alert
        fixture.present()
        let field = try #require(alert.textFields?.first)
        var ends = 0
        field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
        field.addAction(UIAction { [unowned alert, unowned field] _ in alert.message = "\(field.text ?? "") is no name" }, for: .editingChanged)
        fixture.type(.keyboardA, "a")
        fixture.type(.keyboardB, "b")
        fixture.type(.keyboardLeftArrow)
        fixture.type(.keyboardC, "c")
        #expect(field.text == "acb" && field.content.selection == 2..<2)
        for preedit in ["x", "xy"] { fixture.screen.host.send(TextEdit(preedit: preedit)) }
        #expect(field.text == "acxyb" && field.content.marked == 2..<4)
        #expect(ends == 0 && field.isFirstResponder && field.window != nil)
    }

    @Test("R-ALR-4 More choices than fit are dragged into sight; a drag chooses nothing; a sheet's cancel action stays",
          arguments: [UIAlertController.Style.alert, .actionSheet])
    func scrolling(_ style: UIAlertController.Style) throws {
        let fixture = try Fixture(style, (0..<20).map { "Choice \($0)" }, width: 600, height: 300)
        fixture.present()
        let last = style == .alert ? "Cancel" : "Choice 19"
        #expect(try fixture.button(last).minY > 300)
        if style == .actionSheet { #expect(try fixture.button("Cancel").maxY <= 292) }
        for _ in 0..<8 {
            let finger = fixture.screen.down(at: CGPoint(x: 300, y: 180))
            for y in stride(from: 170.0, through: 20, by: -10) {
                fixture.screen.host.advance(by: 0.02)
                fixture.screen.send(finger, .moved, CGPoint(x: 300, y: y))
            }
            fixture.screen.up(finger)
            fixture.screen.settle()
        }
        #expect(fixture.log == [] && fixture.isShown)
        let place = try fixture.button(last)
        #expect(place.minY >= 8 && place.maxY <= 292)
        fixture.tap(CGPoint(x: place.midX, y: place.midY))
        #expect(fixture.log == [last])
    }

    @Test("R-ALR-4 What was edited before an alert is edited after it, unless another view is")
    func former() throws {
        let fixture = try Fixture()
        fixture.screen.begin()
        fixture.present()
        #expect(!fixture.screen.paper.isFirstResponder && fixture.screen.keyboard == nil)
        fixture.type(.keyboardReturnOrEnter)
        #expect(fixture.isShown)
        fixture.type(.keyboardEscape)
        #expect(fixture.log == ["Cancel"] && fixture.screen.paper.isFirstResponder && fixture.screen.keyboard != nil)
    }
}
