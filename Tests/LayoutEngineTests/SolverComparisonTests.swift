import Testing
@testable import LayoutEngine

@Suite("Constraint solver: compared")
struct SolverComparisonTests {
    typealias Condition = LayoutSolver.Condition

    /// The left side of a view has an even number, its width the next.
    private static func left(_ view: Int) -> LinearExpression { LinearExpression(variable: 2 * view) }
    private static func width(_ view: Int) -> LinearExpression { LinearExpression(variable: 2 * view + 1) }
    private static func number(_ value: Double) -> LinearExpression { LinearExpression(value) }

    private struct System {
        var count: Int
        var required: [Condition] = []
        var levels: [[Condition]] = []
        /// What is kept of that on which the conditions say nothing.
        var old: [Double] = []
    }

    private struct Solution: Equatable {
        var values: [Double]
        var held: [Bool]

        func isNear(_ other: Solution) -> Bool { held == other.held && zip(values, other.values).allSatisfy { abs($0 - $1) < 1e-5 } }
    }

    // MARK: Random systems

    /// Conditions as views have them: beside each other, of one size, in the middle, at an edge.
    private static func condition(_ count: Int, _ numbers: inout SeededNumbers) -> Condition {
        let a = numbers.next(below: count), b = numbers.next(below: count), distance = Double(numbers.next(below: 50))
        let relation = [LayoutSolver.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual][numbers.next(below: 3)]
        switch numbers.next(below: 7) {
        case 0, 1: return Condition(expression: left(a) - left(b) - width(b) - number(distance), relation: relation)
        case 2: return Condition(expression: width(a) - width(b), relation: .equal)
        case 3: return Condition(expression: left(a) + width(a) - number(400 - distance), relation: relation)
        case 4: return Condition(expression: left(a) - number(distance), relation: relation)
        case 5: return Condition(expression: width(a) - number(distance), relation: relation)
        default: return Condition(expression: left(a) + width(a) * 0.5 - left(b) - width(b) * 0.5, relation: .equal)
        }
    }

    private static func anything(_ count: Int, _ numbers: inout SeededNumbers) -> Condition {
        var expression = LinearExpression(Double(numbers.next(below: 401) - 200))
        for _ in 0...numbers.next(below: 3) {
            let coefficient = [1, -1, 1, -1, 2, 0.5, -0.25][numbers.next(below: 7)]
            expression.add(LinearExpression(variable: numbers.next(below: 2 * count), coefficient: coefficient))
        }
        return Condition(expression: expression, relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.next(below: 3)])
    }

    private static func system(_ numbers: inout SeededNumbers) -> System {
        let count = 1 + numbers.next(below: 8), isLikeViews = numbers.next(below: 3) > 0
        var system = System(count: count)
        func any(_ numbers: inout SeededNumbers) -> Condition { isLikeViews ? condition(count, &numbers) : anything(count, &numbers) }
        for _ in 0..<numbers.next(below: 2 * count + 2) { system.required.append(any(&numbers)) }
        for _ in 0..<numbers.next(below: 4) {
            var level: [Condition] = []
            for _ in 0...numbers.next(below: 2 * count) { level.append(any(&numbers)) }
            system.levels.append(level)
        }
        if numbers.next(below: 2) == 0 { system.levels += contents(count) }
        system.old = (0..<2 * count).map { _ in Double(numbers.next(below: 100)) }
        return system
    }

    /// Views that are as wide as what they show, if that can be.
    private static func contents(_ count: Int) -> [[Condition]] {
        [.greaterThanOrEqual, .lessThanOrEqual].map { relation in
            (0..<count).map { Condition(expression: width($0) - number(20), relation: relation) }
        }
    }

    // MARK: Solving

    /// As a layout does it: sizes, what is required, wishes from the highest level on, and then what is left open, one by one, so that there is one
    /// solution.
    private func solved(_ system: System, mostWork: Int? = nil) -> (solution: Solution, solver: LayoutSolver) {
        var solver = mostWork.map { LayoutSolver(mostWork: $0) } ?? LayoutSolver()
        for _ in 0..<2 * system.count { _ = solver.makeVariable() }
        for view in 0..<system.count { _ = solver.require(Condition(expression: Self.width(view), relation: .greaterThanOrEqual)) }
        let held = system.required.map { solver.require($0) }
        for level in system.levels { solver.prefer(level) }
        for variable in order(system) where !solver.isDetermined(LinearExpression(variable: variable)) {
            solver.prefer([kept(variable, system)])
        }
        solver.findValues()
        return (Solution(values: (0..<2 * system.count).map { solver.value(of: $0) }, held: held), solver)
    }

    private func reference(_ system: System) -> Solution {
        var solver = ReferenceSolver()
        for _ in 0..<2 * system.count { _ = solver.makeVariable() }
        for view in 0..<system.count { _ = solver.require(Condition(expression: Self.width(view), relation: .greaterThanOrEqual)) }
        let held = system.required.map { solver.require($0) }
        for level in system.levels { solver.prefer(level) }
        for variable in order(system) where !solver.isDetermined(LinearExpression(variable: variable)) {
            solver.prefer([kept(variable, system)])
        }
        return Solution(values: (0..<2 * system.count).map { solver.value(of: $0) }, held: held)
    }

    private func order(_ system: System) -> [Int] { (0..<system.count).map { 2 * $0 + 1 } + (0..<system.count).map { 2 * $0 } }

    private func kept(_ variable: Int, _ system: System) -> Condition {
        Condition(expression: LinearExpression(variable: variable) - Self.number(system.old[variable]), relation: .equal)
    }

    @Test("R-LAY-10 R-LAY-12 Random systems have the solutions that a plain tableau has, and refuse the same conditions")
    func same() {
        var numbers = SeededNumbers(state: 4)
        for run in 0..<1500 {
            let system = Self.system(&numbers)
            let (solution, solver) = solved(system)
            #expect(solution.isNear(reference(system)), "run \(run)")
            #expect(solver.inconsistency == nil, "run \(run)")
        }
    }

    // MARK: Cost

    private static func chain(_ count: Int, _ relation: LayoutSolver.Relation = .equal) -> [Condition] {
        (1..<count).map { Condition(expression: left($0) - left($0 - 1) - width($0 - 1) - number(1), relation: relation) }
    }

    private func work(_ required: [Condition], _ levels: [[Condition]], _ count: Int) -> Int {
        solved(System(count: count, required: required, levels: levels, old: (0..<2 * count).map { Double($0 % 97) })).solver.work
    }

    @Test("R-LAY-22 Views in a chain, loose ones and such whose sizes are open cost what they are many, in each order",
          arguments: ["chain", "from the end", "loose", "without content", "at least", "wishes"])
    func linear(_ kind: String) {
        func cost(_ count: Int) -> Int {
            let chain = Self.chain(count), contents = Self.contents(count)
            return switch kind {
            case "from the end": work(chain.reversed(), contents, count)
            case "loose": work([], contents, count)
            case "without content": work(chain, [], count)
            case "at least": work(Self.chain(count, .greaterThanOrEqual), contents, count)
            case "wishes": work([], [chain] + contents, count)
            default: work(chain, contents, count)
            }
        }
        let small = cost(100), large = cost(400)
        #expect(large < 6 * small, "\(small) terms for 100 views, \(large) for 400")
    }

    @Test("R-LAY-22 A system that costs more than it may takes no further condition, and what came before holds")
    func exhausted() {
        // A closed chain of equal widths, of which each equation concerns all.
        let count = 60
        var required = [Condition(expression: Self.left(0), relation: .equal)] + Self.chain(count)
        required.append(Condition(expression: Self.left(count - 1) + Self.width(count - 1) - Self.number(3000), relation: .equal))
        required += (1..<count).map { Condition(expression: Self.width($0) - Self.width(0), relation: .equal) }
        let system = System(count: count, required: required, old: Array(repeating: 0, count: 2 * count))
        let whole = solved(system), part = solved(system, mostWork: whole.solver.work / 4)
        #expect(!whole.solver.isExhausted && part.solver.isExhausted)
        #expect(part.solver.work < whole.solver.work / 2)
        #expect(part.solver.inconsistency == nil)
        #expect(part.solution.values.allSatisfy { $0.isFinite })
        for view in 1..<count { #expect(abs(whole.solution.values[2 * view + 1] - whole.solution.values[1]) < 1e-6) }
    }
}
