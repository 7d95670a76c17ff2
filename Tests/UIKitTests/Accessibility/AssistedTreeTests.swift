import Foundation
import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct AssistedTreeTests {
    private func words(_ node: AssistedNode) -> String {
        let inside = node.children.map(words).joined(separator: " ")
        let own = "\(node.object.assistedRole.rawValue)\(node.object.assistedName.isEmpty ? "" : ":\(node.object.assistedName)")"
        return inside.isEmpty ? own : "\(own)(\(inside))"
    }

    private func tree(_ stage: Stage) -> String { words(AssistedNode.tree(of: stage.scene)) }

    private func label(_ text: String, y: Double = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
        label.text = text
        return label
    }

    @Test("R-BUS-2, 3 Elements stand in their containers, in the order of reading; other views have no place")
    func containers() throws {
        let stage = try Stage(), plain = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        plain.addSubview(label("First"))
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        scroller.addSubview(label("Second"))
        let list = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        list.accessibilityContainerType = .list
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        button.setTitle("Third", for: .normal)
        list.addSubview(button)
        for view in [list, scroller, plain] { stage.view.addSubview(view) }
        #expect(tree(stage) == "scene(text:First scrollArea(text:Second) list(button:Third))")
        let root = AssistedNode.tree(of: stage.scene)
        var flat: [UIResponder] = []
        func collect(_ node: AssistedNode) {
            if node.object.isAccessibilityElement { flat.append(node.object) }
            node.children.forEach(collect)
        }
        collect(root)
        #expect(flat.map(ObjectIdentifier.init) == UIAccessibility.elements(in: stage.window).map(ObjectIdentifier.init))
    }

    @Test("R-BUS-3, 6 Segments are radio buttons, the same each time, and choosing one sends the change")
    func segments() throws {
        let stage = try Stage(), control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.view.addSubview(control)
        #expect(tree(stage) == "scene(radioGroup(radio:A radio:B))")
        func part(_ index: Int) throws -> UIResponder { try #require(AssistedNode.tree(of: stage.scene).children.first?.children[index].object) }
        let second = try part(1)
        #expect(try part(1) === second && second.assistedFrame.minX == 100 && !second.assistedState.contains(.checked))
        let click = try #require(second.assistedActions.first)
        #expect(click.name == "click" && click.perform() && control.selectedSegmentIndex == 1 && changes == 1)
        #expect(second.assistedState.contains(.checked) && click.perform() && changes == 1)
        control.setEnabled(false, forSegmentAt: 0)
        #expect(try part(0).assistedActions.isEmpty && !part(0).assistedState.contains(.enabled))
        control.removeSegment(at: 0, animated: false)
        #expect(tree(stage) == "scene(radioGroup(radio:B))" && second.accessibilityLabel == nil)
    }

    @Test("R-BUS-5, 12 A row is called as its texts, a switch in it as the row, and it says which of how many it is")
    func rows() throws {
        let stage = try Stage(), source = OneRow(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.dataSource = source
        stage.view.addSubview(table)
        stage.window.layoutIfNeeded()
        let row = try #require(AssistedNode.tree(of: stage.scene).children.first?.children.dropFirst().first)
        #expect(row.object.assistedRole == .listItem && row.object.assistedName == "Row 1")
        #expect(row.object.assistedPosition?.index == 1 && row.object.assistedPosition?.count == 90)
        #expect(row.children.last?.object.assistedName == "Row 1" && row.children.last?.object.assistedRole == .toggle)
        #expect(row.object.assistedActions.map(\.name) == ["activate"] && row.object.assistedState.contains(.selectable))
        let last = try #require(AssistedNode.tree(of: stage.scene).children.first?.children.last?.object)
        table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        let first = try #require(AssistedNode.tree(of: stage.scene).children.first?.children.first?.object)
        #expect(first.assistedPosition?.index ?? 0 >= 39 && last !== first)
        #expect(table.assistedActions.map(\.name) == ["scroll forward", "scroll backward"])
        #expect(table.assistedActions[0].perform() && table.contentOffset.y > 40 * 44)
    }

    @Test("R-BUS-3, 5, 6 An alert is a modal dialog with its title, and is dismissed by the action of style cancel")
    func alert() throws {
        let stage = try Stage(), controller = UIViewController()
        stage.window.rootViewController = controller
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        var kept = false
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in kept = true })
        controller.present(alert, animated: false)
        stage.window.layoutIfNeeded()
        let dialog = try #require(AssistedNode.tree(of: stage.scene).children.first)
        #expect(dialog.object.assistedRole == .dialog && dialog.object.assistedName == "Delete?" && dialog.object.assistedDescription == "For good.")
        #expect(dialog.object.assistedState.contains(.modal) && AssistedNode.tree(of: stage.scene).children.count == 1)
        #expect(dialog.object.assistedActions.map(\.name) == ["dismiss"] && dialog.object.assistedActions[0].perform())
        stage.host.advance(by: 1)
        #expect(kept && AssistedNode.tree(of: stage.scene).children.isEmpty)
    }

    @Test("R-BUS-9 The keyboard on the screen has no elements in the tree")
    func keyboard() throws {
        let stage = try Stage(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), before = UIApplication.shared.onScreenKeyboard
        UIApplication.shared.onScreenKeyboard = .always
        defer { UIApplication.shared.onScreenKeyboard = before }
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        stage.host.advance(by: 1)
        #expect(Set(UIApplication.shared.inspectedScenes[0].inspectedWindows.flatMap { UIAccessibility.elements(in: $0) }.compactMap(\.accessibilityLabel)).isSuperset(of: ["Q", "W"]))
        #expect(tree(stage) == "scene(field)")
        _ = field.resignFirstResponder()
        stage.host.advance(by: 1)
    }
}

private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 90 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryView = UISwitch()
        return cell
    }
}
