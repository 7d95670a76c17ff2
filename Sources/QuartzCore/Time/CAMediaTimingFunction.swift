/// The name of a timing function.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress. Immutable.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let first: SIMD2<Double>
    private let second: SIMD2<Double>

    /// A named curve (R-ANI-2); an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(0.42, 0, 1, 1)
        case .easeOut: self.init(0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(0.42, 0, 0.58, 1)
        case .default: self.init(0.25, 0.1, 0.25, 1)
        default: self.init(0, 0, 1, 1)
        }
    }

    /// The curve with these two inner control points. Their x is limited to 0 … 1, so that there is one value for each time.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func unit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
        first = SIMD2(unit(x1), y1.isFinite ? y1 : 0)
        second = SIMD2(unit(x2), y2.isFinite ? y2 : 1)
        super.init()
    }

    /// Writes the x and y of control point 0 … 3.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let point: SIMD2<Double> = switch index {
        case 1: first
        case 2: second
        case 3: [1, 1]
        default: [0, 0]
        }
        values[0] = Float(point.x)
        values[1] = Float(point.y)
    }

    /// The progress at a time from 0 to 1; outside, the progress of the nearer end.
    package func value(at time: Double) -> Double {
        if !(time > 0) { return 0 }
        if time >= 1 { return 1 }
        if first.x == first.y, second.x == second.y { return time }
        return Self.curve(parameter(at: time), first.y, second.y)
    }

    /// One coordinate of the curve.
    private static func curve(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let c = 3 * p1, b = 3 * (p2 - p1) - c, a = 1 - c - b
        return ((a * t + b) * t + c) * t
    }

    /// The curve's parameter where its x is `x`: Newton's method kept inside a shrinking bracket, as x never falls along the curve.
    private func parameter(at x: Double) -> Double {
        let c = 3 * first.x, b = 3 * (second.x - first.x) - c, a = 1 - c - b
        var low = 0.0, high = 1.0, t = x
        for _ in 0..<60 {
            let error = ((a * t + b) * t + c) * t - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = (3 * a * t + 2 * b) * t + c
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return first == other.first && second == other.second
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(first)
        hasher.combine(second)
        return hasher.finalize()
    }
}
