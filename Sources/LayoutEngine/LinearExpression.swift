/// A sum of variables times numbers, and a constant: `2·x − y + 8`.
///
/// The terms stand in the order of their variables, so that results depend on nothing but the input.
package struct LinearExpression: Equatable, Sendable {
    package struct Term: Equatable, Sendable {
        package var variable: Int
        package var coefficient: Double
    }

    package private(set) var terms: ContiguousArray<Term> = []
    package var constant: Double

    /// Smaller coefficients are what rounding has left of zero.
    static let tolerance = 1e-10

    package init(_ constant: Double = 0) { self.constant = constant }

    package init(variable: Int, coefficient: Double = 1) {
        constant = 0
        if coefficient != 0 { terms = [Term(variable: variable, coefficient: coefficient)] }
    }

    package var isConstant: Bool { terms.isEmpty }

    func coefficient(of variable: Int) -> Double { index(of: variable).map { terms[$0].coefficient } ?? 0 }

    func contains(_ variable: Int) -> Bool { index(of: variable) != nil }

    private func index(of variable: Int) -> Int? {
        let place = place(of: variable)
        return place < terms.count && terms[place].variable == variable ? place : nil
    }

    /// Where the variable is, or would be.
    private func place(of variable: Int) -> Int {
        var low = 0, high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds a multiple of a variable that is larger than all in the expression.
    mutating func append(_ variable: Int, _ coefficient: Double) { terms.append(Term(variable: variable, coefficient: coefficient)) }

    /// How many times longer an expression is than what is added to it in its places.
    private static let muchLonger = 8

    /// Adds a multiple of another expression.
    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        guard factor != 0 else { return }
        constant += other.constant * factor
        if other.terms.count * Self.muchLonger < terms.count { addInPlace(other, factor) } else if !other.terms.isEmpty { merge(other, factor) }
    }

    private mutating func addInPlace(_ other: LinearExpression, _ factor: Double) {
        for term in other.terms {
            let place = place(of: term.variable)
            guard place < terms.count, terms[place].variable == term.variable else {
                terms.insert(Term(variable: term.variable, coefficient: term.coefficient * factor), at: place)
                continue
            }
            terms[place].coefficient += term.coefficient * factor
            if abs(terms[place].coefficient) <= Self.tolerance { terms.remove(at: place) }
        }
    }

    private mutating func merge(_ other: LinearExpression, _ factor: Double) {
        var sum = ContiguousArray<Term>()
        sum.reserveCapacity(terms.count + other.terms.count)
        var i = 0, j = 0
        while i < terms.count || j < other.terms.count {
            if j == other.terms.count || (i < terms.count && terms[i].variable < other.terms[j].variable) {
                sum.append(terms[i])
                i += 1
            } else if i == terms.count || other.terms[j].variable < terms[i].variable {
                sum.append(Term(variable: other.terms[j].variable, coefficient: other.terms[j].coefficient * factor))
                j += 1
            } else {
                let coefficient = terms[i].coefficient + other.terms[j].coefficient * factor
                if abs(coefficient) > Self.tolerance { sum.append(Term(variable: terms[i].variable, coefficient: coefficient)) }
                i += 1
                j += 1
            }
        }
        terms = sum
    }

    package mutating func multiply(by factor: Double) {
        if factor == 0 { terms = [] }
        for index in terms.indices { terms[index].coefficient *= factor }
        constant *= factor
    }

    mutating func remove(_ variable: Int) {
        if let index = index(of: variable) { terms.remove(at: index) }
    }

    /// Replaces a variable by an expression.
    /// - Returns: How many terms that concerned.
    mutating func substitute(_ variable: Int, by expression: LinearExpression) -> Int {
        guard let index = index(of: variable) else { return 1 }
        let isShort = expression.terms.count * Self.muchLonger < terms.count
        add(expression, times: terms.remove(at: index).coefficient)
        return isShort ? expression.terms.count + 1 : terms.count + 1
    }

    /// The terms of other variables, without the constant.
    func without(_ isLeftOut: (Int) -> Bool) -> LinearExpression {
        var rest = LinearExpression()
        for term in terms where !isLeftOut(term.variable) { rest.terms.append(term) }
        return rest
    }

    /// The same sum of variables that have other numbers, in the same order.
    package func renumbered(_ numbers: ContiguousArray<Int>) -> LinearExpression {
        var sum = LinearExpression(constant)
        sum.terms.reserveCapacity(terms.count)
        for term in terms { sum.terms.append(Term(variable: numbers[term.variable], coefficient: term.coefficient)) }
        return sum
    }

    package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = a
        product.multiply(by: factor)
        return product
    }
}
