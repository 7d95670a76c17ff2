import TouchTesting
import UIKit

extension Curve {
    static let constraints = [
        Curve("column-laid-out", 100, "views under each other by four constraints each, laid out") { stage, count in
            let column = Constrained(stage, count, isColumn: true)
            return { column.root.layoutIfNeeded() }
        },
        Curve("column-edited", 100, "one constant of such a column edited, forty times") { stage, count in
            let column = Constrained(stage, count, isColumn: true)
            column.root.layoutIfNeeded()
            return { column.edit(times: 40) }
        },
        Curve("column-resized", 100, "such a column in another width, four times") { stage, count in
            let column = Constrained(stage, count, isColumn: true)
            column.root.layoutIfNeeded()
            return { column.resize(times: 4) }
        },
        Curve("views-apart-laid-out", 100, "views of four constants each, laid out") { stage, count in
            let views = Constrained(stage, count, isColumn: false)
            return { views.root.layoutIfNeeded() }
        },
        Curve("views-apart-edited", 100, "one constant of them edited, a hundred times") { stage, count in
            let views = Constrained(stage, count, isColumn: false)
            views.root.layoutIfNeeded()
            return { views.edit(times: 100) }
        },
        Curve("stack-laid-out", 50, "a stack view of labels, laid out") { stage, count in
            let stack = Stacked(stage, count)
            return { stack.root.layoutIfNeeded() }
        },
        Curve("stack-edited", 50, "its place and one of the texts edited, ten times") { stage, count in
            let stack = Stacked(stage, count)
            stack.root.layoutIfNeeded()
            return { stack.edit(times: 10) }
        },
    ]
}

/// Views with four constraints each: under each other, or each by itself.
@MainActor
private final class Constrained {
    let root: UIView
    private var constraints: [NSLayoutConstraint] = []

    init(_ stage: TouchStage, _ count: Int, isColumn: Bool) {
        root = UIView(frame: stage.window.bounds)
        stage.window.addSubview(root)
        var above = root.topAnchor
        for place in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            constraints += [view.topAnchor.constraint(equalTo: isColumn ? above : root.topAnchor, constant: isColumn ? 1 : CGFloat(place)),
                            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8), view.heightAnchor.constraint(equalToConstant: 5)]
            constraints.append(isColumn ? view.trailingAnchor.constraint(equalTo: root.trailingAnchor) : view.widthAnchor.constraint(equalToConstant: 50))
            above = view.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
    }

    func edit(times: Int) {
        let constraint = constraints[constraints.count / 2]
        for time in 0..<times {
            constraint.constant = CGFloat(time % 2 + 2)
            root.layoutIfNeeded()
        }
    }

    func resize(times: Int) {
        for time in 0..<times {
            root.frame.size.width = CGFloat(500 + 100 * (time % 2))
            root.layoutIfNeeded()
        }
    }
}

@MainActor
private final class Stacked {
    let root: UIView
    private let stack = UIStackView()
    private let top: NSLayoutConstraint

    init(_ stage: TouchStage, _ count: Int) {
        root = UIView(frame: stage.window.bounds)
        stage.window.addSubview(root)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        for place in 0..<count {
            let label = UILabel()
            label.text = "Row \(place)"
            stack.addArrangedSubview(label)
        }
        top = stack.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([top, stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.trailingAnchor.constraint(equalTo: root.trailingAnchor)])
    }

    func edit(times: Int) {
        let label = stack.arrangedSubviews[0] as? UILabel
        for time in 0..<times {
            top.constant = CGFloat(time % 2)
            label?.text = "Edited \(time)"
            root.layoutIfNeeded()
        }
    }
}
