import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Alerts", .leavesNothing)
struct AlertTests {
    @MainActor
    private final class Fixture {
        let rig = Rig()
        var log: [String] = []
        let alert: UIAlertController

        init(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]) {
            alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            for (title, style) in actions {
                alert.addAction(UIAlertAction(title: title, style: style) { [unowned self] action in log.append(action.title ?? "") })
            }
            rig.controller.present(alert, animated: true)
            rig.host.advance(by: 1)
        }

        var isShown: Bool { rig.controller.presentedViewController === alert }

        func label(_ text: String, in view: UIView? = nil) -> UILabel? {
            let view: UIView = view ?? rig.window
            if let label = view as? UILabel, label.text == text { return label }
            for child in view.subviews { if let found = label(text, in: child) { return found } }
            return nil
        }

        func place(_ text: String) throws -> CGPoint {
            let found = try #require(label(text))
            return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
        }

        func tap(_ point: CGPoint) {
            rig.down(point.x, point.y)
            rig.host.advance(by: 0.05)
            rig.up(point.x, point.y)
            rig.host.advance(by: 1)
        }

        func key(_ usage: UIKeyboardHIDUsage) {
            rig.key(usage, true)
            rig.key(usage, false)
            rig.host.advance(by: 1)
        }
    }

    @Test("R-ALR-1 A button takes the alert away and then calls its handler; two stand side by side, cancel on the left")
    func choose() throws {
        let fixture = Fixture(.alert, [("Clear", .destructive), ("Cancel", .cancel)])
        let clear = try fixture.place("Clear"), cancel = try fixture.place("Cancel")
        #expect(cancel.x < clear.x && cancel.y == clear.y && fixture.label("Clear")?.textColor == .systemRed)
        #expect(fixture.label("Title") != nil && fixture.label("Message") != nil)
        fixture.tap(CGPoint(x: 10, y: 10))
        #expect(fixture.isShown && fixture.log == [])
        fixture.tap(clear)
        #expect(!fixture.isShown && fixture.log == ["Clear"] && fixture.label("Title") == nil)
    }

    @Test("R-ALR-5 A finger slides from one button to another, also to the cancel action apart, and chooses where it lifts")
    func slides() throws {
        for (style, end) in [(UIAlertController.Style.alert, "Third"), (.actionSheet, "Third"), (.actionSheet, "Cancel")] {
            let fixture = Fixture(style, [("First", .default), ("Second", .default), ("Third", .default), ("Cancel", .cancel)])
            let start = try fixture.place("First"), way = try fixture.place("Second"), goal = try fixture.place(end)
            let first = try #require(fixture.label("First")?.superview), last = try #require(fixture.label(end)?.superview)
            fixture.rig.down(start.x, start.y)
            #expect(first.backgroundColor != nil)
            fixture.rig.move(way.x, way.y)
            #expect(first.backgroundColor == nil && fixture.label("Second")?.superview?.backgroundColor != nil)
            fixture.rig.move(goal.x, goal.y)
            #expect(last.backgroundColor != nil)
            fixture.rig.up(goal.x, goal.y)
            fixture.rig.host.advance(by: 1)
            #expect(fixture.log == [end] && !fixture.isShown)
        }
    }

    @Test("R-ALR-5 Beside the buttons, on a disabled one and where the touch is cancelled nothing is chosen")
    func slidesAway() throws {
        let fixture = Fixture(.alert, [("First", .default), ("Second", .default), ("Third", .default)])
        fixture.alert.actions[1].isEnabled = false
        let start = try fixture.place("First"), disabled = try fixture.place("Second"), title = try fixture.place("Title")
        for end in [disabled, title, CGPoint(x: 5, y: 5)] {
            fixture.rig.down(start.x, start.y)
            fixture.rig.move(end.x, end.y)
            fixture.rig.up(end.x, end.y)
            fixture.rig.host.advance(by: 1)
            #expect(fixture.isShown && fixture.log == [] && fixture.label("First")?.superview?.backgroundColor == nil)
        }
        fixture.rig.down(start.x, start.y)
        fixture.rig.application.beginIgnoringInteractionEvents()
        fixture.rig.up(start.x, start.y)
        fixture.rig.application.endIgnoringInteractionEvents()
        fixture.rig.host.advance(by: 1)
        #expect(fixture.isShown && fixture.label("First")?.superview?.backgroundColor == nil)
        fixture.tap(start)
        #expect(fixture.log == ["First"])
    }

    @Test("R-ALR-1 Escape chooses cancel, Return the preferred action, or the only one")
    func keys() throws {
        let fixture = Fixture(.alert, [("Save", .default), ("Cancel", .cancel)])
        fixture.key(.keyboardReturnOrEnter)
        #expect(fixture.isShown)
        fixture.alert.preferredAction = fixture.alert.actions[0]
        fixture.key(.keyboardReturnOrEnter)
        #expect(fixture.log == ["Save"] && !fixture.isShown)
        let second = Fixture(.alert, [("Save", .default), ("Cancel", .cancel)])
        second.key(.keyboardEscape)
        #expect(second.log == ["Cancel"] && !second.isShown)
        let third = Fixture(.alert, [("OK", .default)])
        third.key(.keyboardReturnOrEnter)
        #expect(third.log == ["OK"])
    }

    @Test("R-PRS-6, R-RSP-32 What is under an alert is called with no end of a press whose beginning the alert took")
    func presses() {
        final class PressWindow: UIWindow {
            var calls: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("cancelled") }
        }
        let rig = Rig { PressWindow(windowScene: $0) }
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "One", style: .default))
        alert.addAction(UIAlertAction(title: "Two", style: .default))
        rig.controller.present(alert, animated: true)
        rig.host.advance(by: 1)
        #expect(alert.isFirstResponder)
        rig.key(.keyboardA, true, "a")
        rig.key(.keyboardA, false, "a")
        rig.key(.keyboardReturnOrEnter, true, "\n")
        rig.host.setVisible(false)
        rig.host.setVisible(true)
        #expect((rig.window as? PressWindow)?.calls == [])
        rig.controller.dismiss(animated: false)
        rig.host.advance(by: 1)
    }

    @Test("R-ALR-2 A sheet stands at the lower edge, cancel apart; a touch beside it cancels; a disabled action does nothing")
    func sheet() throws {
        let fixture = Fixture(.actionSheet, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
        fixture.alert.actions[2].isEnabled = false
        let one = try fixture.place("One"), two = try fixture.place("Two"), cancel = try fixture.place("Cancel")
        #expect(one.y + 57 == two.y && two.y + 65 == cancel.y && cancel.y == 400 - 8 - 28.5)
        fixture.tap(two)
        #expect(fixture.isShown)
        fixture.tap(CGPoint(x: 200, y: 5))
        #expect(!fixture.isShown && fixture.log == ["Cancel"])
    }
}
