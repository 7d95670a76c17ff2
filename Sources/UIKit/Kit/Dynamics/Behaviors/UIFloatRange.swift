/// Numbers from a least to a greatest one.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init() { self = .zero }

    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// 0 alone.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether it has all numbers.
    public var isInfinite: Bool { self == .infinite }

    /// As the engine takes it: with 0 in it, and `nil` for all numbers.
    var closed: ClosedRange<Double>? {
        guard !isInfinite, !minimum.isNaN, !maximum.isNaN else { return nil }
        return max(min(minimum.native, 0), -1e9)...min(max(maximum.native, 0), 1e9)
    }
}
