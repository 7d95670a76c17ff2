extension World {
    /// Moves the world on by one step.
    package func step() {
        rememberPlaces()
        collide()
        wakeNeighbours()
        accelerate()
        solve()
        limitPaths()
        for index in bodies.indices where bodies[index].isAwake { bodies[index].settle() }
        rest()
    }

    private func rememberPlaces() {
        for index in bodies.indices {
            bodies[index].lastPosition = bodies[index].position
            bodies[index].lastAngle = bodies[index].angle
        }
    }

    private func accelerate() {
        for index in bodies.indices where bodies[index].isAwake { bodies[index].accelerate() }
    }

    private func solve() {
        prepareJoints()
        bodies.withUnsafeMutableBufferPointer { bodies in
            contacts.withUnsafeMutableBufferPointer { contacts in
                let active = contacts.indices.filter { bodies[contacts[$0].first].isAwake || bodies[contacts[$0].second].isAwake }
                for index in active { solver.prepare(&contacts[index], bodies) }
                for index in active { solver.start(contacts[index], bodies) }
                startJoints(bodies)
                for _ in 0..<Limits.iterations {
                    solveJoints(bodies, corrects: true)
                    for index in active { solver.solve(&contacts[index], bodies, corrects: true) }
                }
                for index in bodies.indices where bodies[index].isAwake { bodies[index].integrate() }
                for _ in 0..<Limits.relaxations {
                    solveJoints(bodies, corrects: false)
                    for index in active { solver.solve(&contacts[index], bodies, corrects: false) }
                }
                for _ in 0..<Limits.relaxations {
                    for index in active { solver.bounce(&contacts[index], bodies) }
                }
                for index in bodies.indices where bodies[index].isAwake { bodies[index].limitSpeed() }
            }
        }
        finishJoints()
    }

    // MARK: Joints

    private func prepareJoints() {
        for index in joints.indices {
            guard let first = places[joints[index].joint.first], let second = places[joints[index].joint.second],
                  bodies[first].isAwake || bodies[second].isAwake else {
                joints[index].joint.rows = []
                continue
            }
            joints[index].joint.bodies = (first, second)
            joints[index].joint.prepare(bodies[first], bodies[second])
        }
    }

    private func startJoints(_ bodies: ContactSolver.Bodies) {
        for (_, joint) in joints where joint.bodies.first != joint.bodies.second {
            for row in joint.rows { row.apply(row.impulse, &bodies[joint.bodies.first], &bodies[joint.bodies.second]) }
        }
    }

    private func solveJoints(_ bodies: ContactSolver.Bodies, corrects: Bool) {
        for index in joints.indices {
            let (first, second) = joints[index].joint.bodies
            guard first != second else { continue }
            for row in joints[index].joint.rows.indices {
                joints[index].joint.rows[row].solve(&bodies[first], &bodies[second], corrects: corrects)
            }
        }
    }

    private func finishJoints() {
        for index in joints.indices {
            if !joints[index].joint.rows.isEmpty { joints[index].joint.impulses = joints[index].joint.rows.map(\.impulse) }
            joints[index].joint.moveAnchor()
        }
    }
}

extension Body {
    /// Forces and resistance.
    fileprivate mutating func accelerate() {
        velocity += acceleration * Limits.step
        for field in fields {
            let change = field(center, velocity, mass)
            if change.isFinite { velocity += change.shortened(to: 1e9) * Limits.step }
        }
        for force in forces { push(force.force * Limits.step, at: force.offset == .zero ? .zero : rotation(force.offset + origin)) }
        velocity = velocity * (1 / (1 + traits.resistance * Limits.step))
        angularVelocity *= 1 / (1 + traits.angularResistance * Limits.step)
        if inverseInertia == 0 { angularVelocity = 0 }
        limitSpeed()
    }

    mutating func limitSpeed() {
        velocity = velocity.isFinite ? velocity.shortened(to: Limits.speed) : .zero
        angularVelocity = angularVelocity.isFinite ? Limits.number(angularVelocity, limit: Limits.angularSpeed) : 0
    }

    fileprivate mutating func integrate() {
        limitSpeed()
        position += velocity * Limits.step
        angle += angularVelocity * Limits.step
        rotation = Rotation(angle)
        let inside = Limits.place(position)
        guard inside != position || abs(angle) > 1e6 else { return }
        position = inside
        angle = angle.remainder(dividingBy: 2 * .pi)
        velocity = .zero
        angularVelocity = 0
    }
}
