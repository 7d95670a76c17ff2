import Testing
@testable import LayoutEngine

@Suite("Constraint solver")
struct SolverTests {
    typealias Condition = LayoutSolver.Condition

    private func variable(_ index: Int, times coefficient: Double = 1) -> LinearExpression {
        LinearExpression(variable: index, coefficient: coefficient)
    }

    @Test("Required conditions hold; one that contradicts those before it is refused and changes nothing")
    func required() {
        var solver = LayoutSolver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        func require(_ expression: LinearExpression, _ relation: LayoutSolver.Relation = .equal) -> Bool {
            solver.require(Condition(expression: expression, relation: relation))
        }
        #expect(require(variable(x) + variable(y) - LinearExpression(10)))
        #expect(require(variable(x) - variable(y) - LinearExpression(2)))
        #expect(solver.value(of: x) == 6 && solver.value(of: y) == 4)
        #expect(!require(variable(x) - LinearExpression(5), .lessThanOrEqual))
        #expect(!require(variable(y) - LinearExpression(5)))
        #expect(require(variable(x) - LinearExpression(6)), "what holds already")
        #expect(solver.value(of: x) == 6 && solver.value(of: y) == 4 && solver.inconsistency == nil)
    }

    @Test("R-LAY-10 A wish of a higher priority is not sacrificed to any number of lower ones")
    func levels() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        solver.prefer([Condition(expression: variable(x) - LinearExpression(1), relation: .equal)])
        solver.prefer((0..<50).map { _ in Condition(expression: variable(x) - LinearExpression(100), relation: .equal) })
        #expect(solver.value(of: x) == 1)
    }

    @Test("R-LAY-10 Within a level the sum of the errors is least, and what that leaves open goes to the next")
    func sums() {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        // Anything from 0 to 10 is equally good.
        solver.prefer([Condition(expression: variable(x), relation: .equal), Condition(expression: variable(x) - LinearExpression(10), relation: .equal)])
        solver.prefer([Condition(expression: variable(x) - LinearExpression(7), relation: .equal)])
        #expect(abs(solver.value(of: x) - 7) < 1e-9)
        solver.prefer([Condition(expression: variable(x) - LinearExpression(3), relation: .equal)])
        #expect(abs(solver.value(of: x) - 7) < 1e-9)
    }

    /// A condition on two variables.
    private func makeCondition(_ numbers: inout SeededNumbers) -> Condition {
        var expression = LinearExpression(Double(numbers.next(below: 21) - 10))
        expression.add(LinearExpression(variable: 0, coefficient: Double(numbers.next(below: 5) - 2)))
        expression.add(LinearExpression(variable: 1, coefficient: Double(numbers.next(below: 5) - 2)))
        return Condition(expression: expression, relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.next(below: 3)])
    }

    private func error(_ condition: Condition, _ point: (x: Double, y: Double)) -> Double {
        let expression = condition.expression
        let value = expression.constant + expression.coefficient(of: 0) * point.x + expression.coefficient(of: 1) * point.y
        return switch condition.relation {
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        case .lessThanOrEqual: max(0, value)
        }
    }

    /// The best point is always one where two of the lines cross, as a box keeps every solution finite.
    private func crossings(_ conditions: [Condition]) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        for (index, first) in conditions.enumerated() {
            for second in conditions[..<index] {
                let a = first.expression, b = second.expression
                let determinant = a.coefficient(of: 0) * b.coefficient(of: 1) - a.coefficient(of: 1) * b.coefficient(of: 0)
                guard abs(determinant) > 1e-9 else { continue }
                points.append(((b.constant * a.coefficient(of: 1) - a.constant * b.coefficient(of: 1)) / determinant,
                               (a.constant * b.coefficient(of: 0) - b.constant * a.coefficient(of: 0)) / determinant))
            }
        }
        return points
    }

    private func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
        return false
    }

    @Test("Random conditions: the tableau stays in order, and no crossing of lines is a better solution")
    func random() {
        var numbers = SeededNumbers(state: 1)
        for run in 0..<1500 {
            var solver = LayoutSolver()
            var required: [Condition] = []
            for index in 0..<2 {
                _ = solver.makeVariable()
                required.append(Condition(expression: variable(index) + LinearExpression(30), relation: .greaterThanOrEqual))
                required.append(Condition(expression: variable(index) - LinearExpression(30), relation: .lessThanOrEqual))
            }
            for condition in required {
                let holds = solver.require(condition)
                #expect(holds)
            }
            for _ in 0..<numbers.next(below: 4) {
                let condition = makeCondition(&numbers)
                if solver.require(condition) {
                    required.append(condition)
                } else {
                    let all = required + [condition]
                    #expect(!crossings(all).contains { point in all.allSatisfy { error($0, point) < 1e-7 } }, "refused in vain in run \(run)")
                }
            }
            var levels: [[Condition]] = []
            for _ in 0...numbers.next(below: 3) {
                let level = (0...numbers.next(below: 3)).map { _ in makeCondition(&numbers) }
                levels.append(level)
                solver.prefer(level)
                #expect(solver.inconsistency == nil, "run \(run)")
            }
            let point = (x: solver.value(of: 0), y: solver.value(of: 1))
            for condition in required { #expect(error(condition, point) < 1e-6, "run \(run)") }
            func sums(_ point: (x: Double, y: Double)) -> [Double] { levels.map { $0.reduce(0) { $0 + error($1, point) } } }
            let own = sums(point)
            for other in crossings(required + levels.flatMap(\.self)) where required.allSatisfy({ error($0, other) < 1e-7 }) {
                #expect(!isLess(sums(other), own), "run \(run): \(other) is better than \(point)")
            }
        }
    }
}
