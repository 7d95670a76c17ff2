@testable import LayoutEngine

/// A second solver, plain and slow: it keeps every equation in variables that follow from no others, and changes all of them at each step. Random
/// systems have the same solutions in both.
struct ReferenceSolver {
    typealias Condition = LayoutSolver.Condition

    /// Smaller numbers count as zero. Layout calculates with points, of which a thousandth can't be seen.
    private static let tolerance = 1e-8
    /// No layout needs as many steps. Rounding could let the method turn in a circle.
    private static let stepLimit = 20_000

    private struct Row {
        var basic: Int
        var expression: LinearExpression
    }

    private var rows: ContiguousArray<Row> = []
    /// Of each variable, whether it may be negative.
    private var isFree: ContiguousArray<Bool> = []
    /// Of each variable, its row; -1 when it has none.
    private var rowOfVariable: ContiguousArray<Int> = []

    // MARK: Using it

    /// Makes a variable that may be any number.
    mutating func makeVariable() -> Int { makeVariable(isFree: true) }

    func value(of variable: Int) -> Double {
        let row = rowOfVariable[variable]
        return row >= 0 ? rows[row].expression.constant : 0
    }

    func value(of expression: LinearExpression) -> Double {
        var value = expression.constant
        for term in expression.terms { value += term.coefficient * self.value(of: term.variable) }
        return value
    }

    /// Whether nothing can change the expression's value any more.
    func isDetermined(_ expression: LinearExpression) -> Bool { substituted(expression).isConstant }

    /// Makes a condition hold from now on.
    /// - Returns: Whether it could: not when it contradicts what holds already.
    mutating func require(_ condition: Condition) -> Bool {
        var expression = substituted(condition.expression)
        if condition.relation == .lessThanOrEqual { expression.multiply(by: -1) }
        if expression.isConstant {
            return condition.relation == .equal ? abs(expression.constant) <= Self.tolerance : expression.constant >= -Self.tolerance
        }
        if condition.relation != .equal {
            let surplus = makeVariable(isFree: false)
            if freeVariable(in: expression) == nil, expression.constant >= 0 {
                addRow(surplus, expression)
                return true
            }
            expression.add(LinearExpression(variable: surplus), times: -1)
        }
        if let free = freeVariable(in: expression) {
            solve(expression, for: free)
            return true
        }
        return requireWithHelp(expression)
    }

    /// Comes as near to all the conditions as the earlier ones allow: the sum of the distances becomes as small as it can be.
    mutating func prefer(_ conditions: some Sequence<Condition>) {
        var errors: ContiguousArray<Int> = []
        for condition in conditions { addWish(condition, &errors) }
        var sum = LinearExpression()
        for error in errors { sum.add(substituted(LinearExpression(variable: error))) }
        minimize(&sum)
        // To keep the sum, none of these may grow from zero.
        for term in sum.terms where term.coefficient > Self.tolerance { forget(term.variable) }
    }

    // MARK: The tableau

    private mutating func makeVariable(isFree free: Bool) -> Int {
        isFree.append(free)
        rowOfVariable.append(-1)
        return isFree.count - 1
    }

    private func freeVariable(in expression: LinearExpression) -> Int? {
        for term in expression.terms where isFree[term.variable] { return term.variable }
        return nil
    }

    private func substituted(_ expression: LinearExpression) -> LinearExpression {
        var result = LinearExpression(expression.constant)
        for term in expression.terms {
            let row = rowOfVariable[term.variable]
            result.add(row >= 0 ? rows[row].expression : LinearExpression(variable: term.variable), times: term.coefficient)
        }
        return result
    }

    private mutating func addRow(_ basic: Int, _ expression: LinearExpression) {
        rowOfVariable[basic] = rows.count
        rows.append(Row(basic: basic, expression: expression))
    }

    private mutating func removeRow(_ index: Int) {
        rowOfVariable[rows[index].basic] = -1
        let last = rows.removeLast()
        if index < rows.count {
            rows[index] = last
            rowOfVariable[last.basic] = index
        }
    }

    /// Makes the variable basic so that the expression, in which it occurs, is zero.
    private mutating func solve(_ expression: LinearExpression, for variable: Int) {
        var solution = expression
        let coefficient = solution.coefficient(of: variable)
        solution.remove(variable)
        solution.multiply(by: -1 / coefficient)
        substitute(variable, by: solution)
        addRow(variable, solution)
    }

    private mutating func substitute(_ variable: Int, by expression: LinearExpression) {
        for index in rows.indices { _ = rows[index].expression.substitute(variable, by: expression) }
    }

    /// Lets a variable that is zero stay so.
    private mutating func forget(_ variable: Int) {
        for index in rows.indices { rows[index].expression.remove(variable) }
    }

    /// Exchanges the basic variable of a row for one of those in it.
    private mutating func pivot(row index: Int, with entering: Int, _ objective: inout LinearExpression) {
        let leaving = rows[index].basic
        var expression = rows[index].expression
        removeRow(index)
        expression.add(LinearExpression(variable: leaving), times: -1)
        solve(expression, for: entering)
        _ = objective.substitute(entering, by: rows[rows.count - 1].expression)
    }

    // MARK: The method

    /// Makes the objective, of which more than zero is left only by other conditions, as small as it can be.
    private mutating func minimize(_ objective: inout LinearExpression, until: Int? = nil) {
        for _ in 0..<Self.stepLimit {
            // The first that helps, not the one that helps most: so it never turns in a circle (Bland's rule).
            var entering: Int?
            for term in objective.terms where term.coefficient < -Self.tolerance && !isFree[term.variable] {
                entering = term.variable
                break
            }
            guard let entering, let row = rowThatLimits(entering) else { return }
            let leaving = rows[row].basic
            pivot(row: row, with: entering, &objective)
            if leaving == until { return }
        }
    }

    /// The row of the variable that becomes zero first when the given one grows.
    private func rowThatLimits(_ variable: Int) -> Int? {
        var limiting: Int?
        var least = Double.infinity
        for index in rows.indices where !isFree[rows[index].basic] {
            let coefficient = rows[index].expression.coefficient(of: variable)
            guard coefficient < -Self.tolerance else { continue }
            let ratio = max(rows[index].expression.constant, 0) / -coefficient
            if let current = limiting, ratio > least - Self.tolerance,
               ratio > least + Self.tolerance || rows[index].basic > rows[current].basic { continue }
            least = min(least, ratio)
            limiting = index
        }
        return limiting
    }

    /// Requires an expression without free variables to be zero, by making it smaller and smaller.
    private mutating func requireWithHelp(_ expression: LinearExpression) -> Bool {
        let distance = makeVariable(isFree: false)
        var objective = expression
        if objective.constant < 0 { objective.multiply(by: -1) }
        addRow(distance, objective)
        minimize(&objective, until: distance)
        let row = rowOfVariable[distance]
        guard row >= 0 else {
            forget(distance)
            return true
        }
        let rest = rows[row].expression
        guard rest.constant <= Self.tolerance else {
            removeRow(row)
            return false
        }
        var best: LinearExpression.Term?
        for term in rest.terms where abs(term.coefficient) > abs(best?.coefficient ?? Self.tolerance) { best = term }
        if let best {
            pivot(row: row, with: best.variable, &objective)
            forget(distance)
        } else {
            removeRow(row)
        }
        return true
    }

    private mutating func addWish(_ condition: Condition, _ errors: inout ContiguousArray<Int>) {
        var expression = substituted(condition.expression)
        if expression.isConstant { return }
        if condition.relation == .lessThanOrEqual { expression.multiply(by: -1) }
        // expression = above − below, where one of them is an error or, of an inequality, what it has to spare.
        let above = makeVariable(isFree: false), below = makeVariable(isFree: false)
        errors.append(below)
        if condition.relation == .equal { errors.append(above) }
        if let free = freeVariable(in: expression) {
            expression.add(LinearExpression(variable: above), times: -1)
            expression.add(LinearExpression(variable: below))
            solve(expression, for: free)
        } else if expression.constant >= 0 {
            expression.add(LinearExpression(variable: below))
            addRow(above, expression)
        } else {
            expression.multiply(by: -1)
            expression.add(LinearExpression(variable: above))
            addRow(below, expression)
        }
    }

    // MARK: For tests

    /// What is wrong with the tableau; `nil` when it is in order.
    var inconsistency: String? {
        for (index, row) in rows.enumerated() {
            if rowOfVariable[row.basic] != index { return "row \(index) is not known as that of \(row.basic)" }
            for term in row.expression.terms where rowOfVariable[term.variable] >= 0 { return "\(term.variable) is in a row and has one" }
            guard !isFree[row.basic] else { continue }
            if row.expression.constant < -1e-6 { return "\(row.basic) is \(row.expression.constant)" }
            for term in row.expression.terms where isFree[term.variable] { return "\(row.basic) follows from a free variable" }
        }
        return nil
    }
}
