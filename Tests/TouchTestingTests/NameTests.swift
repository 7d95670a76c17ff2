import Foundation
import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Names on a stage") struct NameTests {
    @Test("R-ALR-1 An alert's action is tapped by its title, also where a button below has the same")
    func alert() {
        let controller = DeletingController(), stage = TouchStage(rootViewController: controller)
        stage.tap("Delete")
        stage.tap("Delete")
        stage.settle()
        #expect(controller.asked == 1 && controller.deleted == 1 && controller.presentedViewController == nil)
    }

    @Test("R-MNU-1 A menu's item is tapped by its title or identifier")
    func menu() {
        var chosen: [String] = []
        let copy = UIAction(title: "Copy") { _ in chosen.append("copy") }, other = UIAction(title: "Paste", identifier: .init("paste")) { _ in chosen.append("paste") }
        other.accessibilityIdentifier = "paste row"
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [copy, other])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        let stage = TouchStage()
        stage.window.addSubview(button)
        stage.tap("More")
        stage.tap("Copy")
        stage.settle()
        stage.tap("More")
        stage.tap("paste row")
        stage.settle()
        #expect(chosen == ["copy", "paste"])
    }

    @Test("A row is tapped by its text, a field by its placeholder; an identifier comes before a label")
    func texts() {
        let stage = TouchStage(), label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40)), field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var taps: [String] = []
        func tapped(_ name: String, _ view: UIView) {
            let tap = UITapGestureRecognizer()
            tap.addAction { (_: UITapGestureRecognizer) in taps.append(name) }
            view.addGestureRecognizer(tap)
            view.isUserInteractionEnabled = true
            stage.window.addSubview(view)
        }
        label.text = "Total"
        tapped("label", label)
        field.placeholder = "Amount"
        stage.window.addSubview(field)
        let named = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
        named.accessibilityIdentifier = "Total"
        stage.tap("Total")
        tapped("view", named)
        stage.tap("Total")
        stage.tap("Amount")
        #expect(taps == ["label", "view"] && field.isFirstResponder)
    }

    @Test("What is not there, is there twice or is covered is a failure that says so")
    func failing() {
        let stage = TouchStage()
        func add(_ title: String, y: CGFloat) -> UIButton {
            let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
            button.setTitle(title, for: .normal)
            stage.window.addSubview(button)
            return button
        }
        let save = add("Save", y: 40)
        _ = add("Open", y: 100)
        _ = add("Open", y: 160)
        let cover = UIView(frame: save.frame)
        stage.window.addSubview(cover)
        #expect(failures { stage.tap("Load") }.map(\.message) == ["tap: nothing is called 'Load'; there are Save, Open, Open"])
        #expect(failures { stage.tap("Open") }.map(\.message) == ["2 things are called 'Open': give them accessibility identifiers"])
        #expect(failures { stage.tap("Save") }.map(\.message) == ["tap: 'Save' is covered by UIView (20, 40, 100, 40)"])
        save.frame.origin.y = 5000
        #expect(failures { stage.tap("Save") }.first?.message.hasPrefix("tap: 'Save' is beside the screen") == true)
    }

    @Test("A recognizer is found by the name that explanations have")
    func recognizers() {
        let stage = TouchStage(), first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), second = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer(), other = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        for recognizer in [single, double] { first.addGestureRecognizer(recognizer) }
        second.addGestureRecognizer(other)
        for view in [first, second] { stage.window.addSubview(view) }
        #expect(stage.recognizer("tap on UIView") === single && stage.recognizer("tap on UIView #2") === other)
        #expect(stage.recognizer("double tap on UIView") === double && stage.recognizer("double tap") === double)
        #expect(failures { _ = stage.recognizer("tap") }.map(\.message) == ["'tap' may be tap on UIView, tap on UIView #2"])
        #expect(failures { _ = stage.recognizer("pan") }.first?.message.hasPrefix("no recognizer is called 'pan'; there are tap on UIView, double tap on UIView") == true)
        // A view that has a name goes by its class, too.
        first.accessibilityIdentifier = "Card"
        #expect(stage.recognizer("double tap on UIView \"Card\"") === double && stage.recognizer("double tap on UIView") === double)
    }

    @Test("R-VC-11 A stage is laid out from its start: a table in a navigation controller has its cells")
    func laidOut() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let rows = Rows()
        let stage = TouchStage(rootViewController: UINavigationController(rootViewController: rows))
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Row 1")
        stage.tap("Row 2")
        #expect(rows.tableView.indexPathForSelectedRow?.row == 2)
    }

    @Test("A second failure has the decisions since the first, and a long list says what it leaves out")
    func repeated() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        let stage = TouchStage(view: view), recording = stage.record(tap)
        for _ in 0..<20 { stage.tap(view) }
        func decided() -> [String] {
            let lines = failures { stage.expect(recording, []) }.first?.message.split(separator: "\n").map(String.init) ?? []
            return Array(lines.drop { !$0.hasPrefix("decided") })
        }
        let first = decided()
        #expect(first.first == "decided:" && first.dropFirst().first?.hasPrefix("  … ") == true && first.count == 42)
        #expect(decided() == ["decided since the last failure: nothing"])
        stage.tap(view)
        let last = decided()
        #expect(last.first == "decided since the last failure:" && last.count < 10 && last.contains { $0.hasSuffix("tap on UIView: recognized") }, "\(last)")
    }

    @Test("R-HST-2 A hold of no time keeps what a contact does at one moment in separate reports")
    func noHold() {
        let view = NotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), stage = TouchStage(view: view)
        stage.together {
            stage.finger().down(at: CGPoint(x: 10, y: 10)).hold(0.02).move(to: CGPoint(x: 50, y: 10)).hold(0).lift()
            stage.finger().hold(0).down(at: CGPoint(x: 100, y: 10)).hold(0).lift()
        }
        #expect(view.notes == ["began (10, 10) 0", "began (100, 10) 0", "ended (100, 10) 0", "moved (50, 10) 0.02", "ended (50, 10) 0.02"], "\(view.notes)")
    }

    @Test("The page names every key")
    func keys() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
        let source = try String(contentsOf: root.appendingPathComponent("Sources/TouchTesting/Keys/Key.swift"), encoding: .utf8)
        let names = source.matches(of: /([a-zA-Z]+) = Key\(0x/).map { String($0.1) }
        #expect(names.count > 60)
        for name in names where name.count > 1 { #expect(ExampleTests.page.contains("`.\(name)`"), "\(name)") }
    }
}
