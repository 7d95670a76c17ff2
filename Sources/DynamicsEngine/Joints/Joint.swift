/// The number of a joint, which no other joint of its world gets.
package struct JointID: Hashable, Comparable, Sendable {
    let number: Int
    package static func < (a: JointID, b: JointID) -> Bool { a.number < b.number }
}

/// A spring between two places.
package struct Spring: Equatable, Sendable {
    /// Hertz without damping; above 0.
    package var frequency: Double
    /// 0 swings for long, 1 is critical.
    package var damping: Double

    package init(frequency: Double, damping: Double) {
        self.frequency = min(max(Limits.number(frequency, limit: 120), 1e-3), 120)
        self.damping = min(max(Limits.number(damping, limit: 1e3), 0), 1e3)
    }
}

/// What a joint keeps of two bodies.
package enum JointKind: Equatable, Sendable {
    /// The distance between two points; stiff without a spring. Below one point of length the points are one.
    case rod(length: Double, spring: Spring?)
    /// No greater distance between two points.
    case rope(length: Double)
    /// Two points are one. The torque slows the turning, in mass · square points a second squared; the range of angles is about the first one.
    case pin(friction: Double, range: ClosedRange<Double>?)
    /// Two points are one, and nothing turns.
    case weld
    /// The second body moves along an axis of the first one, in a range of points, and does not turn.
    case slider(axis: Vector, range: ClosedRange<Double>?)
    /// The point of the second body goes to the point of the first, and the body turns upright.
    case snap(Spring)
}

/// Two bodies that are joined, or a body and a place.
package struct Joint: Sendable {
    package var kind: JointKind
    package var first: BodyID
    package var second: BodyID
    /// From the item's centre of the first body, turned with it; on the ground a place of the world.
    package var firstPoint: Vector
    /// From the item's centre of the second body, turned with it.
    package var secondPoint: Vector

    package init(_ kind: JointKind, first: BodyID = .ground, at firstPoint: Vector, second: BodyID, at secondPoint: Vector) {
        self.kind = kind
        self.first = first
        self.second = second
        self.firstPoint = Limits.place(firstPoint)
        self.secondPoint = Limits.place(secondPoint)
    }

    /// Where the first point is going to, at which velocity, while an anchor is moved.
    var travel: (target: Vector, stepsLeft: Int)?
    /// The angle between the bodies at the beginning.
    var angle = 0.0
    /// The impulses of the last step.
    var impulses: [Double] = []
    /// In the step: the places of the bodies in the world's list, and the rows.
    var bodies = (first: 0, second: 0)
    var rows: [JointRow] = []
}
