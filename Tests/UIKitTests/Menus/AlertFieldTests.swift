import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Alerts: text fields, the keyboard, more than fits", .leavesNothing)
struct AlertFieldTests {
    /// A stage with a keyboard, and an alert that is not shown yet, whose actions write their titles into the journal.
    private func begin(_ style: UIAlertController.Style = .alert, _ titles: [String] = ["Save"], fields: Int = 0, width: Int = 390,
                       height: Int = 844) throws -> (Stage, UIAlertController, Journal) {
        let stage = try Stage(keyboard: .always, width: width, height: height), log = Journal()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: style)
        for number in 0..<fields { alert.addTextField { $0.placeholder = "Field \(number)"; $0.autocapitalizationType = .none } }
        for title in titles { alert.addAction(log.alertAction(title, .default)) }
        alert.addAction(log.alertAction("Cancel", .cancel))
        return (stage, alert, log)
    }

    @Test("R-ALR-3, R-ALR-4 The first field is edited at once, above the keyboard; Return leads to the next and then chooses")
    func fields() throws {
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
        let (stage, alert, log) = try begin(fields: 2)
        stage.present(alert)
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2 && fields[0].isFirstResponder && fields[0].placeholder == "Field 0")
        let keyboard = try #require(stage.keyboardFrame)
        #expect(try alert.place(of: "Save").maxY <= keyboard.minY)
        stage.tap("a", "return")
        #expect(fields[1].isFirstResponder && stage.shows(alert))
        stage.tap("b", "return")
        stage.settle()
        #expect(fields.map(\.text) == ["a", "b"] && log.lines == ["Save"] && !stage.shows(alert) && stage.keyboard == nil)
    }

    @Test("R-ALR-1, R-ALR-3 Physical keys are typed into the field; Escape cancels; of several answers Return chooses none")
    func keys() throws {
        let (stage, alert, log) = try begin(.alert, ["Save", "Copy"], fields: 1)
        stage.present(alert)
        stage.typeAndSettle(.keyboardA, "a")
        stage.typeAndSettle(.keyboardReturnOrEnter, "\n")
        #expect(alert.textFields?.first?.text == "a" && stage.shows(alert))
        alert.preferredAction = alert.actions[1]
        stage.settle()
        alert.textFields?.first?.becomeFirstResponder()
        stage.typeAndSettle(.keyboardReturnOrEnter, "\n")
        #expect(log.lines == ["Copy"] && !stage.shows(alert))
        let (next, other, otherLog) = try begin(fields: 1)
        next.present(other)
        next.typeAndSettle(.keyboardEscape)
        #expect(otherLog.lines == ["Cancel"] && !next.shows(other))
    }

    @Test("R-ALR-1, R-ALR-3 After Return in the last field, where it chooses nothing, Escape chooses cancel still, and Return what is preferred")
    func keysAfterReturn() throws {
        for key in [UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter] {
            let (stage, alert, log) = try begin(.alert, ["Save", "Copy"], fields: 1)
            stage.present(alert)
            stage.typeAndSettle(.keyboardReturnOrEnter, "\n")
            #expect(stage.shows(alert) && alert.isFirstResponder && log.lines == [])
            alert.preferredAction = alert.actions[0]
            stage.settle()
            stage.typeAndSettle(key)
            #expect(!stage.shows(alert) && log.lines == [key == .keyboardEscape ? "Cancel" : "Save"])
        }
    }

    @Test("R-ALR-3, R-RSP-14, R-TXT-17 A message that changes with each key leaves the field that is edited: its caret, and what an input method is at")
    func changesWhileEditing() throws {
        let (stage, alert, _) = try begin(fields: 1)
        stage.present(alert)
        let field = try #require(alert.textFields?.first)
        var ends = 0
        field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
        field.addAction(UIAction { [unowned alert, unowned field] _ in alert.message = "\(field.text ?? "") is no name" }, for: .editingChanged)
        stage.typeAndSettle(.keyboardA, "a")
        stage.typeAndSettle(.keyboardB, "b")
        stage.typeAndSettle(.keyboardLeftArrow)
        stage.typeAndSettle(.keyboardC, "c")
        #expect(field.text == "acb" && field.content.selection == 2..<2)
        for preedit in ["x", "xy"] { stage.host.send(TextEdit(preedit: preedit)) }
        #expect(field.text == "acxyb" && field.content.marked == 2..<4)
        #expect(ends == 0 && field.isFirstResponder && field.window != nil)
    }

    @Test("R-ALR-4 More choices than fit are dragged into sight; a drag chooses nothing; a sheet's cancel action stays",
          arguments: [UIAlertController.Style.alert, .actionSheet])
    func scrolling(_ style: UIAlertController.Style) throws {
        let (stage, alert, log) = try begin(style, (0..<20).map { "Choice \($0)" }, width: 600, height: 300)
        stage.present(alert)
        let last = style == .alert ? "Cancel" : "Choice 19"
        #expect(try alert.place(of: last).minY > 300)
        if style == .actionSheet { #expect(try alert.place(of: "Cancel").maxY <= 292) }
        for _ in 0..<8 {
            let finger = stage.down(at: CGPoint(x: 300, y: 180))
            for y in stride(from: 170.0, through: 20, by: -10) {
                stage.host.advance(by: 0.02)
                stage.send(finger, .moved, CGPoint(x: 300, y: y))
            }
            stage.up(finger)
            stage.settle()
        }
        #expect(log.lines == [] && stage.shows(alert))
        let place = try alert.place(of: last)
        #expect(place.minY >= 8 && place.maxY <= 292)
        stage.choose(CGPoint(x: place.midX, y: place.midY))
        #expect(log.lines == [last])
    }

    @Test("R-ALR-4 What was edited before an alert is edited after it, unless another view is")
    func former() throws {
        let (stage, alert, log) = try begin()
        stage.begin()
        stage.present(alert)
        #expect(!stage.paper.isFirstResponder && stage.keyboard == nil)
        stage.typeAndSettle(.keyboardReturnOrEnter)
        #expect(stage.shows(alert))
        stage.typeAndSettle(.keyboardEscape)
        #expect(log.lines == ["Cancel"] && stage.paper.isFirstResponder && stage.keyboard != nil)
    }
}

extension Stage {
    fileprivate func present(_ alert: UIAlertController) {
        controller.present(alert, animated: true)
        settle()
    }

    fileprivate func choose(_ point: CGPoint) {
        let finger = down(at: point)
        wait(0.05)
        up(finger)
        settle()
    }

    fileprivate func typeAndSettle(_ usage: UIKeyboardHIDUsage, _ characters: String = "") {
        type(usage, characters)
        settle()
    }
}

extension UIAlertController {
    /// A button's place in the scene.
    fileprivate func place(of title: String) throws -> CGRect { try #require(Self.find(title, in: view)) }

    private static func find(_ title: String, in view: UIView) -> CGRect? {
        if let button = view as? AlertButton, button.action.title == title { return button.convert(button.bounds, to: nil) }
        for child in view.subviews { if let found = find(title, in: child) { return found } }
        return nil
    }
}
