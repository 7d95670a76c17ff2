/// A smooth curve through the values of a keyframe animation, each of which it passes in the direction from the one before to the one after (R-ANI-16).
struct KeyframeCurve {
    private static let chords = 16
    private let values: [AnimatableValue]

    /// - Parameter values: At least two.
    init(_ values: [AnimatableValue]) { self.values = values }

    /// The value in a step from one of the values to the next.
    /// - Parameter progress: From 0 to 1.
    func value(step: Int, _ progress: Double) -> AnimatableValue {
        let from = values[step], to = values[step + 1]
        // Beyond the ends it continues straight.
        let before = step > 0 ? values[step - 1] : from.mixed(with: to, -1)
        let after = step + 2 < values.count ? values[step + 2] : from.mixed(with: to, 2)
        // Catmull and Rom's spline in the form of Barry and Goldman, which takes nothing but mixing.
        let first = before.mixed(with: from, progress + 1), second = from.mixed(with: to, progress), third = to.mixed(with: after, progress - 1)
        return first.mixed(with: second, (progress + 1) / 2).mixed(with: second.mixed(with: third, progress / 2), progress)
    }

    /// The value where a share of the curve's length is behind, found on chords.
    func value(atLength share: Double) -> AnimatableValue {
        let steps = values.count - 1
        var lengths: [Double] = []
        for step in 0..<steps {
            var last = values[step].numbers
            for chord in 1...Self.chords {
                let next = value(step: step, Double(chord) / Double(Self.chords)).numbers
                if let a = last, let b = next { lengths.append(((b - a) * (b - a)).sum().squareRoot()) } else { lengths.append(1) }
                last = next
            }
        }
        var rest = min(max(share, 0), 1) * lengths.reduce(0, +)
        for (index, length) in lengths.enumerated() {
            if rest <= length || index == lengths.count - 1 {
                let progress = (Double(index % Self.chords) + (length > 0 ? min(rest / length, 1) : 1)) / Double(Self.chords)
                return value(step: index / Self.chords, progress)
            }
            rest -= length
        }
        return values[0]
    }
}
