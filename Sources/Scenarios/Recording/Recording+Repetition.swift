/// What a second play of a scenario does otherwise than the first.
extension Recording {
    /// The first difference of the logs, and of the recognizers' actions with their values, in a sentence; `nil` if there is none.
    func difference(from first: Recording) -> String? {
        for place in 0..<max(log.count, first.log.count) {
            let expected = place < first.log.count ? first.log[place] : [], found = place < log.count ? log[place] : []
            if expected != found { return "entry \(place) of the log is [\(found.joined(separator: ", "))], at first it was [\(expected.joined(separator: ", "))]" }
        }
        for (place, (found, expected)) in zip(actions, first.actions).enumerated() {
            if let difference = found.difference(from: expected) { return "action \(place), \(found.recognizer)!\(found.state): \(difference)" }
        }
        return nil
    }
}

extension RecordedAction {
    fileprivate func difference(from first: RecordedAction) -> String? {
        if recognizer != first.recognizer || state != first.state { return "at first it was \(first.recognizer)!\(first.state)" }
        func differ(_ one: Double, _ other: Double) -> Bool { !(abs(one - other) <= ExpectedNumber.tolerance * max(1, abs(one))) && !(one.isNaN && other.isNaN) }
        var numbers: [(String, Double, Double)] = [("the time in milliseconds", time, first.time)]
        numbers.append(("numberOfTouches", Double(values.numberOfTouches), Double(first.values.numberOfTouches)))
        for (name, value) in values.numbers.sorted(by: { $0.key < $1.key }) { numbers.append((name, value, first.values.numbers[name] ?? .nan)) }
        let points = values.points, old = first.values.points
        for (name, value, before) in [("location", points.location, old.location), ("translation", points.translation, old.translation),
                                      ("velocity", points.velocity, old.velocity)] {
            numbers.append(("\(name).x", value.x, before.x))
            numbers.append(("\(name).y", value.y, before.y))
        }
        for (name, value, before) in numbers where differ(value, before) { return "\(name) is \(value.text), at first it was \(before.text)" }
        return nil
    }
}
