extension LayoutTableau {
    /// Adds up multiples of variables that come in any order, some of which are looked up when all that name them have been.
    struct Gathering {
        var constant = 0.0
        private var coefficients: ContiguousArray<Double> = []
        /// Of each variable, how often it was named; two stands for more.
        private var counts: ContiguousArray<UInt8> = []
        private var named: ContiguousArray<Int> = []
        /// A heap: each is of a higher rank than the one at half its place.
        private var waiting: ContiguousArray<(rank: Int, place: Int)> = []

        mutating func begin(_ constant: Double, _ variableCount: Int) {
            self.constant = constant
            while coefficients.count < variableCount {
                coefficients.append(0)
                counts.append(0)
            }
        }

        /// - Returns: Whether the variable is named for the first time.
        @discardableResult
        mutating func add(_ variable: Int, _ coefficient: Double) -> Bool {
            coefficients[variable] += coefficient
            guard counts[variable] == 0 else {
                counts[variable] = 2
                return false
            }
            counts[variable] = 1
            named.append(variable)
            return true
        }

        /// How often a variable that follows from others was named; it is no longer part of the sum.
        mutating func take(_ variable: Int) -> Double {
            let coefficient = coefficients[variable]
            coefficients[variable] = 0
            // Nothing of it is left.
            counts[variable] = 2
            return coefficient
        }

        /// The sum, after which another can begin.
        mutating func end() -> LinearExpression {
            named.sort()
            var sum = LinearExpression(constant)
            for variable in named {
                // The sum may be zero but for rounding.
                if counts[variable] == 1 && coefficients[variable] != 0 || abs(coefficients[variable]) > LinearExpression.tolerance {
                    sum.append(variable, coefficients[variable])
                }
                coefficients[variable] = 0
                counts[variable] = 0
            }
            named.removeAll(keepingCapacity: true)
            return sum
        }

        // MARK: Waiting

        mutating func wait(rank: Int, for place: Int) {
            waiting.append((rank, place))
            var index = waiting.count - 1
            while index > 0, waiting[(index - 1) / 2].rank > waiting[index].rank {
                waiting.swapAt(index, (index - 1) / 2)
                index = (index - 1) / 2
            }
        }

        /// What waits and has the lowest rank.
        mutating func next() -> Int? {
            guard let first = waiting.first, let last = waiting.popLast() else { return nil }
            guard !waiting.isEmpty else { return first.place }
            waiting[0] = last
            var index = 0
            while true {
                var least = index
                for child in [2 * index + 1, 2 * index + 2] where child < waiting.count && waiting[child].rank < waiting[least].rank { least = child }
                if least == index { return first.place }
                waiting.swapAt(index, least)
                index = least
            }
        }
    }
}
