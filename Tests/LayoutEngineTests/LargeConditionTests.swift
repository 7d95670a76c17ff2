import Testing
@testable import LayoutEngine

@Suite("Constraint solver: many conditions")
struct LargeConditionTests {
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
    private func condition(at point: [Double], _ numbers: inout SeededNumbers) -> LayoutSolver.Condition {
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
        var numbers = SeededNumbers(state: 3)
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
}
