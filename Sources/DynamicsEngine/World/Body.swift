/// The number of a body, which no other body of its world gets.
package struct BodyID: Hashable, Comparable, Sendable {
    let number: Int
    package static func < (a: BodyID, b: BodyID) -> Bool { a.number < b.number }
    /// What does not move: anchors of joints are on it.
    package static let ground = BodyID(number: 0)
}

/// A force that acts in each step until it is changed.
package struct BodyForce: Equatable, Sendable {
    /// In mass · points a second squared.
    package var force: Vector
    /// Where it acts, from the item's centre, turned with the body.
    package var offset: Vector

    package init(force: Vector, offset: Vector = .zero) {
        self.force = force
        self.offset = offset
    }
}

/// An acceleration, in points a second squared, that depends on where the item's centre is, on its velocity and its mass.
package typealias BodyField = (_ place: Vector, _ velocity: Vector, _ mass: Double) -> Vector

/// A rigid body. Its place is its centre of mass; the item that it stands for has its centre at ``origin``.
struct Body {
    let id: BodyID
    /// About the centre of mass, upright.
    var hulls: [Hull]
    /// The same in the world.
    var placed: [Hull]
    /// The item's centre, from the centre of mass.
    var origin: Vector
    var area: Double
    var centralInertia: Double
    /// The radius of a circle inside of it.
    var room: Double
    var reach: Double

    var position: Vector
    var angle: Double
    var rotation: Rotation
    var velocity = Vector.zero
    var angularVelocity = 0.0
    /// Where it was before the last step.
    var lastPosition: Vector
    var lastAngle: Double

    var traits = BodyTraits()
    var mass = 1.0
    var inverseMass = 0.0
    var inverseInertia = 0.0
    /// Points a second squared, whatever the mass.
    var acceleration = Vector.zero
    var forces: [BodyForce] = []
    var fields: [BodyField] = []

    /// The groups in which it meets other bodies, and those whose boundaries it meets.
    var itemGroups: [Int] = []
    var boundaryGroups: [Int] = []

    var isAsleep = false
    /// Where it was when it began to rest, and how long ago that was.
    var restPlace: (position: Vector, angle: Double, speed: Double) = (.zero, 0, 0)
    var restTime = 0.0
    var box = Box()

    /// - Parameter center: The item's centre.
    init(id: BodyID, hulls: [Hull], center: Vector, angle: Double) {
        var mass = HullMass(hulls)
        // Errors of rounding would move items that only turn.
        if mass.center.length < 1e-9 { mass.center = .zero }
        self.id = id
        self.hulls = hulls.map { $0.moved(by: -mass.center) }
        placed = self.hulls
        origin = -mass.center
        area = mass.area
        centralInertia = mass.centralInertia
        room = self.hulls.map { $0.room(about: .zero) }.max() ?? 0
        reach = self.hulls.map(\.reach).max() ?? 0
        self.angle = Limits.number(angle, limit: 1e6)
        rotation = Rotation(self.angle)
        position = Limits.place(center) - rotation(origin)
        lastPosition = position
        lastAngle = self.angle
        setMass()
        settle()
    }

    /// Whether forces and contacts move it.
    var isMovable: Bool { inverseMass > 0 }
    var isAwake: Bool { isMovable && !isAsleep }

    /// The item's centre.
    var center: Vector { position + rotation(origin) }

    mutating func set(_ traits: BodyTraits) {
        self.traits = traits.sound
        setMass()
    }

    private mutating func setMass() {
        mass = max(traits.density * area / Limits.unitArea, 1e-9)
        inverseMass = traits.isAnchored || id == .ground ? 0 : 1 / mass
        let inertia = mass * (area > 0 ? centralInertia / area : 0)
        inverseInertia = inverseMass == 0 || !traits.allowsRotation || inertia <= 0 ? 0 : 1 / inertia
        if inverseMass == 0 { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    mutating func move(center: Vector, angle: Double) {
        self.angle = Limits.number(angle, limit: 1e6)
        rotation = Rotation(self.angle)
        position = Limits.place(center) - rotation(origin)
        lastPosition = position
        lastAngle = self.angle
        settle()
    }

    /// Places the hulls after a change of the position.
    mutating func settle() {
        box = Box()
        for index in hulls.indices {
            hulls[index].place(rotation, position, into: &placed[index])
            let radius = hulls[index].radius
            for corner in placed[index].corners {
                box.include(corner - Vector(radius, radius))
                box.include(corner + Vector(radius, radius))
            }
        }
    }

    mutating func wake() {
        isAsleep = false
        restTime = 0
        restPlace = (position, angle, speed)
    }

    /// An impulse at an arm from the centre of mass.
    mutating func push(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += inverseInertia * arm.cross(impulse)
    }

    /// How fast one of its points is at most.
    var speed: Double { velocity.length + abs(angularVelocity) * reach }
    /// How far its points may come in a step at most.
    var movement: Double { speed * Limits.step }
}
