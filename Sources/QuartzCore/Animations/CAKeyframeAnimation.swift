/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Mixes neighbouring values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Shows one value after the other.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Mixes neighbouring values at an even pace over the whole; key times and timing functions are left aside.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Goes through the values on a smooth curve, to which the values before and after also give the direction (R-ANI-16).
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Goes through the values on the same curve, at an even pace over the whole; key times and timing functions are left aside.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    /// Whether the pace is even, whatever the key times.
    var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// Goes through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, unless there is a ``path``.
    open var values: [Any]?
    /// For properties that are points: the ends of its lines and curves are the values. Where a new subpath starts it jumps.
    open var path: CGPath? {
        didSet { route = path.map { KeyframeRoute($0) } }
    }
    /// When each value is reached, as fractions of the run in rising order; evenly spaced without. In discrete mode one more than
    /// there are values, the last being 1.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next; the run's own without.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    private var route: KeyframeRoute?

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CAKeyframeAnimation {
            copy.values = values
            copy.path = path
            copy.keyTimes = keyTimes
            copy.timingFunctions = timingFunctions
            copy.calculationMode = calculationMode
        }
        return copy
    }

    override var example: Any? { values?.first }

    override func value(_ moment: Timing.Moment, base: AnimatableValue) -> AnimatableValue? {
        let fraction = paced(moment.fraction)
        if let route, case .vector(_, .point) = base {
            if calculationMode.isPaced { return route.point(atLength: fraction).map { .point($0) } }
            guard route.segments.count > 0 else { return nil }
            let (index, progress) = place(fraction, steps: calculationMode == .discrete ? route.segments.count + 1 : route.segments.count)
            if calculationMode == .discrete {
                return .point(index == 0 ? route.segments[0].point(at: 0) : route.segments[index - 1].point(at: 1))
            }
            return .point(route.segments[index].point(at: progress))
        }
        let values = (values ?? []).compactMap { AnimatableValue($0, like: base) }
        guard let first = values.first else { return nil }
        guard values.count > 1 else { return first }
        if calculationMode == .discrete { return values[place(fraction, steps: values.count).index] }
        if calculationMode.isPaced { return pacedValue(calculationMode == .paced ? values : KeyframeCurve(values).points, fraction) }
        let (index, progress) = place(fraction, steps: values.count - 1)
        if calculationMode == .cubic { return KeyframeCurve(values).value(step: index, progress) }
        return values[index].mixed(with: values[index + 1], progress)
    }

    /// The step that a fraction of the run falls into, and the progress within it.
    private func place(_ fraction: Double, steps: Int) -> (index: Int, progress: Double) {
        var index: Int, progress: Double
        if let keyTimes, keyTimes.count == steps + 1 {
            index = max((keyTimes.lastIndex { $0.doubleValue <= fraction } ?? 0), 0)
            index = min(index, steps - 1)
            let start = keyTimes[index].doubleValue, length = keyTimes[index + 1].doubleValue - start
            progress = length > 0 ? min(max((fraction - start) / length, 0), 1) : 1
        } else {
            let place = min(max(fraction, 0), 1) * Double(steps)
            index = min(Int(place), steps - 1)
            progress = place - Double(index)
        }
        if let timingFunctions, index < timingFunctions.count { progress = timingFunctions[index].value(at: progress) }
        return (index, progress)
    }

    private func pacedValue(_ values: [AnimatableValue], _ fraction: Double) -> AnimatableValue {
        let lengths = zip(values, values.dropFirst()).map { first, second -> Double in
            guard let a = first.numbers, let b = second.numbers else { return 1 }
            return ((b - a) * (b - a)).sum().squareRoot()
        }
        var rest = fraction * lengths.reduce(0, +)
        for (index, length) in lengths.enumerated() {
            if rest <= length || index == lengths.count - 1 {
                return values[index].mixed(with: values[index + 1], length > 0 ? min(rest / length, 1) : 1)
            }
            rest -= length
        }
        return values[0]
    }
}

/// A path as a way to go.
struct KeyframeRoute {
    struct Segment {
        var p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint
        var length = 0.0

        func point(at t: Double) -> CGPoint {
            let u = 1 - t
            let a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
            return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }

        /// Where a part of the length is behind, found on chords.
        func point(atLength part: Double) -> CGPoint {
            var rest = part * length
            var last = p0
            for step in 1...Self.chords {
                let next = point(at: Double(step) / Double(Self.chords))
                let chord = hypot(next.x - last.x, next.y - last.y).native
                if rest <= chord {
                    let t = chord > 0 ? rest / chord : 0
                    return CGPoint(x: last.x + (next.x - last.x) * t, y: last.y + (next.y - last.y) * t)
                }
                rest -= chord
                last = next
            }
            return p3
        }

        static let chords = 32

        mutating func measure() {
            var last = p0
            for step in 1...Self.chords {
                let next = point(at: Double(step) / Double(Self.chords))
                length += hypot(next.x - last.x, next.y - last.y).native
                last = next
            }
        }
    }

    private(set) var segments: [Segment] = []
    private var length = 0.0

    init(_ path: CGPath) {
        var index = 0
        var current = CGPoint.zero, start = CGPoint.zero
        let points = path.geometry.points
        func third(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        for kind in path.geometry.kinds {
            let end = kind == .closeSubpath ? start : points[index + kind.pointCount - 1]
            switch kind {
            case .moveToPoint: start = end
            case .addLineToPoint: add(current, third(current, end, 1 / 3), third(current, end, 2 / 3), end)
            case .closeSubpath:
                if current != end { add(current, third(current, end, 1 / 3), third(current, end, 2 / 3), end) }
            case .addQuadCurveToPoint:
                let control = points[index]
                add(current, third(current, control, 2 / 3), third(end, control, 2 / 3), end)
            case .addCurveToPoint: add(current, points[index], points[index + 1], end)
            }
            current = end
            index += kind.pointCount
        }
    }

    private mutating func add(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        var segment = Segment(p0: p0, p1: p1, p2: p2, p3: p3)
        segment.measure()
        length += segment.length
        segments.append(segment)
    }

    /// Where a part of the whole length is behind; `nil` for a path without lines.
    func point(atLength part: Double) -> CGPoint? {
        var rest = min(max(part, 0), 1) * length
        for segment in segments {
            if rest <= segment.length { return segment.point(atLength: segment.length > 0 ? rest / segment.length : 0) }
            rest -= segment.length
        }
        return segments.last?.p3
    }
}
