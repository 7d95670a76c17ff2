/// The two things that a contact is between: a body, and a body with a greater number or an edge.
struct ContactKey: Comparable, Hashable {
    /// The body's number and its shape's.
    let first: UInt64
    /// As `first`, or the boundary's number and the edge's, with the top bit set.
    let second: UInt64

    static func < (a: ContactKey, b: ContactKey) -> Bool { a.first != b.first ? a.first < b.first : a.second < b.second }
}

/// Two shapes that are near each other, and what the solver knows of them.
struct Contact {
    let key: ContactKey
    /// Indices of the bodies. The second one is the ground for an edge.
    var first: Int
    var second: Int
    /// The boundary of an edge.
    let boundary: BoundaryID?
    var normal: Vector
    var points: (ContactPoint, ContactPoint)
    var count: Int
    var elasticity: Double
    var friction: Double

    /// - Parameter manifold: Its normal leads from the first body to the second.
    init(_ key: ContactKey, _ first: Int, _ second: Int, boundary: BoundaryID?, _ manifold: Manifold, elasticity: Double, friction: Double) {
        self.key = key
        self.first = first
        self.second = second
        self.boundary = boundary
        self.elasticity = elasticity
        self.friction = friction
        normal = manifold.normal
        points = (ContactPoint(manifold.points.0), ContactPoint(manifold.points.1))
        count = manifold.count
    }

    /// Takes over the impulses of the step before.
    mutating func inherit(_ other: Contact) {
        points.0.inherit(other)
        if count > 1 { points.1.inherit(other) }
    }

    private var separation: Double { count > 1 ? min(points.0.separation, points.1.separation) : points.0.separation }
    var isTouching: Bool { separation <= Limits.touch }
    var isNear: Bool { separation <= Limits.margin }

    /// Where it touches most.
    var place: Vector { count > 1 && points.1.separation < points.0.separation ? points.1.place : points.0.place }
}

/// One point of a contact.
struct ContactPoint {
    let place: Vector
    let feature: Int
    var separation: Double
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    /// The largest that was needed in this step.
    var largestImpulse = 0.0
    // Set up for each step.
    var firstArm = Vector.zero
    var secondArm = Vector.zero
    var normalMass = 0.0
    var tangentMass = 0.0
    var approach = 0.0

    init(_ point: Manifold.Point) {
        place = point.place
        feature = point.feature
        separation = point.separation
    }

    mutating func inherit(_ contact: Contact) {
        for old in contact.count > 1 ? [contact.points.0, contact.points.1] : [contact.points.0] where old.feature == feature {
            normalImpulse = old.normalImpulse
            tangentImpulse = old.tangentImpulse
        }
    }
}
