/// Sequential impulses at contacts, soft where things overlap: the scheme of Box2D's published articles, with each step as one of its small ones.
struct ContactSolver {
    private let softness = Softness(frequency: Limits.contactFrequency, damping: Limits.contactDamping)

    typealias Bodies = UnsafeMutableBufferPointer<Body>

    /// Arms, masses and the speeds at which bodies meet, before the step's impulses.
    func prepare(_ contact: inout Contact, _ bodies: Bodies) {
        prepare(&contact.points.0, contact, bodies)
        if contact.count > 1 { prepare(&contact.points.1, contact, bodies) }
    }

    private func prepare(_ point: inout ContactPoint, _ contact: Contact, _ bodies: Bodies) {
        point.firstArm = point.place - bodies[contact.first].position
        point.secondArm = point.place - bodies[contact.second].position
        point.normalMass = mass(point, contact.normal, contact, bodies)
        point.tangentMass = mass(point, contact.normal.turned, contact, bodies)
        point.approach = velocity(point, contact, bodies).dot(contact.normal)
        point.largestImpulse = 0
    }

    // Bodies are not copied: that would count the references of their shapes.
    private func mass(_ point: ContactPoint, _ direction: Vector, _ contact: Contact, _ bodies: Bodies) -> Double {
        let first = point.firstArm.cross(direction), second = point.secondArm.cross(direction)
        let linear = bodies[contact.first].inverseMass + bodies[contact.second].inverseMass
        let sum = linear + bodies[contact.first].inverseInertia * first * first + bodies[contact.second].inverseInertia * second * second
        return sum > 0 ? 1 / sum : 0
    }

    private func velocity(_ point: ContactPoint, _ contact: Contact, _ bodies: Bodies) -> Vector {
        bodies[contact.second].velocity + bodies[contact.second].angularVelocity * point.secondArm
            - bodies[contact.first].velocity - bodies[contact.first].angularVelocity * point.firstArm
    }

    private func apply(_ impulse: Vector, _ point: ContactPoint, _ contact: Contact, _ bodies: Bodies) {
        bodies[contact.first].push(-impulse, at: point.firstArm)
        bodies[contact.second].push(impulse, at: point.secondArm)
    }

    /// Begins with the impulses of the step before.
    func start(_ contact: Contact, _ bodies: Bodies) {
        start(contact.points.0, contact, bodies)
        if contact.count > 1 { start(contact.points.1, contact, bodies) }
    }

    private func start(_ point: ContactPoint, _ contact: Contact, _ bodies: Bodies) {
        apply(contact.normal * point.normalImpulse + contact.normal.turned * point.tangentImpulse, point, contact, bodies)
    }

    /// - Parameter corrects: Whether overlaps are pushed apart.
    func solve(_ contact: inout Contact, _ bodies: Bodies, corrects: Bool) {
        solveNormal(&contact.points.0, contact, bodies, corrects)
        if contact.count > 1 { solveNormal(&contact.points.1, contact, bodies, corrects) }
        guard contact.friction > 0 else { return }
        solveTangent(&contact.points.0, contact, bodies)
        if contact.count > 1 { solveTangent(&contact.points.1, contact, bodies) }
    }

    private func solveNormal(_ point: inout ContactPoint, _ contact: Contact, _ bodies: Bodies, _ corrects: Bool) {
        let speed = velocity(point, contact, bodies).dot(contact.normal)
        let impulse: Double
        if point.separation > 0 {
            impulse = -point.normalMass * (speed + point.separation / Limits.step)
        } else if corrects {
            let bias = max(softness.bias * point.separation, -Limits.push)
            impulse = -point.normalMass * (speed + bias) * softness.mass - softness.impulse * point.normalImpulse
        } else {
            impulse = -point.normalMass * speed
        }
        let sum = max(point.normalImpulse + impulse, 0)
        apply(contact.normal * (sum - point.normalImpulse), point, contact, bodies)
        point.normalImpulse = sum
        point.largestImpulse = max(point.largestImpulse, sum)
    }

    private func solveTangent(_ point: inout ContactPoint, _ contact: Contact, _ bodies: Bodies) {
        let tangent = contact.normal.turned, limit = contact.friction * point.normalImpulse
        let impulse = -point.tangentMass * velocity(point, contact, bodies).dot(tangent)
        let sum = min(max(point.tangentImpulse + impulse, -limit), limit)
        apply(tangent * (sum - point.tangentImpulse), point, contact, bodies)
        point.tangentImpulse = sum
    }

    /// Gives bodies the speed back that elasticity leaves them.
    func bounce(_ contact: inout Contact, _ bodies: Bodies) {
        guard contact.elasticity > 0 else { return }
        bounce(&contact.points.0, contact, bodies)
        if contact.count > 1 { bounce(&contact.points.1, contact, bodies) }
    }

    private func bounce(_ point: inout ContactPoint, _ contact: Contact, _ bodies: Bodies) {
        guard point.approach < -Limits.bounce, point.largestImpulse > 0 else { return }
        let speed = velocity(point, contact, bodies).dot(contact.normal)
        let impulse = -point.normalMass * (speed + contact.elasticity * point.approach)
        let sum = max(point.normalImpulse + impulse, 0)
        apply(contact.normal * (sum - point.normalImpulse), point, contact, bodies)
        point.normalImpulse = sum
    }
}
