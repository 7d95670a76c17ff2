/// Equations that have one solution, in the order in which their variables follow from each other: with other constants the solution is found in as
/// many steps as the equations have terms, without a search.
///
/// Most equations of layouts have one variable that the ones before don't give: these are *early* steps. Some variables are in one equation only, which
/// can wait until all others are known: *late* steps. What remains, such as views of equal widths between two edges, is eliminated as Gauss did it, the
/// shortest equation first.
struct LayoutBasis {
    /// A variable that follows from an equation.
    private struct Step {
        let equation: Int
        let variable: Int
        let coefficient: Double
    }

    /// An equation less a multiple of another, one of those that are eliminated.
    private struct Subtraction {
        let equation: Int
        let other: Int
        let factor: Double
    }

    /// Dividing by smaller coefficients is not safe.
    private static let smallest = 1e-3
    /// How much of the largest coefficient of its equation a divisor has.
    private static let share = 0.1
    /// What an elimination may cost, as a multiple of the terms that it begins with, and at least.
    private static let mostWork = (times: 20, least: 2000)

    private let equations: ContiguousArray<LinearExpression>
    private var early: ContiguousArray<Step> = []
    private var late: ContiguousArray<Step> = []
    private var eliminated: ContiguousArray<Step> = []
    private var subtractions: ContiguousArray<Subtraction> = []
    /// What is left of the equations that are eliminated, in the order of the steps, without the variables of these.
    private var rests: ContiguousArray<LinearExpression> = []
    private var isEarly: ContiguousArray<Bool>

    /// `nil` when the equations, each a sum that is zero, have no solution or several, or when it would take long to order them.
    init?(_ equations: ContiguousArray<LinearExpression>, variableCount: Int) {
        guard equations.count == variableCount else { return nil }
        self.equations = equations
        isEarly = ContiguousArray(repeating: false, count: variableCount)
        var columns = ContiguousArray<ContiguousArray<Int>>(repeating: [], count: variableCount)
        for (index, equation) in equations.enumerated() {
            for term in equation.terms { columns[term.variable].append(index) }
        }
        var isTaken = ContiguousArray(repeating: false, count: equations.count)
        guard takeEarly(columns, &isTaken), takeLate(columns, &isTaken), eliminate(isTaken) else { return nil }
    }

    // MARK: Ordering

    /// Takes equations of which all variables but one are known.
    private mutating func takeEarly(_ columns: ContiguousArray<ContiguousArray<Int>>, _ isTaken: inout ContiguousArray<Bool>) -> Bool {
        var unknowns = ContiguousArray(equations.map(\.terms.count))
        var ready = ContiguousArray(equations.indices.filter { unknowns[$0] == 1 })
        var next = 0
        while next < ready.count {
            let index = ready[next]
            next += 1
            guard let term = equations[index].terms.first(where: { !isEarly[$0.variable] }), abs(term.coefficient) >= Self.smallest else { return false }
            early.append(Step(equation: index, variable: term.variable, coefficient: term.coefficient))
            isTaken[index] = true
            isEarly[term.variable] = true
            for other in columns[term.variable] {
                unknowns[other] -= 1
                if unknowns[other] == 1 { ready.append(other) }
            }
        }
        return true
    }

    /// Takes equations with a variable that is in no other; the last one taken is solved first.
    private mutating func takeLate(_ columns: ContiguousArray<ContiguousArray<Int>>, _ isTaken: inout ContiguousArray<Bool>) -> Bool {
        var uses = ContiguousArray(repeating: 0, count: columns.count)
        for index in equations.indices where !isTaken[index] {
            for term in equations[index].terms where !isEarly[term.variable] { uses[term.variable] += 1 }
        }
        var ready = ContiguousArray(columns.indices.filter { uses[$0] == 1 })
        var next = 0
        while next < ready.count {
            let variable = ready[next]
            next += 1
            // Its last equation may have been taken for another variable.
            guard uses[variable] == 1, let index = columns[variable].first(where: { !isTaken[$0] }) else { continue }
            let coefficient = equations[index].coefficient(of: variable)
            guard abs(coefficient) >= Self.smallest else { return false }
            late.append(Step(equation: index, variable: variable, coefficient: coefficient))
            isTaken[index] = true
            for term in equations[index].terms where !isEarly[term.variable] {
                uses[term.variable] -= 1
                if uses[term.variable] == 1 { ready.append(term.variable) }
            }
        }
        return true
    }

    private mutating func eliminate(_ isTaken: ContiguousArray<Bool>) -> Bool {
        let left = ContiguousArray(equations.indices.filter { !isTaken[$0] })
        guard !left.isEmpty else { return true }
        var elimination = Elimination(left.map { index in equations[index].without { isEarly[$0] } }, variableCount: isEarly.count)
        var work = 0
        let mostWork = max(Self.mostWork.times * left.reduce(0) { $0 + equations[$1].terms.count }, Self.mostWork.least)
        while let place = elimination.next() {
            let row = elimination.rows[place], largest = row.terms.reduce(0) { max($0, abs($1.coefficient)) }
            guard largest >= Self.smallest else { return false }
            var best: LinearExpression.Term?
            for term in row.terms where abs(term.coefficient) >= Self.share * largest {
                if best == nil || elimination.columns[term.variable].count < elimination.columns[best!.variable].count { best = term }
            }
            guard let best else { return false }
            for (other, factor) in elimination.remove(best.variable, at: place, coefficient: best.coefficient) {
                subtractions.append(Subtraction(equation: left[other], other: left[place], factor: factor))
                work += elimination.rows[other].terms.count + row.terms.count
            }
            guard work <= mostWork else { return false }
            var rest = row
            rest.remove(best.variable)
            rests.append(rest)
            eliminated.append(Step(equation: left[place], variable: best.variable, coefficient: best.coefficient))
        }
        return eliminated.count == left.count
    }

    // MARK: Solving

    /// The values of the variables that make each equation, with its constant, zero.
    func solution(_ constant: (Int) -> Double) -> ContiguousArray<Double> {
        var values = ContiguousArray(repeating: 0.0, count: isEarly.count)
        for step in early { values[step.variable] = value(step, constant(step.equation), values) }
        solveEliminated(constant, &values)
        for step in late.reversed() { values[step.variable] = value(step, constant(step.equation), values) }
        return values
    }

    /// The variable of a step, of whose equation all others are known; its own value is still zero.
    private func value(_ step: Step, _ constant: Double, _ values: ContiguousArray<Double>) -> Double {
        var sum = constant
        for term in equations[step.equation].terms { sum += term.coefficient * values[term.variable] }
        return -sum / step.coefficient
    }

    private func solveEliminated(_ constant: (Int) -> Double, _ values: inout ContiguousArray<Double>) {
        guard !eliminated.isEmpty else { return }
        var sums = ContiguousArray(repeating: 0.0, count: equations.count)
        for step in eliminated {
            var sum = constant(step.equation)
            for term in equations[step.equation].terms where isEarly[term.variable] { sum += term.coefficient * values[term.variable] }
            sums[step.equation] = sum
        }
        for step in subtractions { sums[step.equation] -= step.factor * sums[step.other] }
        for (step, rest) in zip(eliminated, rests).reversed() {
            var sum = sums[step.equation]
            for term in rest.terms { sum += term.coefficient * values[term.variable] }
            values[step.variable] = -sum / step.coefficient
        }
    }

    /// Equations that are made shorter by each other.
    private struct Elimination {
        private(set) var rows: ContiguousArray<LinearExpression>
        /// Of each variable, the rows that name it, and some that no longer do.
        private(set) var columns: ContiguousArray<ContiguousArray<Int>>
        private var isDone: ContiguousArray<Bool>
        /// By their number of terms, the rows that have so many, and some that no longer do.
        private var byLength: ContiguousArray<ContiguousArray<Int>> = []

        init(_ rows: some Sequence<LinearExpression>, variableCount: Int) {
            self.rows = ContiguousArray(rows)
            columns = ContiguousArray(repeating: [], count: variableCount)
            isDone = ContiguousArray(repeating: false, count: self.rows.count)
            for (place, row) in self.rows.enumerated().reversed() {
                for term in row.terms { columns[term.variable].append(place) }
                note(place)
            }
        }

        private mutating func note(_ place: Int) {
            let length = rows[place].terms.count
            while byLength.count <= length { byLength.append([]) }
            byLength[length].append(place)
        }

        /// One of the shortest rows that are left.
        mutating func next() -> Int? {
            for length in byLength.indices {
                while let place = byLength[length].popLast() {
                    if !isDone[place], rows[place].terms.count == length { return place }
                }
            }
            return nil
        }

        /// Takes a variable out of all other rows by means of the one at that place, which is done then.
        /// - Returns: From which rows how much of it was subtracted.
        mutating func remove(_ variable: Int, at place: Int, coefficient: Double) -> ContiguousArray<(other: Int, factor: Double)> {
            var changes: ContiguousArray<(other: Int, factor: Double)> = []
            isDone[place] = true
            let row = rows[place]
            for other in columns[variable] where !isDone[other] && rows[other].contains(variable) {
                let factor = rows[other].coefficient(of: variable) / coefficient
                for term in row.terms where !rows[other].contains(term.variable) { columns[term.variable].append(other) }
                rows[other].add(row, times: -factor)
                rows[other].remove(variable)
                note(other)
                changes.append((other, factor))
            }
            return changes
        }
    }
}
