/// A point, a direction or a velocity in the plane. x points right and y down, in points.
package struct Vector: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = Vector(0, 0)

    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    package static func * (a: Vector, factor: Double) -> Vector { Vector(a.x * factor, a.y * factor) }
    package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
    package static func += (a: inout Vector, b: Vector) { a = a + b }
    package static func -= (a: inout Vector, b: Vector) { a = a - b }

    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    /// The third component of the product in space.
    package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    /// Turned a quarter from the x axis to the y axis.
    package var turned: Vector { Vector(-y, x) }
    package var length: Double { dot(self).squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// The same direction with length 1; `nil` for a length of 0, or one that is not a number.
    package var direction: Vector? {
        let length = length
        return length > 1e-12 && length.isFinite ? self * (1 / length) : nil
    }

    /// No longer than `limit`.
    func shortened(to limit: Double) -> Vector {
        let length = length
        return length > limit ? self * (limit / length) : self
    }

    /// The velocity of a point at this arm of a body that turns by an angular velocity.
    static func * (angular: Double, arm: Vector) -> Vector { Vector(-angular * arm.y, angular * arm.x) }
}
