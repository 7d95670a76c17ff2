import Testing
import TouchTesting
import UIKit

/// Texts that are edited in lists and scroll views.
@MainActor @Suite(.serialized) struct EditedInListsTests {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("R-TBL-1 The cell that is edited stays when it is scrolled away, and comes back as the same")
    func table() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700)), rows = Rows(), stage = TouchStage(view: table)
        defer { stage.close() }
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        stage.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.contentView.addSubview(field)
        stage.tap(field)
        table.contentOffset.y = 1000
        stage.settle()
        stage.type("ab")
        #expect(field.isFirstResponder && field.text == "ab")
        #expect(!table.visibleCells.contains(cell) && table.visibleCells.count < 20)
        table.contentOffset.y = 0
        stage.settle()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell && table.visibleCells.contains(cell))
        field.resignFirstResponder()
        table.contentOffset.y = 1000
        stage.settle()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    }

    @Test("R-TBL-1 Reloading ends the editing")
    func reloaded() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700)), rows = Rows(), stage = TouchStage(view: table)
        defer { stage.close() }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        stage.settle()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))).contentView.addSubview(field)
        stage.tap(field)
        table.contentOffset.y = 1000
        stage.settle()
        table.reloadData()
        stage.settle()
        #expect(!field.isFirstResponder)
    }

    @Test("R-COL-2 So does an item of a collection view")
    func collection() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 380, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout), rows = Rows(), stage = TouchStage(view: view)
        defer { stage.close() }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        stage.settle()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.contentView.addSubview(field)
        stage.tap(field)
        view.contentOffset.y = 1500
        stage.settle()
        stage.type("ab")
        #expect(field.isFirstResponder && field.text == "ab" && !view.visibleCells.contains(cell))
        view.contentOffset.y = 0
        stage.settle()
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell && view.visibleCells.contains(cell))
    }

    @Test("R-TXT-4 A field that becomes first responder is scrolled into sight")
    func field() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), field = UITextField(frame: CGRect(x: 20, y: 1500, width: 200, height: 40))
        view.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(field)
        let stage = TouchStage(view: view)
        defer { stage.close() }
        field.becomeFirstResponder()
        stage.settle()
        #expect(view.contentOffset.y >= 940 && view.contentOffset.y <= 1500)
    }

    @Test("R-TBL-10 A table view controller makes room for the keyboard, and shows the row that is edited above it")
    func keyboard() throws {
        let controller = UITableViewController(style: .plain), rows = Rows()
        controller.tableView.rowHeight = 44
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = rows
        let stage = TouchStage(rootViewController: controller), table = controller.tableView!
        defer { stage.close() }
        UIApplication.shared.onScreenKeyboard = .always
        stage.settle()
        let last = try #require(table.visibleCells.dropLast(2).last), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        last.contentView.addSubview(field)
        let before = table.contentInset.bottom
        stage.tap(at: CGPoint(x: 100, y: table.convert(last.center, to: stage.window).y - 2))
        stage.settle()
        #expect(field.isFirstResponder && table.contentInset.bottom > before + 150)
        let keyboard = table.bounds.maxY - table.adjustedContentInset.bottom
        #expect(last.frame.maxY <= keyboard + 0.5, "\(last.frame) \(keyboard)")
        field.resignFirstResponder()
        stage.settle()
        #expect(table.contentInset.bottom == before)
    }

    private final class Notes: NSObject, UITextFieldDelegate, UISearchBarDelegate, UITextViewDelegate {
        var lines: [String] = []
        var begins = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            lines.append("begin? '\(textField.text ?? "")'")
            return begins
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            lines.append("clear?")
            return true
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("'\(searchText)' \(searchBar.searchTextField.isFirstResponder)") }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection \(textView.selectedRange.location)") }
    }

    @Test("R-TXT-8 The clear button empties the field before editing is asked for, and also where that is refused")
    func clear() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), notes = Notes(), stage = TouchStage(view: UIView())
        defer { stage.close() }
        stage.window.subviews[0].addSubview(field)
        (field.text, field.clearButtonMode, field.delegate) = ("abc", .always, notes)
        notes.begins = false
        stage.settle()
        stage.tap(at: CGPoint(x: 208, y: 120))
        #expect(field.text == "" && !field.isFirstResponder && notes.lines == ["clear?", "begin? ''"])
        (field.text, notes.begins, notes.lines) = ("abc", true, [])
        stage.settle()
        stage.tap(at: CGPoint(x: 208, y: 120))
        #expect(field.text == "" && field.isFirstResponder && notes.lines == ["clear?", "begin? ''"])
    }

    @Test("R-TXT-8 So does a search bar that is not edited")
    func search() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56)), notes = Notes(), stage = TouchStage(view: UIView())
        defer { stage.close() }
        stage.window.subviews[0].addSubview(bar)
        (bar.text, bar.delegate, notes.begins) = ("abc", notes, false)
        stage.settle()
        let field = bar.searchTextField
        stage.tap(at: field.convert(CGPoint(x: field.bounds.maxX - 14, y: field.bounds.midY), to: nil))
        #expect(bar.text == "" && !field.isFirstResponder && notes.lines == ["'' false"], "\(notes.lines)")
    }

    @Test("R-TXV-3 A text view that code gives a text calls its delegate where the caret moves with it, once")
    func selection() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), notes = Notes(), stage = TouchStage(view: view)
        defer { stage.close() }
        view.delegate = notes
        view.text = "abc"
        view.text = "xyz"
        #expect(notes.lines == ["selection 3"])
        view.text = ""
        #expect(notes.lines == ["selection 3", "selection 0"])
    }
}
