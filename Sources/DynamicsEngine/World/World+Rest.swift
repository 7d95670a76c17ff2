extension World {
    /// What touches a body that is awake, or is joined with one, is awake too.
    func wakeNeighbours() {
        for contact in contacts where contact.isTouching { wakeTogether(contact.first, contact.second) }
        for (_, joint) in joints {
            guard let first = places[joint.first], let second = places[joint.second] else { continue }
            wakeTogether(first, second)
            if joint.travel != nil { wakeIfAsleep(second) }
        }
    }

    private func wakeTogether(_ a: Int, _ b: Int) {
        if bodies[a].isAwake { wakeIfAsleep(b) }
        if bodies[b].isAwake { wakeIfAsleep(a) }
    }

    private func wakeIfAsleep(_ index: Int) {
        if bodies[index].isAsleep { bodies[index].wake() }
    }

    /// Puts to sleep what has not moved for a while, together with all that it touches or is joined with.
    func rest() {
        for index in bodies.indices where bodies[index].isAwake { bodies[index].countRest() }
        guard bodies.contains(where: { $0.isAwake && $0.restTime >= Limits.restTime }) else { return }
        var groups = UnionFind(bodies.count)
        for contact in contacts where contact.isTouching && bodies[contact.first].isMovable && bodies[contact.second].isMovable {
            groups.join(contact.first, contact.second)
        }
        for (_, joint) in joints {
            guard let a = places[joint.first], let b = places[joint.second], bodies[a].isMovable, bodies[b].isMovable else { continue }
            groups.join(a, b)
        }
        var isRestless = Array(repeating: false, count: bodies.count)
        for index in bodies.indices where bodies[index].isAwake && bodies[index].restTime < Limits.restTime { isRestless[groups.root(index)] = true }
        for index in bodies.indices where bodies[index].isAwake && !isRestless[groups.root(index)] { bodies[index].sleep() }
    }
}

extension Body {
    fileprivate mutating func countRest() {
        let way = (position - restPlace.position).length + abs(angle - restPlace.angle) * reach
        if way < Limits.restMovement || (way < Limits.restDrift && speed <= restPlace.speed + Limits.restGain) {
            restTime += Limits.step
        } else {
            restTime = 0
            restPlace = (position, angle, speed)
        }
    }

    fileprivate mutating func sleep() {
        isAsleep = true
        velocity = .zero
        angularVelocity = 0
    }
}

/// Which bodies belong together.
private struct UnionFind {
    private var parents: [Int]

    init(_ count: Int) { parents = Array(0..<count) }

    mutating func root(_ index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }

    mutating func join(_ a: Int, _ b: Int) {
        let first = root(a), second = root(b)
        parents[max(first, second)] = min(first, second)
    }
}
