import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Alerts", .leavesNothing)
struct AlertTests {
    /// A stage that shows an alert, whose actions write their titles into the journal.
    private func present(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]) -> (Stage, UIAlertController, Journal) {
        let stage = Stage.rooted(), log = Journal(), alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, style) in actions { alert.addAction(log.alertAction(title, style)) }
        stage.controller.present(alert, animated: true)
        stage.wait(1)
        return (stage, alert, log)
    }

    @Test("R-ALR-1 A button takes the alert away and then calls its handler; two stand side by side, cancel on the left")
    func choose() throws {
        let (stage, alert, log) = present(.alert, [("Clear", .destructive), ("Cancel", .cancel)])
        let clear = try stage.middle(of: "Clear"), cancel = try stage.middle(of: "Cancel")
        #expect(cancel.x < clear.x && cancel.y == clear.y && stage.label("Clear")?.textColor == .systemRed)
        #expect(stage.label("Title") != nil && stage.label("Message") != nil)
        stage.choose(CGPoint(x: 10, y: 10))
        #expect(stage.shows(alert) && log.lines == [])
        stage.choose(clear)
        #expect(!stage.shows(alert) && log.lines == ["Clear"] && stage.label("Title") == nil)
    }

    @Test("R-ALR-5 A finger slides from one button to another, also to the cancel action apart, and chooses where it lifts")
    func slides() throws {
        for (style, end) in [(UIAlertController.Style.alert, "Third"), (.actionSheet, "Third"), (.actionSheet, "Cancel")] {
            let (stage, alert, log) = present(style, [("First", .default), ("Second", .default), ("Third", .default), ("Cancel", .cancel)])
            let start = try stage.middle(of: "First"), way = try stage.middle(of: "Second"), goal = try stage.middle(of: end)
            let first = try #require(stage.label("First")?.superview), last = try #require(stage.label(end)?.superview)
            stage.down(start.x, start.y)
            #expect(first.backgroundColor != nil)
            stage.move(way.x, way.y)
            #expect(first.backgroundColor == nil && stage.label("Second")?.superview?.backgroundColor != nil)
            stage.move(goal.x, goal.y)
            #expect(last.backgroundColor != nil)
            stage.up(goal.x, goal.y)
            stage.wait(1)
            #expect(log.lines == [end] && !stage.shows(alert))
        }
    }

    @Test("R-ALR-5 Beside the buttons, on a disabled one and where the touch is cancelled nothing is chosen")
    func slidesAway() throws {
        let (stage, alert, log) = present(.alert, [("First", .default), ("Second", .default), ("Third", .default)])
        alert.actions[1].isEnabled = false
        let start = try stage.middle(of: "First"), disabled = try stage.middle(of: "Second"), title = try stage.middle(of: "Title")
        for end in [disabled, title, CGPoint(x: 5, y: 5)] {
            stage.down(start.x, start.y)
            stage.move(end.x, end.y)
            stage.up(end.x, end.y)
            stage.wait(1)
            #expect(stage.shows(alert) && log.lines == [] && stage.label("First")?.superview?.backgroundColor == nil)
        }
        stage.down(start.x, start.y)
        UIApplication.shared.beginIgnoringInteractionEvents()
        stage.up(start.x, start.y)
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.wait(1)
        #expect(stage.shows(alert) && stage.label("First")?.superview?.backgroundColor == nil)
        stage.choose(start)
        #expect(log.lines == ["First"])
    }

    @Test("R-ALR-1 Escape chooses cancel, Return the preferred action, or the only one")
    func keys() throws {
        let (stage, alert, log) = present(.alert, [("Save", .default), ("Cancel", .cancel)])
        stage.strikeAndWait(.keyboardReturnOrEnter)
        #expect(stage.shows(alert))
        alert.preferredAction = alert.actions[0]
        stage.strikeAndWait(.keyboardReturnOrEnter)
        #expect(log.lines == ["Save"] && !stage.shows(alert))
        let (second, other, otherLog) = present(.alert, [("Save", .default), ("Cancel", .cancel)])
        second.strikeAndWait(.keyboardEscape)
        #expect(otherLog.lines == ["Cancel"] && !second.shows(other))
        let (third, _, thirdLog) = present(.alert, [("OK", .default)])
        third.strikeAndWait(.keyboardReturnOrEnter)
        #expect(thirdLog.lines == ["OK"])
    }

    @Test("R-PRS-6, R-RSP-32 What is under an alert is called with no end of a press whose beginning the alert took")
    func presses() {
        final class PressWindow: LoggingWindow {
            var calls: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("cancelled") }
        }
        let stage = Stage.rooted { PressWindow(windowScene: $0) }
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "One", style: .default))
        alert.addAction(UIAlertAction(title: "Two", style: .default))
        stage.controller.present(alert, animated: true)
        stage.host.advance(by: 1)
        #expect(alert.isFirstResponder)
        stage.key(.keyboardA, true, "a")
        stage.key(.keyboardA, false, "a")
        stage.key(.keyboardReturnOrEnter, true, "\n")
        stage.host.setVisible(false)
        stage.host.setVisible(true)
        #expect((stage.window as? PressWindow)?.calls == [])
        stage.controller.dismiss(animated: false)
        stage.host.advance(by: 1)
    }

    @Test("R-ALR-2 A sheet stands at the lower edge, cancel apart; a touch beside it cancels; a disabled action does nothing")
    func sheet() throws {
        let (stage, alert, log) = present(.actionSheet, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
        alert.actions[2].isEnabled = false
        let one = try stage.middle(of: "One"), two = try stage.middle(of: "Two"), cancel = try stage.middle(of: "Cancel")
        #expect(one.y + 57 == two.y && two.y + 65 == cancel.y && cancel.y == 400 - 8 - 28.5)
        stage.choose(two)
        #expect(stage.shows(alert))
        stage.choose(CGPoint(x: 200, y: 5))
        #expect(!stage.shows(alert) && log.lines == ["Cancel"])
    }

    @Test("R-ALR-6 In dark surroundings an alert is lighter than a black background")
    func darkEdge() throws {
        let (stage, _, _) = present(.alert, [("OK", .default)])
        let card = try #require(stage.label("Title")?.superview?.superview?.superview)
        let light = card.backgroundColor?.resolvedColor(with: card.traitCollection)
        #expect(light == UIColor.secondarySystemBackground.resolvedColor(with: card.traitCollection))
        stage.window.overrideUserInterfaceStyle = .dark
        var green: CGFloat = 0
        card.backgroundColor?.resolvedColor(with: card.traitCollection).getRed(nil, green: &green, blue: nil, alpha: nil)
        #expect(green > 0.16)
    }
}

extension Stage {
    func shows(_ alert: UIAlertController) -> Bool { controller.presentedViewController === alert }

    fileprivate func label(_ text: String, in view: UIView? = nil) -> UILabel? {
        let view: UIView = view ?? window
        if let label = view as? UILabel, label.text == text { return label }
        for child in view.subviews { if let found = label(text, in: child) { return found } }
        return nil
    }

    fileprivate func middle(of text: String) throws -> CGPoint {
        let found = try #require(label(text))
        return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
    }

    fileprivate func choose(_ point: CGPoint) { tap(point.x, point.y, for: 0.05, then: 1) }

    fileprivate func strikeAndWait(_ usage: UIKeyboardHIDUsage) {
        strike(usage)
        wait(1)
    }
}
