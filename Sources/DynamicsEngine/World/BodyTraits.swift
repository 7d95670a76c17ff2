/// What a body is made of.
package struct BodyTraits: Equatable, Sendable {
    /// Mass for each 10,000 square points.
    package var density = 1.0
    /// The share of its speed that a bounce leaves, from 0 to 1; of two bodies the larger counts.
    package var elasticity = 0.0
    /// 0 slides without loss; of two bodies the geometric mean counts, at a boundary the body's own.
    package var friction = 0.0
    /// The share of the velocity that is lost in a second, for small values: v becomes v / (1 + resistance · step).
    package var resistance = 0.0
    package var angularResistance = 0.0
    /// Whether nothing moves it.
    package var isAnchored = false
    package var allowsRotation = true

    package init() {}

    /// With numbers that the engine can calculate with.
    var sound: BodyTraits {
        var result = self
        result.density = density.isFinite ? min(max(density, 1e-4), 1e6) : 1
        result.elasticity = min(max(Limits.number(elasticity, limit: 1), 0), 1)
        result.friction = max(Limits.number(friction, limit: 1e6), 0)
        result.resistance = max(Limits.number(resistance, limit: 1e12), 0)
        result.angularResistance = max(Limits.number(angularResistance, limit: 1e12), 0)
        return result
    }
}
