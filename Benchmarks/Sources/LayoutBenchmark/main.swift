import BenchSupport
import UIKit

// Layout by constraints: screens with so many cells, laid out again after a change of the width, of one constant, and for the first time.
//
//   LayoutBenchmark    a table: microseconds of processor time a layout, the median of batches

/// A column of cells with icon, title and detail, placed by constraints; with `inStacks`, by stack views.
@MainActor
struct Screen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var constraints: [NSLayoutConstraint] = []

    init(cells: Int, inStacks: Bool) {
        let column = UIStackView()
        column.axis = .vertical
        if inStacks {
            root.addSubview(column)
            column.translatesAutoresizingMaskIntoConstraints = false
            constraints += [column.leadingAnchor.constraint(equalTo: root.leadingAnchor), column.topAnchor.constraint(equalTo: root.topAnchor),
                            column.trailingAnchor.constraint(equalTo: root.trailingAnchor)]
        }
        var above = root.topAnchor
        for _ in 0..<cells {
            let icon = UIView(), title = UIView(), detail = UIView()
            let cell = inStacks ? UIStackView(arrangedSubviews: [icon, title, detail]) : UIView()
            for view in [cell, icon, title, detail] { view.translatesAutoresizingMaskIntoConstraints = false }
            constraints += [icon.widthAnchor.constraint(equalTo: icon.heightAnchor), icon.heightAnchor.constraint(equalToConstant: 30),
                            detail.widthAnchor.constraint(equalToConstant: 60)]
            if inStacks {
                column.addArrangedSubview(cell)
                continue
            }
            root.addSubview(cell)
            for view in [icon, title, detail] { cell.addSubview(view) }
            constraints += [
                cell.leadingAnchor.constraint(equalTo: root.leadingAnchor), cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                cell.topAnchor.constraint(equalTo: above, constant: 4), cell.bottomAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8),
                icon.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
                icon.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8), title.topAnchor.constraint(equalTo: icon.topAnchor),
                title.bottomAnchor.constraint(equalTo: icon.bottomAnchor), title.trailingAnchor.constraint(equalTo: detail.leadingAnchor),
                detail.trailingAnchor.constraint(equalTo: cell.layoutMarginsGuide.trailingAnchor),
                detail.topAnchor.constraint(equalTo: icon.topAnchor), detail.heightAnchor.constraint(lessThanOrEqualTo: icon.heightAnchor),
            ]
            above = cell.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
    }
}

@MainActor
func measure(cells: Int, inStacks: Bool) {
    let first = nanoseconds { Screen(cells: cells, inStacks: inStacks).root.layoutIfNeeded() } / 1000
    let screen = Screen(cells: cells, inStacks: inStacks)
    screen.root.layoutIfNeeded()
    check(screen.root.subviews[0].frame.width == 390, "nothing was laid out")
    var width: CGFloat = 390
    let resized = median(of: 9, units: 2000) {
        for _ in 0..<2 {
            width = 700 - width
            screen.root.frame.size.width = width
            screen.root.layoutIfNeeded()
        }
    }
    let last = screen.constraints[screen.constraints.count / 2]
    let edited = median(of: 9, units: 2000) {
        for _ in 0..<2 {
            last.constant += 1
            screen.root.layoutIfNeeded()
        }
    }
    let name = "\(cells) cells, \(screen.constraints.count) constraints\(inStacks ? ", in stacks" : "")"
    print(name.padding(toLength: 44, withPad: " ", startingAt: 0) + [resized, edited, first].map { String(format: "%12.0f", $0) }.joined())
}

print("".padding(toLength: 44, withPad: " ", startingAt: 0) + "  resized µs   edited µs    first µs")
for cells in [5, 10, 20, 40] {
    measure(cells: cells, inStacks: false)
    measure(cells: cells, inStacks: true)
}
