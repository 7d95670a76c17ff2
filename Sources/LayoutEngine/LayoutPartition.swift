/// Which variables of a system depend on each other: those that a condition names together, and so on.
package struct LayoutPartition {
    /// Of each variable, in the order of their first variables.
    package let componentOf: ContiguousArray<Int>
    /// How many components there are.
    package let count: Int

    /// The one of conditions that name no variable.
    private var constants: Int { count - 1 }

    /// - Parameter conditions: What names variables together.
    package init(variableCount: Int, _ conditions: (_ unite: (LinearExpression) -> Void) -> Void) {
        var roots = ContiguousArray(0..<variableCount)
        func root(of variable: Int) -> Int {
            var variable = variable
            while roots[variable] != variable {
                roots[variable] = roots[roots[variable]]
                variable = roots[variable]
            }
            return variable
        }
        conditions { expression in
            guard let first = expression.terms.first else { return }
            var least = root(of: first.variable)
            for term in expression.terms.dropFirst() {
                let other = root(of: term.variable)
                roots[max(least, other)] = min(least, other)
                least = min(least, other)
            }
        }
        var numbers = ContiguousArray(repeating: 0, count: variableCount), count = 0
        for variable in 0..<variableCount {
            let root = root(of: variable)
            if root == variable {
                numbers[variable] = count
                count += 1
            } else {
                numbers[variable] = numbers[root]
            }
        }
        componentOf = numbers
        self.count = count + 1
    }

    /// All in one component: for a system that is solved once and not kept.
    package init(whole variableCount: Int) {
        componentOf = ContiguousArray(repeating: 0, count: variableCount)
        count = 1
    }

    package func component(of expression: LinearExpression) -> Int { expression.terms.first.map { componentOf[$0.variable] } ?? constants }
}
