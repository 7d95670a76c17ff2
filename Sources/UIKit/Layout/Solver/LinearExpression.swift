/// A sum of variables times numbers, and a constant: `2·x − y + 8`.
///
/// The terms stand in the order of their variables, so that results depend on nothing but the input.
struct LinearExpression: Equatable {
    struct Term: Equatable {
        var variable: Int
        var coefficient: Double
    }

    private(set) var terms: ContiguousArray<Term> = []
    var constant: Double

    /// Smaller coefficients are what rounding has left of zero.
    static let tolerance = 1e-10

    init(_ constant: Double = 0) { self.constant = constant }

    init(variable: Int, coefficient: Double = 1) {
        constant = 0
        if coefficient != 0 { terms = [Term(variable: variable, coefficient: coefficient)] }
    }

    var isConstant: Bool { terms.isEmpty }

    func coefficient(of variable: Int) -> Double { index(of: variable).map { terms[$0].coefficient } ?? 0 }

    private func index(of variable: Int) -> Int? {
        var low = 0, high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].variable == variable ? low : nil
    }

    /// Adds a multiple of another expression.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        guard factor != 0 else { return }
        constant += other.constant * factor
        guard !other.terms.isEmpty else { return }
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

    mutating func multiply(by factor: Double) {
        if factor == 0 { terms = [] }
        for index in terms.indices { terms[index].coefficient *= factor }
        constant *= factor
    }

    mutating func remove(_ variable: Int) {
        if let index = index(of: variable) { terms.remove(at: index) }
    }

    /// Replaces a variable by an expression.
    mutating func substitute(_ variable: Int, by expression: LinearExpression) {
        guard let index = index(of: variable) else { return }
        add(expression, times: terms.remove(at: index).coefficient)
    }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = a
        product.multiply(by: factor)
        return product
    }
}
