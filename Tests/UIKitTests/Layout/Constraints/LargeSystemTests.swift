import Testing
@testable import UIKit

@MainActor @Suite("Constraints: many", .leavesNothing)
struct LargeSystemTests {
    /// The same numbers in each run.
    private struct Numbers {
        var state: UInt64
        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    private func value(_ expression: LinearExpression, _ point: [Double]) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * point[$1.variable] }
    }

    private func error(_ condition: LayoutSolver.Condition, _ point: [Double]) -> Double {
        let value = value(condition.expression, point)
        return switch condition.relation {
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        case .lessThanOrEqual: max(0, value)
        }
    }

    /// A condition that holds at the point.
    private func condition(at point: [Double], _ numbers: inout Numbers) -> LayoutSolver.Condition {
        var expression = LinearExpression()
        for _ in 0...numbers.next(below: 3) {
            let coefficient = [1, -1, 1, -1, 2, 0.5, -0.25][numbers.next(below: 7)]
            expression.add(LinearExpression(variable: numbers.next(below: point.count), coefficient: coefficient))
        }
        let relation = [LayoutSolver.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.next(below: 3)]
        expression.constant -= value(expression, point)
        let slack = Double(numbers.next(below: 3) * numbers.next(below: 50))
        if relation == .lessThanOrEqual { expression.constant -= slack }
        if relation == .greaterThanOrEqual { expression.constant += slack }
        return LayoutSolver.Condition(expression: expression, relation: relation)
    }

    @Test("R-LAY-10 Of random conditions that can all hold none is refused, and all hold; so do wishes that can")
    func satisfiable() {
        var numbers = Numbers(state: 3)
        for run in 0..<60 {
            let count = 5 + numbers.next(below: 40)
            let point = (0..<count).map { _ in Double(numbers.next(below: 1000)) }
            var solver = LayoutSolver(), conditions: [LayoutSolver.Condition] = []
            for _ in 0..<count { _ = solver.makeVariable() }
            for _ in 0..<(count * 2) {
                let condition = condition(at: point, &numbers)
                let isRequired = numbers.next(below: 4) > 0
                conditions.append(condition)
                if isRequired {
                    let holds = solver.require(condition)
                    #expect(holds, "run \(run)")
                } else {
                    solver.prefer(CollectionOfOne(condition))
                }
                #expect(solver.inconsistency == nil, "run \(run)")
            }
            let solution = (0..<count).map { solver.value(of: $0) }
            for condition in conditions { #expect(error(condition, solution) < 1e-5, "run \(run)") }
        }
    }

    @Test("R-LAY-10 Why a condition is refused: the others that are needed for it, and no more")
    func conflicts() {
        func equal(_ terms: [(Int, Double)], _ constant: Double) -> LayoutSolver.Condition {
            var expression = LinearExpression(-constant)
            for (variable, coefficient) in terms { expression.add(LinearExpression(variable: variable, coefficient: coefficient)) }
            return LayoutSolver.Condition(expression: expression, relation: .equal)
        }
        let others = [equal([(2, 1)], 1), equal([(0, 1), (1, 1)], 10), equal([(3, 1), (2, 1)], 4), equal([(0, 1)], 3), equal([(4, 1)], 0)]
        func blamed(_ refused: LayoutSolver.Condition, sizes: [LayoutSolver.Condition] = [], patience: Int = LayoutConflict.patience) -> [Int]? {
            var patience = patience
            return LayoutConflict(sizes: sizes, others: others, refused: refused, patience: &patience).others
        }
        #expect(blamed(equal([(1, 1)], 5)) == [1, 3])
        #expect(blamed(equal([], 1)) == [], "it contradicts itself")
        let positive = LayoutSolver.Condition(expression: LinearExpression(variable: 1), relation: .greaterThanOrEqual)
        #expect(blamed(equal([(0, 1)], 11), sizes: [positive]) == [1])
        #expect(blamed(equal([(1, 1)], 5), patience: 30) == nil, "it would take too long")
    }

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
        var numbers = Numbers(state: 5)
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
