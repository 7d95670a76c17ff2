import Testing
@testable import LayoutEngine

@Suite("Conditions that depend on each other: continuing from the last solution")
struct ComponentTests {
    private static func left(_ view: Int) -> LinearExpression { LinearExpression(variable: 2 * view) }
    private static func width(_ view: Int) -> LinearExpression { LinearExpression(variable: 2 * view + 1) }
    private static func number(_ value: Int) -> LinearExpression { LinearExpression(Double(value)) }

    private static func condition(_ count: Int, _ numbers: inout SeededNumbers) -> LayoutSolver.Condition {
        let a = numbers.next(below: count), b = numbers.next(below: count), distance = numbers.next(below: 50)
        let relation = [LayoutSolver.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual][numbers.next(below: 3)]
        switch numbers.next(below: 7) {
        case 0, 1: return .init(expression: left(a) - left(b) - width(b) - number(distance), relation: relation)
        case 2: return .init(expression: width(a) - width(b), relation: .equal)
        case 3: return .init(expression: left(a) + width(a) - number(400 - distance), relation: relation)
        case 4: return .init(expression: left(a) - number(distance), relation: relation)
        case 5: return .init(expression: width(a) - number(distance), relation: relation)
        default: return .init(expression: left(a) + width(a) * 0.5 - left(b) - width(b) * 0.5, relation: .equal)
        }
    }

    /// Sizes, conditions of three levels, and what is kept.
    private static func component(_ numbers: inout SeededNumbers) -> LayoutComponent {
        var component = LayoutComponent()
        let count = 1 + numbers.next(below: 8)
        for variable in 0..<2 * count { _ = component.add(variable) }
        for view in 0..<count { _ = component.add(.init(expression: width(view), relation: .greaterThanOrEqual), priority: .infinity, .size, origin: 0) }
        for priority: Float in [1000, 750, 250] {
            for _ in 0..<numbers.next(below: priority == 1000 ? 2 * count + 1 : count) {
                _ = component.add(condition(count, &numbers), priority: priority, .wish, origin: 0)
            }
        }
        for variable in (0..<count).map({ 2 * $0 + 1 }) + (0..<count).map({ 2 * $0 }) {
            let expression = LinearExpression(variable: variable) - number(numbers.next(below: 100))
            _ = component.add(.init(expression: expression, relation: .equal), priority: -.infinity, .keep, origin: 0)
        }
        return component
    }

    /// What a plain tableau finds, level by level.
    private func reference(_ component: LayoutComponent) -> [Double] {
        var solver = ReferenceSolver(), index = 0
        for _ in component.variables { _ = solver.makeVariable() }
        let entries = component.entries
        while index < entries.count, entries[index].priority >= 1000 {
            _ = solver.require(entries[index].condition)
            index += 1
        }
        while index < entries.count, entries[index].role == .wish {
            let level = entries[index...].prefix { $0.role == .wish && $0.priority == entries[index].priority }
            solver.prefer(level.map(\.condition))
            index += level.count
        }
        for entry in entries[index...] where !solver.isDetermined(entry.condition.expression) { solver.prefer([entry.condition]) }
        return component.variables.indices.map { solver.value(of: $0) }
    }

    @Test("R-LAY-23 Random conditions with other constants have the solution that a plain tableau finds, with a search or without")
    func components() {
        var numbers = SeededNumbers(state: 11), without = 0, runs = 0
        for run in 0..<100 {
            var component = Self.component(&numbers)
            component.solve(mostWork: LayoutSolver.mostWork)
            for edit in 0..<8 {
                for _ in 0...numbers.next(below: 2) {
                    let place = numbers.next(below: component.entries.count)
                    guard component.entries[place].role != .size else { continue }
                    _ = component.set(component.entries[place].condition.expression.constant + Double(numbers.next(below: 21) - 10), at: place)
                }
                runs += 1
                if component.goOn() { without += 1 } else { component.solve(mostWork: LayoutSolver.mostWork) }
                let expected = reference(component)
                #expect(zip(component.values, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "run \(run), edit \(edit)")
            }
        }
        #expect(without > runs / 4, "\(without) of \(runs)")
    }

    @Test("R-LAY-23 Views of equal widths between two edges are eliminated, and take another width afterwards")
    func elimination() {
        let count = 200
        var component = LayoutComponent()
        for variable in 0..<2 * count { _ = component.add(variable) }
        func require(_ expression: LinearExpression) -> Int {
            component.add(.init(expression: expression, relation: .equal), priority: 1000, .wish, origin: 0)
        }
        _ = require(Self.left(0))
        for view in 1..<count {
            _ = require(Self.left(view) - Self.left(view - 1) - Self.width(view - 1) - Self.number(1))
            _ = require(Self.width(view) - Self.width(0))
        }
        let end = require(Self.left(count - 1) + Self.width(count - 1) - Self.number(1199))
        component.solve(mostWork: LayoutSolver.mostWork)
        #expect(abs(component.values[1] - 5) < 1e-6)
        _ = component.set(-2199, at: end)
        let goesOn = component.goOn()
        #expect(goesOn && abs(component.values[1] - 10) < 1e-6 && abs(component.values[2 * count - 2] - 2189) < 1e-6)
    }
}
