/// A spring as factors of an implicit step, which is stable for any stiffness. From E. Catto, "Soft Constraints" (GDC 2011) and Box2D's documentation.
struct Softness {
    /// Points a second for each point out of place.
    let bias: Double
    /// The share of the effective mass.
    let mass: Double
    /// The share of the accumulated impulse that is taken back.
    let impulse: Double

    /// - Parameters:
    ///   - frequency: Hertz of the spring without damping.
    ///   - damping: 1 is critical.
    init(frequency: Double, damping: Double) {
        let omega = 2 * Double.pi * frequency
        let first = 2 * damping + Limits.step * omega, second = Limits.step * omega * first, third = 1 / (1 + second)
        bias = omega / first
        mass = second * third
        impulse = third
    }
}
