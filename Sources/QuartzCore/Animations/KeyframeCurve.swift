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

    /// Values close together along the curve, from its beginning to its end.
    var points: [AnimatableValue] {
        [values[0]] + (0..<values.count - 1).flatMap { step in (1...Self.chords).map { value(step: step, Double($0) / Double(Self.chords)) } }
    }
}
