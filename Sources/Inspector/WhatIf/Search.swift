/// Looks for the value at which an answer turns.
struct Search {
    let range: ClosedRange<Double>
    /// How exact the value is to be.
    let precision: Double

    /// The value at which it turns, between the last that is as below and the first that is as above.
    enum Answer {
        case turns(below: Double, above: Double, winsBelow: Bool, runs: Int)
        case never(wins: Bool, runs: Int)
    }

    /// Asks at the ends, then at some values between, then by thirds, each time for several values at once.
    /// - Parameter ask: Returns whether the recognizer wins with each of the values.
    func find(_ ask: ([Double]) throws(InspectorError) -> [Bool]) throws(InspectorError) -> Answer {
        var runs = 0
        func wins(_ values: [Double]) throws(InspectorError) -> [Bool] {
            runs += values.count
            return try ask(values)
        }
        let coarse = 8
        var low = range.lowerBound, high = range.upperBound
        let ends = try wins([low, high]), first = ends[0]
        if ends[0] == ends[1] {
            // It may turn twice.
            let values = (1..<coarse).map { low + (high - low) * Double($0) / Double(coarse) }, found = try wins(values)
            guard let place = found.firstIndex(where: { $0 != first }) else { return .never(wins: first, runs: runs) }
            high = values[place]
            low = place == 0 ? low : values[place - 1]
        }
        while high - low > precision, runs < 200 {
            let third = (high - low) / 3, values = [low + third, high - third], found = try wins(values)
            if found[0] != first { high = values[0] } else if found[1] != first { (low, high) = (values[0], values[1]) } else { low = values[1] }
        }
        return .turns(below: low, above: high, winsBelow: first, runs: runs)
    }
}
