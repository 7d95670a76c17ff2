import Testing
import TouchTesting
import UIKit

/// Code that moves what constraints place, and rows under bars, as libraries do it.
@MainActor @Suite(.serialized) struct PlacedByCodeTests {
    /// Places its parts by constraints and then shifts them.
    private final class Shifting: UIView {
        var layouts = 0, shift: CGFloat = 0
        let parts = (0..<3).map { _ in UIView() }

        override init(frame: CGRect) {
            super.init(frame: frame)
            for part in parts {
                part.translatesAutoresizingMaskIntoConstraints = false
                addSubview(part)
                NSLayoutConstraint.activate([part.leftAnchor.constraint(equalTo: leftAnchor), part.rightAnchor.constraint(equalTo: rightAnchor),
                                             part.topAnchor.constraint(equalTo: topAnchor), part.bottomAnchor.constraint(equalTo: bottomAnchor)])
            }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            for (index, part) in parts.enumerated() { part.frame.origin.x = CGFloat(index) * 20 + shift }
        }
    }

    @Test("R-LAY-12 What code moves in layoutSubviews stays there, below a bar too, and is laid out no more than once for each reason")
    func shifting() {
        let controller = UIViewController(), view = Shifting(frame: .zero), stage = TouchStage(rootViewController: UINavigationController(rootViewController: controller))
        defer { stage.close() }
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20), view.heightAnchor.constraint(equalToConstant: 97),
                                     view.leftAnchor.constraint(equalTo: controller.view.leftAnchor), view.widthAnchor.constraint(equalToConstant: 200)])
        stage.settle()
        let before = view.layouts
        for step in 1...5 {
            view.shift = CGFloat(step)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.parts.map(\.frame.minX) == [CGFloat(step), CGFloat(20 + step), CGFloat(40 + step)])
            stage.advance(by: 0.1)
        }
        #expect(view.layouts <= before + 10, "\(view.layouts - before)")
        #expect(view.parts.map(\.frame.minX) == [5, 25, 45])
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Rows"
            tableView.rowHeight = 44
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    @Test("R-SCR-37 What the insets of a scroll view take in of the safe area does not reach its content, wherever that is")
    func rowsBelowBars() throws {
        let rows = Rows(), stage = TouchStage(rootViewController: UINavigationController(rootViewController: rows)), table = rows.tableView!
        defer { stage.close() }
        stage.settle()
        #expect(table.safeAreaInsets.top > 0 && table.adjustedContentInset.top == table.safeAreaInsets.top)
        for place in [-table.adjustedContentInset.top, 0, 20, 44] {
            table.contentOffset.y = place
            stage.advance(by: 0.02)
            for cell in table.visibleCells {
                #expect(cell.safeAreaInsets == .zero && cell.contentView.safeAreaInsets == .zero)
                #expect(cell.contentView.layoutMargins.top == 11)
            }
        }
        table.contentInsetAdjustmentBehavior = .never
        table.contentOffset.y = 20
        stage.settle()
        let first = try #require(table.visibleCells.first)
        #expect(first.safeAreaInsets.top == table.safeAreaInsets.top - (first.frame.minY - table.bounds.minY))
    }

    @Test("R-TBL-4 The content view has the size of its cell before the cell is laid out")
    func contentView() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 500, height: 60)
        #expect(cell.contentView.frame == cell.bounds)
    }
}
