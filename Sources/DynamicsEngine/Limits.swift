/// The figures of the engine. Each one is a choice (R-DYN-3), unless a source stands with it.
package enum Limits {
    /// Seconds of a step.
    package static let step = 1.0 / 240
    /// How often all contacts and joints are solved in a step, and how often after it without the corrections of places.
    static let iterations = 6, relaxations = 3
    /// Points between two things at which they are known to each other.
    static let margin = 1.0
    /// Points up to which they touch.
    static let touch = 0.1
    /// Points a second above which things bounce.
    static let bounce = 30.0
    /// Hertz and share of critical damping with which contacts, and joints that do not give, take back what is out of place. From Box2D's documentation of soft constraints.
    static let contactFrequency = 60.0, contactDamping = 10.0, jointFrequency = 60.0, jointDamping = 2.0
    /// Points a second at which things that overlap leave each other.
    static let push = 300.0
    /// Points a second, and radians a second.
    package static let speed = 50_000.0, angularSpeed = 360.0
    /// Points from the origin beyond which a body stops.
    package static let distance = 1_000_000.0
    /// A body rests when it has not moved so far in this time: points and seconds.
    static let restMovement = 0.05, restTime = 0.5
    /// It rests, too, when it has not moved so far and has not become faster: points, and points a second.
    static let restDrift = 0.5, restGain = 0.05
    /// Points: half the smallest side that a shape has, and half the largest.
    package static let smallestExtent = 0.5, largestExtent = 100_000.0
    /// Corners of a polygon.
    static let mostCorners = 32
    /// The area in square points that has mass 1 at density 1: a view of 100 × 100.
    package static let unitArea = 10_000.0

    /// A length that shapes may have: a number between the smallest and the largest.
    static func extent(_ length: Double) -> Double { length.isFinite ? min(max(length, smallestExtent), largestExtent) : smallestExtent }

    /// A number no farther from 0 than `limit`; 0 for what is not a number.
    package static func number(_ value: Double, limit: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }

    /// A place inside of the world.
    package static func place(_ place: Vector) -> Vector { Vector(number(place.x, limit: distance), number(place.y, limit: distance)) }
}
