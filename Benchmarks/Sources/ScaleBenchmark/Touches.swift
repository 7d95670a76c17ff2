import TouchTesting
import UIKit

extension Curve {
    static let recognizers = [
        Curve("landing", 100, "a finger that lands on recognizers of five kinds") { stage, count in
            _ = recognizing(stage, count)
            return { stage.finger().down(at: CGPoint(x: 500, y: 500)) }
        },
        Curve("tap", 100, "a tap on recognizers of five kinds") { stage, count in
            _ = recognizing(stage, count)
            return {
                let finger = stage.finger()
                finger.down(at: CGPoint(x: 500, y: 500))
                finger.lift()
            }
        },
        Curve("chain-of-requirements", 250, "recognizers of which each requires the one before to fail") { stage, count in
            let recognizers = recognizing(stage, count)
            return { for place in 1..<count { recognizers[place].require(toFail: recognizers[place - 1]) } }
        },
        Curve("pairs-of-requirements", 1000, "so many requirements, between all pairs of some recognizers") { stage, count in
            let recognizers = recognizing(stage, Int(Double(2 * count).squareRoot()) + 1)
            return {
                for (place, recognizer) in recognizers.enumerated() {
                    for other in recognizers[..<place] { recognizer.require(toFail: other) }
                }
            }
        },
    ]

    private static func recognizing(_ stage: TouchStage, _ count: Int) -> [UIGestureRecognizer] {
        let view = UIView(frame: stage.window.bounds)
        let recognizers = (0..<count).map { place -> UIGestureRecognizer in
            switch place % 5 {
            case 0: UITapGestureRecognizer()
            case 1: UIPanGestureRecognizer()
            case 2: UILongPressGestureRecognizer()
            case 3: UIPinchGestureRecognizer()
            default: UISwipeGestureRecognizer()
            }
        }
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        stage.window.addSubview(view)
        stage.advance(by: TouchStage.frameDuration)
        return recognizers
    }

    static let lists = [
        Curve("table-shown", 5000, "a table of so many rows, shown") { stage, count in
            let rows = Rows(count)
            return { shown(rows, stage) }
        },
        Curve("table-scrolled", 5000, "a frame of a table of so many rows that is scrolled to its end") { stage, count in
            let rows = Rows(count)
            shown(rows, stage)
            return {
                rows.table.contentOffset.y = rows.table.contentSize.height - rows.table.bounds.height
                stage.advance(by: TouchStage.frameDuration)
            }
        },
        Curve("rows-inserted", 20, "so many rows inserted one by one into a table of ten thousand") { stage, count in
            let rows = Rows(10_000)
            shown(rows, stage)
            return {
                for _ in 0..<count {
                    rows.count += 1
                    rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                }
                stage.advance(by: TouchStage.frameDuration)
            }
        },
        Curve("row-inserted", 25_000, "a row inserted at the middle of a table of so many rows, forty times") { stage, count in
            let rows = Rows(count)
            shown(rows, stage)
            return {
                for _ in 0..<40 {
                    rows.count += 1
                    rows.table.insertRows(at: [IndexPath(row: count / 2, section: 0)], with: .none)
                }
            }
        },
        Curve("table-reloaded", 25_000, "a table of so many rows reloaded, forty times") { stage, count in
            let rows = Rows(count)
            shown(rows, stage)
            return {
                for _ in 0..<40 {
                    rows.table.reloadData()
                    rows.table.layoutIfNeeded()
                }
            }
        },
    ]

    private static func shown(_ rows: Rows, _ stage: TouchStage) {
        rows.table.frame = stage.window.bounds
        stage.window.addSubview(rows.table)
        stage.advance(by: TouchStage.frameDuration)
    }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
    var count: Int
    let table = UITableView()

    init(_ count: Int) {
        self.count = count
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
