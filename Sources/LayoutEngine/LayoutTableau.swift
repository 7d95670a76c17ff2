/// Which variables of a ``LayoutSolver`` follow from which.
///
/// A variable that can be any number is *defined* by others when it follows from them, and that is never changed: those may be defined later in
/// turn, and are looked up when it matters. So a chain of a thousand views is a thousand short definitions. A variable that is at least zero has a
/// *row* when it follows from others: it names variables that have neither row nor definition, and is kept so. When nothing can make it negative,
/// its row becomes a definition.
struct LayoutTableau {
    /// Smaller numbers count as zero. Layout calculates with points, of which a thousandth can't be seen.
    static let tolerance = 1e-8
    /// A variable that can't become larger than this, in points, is zero.
    static let smallest = 1e-6

    struct Row {
        var basic: Int
        var expression: LinearExpression
    }

    private struct Variable {
        let isFree: Bool
        /// Whether it is zero for good.
        var isZero = false
        /// Whether it follows from variables that are zero because it can't become smaller.
        var isHeldAtZero = false
        /// Its place among the rows; -1 when it has none.
        var row = -1
        /// Its place among the definitions; -1 when it has none.
        var definition = -1
        /// Whether a definition names it.
        var isMentioned = false
        /// The state of the tableau in which it was seen not to be settled.
        var unsettledAt = -1
    }

    private struct Definition {
        let variable: Int
        /// A definition names only variables whose definitions have a higher rank.
        let rank: Int
        var expression: LinearExpression
    }

    private var variables: ContiguousArray<Variable> = []
    /// Some places are empty: those whose basic variable is negative.
    private(set) var rows: ContiguousArray<Row> = []
    private var emptyRows: ContiguousArray<Int> = []
    /// Of each variable, the rows that name it, and some that do no more.
    private var columns: ContiguousArray<ContiguousArray<Int>> = []
    private var definitions: ContiguousArray<Definition> = []
    private var firstRank = 0, lastRank = 0
    private var gathering = Gathering()
    private var state = 0
    /// How many terms were read or written.
    var work = 0

    mutating func makeVariable(isFree: Bool) -> Int {
        variables.append(Variable(isFree: isFree))
        columns.append([])
        return variables.count - 1
    }

    var variableCount: Int { variables.count }
    func row(of variable: Int) -> Int { variables[variable].row }
    /// Whether the variable follows from others; else it is zero.
    func isBasic(_ variable: Int) -> Bool { variables[variable].row >= 0 || variables[variable].definition >= 0 }
    func isHeldAtZero(_ variable: Int) -> Bool { variables[variable].isHeldAtZero }

    /// A condition comes: what was not settled may become so.
    mutating func isChanged() { state += 1 }

    // MARK: Looking up

    func freeVariable(in expression: LinearExpression) -> Int? {
        for term in expression.terms where variables[term.variable].isFree { return term.variable }
        return nil
    }

    /// A free variable that nothing depends on yet: it may be defined by the others of the expression whatever these follow from.
    func unmentionedVariable(in expression: LinearExpression) -> Int? {
        for term in expression.terms {
            let variable = variables[term.variable]
            if variable.isFree, variable.definition < 0, !variable.isMentioned { return term.variable }
        }
        return nil
    }

    /// The expression in variables that follow from no others.
    mutating func substituted(_ expression: LinearExpression) -> LinearExpression {
        gathering.begin(expression.constant, variables.count)
        for term in expression.terms { gather(term.variable, term.coefficient) }
        return gathered()
    }

    mutating func sum(of summands: ContiguousArray<Int>) -> LinearExpression {
        gathering.begin(0, variables.count)
        for variable in summands { gather(variable, 1) }
        return gathered()
    }

    private mutating func gather(_ variable: Int, _ coefficient: Double) {
        work += 1
        let known = variables[variable]
        if known.isZero { return }
        if known.row >= 0 {
            let expression = rows[known.row].expression
            gathering.constant += expression.constant * coefficient
            for term in expression.terms { gathering.add(term.variable, term.coefficient * coefficient) }
            work += expression.terms.count
        } else if gathering.add(variable, coefficient), known.definition >= 0 {
            gathering.wait(rank: definitions[known.definition].rank, for: known.definition)
        }
    }

    private mutating func gathered() -> LinearExpression {
        while let place = gathering.next() {
            let coefficient = gathering.take(definitions[place].variable)
            let expression = definitions[place].expression
            gathering.constant += expression.constant * coefficient
            for term in expression.terms { gather(term.variable, term.coefficient * coefficient) }
        }
        return gathering.end()
    }

    /// Finds out whether a variable has only one value left, and keeps that.
    mutating func settle(_ variable: Int) -> Bool {
        if let isSettled = settled(variable) { return isSettled }
        var way: ContiguousArray<(definition: Int, next: Int)> = [(variables[variable].definition, 0)]
        while let (place, next) = way.last {
            work += 1
            let expression = definitions[place].expression
            guard next < expression.terms.count else {
                settleDefinition(place)
                way.removeLast()
                continue
            }
            let inner = expression.terms[next].variable
            switch settled(inner) {
            case true?: way[way.count - 1].next += 1
            case nil: way.append((variables[inner].definition, 0))
            case false?:
                for step in way { variables[definitions[step.definition].variable].unsettledAt = state }
                return false
            }
        }
        return true
    }

    /// `nil` when what it is defined by says it.
    private func settled(_ variable: Int) -> Bool? {
        let known = variables[variable]
        if known.isZero { return true }
        if known.row >= 0 { return rows[known.row].expression.isConstant }
        if known.definition < 0 || known.unsettledAt == state { return false }
        return definitions[known.definition].expression.isConstant ? true : nil
    }

    /// All that it names is settled.
    private mutating func settleDefinition(_ place: Int) {
        let expression = definitions[place].expression
        var value = expression.constant
        for term in expression.terms {
            let known = variables[term.variable]
            if known.isZero { continue }
            value += term.coefficient * (known.row >= 0 ? rows[known.row].expression.constant : definitions[known.definition].expression.constant)
        }
        definitions[place].expression = LinearExpression(value)
    }

    /// The value of each variable.
    func allValues() -> ContiguousArray<Double> {
        var values = ContiguousArray(repeating: 0.0, count: variables.count)
        for row in rows where row.basic >= 0 { values[row.basic] = row.expression.constant }
        // What a definition names comes before it.
        for place in definitions.indices.sorted(by: { definitions[$0].rank > definitions[$1].rank }) {
            let definition = definitions[place]
            var value = definition.expression.constant
            for term in definition.expression.terms { value += term.coefficient * values[term.variable] }
            values[definition.variable] = value
        }
        return values
    }

    // MARK: Definitions

    /// Lets a variable follow from the others of an expression that is zero.
    /// - Parameter isFirst: Whether no definition names it; otherwise no variable of the expression follows from others.
    mutating func define(_ variable: Int, byZero expression: LinearExpression, isFirst: Bool = false) {
        var solution = expression
        let coefficient = solution.coefficient(of: variable)
        solution.remove(variable)
        solution.multiply(by: -1 / coefficient)
        define(variable, by: solution, isFirst: isFirst)
    }

    private mutating func define(_ variable: Int, by expression: LinearExpression, isFirst: Bool) {
        for term in expression.terms { variables[term.variable].isMentioned = true }
        work += expression.terms.count
        if isFirst { firstRank -= 1 } else { lastRank += 1 }
        variables[variable].definition = definitions.count
        definitions.append(Definition(variable: variable, rank: isFirst ? firstRank : lastRank, expression: expression))
    }

    // MARK: Rows

    /// Adds the row of a variable that is at least zero.
    mutating func addRow(_ basic: Int, _ expression: LinearExpression) {
        if isNeverNegative(expression) { define(basic, by: expression, isFirst: false) } else { insertRow(basic, expression) }
    }

    mutating func insertRow(_ basic: Int, _ expression: LinearExpression) {
        let row = Row(basic: basic, expression: expression)
        let index = emptyRows.popLast() ?? rows.count
        if index < rows.count { rows[index] = row } else { rows.append(row) }
        variables[basic].row = index
        for term in expression.terms { columns[term.variable].append(index) }
        work += expression.terms.count
    }

    mutating func removeRow(_ index: Int) {
        variables[rows[index].basic].row = -1
        rows[index] = Row(basic: -1, expression: LinearExpression())
        emptyRows.append(index)
    }

    private func isNeverNegative(_ expression: LinearExpression) -> Bool {
        if expression.constant < 0 { return false }
        for term in expression.terms where term.coefficient < 0 { return false }
        return true
    }

    /// The rows that name the variable. The list is then in order.
    private mutating func rows(with variable: Int) -> ContiguousArray<Int> {
        var result: ContiguousArray<Int> = []
        work += columns[variable].count
        for row in columns[variable].sorted() where row != result.last && rows[row].basic >= 0 {
            if rows[row].expression.contains(variable) { result.append(row) }
        }
        columns[variable] = result
        return result
    }

    /// Exchanges the basic variable of a row for one of those in it.
    mutating func pivot(row index: Int, with entering: Int, _ objective: inout LinearExpression) {
        let leaving = rows[index].basic
        var solution = rows[index].expression
        removeRow(index)
        let coefficient = solution.coefficient(of: entering)
        solution.remove(entering)
        solution.add(LinearExpression(variable: leaving), times: -1)
        solution.multiply(by: -1 / coefficient)
        for row in rows(with: entering) {
            for term in solution.terms where !rows[row].expression.contains(term.variable) { columns[term.variable].append(row) }
            work += rows[row].expression.substitute(entering, by: solution)
        }
        columns[entering] = []
        work += objective.substitute(entering, by: solution)
        addRow(entering, solution)
    }

    /// The row of the variable that becomes zero first when the given one grows.
    mutating func rowThatLimits(_ variable: Int) -> Int? {
        var limiting: Int?
        var least = Double.infinity
        for index in rows(with: variable) {
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

    /// Lets a variable that is zero stay so, and with it those that could only grow together with it.
    mutating func forget(_ variable: Int) {
        var zeros: ContiguousArray<Int> = [variable]
        while let zero = zeros.popLast() {
            if variables[zero].isZero { continue }
            variables[zero].isZero = true
            for row in rows(with: zero) {
                work += rows[row].expression.terms.count
                rows[row].expression.remove(zero)
                let basic = rows[row].basic, expression = rows[row].expression
                if isNeverNegative(expression) {
                    removeRow(row)
                    define(basic, by: expression, isFirst: false)
                } else if isNeverPositive(expression) {
                    removeRow(row)
                    for term in expression.terms { zeros.append(term.variable) }
                    define(basic, by: LinearExpression(), isFirst: false)
                    variables[basic].isHeldAtZero = true
                }
            }
            columns[zero] = []
        }
    }

    /// Whether the terms of what is at least zero can only be zero.
    private func isNeverPositive(_ expression: LinearExpression) -> Bool {
        for term in expression.terms where expression.constant > -term.coefficient * Self.smallest || term.coefficient > -Self.tolerance { return false }
        return true
    }

    // MARK: For tests

    /// The fault in it; `nil` when it is in order.
    var inconsistency: String? {
        for (index, row) in rows.enumerated() where row.basic >= 0 {
            if variables[row.basic].row != index { return "row \(index) is not known as that of \(row.basic)" }
            if variables[row.basic].isFree { return "\(row.basic) is free and has a row" }
            if row.expression.constant < -1e-6 { return "\(row.basic) is \(row.expression.constant)" }
            for term in row.expression.terms {
                let variable = variables[term.variable]
                if variable.row >= 0 || variable.definition >= 0 || variable.isZero { return "\(term.variable) is in a row and known" }
                if variable.isFree { return "\(row.basic) follows from a free variable" }
                if !columns[term.variable].contains(index) { return "row \(index) is missing in the column of \(term.variable)" }
            }
        }
        for definition in definitions {
            for term in definition.expression.terms {
                let inner = variables[term.variable].definition
                if inner >= 0, definitions[inner].rank <= definition.rank { return "\(definition.variable) is defined by what may follow from it" }
            }
        }
        return nil
    }
}
