/// One direction in which a joint pushes two bodies.
struct JointRow {
    /// The direction, from the first body to the second.
    var direction = Vector.zero
    /// How much the row turns each body.
    var firstTurn = 0.0
    var secondTurn = 0.0
    /// How far the bodies are out of place, in points or radians.
    var error = 0.0
    /// How fast the first body's place moves by itself along the direction.
    var drift = 0.0
    var low = -Double.infinity
    var high = Double.infinity
    /// A spring; without one the row does not give.
    var spring: Softness?
    /// Whether it only slows.
    var isFriction = false
    var mass = 0.0
    var impulse = 0.0

    private static let stiff = Softness(frequency: Limits.jointFrequency, damping: Limits.jointDamping)

    /// Pushes along a direction at two arms.
    init(along direction: Vector, _ firstArm: Vector, _ secondArm: Vector, error: Double) {
        self.direction = direction
        firstTurn = firstArm.cross(direction)
        secondTurn = secondArm.cross(direction)
        self.error = error
    }

    /// Turns.
    init(turning error: Double) {
        firstTurn = 1
        secondTurn = 1
        self.error = error
    }

    mutating func prepare(_ a: Body, _ b: Body) {
        let linear = direction.dot(direction) * (a.inverseMass + b.inverseMass)
        let sum = linear + a.inverseInertia * firstTurn * firstTurn + b.inverseInertia * secondTurn * secondTurn
        mass = sum > 0 ? 1 / sum : 0
    }

    func apply(_ impulse: Double, _ a: inout Body, _ b: inout Body) {
        a.velocity -= direction * (impulse * a.inverseMass)
        a.angularVelocity -= impulse * firstTurn * a.inverseInertia
        b.velocity += direction * (impulse * b.inverseMass)
        b.angularVelocity += impulse * secondTurn * b.inverseInertia
    }

    /// Whether the row has a limit on one side only, and is within it.
    private var isWithin: Bool { (low == 0 && error > 0) || (high == 0 && error < 0) }

    mutating func solve(_ a: inout Body, _ b: inout Body, corrects: Bool) {
        let speed = direction.dot(b.velocity - a.velocity) + secondTurn * b.angularVelocity - firstTurn * a.angularVelocity - drift
        var change: Double
        if isFriction {
            change = -mass * speed
        } else if let spring {
            change = -mass * (speed + spring.bias * error) * spring.mass - spring.impulse * impulse
        } else if isWithin {
            change = -mass * (speed + error / Limits.step)
        } else if corrects {
            let bias = min(max(Self.stiff.bias * error, -Limits.speed), Limits.speed)
            change = -mass * (speed + bias) * Self.stiff.mass - Self.stiff.impulse * impulse
        } else {
            change = -mass * speed
        }
        let sum = min(max(impulse + change, low), high)
        change = sum - impulse
        impulse = sum
        apply(change, &a, &b)
    }
}
