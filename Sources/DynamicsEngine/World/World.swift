/// Rigid bodies that fall, meet, hang on each other and come to rest, in steps of ``Limits/step`` seconds.
///
/// It reads no clock and no randomness: the same calls give the same places, to the last bit on one machine. No number that it is given
/// makes it trap or hold what is not a number.
///
/// A step costs about n · log n for n bodies that are spread out, and n² where all overlap. Bodies that rest cost next to nothing.
package final class World {
    /// The ground, then the others by their numbers.
    var bodies: [Body] = [Body(id: .ground, hulls: [.circle(radius: 1)], center: .zero, angle: 0)]
    var joints: [(id: JointID, joint: Joint)] = []
    /// What bodies of their groups do not cross.
    package var boundaries: [Boundary] = [] { didSet { boundariesDidChange() } }
    var contacts: [Contact] = []
    var touches = TouchList()
    var places: [BodyID: Int] = [.ground: 0]
    private var lastNumber = 0
    let solver = ContactSolver()
    /// Contacts that began or ended, in the order in which they did, since they were taken last.
    var events: [ContactEvent] = []

    package init() {}

    private func newNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private func boundariesDidChange() {
        contacts.removeAll { $0.boundary != nil }
        wake()
    }

    // MARK: Bodies

    /// Adds a body, at rest. Without shapes it is a circle of one point.
    /// - Parameters:
    ///   - hulls: About the item's centre.
    ///   - center: The item's centre.
    package func addBody(_ hulls: [Hull], center: Vector, angle: Double) -> BodyID {
        let id = BodyID(number: newNumber())
        places[id] = bodies.count
        bodies.append(Body(id: id, hulls: hulls.isEmpty ? [.circle(radius: Limits.smallestExtent)] : hulls, center: center, angle: angle))
        bodies[bodies.count - 1].wake()
        return id
    }

    /// Removes a body with its joints and contacts. An ID that is not known is ignored.
    package func removeBody(_ id: BodyID) {
        guard id != .ground, let place = places[id] else { return }
        wake()
        bodies.remove(at: place)
        places = Dictionary(uniqueKeysWithValues: bodies.indices.map { (bodies[$0].id, $0) })
        joints.removeAll { $0.joint.first == id || $0.joint.second == id }
        contacts = []
        touches.remove(id)
    }

    /// Changes a body, and wakes all.
    func change(_ id: BodyID, _ change: (inout Body) -> Void) {
        guard id != .ground, let place = places[id] else { return }
        change(&bodies[place])
        wake()
    }

    package func setTraits(_ traits: BodyTraits, of id: BodyID) { change(id) { $0.set(traits) } }

    /// - Parameters:
    ///   - acceleration: Points a second squared, whatever the mass.
    ///   - forces: Those that accelerate it by its mass.
    package func setForces(_ acceleration: Vector, _ forces: [BodyForce], of id: BodyID) {
        change(id) {
            $0.acceleration = acceleration.isFinite ? acceleration.shortened(to: 1e9) : .zero
            $0.forces = forces.filter { $0.force.isFinite && $0.offset.isFinite }
                .map { BodyForce(force: $0.force.shortened(to: 1e9), offset: Limits.place($0.offset)) }
        }
    }

    /// Sets the fields that a body is in.
    package func setFields(_ fields: [BodyField], of id: BodyID) { change(id) { $0.fields = fields } }

    /// - Parameters:
    ///   - items: Bodies with one of these groups in common meet.
    ///   - boundaries: Boundaries of these groups hold it.
    package func setGroups(items: [Int], boundaries: [Int], of id: BodyID) {
        change(id) {
            $0.itemGroups = items
            $0.boundaryGroups = boundaries
        }
    }

    /// Puts a body elsewhere, with the velocity that it has.
    package func move(_ id: BodyID, center: Vector, angle: Double) { change(id) { $0.move(center: center, angle: angle) } }

    /// Gives a body other shapes, about the item's centre, where it is.
    package func setHulls(_ hulls: [Hull], of id: BodyID) {
        change(id) { body in
            var new = Body(id: id, hulls: hulls.isEmpty ? [.circle(radius: Limits.smallestExtent)] : hulls, center: body.center, angle: body.angle)
            (new.velocity, new.angularVelocity, new.acceleration, new.forces) = (body.velocity, body.angularVelocity, body.acceleration, body.forces)
            new.fields = body.fields
            (new.itemGroups, new.boundaryGroups) = (body.itemGroups, body.boundaryGroups)
            new.set(body.traits)
            body = new
        }
        contacts.removeAll { bodies[$0.first].id == id || bodies[$0.second].id == id }
    }

    /// Adds to a body's velocity, in points a second, and to its angular velocity, in radians a second. Anchored bodies stay.
    package func addVelocity(_ linear: Vector, angular: Double, to id: BodyID) {
        change(id) { body in
            guard body.isMovable else { return }
            body.velocity = Vector(Limits.number(body.velocity.x + linear.x, limit: Limits.speed), Limits.number(body.velocity.y + linear.y, limit: Limits.speed))
            if body.inverseInertia > 0 { body.angularVelocity = Limits.number(body.angularVelocity + angular, limit: Limits.angularSpeed) }
        }
    }

    /// One impulse, in mass · points a second, at an offset from the item's centre.
    package func push(_ impulse: Vector, at offset: Vector, _ id: BodyID) {
        change(id) { body in
            guard impulse.isFinite, offset.isFinite else { return }
            body.push(impulse.shortened(to: 1e9), at: body.rotation(Limits.place(offset) + body.origin))
            body.limitSpeed()
        }
    }

    /// The item's centre and its angle.
    package func pose(of id: BodyID) -> (center: Vector, angle: Double)? { body(id).map { ($0.center, $0.angle) } }

    /// The same, at a share of the time from the last step's beginning (0) to its end (1).
    package func pose(of id: BodyID, at share: Double) -> (center: Vector, angle: Double)? {
        body(id).map { body in
            guard share < 1 else { return (body.center, body.angle) }
            let angle = body.lastAngle + (body.angle - body.lastAngle) * share
            return (body.lastPosition + (body.position - body.lastPosition) * share + Rotation(angle)(body.origin), angle)
        }
    }

    /// Points and radians a second.
    package func velocity(of id: BodyID) -> (linear: Vector, angular: Double)? { body(id).map { ($0.velocity, $0.angularVelocity) } }
    package func mass(of id: BodyID) -> Double? { body(id).map(\.mass) }
    package func isAsleep(_ id: BodyID) -> Bool { body(id)?.isAsleep ?? true }
    func body(_ id: BodyID) -> Body? { places[id].map { bodies[$0] } }

    /// The kinetic energy, in mass · square points a second squared.
    package var kineticEnergy: Double {
        bodies.reduce(0) { sum, body in
            guard body.isMovable else { return sum }
            let turning = body.inverseInertia > 0 ? body.angularVelocity * body.angularVelocity / body.inverseInertia : 0
            return sum + (body.velocity.dot(body.velocity) * body.mass + turning) / 2
        }
    }

    // MARK: Joints

    /// Joins two bodies as they are. A body that is not known makes a joint that does nothing.
    package func addJoint(_ joint: Joint) -> JointID {
        let id = JointID(number: newNumber())
        var joint = joint
        if let a = body(joint.first), let b = body(joint.second) { joint.angle = b.angle - a.angle }
        joints.append((id, joint))
        wake()
        return id
    }

    package func removeJoint(_ id: JointID) {
        joints.removeAll { $0.id == id }
        wake()
    }

    /// Gives a joint another kind, with its points as they are.
    package func setKind(_ kind: JointKind, of id: JointID) {
        guard let index = joints.firstIndex(where: { $0.id == id }), joints[index].joint.kind != kind else { return }
        joints[index].joint.kind = kind
        joints[index].joint.impulses = []
        wake()
    }

    /// Moves an anchor on the ground to a place, in the time of so many steps: what hangs on it gets the velocity.
    package func moveAnchor(of id: JointID, to target: Vector, steps: Int) {
        guard let index = joints.firstIndex(where: { $0.id == id }), joints[index].joint.first == .ground else { return }
        joints[index].joint.travel = (Limits.place(target), max(steps, 1))
        wake()
    }

    // MARK: Rest

    /// Wakes all bodies: something has changed.
    package func wake() {
        for index in bodies.indices { bodies[index].wake() }
    }

    /// Whether nothing will move until something is changed.
    package var isAtRest: Bool {
        !bodies.contains { $0.isAwake } && !joints.contains { $0.joint.travel != nil }
    }

    /// Takes the contacts that began or ended.
    package func takeEvents() -> [ContactEvent] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }
}
