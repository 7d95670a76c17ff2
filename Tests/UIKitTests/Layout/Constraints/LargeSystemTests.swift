import Testing
@testable import UIKit

@MainActor @Suite("Constraints: many", .leavesNothing)
struct LargeSystemTests {
    /// A column of cells, each with an icon, a title and a switch between them and the edges.
    private func screen(rows: Int) -> (root: UIView, constraints: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var constraints: [NSLayoutConstraint] = [], above = root.topAnchor
        for row in 0..<rows {
            let cell = UIView(), icon = UIView(), title = UIView()
            for view in [cell, icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(cell)
            cell.addSubview(icon)
            cell.addSubview(title)
            constraints += [
                cell.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                cell.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8), cell.topAnchor.constraint(equalTo: above, constant: 4),
                cell.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(20 + row % 3)),
                icon.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
                icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor), icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
                icon.heightAnchor.constraint(equalTo: cell.heightAnchor, multiplier: 0.5),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                title.trailingAnchor.constraint(equalTo: cell.layoutMarginsGuide.trailingAnchor),
                title.topAnchor.constraint(equalTo: cell.topAnchor), title.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            ]
            let small = cell.heightAnchor.constraint(equalToConstant: 10)
            small.priority = .defaultLow
            constraints.append(small)
            above = cell.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return (root, constraints)
    }

    private func frames(_ view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap(frames) }

    @Test("R-LAY-10 R-LAY-12 Cycles of edits come back to the same frames, which are those of constraints that were never edited")
    func edits() {
        let (root, constraints) = screen(rows: 12), fresh = frames(screen(rows: 12).root)
        #expect(frames(root) == fresh)
        var numbers = SeededNumbers(state: 5)
        for _ in 0..<8 {
            var changed: [(NSLayoutConstraint, CGFloat)] = []
            for _ in 0..<6 {
                let constraint = constraints[numbers.next(below: constraints.count)]
                if changed.contains(where: { $0.0 === constraint }) { continue }
                changed.append((constraint, constraint.constant))
                if numbers.next(below: 3) == 0 { constraint.isActive = false } else { constraint.constant += CGFloat(numbers.next(below: 30)) }
            }
            root.layoutIfNeeded()
            for (constraint, constant) in changed {
                constraint.constant = constant
                constraint.isActive = true
            }
            root.frame.size.width = 300
            root.layoutIfNeeded()
            root.frame.size.width = 390
            root.layoutIfNeeded()
            #expect(frames(root) == fresh)
        }
    }

    private func linesSaid(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        let before = LayoutSystem.say
        LayoutSystem.say = { lines.append($0) }
        defer { LayoutSystem.say = before }
        body()
        return lines
    }

    @Test("R-LAY-10 Of constraints that contradict each other a hundred are named, and the others are counted")
    func manyConflicts() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate((0..<300).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) })
        let lines = linesSaid { root.layoutIfNeeded() }
        #expect(lines.count == 101 && lines[0].contains("can't be satisfied together with"), "\(lines.count)")
        #expect(lines.last?.hasPrefix("199 more constraints inside <UIView") == true, "\(lines.last ?? "")")
        #expect(view.frame.width == 0)
        #expect(linesSaid { root.setNeedsLayout(); view.setNeedsUpdateConstraints(); root.layoutIfNeeded() } == [], "each is said once")
    }

    @Test("R-LAY-22 Of constraints that cost too much together some are left out, which is said once of their hierarchy")
    func exhausted() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let views = (0..<150).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        var constraints: [NSLayoutConstraint] = []
        for (i, view) in views.enumerated() {
            for (j, other) in views.enumerated() where i != j && (i + j) % 3 == 0 {
                let constraint = view.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor, constant: CGFloat(j))
                constraint.priority = UILayoutPriority(Float(1 + i * j % 999))
                constraints.append(constraint)
            }
        }
        NSLayoutConstraint.activate(constraints)
        LayoutSystem.mostWork = 100_000
        defer { LayoutSystem.mostWork = nil }
        let lines = linesSaid { root.layoutIfNeeded() }
        #expect(lines.count == 1 && lines[0].contains("constraints inside <UIView") && lines[0].contains("take too long to solve together"), "\(lines)")
        #expect(views.allSatisfy { $0.frame.minX.isFinite && $0.frame.width >= 0 })
        #expect(linesSaid { root.setNeedsLayout(); views[0].setNeedsUpdateConstraints(); root.layoutIfNeeded() } == [])
    }
}
