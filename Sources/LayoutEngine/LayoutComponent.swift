/// Conditions whose variables depend on each other and on no others, with their solution.
///
/// With other constants it continues from that solution: as long as no condition leaves its side — what had to spare has, what was missed is missed in the same
/// direction — the same conditions hold exactly, and the values follow from these (``LayoutBasis``). The result is the one that a new search would find:
/// which conditions give way depends on the constants only by those sides.
package struct LayoutComponent {
    package enum Role: Sendable {
        /// That a width or a height is not negative.
        case size
        case wish
        /// That an inequality among the wishes holds exactly, if nothing else says anything about it.
        case bound
        /// What stays as it is, if nothing else says anything about it.
        case keep
    }

    /// How a condition stands in the solution.
    fileprivate enum Standing {
        /// It holds exactly.
        case equation
        /// It has no influence.
        case idle
        /// It follows from others, and must.
        case follows
        /// It has something to spare, or is missed upwards.
        case above
        case below
        /// It holds exactly by what others leave.
        case held
    }

    package struct Entry {
        package fileprivate(set) var condition: LayoutSolver.Condition
        package let priority: Float
        package let role: Role
        /// Its place among the wishes, for a bound too, or among what is kept.
        package let origin: Int
        fileprivate var standing = Standing.idle
    }

    private enum Basis {
        case notLookedFor, missing
        case found(LayoutBasis)
    }

    /// The variables of the whole system that its own stand for, in their order.
    package private(set) var variables: ContiguousArray<Int> = []
    /// Sizes, then wishes from the highest level on, then what is kept and bounds.
    package private(set) var entries: ContiguousArray<Entry> = []
    package private(set) var values: ContiguousArray<Double> = []
    /// The entries that can't be satisfied, and where the search was given up.
    package private(set) var refused: ContiguousArray<Int> = []
    package private(set) var exhaustedAt: Int?
    /// What the last search has cost.
    package private(set) var work = 0
    private var basis = Basis.notLookedFor
    /// The entries that are the basis's equations.
    private var equations: ContiguousArray<Int> = []
    /// Own variables that nothing determines: they are zero.
    private var open: ContiguousArray<Int> = []

    // MARK: Making it

    package init() {}

    /// - Returns: The variable's number in the component.
    package mutating func add(_ variable: Int) -> Int {
        variables.append(variable)
        return variables.count - 1
    }

    /// - Returns: Its place.
    package mutating func add(_ condition: LayoutSolver.Condition, priority: Float, _ role: Role, origin: Int) -> Int {
        entries.append(Entry(condition: condition, priority: priority, role: role, origin: origin))
        return entries.count - 1
    }

    /// Sets an entry's constant.
    /// - Returns: Whether it was another one.
    package mutating func set(_ constant: Double, at place: Int) -> Bool {
        guard entries[place].condition.expression.constant != constant else { return false }
        entries[place].condition.expression.constant = constant
        return true
    }

    // MARK: Solving it

    /// Searches for the solution.
    package mutating func solve(mostWork: Int) {
        var solver = newSolver(mostWork), standings: ContiguousArray<LayoutSolver.Outcome> = []
        standings.reserveCapacity(entries.count)
        satisfy(&solver, &standings)
        keepOpen(&solver, &standings)
        solver.findValues()
        values = ContiguousArray(variables.indices.map { solver.value(of: $0) })
        work = solver.work
        note(standings, solver)
    }

    /// Whether an entry has no influence on the solution, whatever its constant is.
    package func ignores(_ entry: Int) -> Bool {
        if case .missing = basis { return false }
        return entries[entry].standing == .idle
    }

    /// Whether the conditions leave a variable open, what is kept aside.
    package func leavesOpen(_ variable: Int, mostWork: Int) -> Bool {
        var copy = self, solver = newSolver(mostWork), standings: ContiguousArray<LayoutSolver.Outcome> = []
        copy.satisfy(&solver, &standings)
        return !solver.isDetermined(LinearExpression(variable: variable))
    }

    private func newSolver(_ mostWork: Int) -> LayoutSolver {
        var solver = LayoutSolver(mostWork: mostWork)
        for _ in variables { _ = solver.makeVariable() }
        return solver
    }

    private mutating func satisfy(_ solver: inout LayoutSolver, _ outcomes: inout ContiguousArray<LayoutSolver.Outcome>) {
        refused = []
        exhaustedAt = nil
        let required = LayoutSolver.requiredPriority
        var index = 0
        while index < entries.count, entries[index].role == .size || entries[index].role == .wish && entries[index].priority >= required {
            if solver.isExhausted { return exhaustedAt = index }
            let outcome = solver.enforce(entries[index].condition)
            if case .isRefused = outcome { refused.append(index) }
            outcomes.append(outcome)
            index += 1
        }
        while index < entries.count, entries[index].role == .wish {
            var end = index + 1
            while end < entries.count, entries[end].role == .wish, entries[end].priority == entries[index].priority { end += 1 }
            outcomes += solver.prefer(entries[index..<end].lazy.map(\.condition))
            if solver.isExhausted { return exhaustedAt = index }
            index = end
        }
    }

    /// What no constraint says anything about stays as it is, or lies at the bound of an inequality, in the order of the entries.
    private mutating func keepOpen(_ solver: inout LayoutSolver, _ outcomes: inout ContiguousArray<LayoutSolver.Outcome>) {
        guard exhaustedAt == nil else { return }
        for index in outcomes.count..<entries.count {
            if solver.isDetermined(entries[index].condition.expression) {
                outcomes.append(.isDecided)
            } else {
                outcomes += solver.prefer(CollectionOfOne(entries[index].condition))
            }
        }
        if solver.isExhausted { exhaustedAt = entries.count }
    }

    // MARK: Going on

    private mutating func note(_ outcomes: ContiguousArray<LayoutSolver.Outcome>, _ solver: LayoutSolver) {
        basis = .missing
        guard exhaustedAt == nil, refused.isEmpty, outcomes.count == entries.count else { return }
        for (index, outcome) in outcomes.enumerated() {
            entries[index].standing = switch outcome {
            case .holds: .equation
            case .isDecided, .isRefused: entries[index].isRequired ? .follows : .idle
            case .spares(let variable): solver.isZero(variable) ? .equation : solver.isHeldAtZero(variable) ? .held : .above
            case .misses(let above, let below):
                if !solver.isZero(above) { solver.isHeldAtZero(above) ? .held : .above }
                else if !solver.isZero(below) { solver.isHeldAtZero(below) ? .held : .below }
                else { .equation }
            }
        }
        open = ContiguousArray(variables.indices.filter { solver.isZero($0) })
        basis = .notLookedFor
    }

    /// Finds the solution for the constants as they are now, from the last one.
    /// - Returns: Whether that could be.
    package mutating func goOn() -> Bool {
        if case .notLookedFor = basis { findBasis() }
        guard case .found(let basis) = basis else { return false }
        let found = basis.solution { [entries, equations] index in
            index < equations.count ? entries[equations[index]].condition.expression.constant : 0
        }
        for entry in entries where !entry.isOnItsSide(found) { return false }
        values = found
        return true
    }

    private mutating func findBasis() {
        equations = ContiguousArray(entries.indices.filter { entries[$0].standing == .equation })
        let all = ContiguousArray(equations.map { entries[$0].condition.expression }) + open.map { LinearExpression(variable: $0) }
        basis = LayoutBasis(all, variableCount: variables.count).map { .found($0) } ?? .missing
    }
}

extension LayoutComponent.Entry {
    fileprivate var isRequired: Bool { role == .size || role == .wish && priority >= LayoutSolver.requiredPriority }

    /// Whether the condition stands at these values as it did before.
    fileprivate func isOnItsSide(_ values: ContiguousArray<Double>) -> Bool {
        if standing == .equation || standing == .idle { return true }
        var value = condition.expression.constant
        for term in condition.expression.terms { value += term.coefficient * values[term.variable] }
        if condition.relation == .lessThanOrEqual { value = -value }
        return switch standing {
        case .equation, .idle: true
        case .follows: condition.relation == .equal ? abs(value) <= LayoutTableau.tolerance : value >= -LayoutTableau.tolerance
        case .above: value >= -LayoutTableau.tolerance
        case .below: value <= LayoutTableau.tolerance
        case .held: abs(value) <= LayoutTableau.smallest
        }
    }
}
