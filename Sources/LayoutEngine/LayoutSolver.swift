/// Finds numbers that satisfy linear equations and inequalities, the more important ones first.
///
/// First come the required ones, one by one; one that contradicts those before it is refused. Then come wishes, a level of priority at a
/// time: the sum of a level's errors is made as small as it can be, and what is left of freedom goes to the next level. A wish of a
/// higher priority is never sacrificed to any number of lower ones.
///
/// It is a simplex method whose variables may be free (any number: the sides of views) or not (at least zero: what an inequality has to
/// spare, and errors). The tableau says for some variables, the basic ones, how they follow from the others, which are zero. A level is
/// settled by forbidding every change that would make its sum of errors larger again.
package struct LayoutSolver {
    package enum Relation: Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

    /// What must be `relation` zero.
    package struct Condition: Sendable {
        package var expression: LinearExpression
        package var relation: Relation

        package init(expression: LinearExpression, relation: Relation) {
            self.expression = expression
            self.relation = relation
        }
    }

    /// What became of a condition.
    enum Outcome {
        /// It is an equation that holds.
        case holds
        /// What it is about had one value only: it changes nothing.
        case isDecided
        /// It contradicts those before it.
        case isRefused
        /// An inequality holds, and this variable is what it has to spare.
        case spares(Int)
        /// A wish is missed by one of these variables, of which the other is zero. An inequality that is exceeded is not missed.
        case misses(above: Int, below: Int)
    }

    /// Wishes of this priority and above must hold.
    package static let requiredPriority: Float = 1000
    /// What one system may cost, in terms that are read or written (R-LAY-22): some seconds. Screens of some hundred views need less than a hundredth.
    package static let mostWork = 100_000_000
    /// No sum takes more steps, besides some for each variable. Rounding could let the method turn in a circle.
    private static let stepLimit = 20_000

    private var tableau = LayoutTableau()
    /// The values of all variables, when they were asked for after the last condition.
    private var values: ContiguousArray<Double>?
    private let mostWork: Int

    /// - Parameter mostWork: What the system may cost before it takes no further condition.
    init(mostWork: Int = Self.mostWork) { self.mostWork = mostWork }

    /// Whether the system has cost as much as it may: further conditions change nothing.
    var isExhausted: Bool { tableau.work > mostWork }
    /// What the system has cost so far, in terms that were read or written.
    var work: Int { tableau.work }

    // MARK: Using it

    /// Makes a variable that may be any number.
    mutating func makeVariable() -> Int {
        values = nil
        return tableau.makeVariable(isFree: true)
    }

    /// Finds the values of all variables at once, so that asking for one costs nothing until the next condition.
    mutating func findValues() { values = tableau.allValues() }

    func value(of variable: Int) -> Double { (values ?? tableau.allValues())[variable] }

    func value(of expression: LinearExpression) -> Double {
        let values = values ?? tableau.allValues()
        var value = expression.constant
        for term in expression.terms { value += term.coefficient * values[term.variable] }
        return value
    }

    /// Whether nothing can change the expression's value any more, as when the solver takes no further condition.
    mutating func isDetermined(_ expression: LinearExpression) -> Bool {
        if isExhausted { return true }
        var isSettled = true
        for term in expression.terms where !tableau.settle(term.variable) { isSettled = false }
        return isSettled || tableau.substituted(expression).isConstant
    }

    /// Makes a condition hold from now on.
    /// - Returns: Whether it could: not when it contradicts what holds already.
    mutating func require(_ condition: Condition) -> Bool {
        if case .isRefused = enforce(condition) { false } else { true }
    }

    /// Makes a condition hold from now on, if it can.
    mutating func enforce(_ condition: Condition) -> Outcome {
        guard !isExhausted else { return .isDecided }
        values = nil
        tableau.isChanged()
        let condition = condition.upward
        let isEqual = condition.relation == .equal
        if let free = tableau.unmentionedVariable(in: condition.expression) {
            var expression = condition.expression
            var outcome = Outcome.holds
            if !isEqual {
                let surplus = tableau.makeVariable(isFree: false)
                outcome = .spares(surplus)
                expression.add(LinearExpression(variable: surplus), times: -1)
            }
            tableau.define(free, byZero: expression, isFirst: true)
            return outcome
        }
        var expression = tableau.substituted(condition.expression)
        if expression.isConstant {
            let holds = isEqual ? abs(expression.constant) <= LayoutTableau.tolerance : expression.constant >= -LayoutTableau.tolerance
            return holds ? .isDecided : .isRefused
        }
        let free = tableau.freeVariable(in: expression)
        var outcome = Outcome.holds
        if !isEqual {
            let surplus = tableau.makeVariable(isFree: false)
            outcome = .spares(surplus)
            if free == nil, expression.constant >= 0 {
                tableau.addRow(surplus, expression)
                return outcome
            }
            expression.add(LinearExpression(variable: surplus), times: -1)
        }
        if let free {
            tableau.define(free, byZero: expression)
            return outcome
        }
        let attempt = requireWithHelp(expression)
        if case .holds = attempt { return outcome }
        return attempt
    }

    /// Comes as near to all the conditions as the earlier ones allow: the sum of the distances becomes as small as it can be.
    /// - Returns: What became of each.
    @discardableResult
    mutating func prefer(_ conditions: some Sequence<Condition>) -> ContiguousArray<Outcome> {
        var outcomes: ContiguousArray<Outcome> = []
        guard !isExhausted else { return outcomes }
        values = nil
        tableau.isChanged()
        var errors: ContiguousArray<Int> = []
        for condition in conditions { outcomes.append(addWish(condition.upward, &errors)) }
        var sum = tableau.sum(of: errors)
        minimize(&sum)
        // To keep the sum, none of these may grow from zero.
        for term in sum.terms where term.coefficient > LayoutTableau.tolerance { tableau.forget(term.variable) }
        return outcomes
    }

    /// Whether a variable is zero because nothing says how it follows from others.
    func isZero(_ variable: Int) -> Bool { !tableau.isBasic(variable) }
    /// Whether a variable that follows from others is zero because these can't grow.
    func isHeldAtZero(_ variable: Int) -> Bool { tableau.isHeldAtZero(variable) }

    // MARK: The method

    /// Makes the objective, of which more than zero is left only by other conditions, as small as it can be.
    private mutating func minimize(_ objective: inout LinearExpression, until: Int? = nil) {
        for _ in 0..<(Self.stepLimit + 4 * tableau.variableCount) {
            if isExhausted { return }
            // The first that helps, not the one that helps most: so it never turns in a circle (Bland's rule).
            var entering: Int?
            for (index, term) in objective.terms.enumerated() where term.coefficient < -LayoutTableau.tolerance {
                entering = term.variable
                tableau.work += index
                break
            }
            guard let entering, let row = tableau.rowThatLimits(entering) else { return }
            let leaving = tableau.rows[row].basic
            tableau.pivot(row: row, with: entering, &objective)
            if leaving == until { return }
        }
    }

    /// Requires an expression without free variables to be zero, by making it smaller and smaller.
    private mutating func requireWithHelp(_ expression: LinearExpression) -> Outcome {
        let distance = tableau.makeVariable(isFree: false)
        var objective = expression
        if objective.constant < 0 { objective.multiply(by: -1) }
        tableau.insertRow(distance, objective)
        minimize(&objective, until: distance)
        let row = tableau.row(of: distance)
        guard row >= 0 else {
            tableau.forget(distance)
            return .holds
        }
        let rest = tableau.rows[row].expression
        // A search that was given up found no contradiction.
        guard rest.constant <= LayoutTableau.tolerance, !isExhausted else {
            tableau.removeRow(row)
            return isExhausted ? .isDecided : .isRefused
        }
        var best: LinearExpression.Term?
        for term in rest.terms where abs(term.coefficient) > abs(best?.coefficient ?? LayoutTableau.tolerance) { best = term }
        if let best {
            tableau.pivot(row: row, with: best.variable, &objective)
            tableau.forget(distance)
            return .holds
        }
        tableau.removeRow(row)
        return .isDecided
    }

    private mutating func addWish(_ condition: Condition, _ errors: inout ContiguousArray<Int>) -> Outcome {
        let first = tableau.unmentionedVariable(in: condition.expression)
        var expression = first == nil ? tableau.substituted(condition.expression) : condition.expression
        if expression.isConstant { return .isDecided }
        // expression = above − below, where one of them is an error or, of an inequality, what it has to spare.
        let above = tableau.makeVariable(isFree: false), below = tableau.makeVariable(isFree: false)
        errors.append(below)
        if condition.relation == .equal { errors.append(above) }
        if let free = first ?? tableau.freeVariable(in: expression) {
            expression.add(LinearExpression(variable: above), times: -1)
            expression.add(LinearExpression(variable: below))
            tableau.define(free, byZero: expression, isFirst: first != nil)
        } else if expression.constant >= 0 {
            expression.add(LinearExpression(variable: below))
            tableau.addRow(above, expression)
        } else {
            expression.multiply(by: -1)
            expression.add(LinearExpression(variable: above))
            tableau.addRow(below, expression)
        }
        return .misses(above: above, below: below)
    }

    // MARK: For tests

    /// What is wrong with the tableau; `nil` when it is in order.
    var inconsistency: String? { tableau.inconsistency }
}

extension LayoutSolver.Condition {
    /// The same condition, as an equation or as one that something is at least zero.
    fileprivate var upward: Self {
        guard relation == .lessThanOrEqual else { return self }
        return Self(expression: expression * -1, relation: .greaterThanOrEqual)
    }
}
