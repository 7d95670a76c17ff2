extension World {
    /// Finds what is near each other, and takes the impulses of the step before over.
    func collide() {
        var found = bodyContacts() + edgeContacts()
        found.sort { $0.key < $1.key }
        var old = contacts[...]
        for index in found.indices {
            while let first = old.first, first.key < found[index].key { old = old.dropFirst() }
            if let first = old.first, first.key == found[index].key { found[index].inherit(first) }
        }
        contacts = found
        noteTouches()
    }

    // MARK: Bodies

    /// Sweeps over the bodies from left to right.
    private func bodyContacts() -> [Contact] {
        let order = bodies.indices.filter { !bodies[$0].itemGroups.isEmpty }.sorted { bodies[$0].left != bodies[$1].left ? bodies[$0].left < bodies[$1].left : $0 < $1 }
        var found: [Contact] = []
        for place in order.indices {
            let first = order[place], box = bodies[first].box.grown(by: bodies[first].slack)
            for next in order[(place + 1)...] {
                guard bodies[next].left <= box.high.x else { break }
                if mayMeet(first, next), box.touches(bodies[next].box.grown(by: bodies[next].slack)) { meet(min(first, next), max(first, next), &found) }
            }
        }
        return found
    }

    private func mayMeet(_ a: Int, _ b: Int) -> Bool {
        (bodies[a].isMovable || bodies[b].isMovable) && bodies[a].itemGroups.contains { bodies[b].itemGroups.contains($0) }
    }

    private func meet(_ first: Int, _ second: Int, _ found: inout [Contact]) {
        let a = bodies[first], b = bodies[second]
        let margin = Limits.margin + min((b.velocity - a.velocity).length * Limits.step, min(a.room, b.room) / 2)
        for i in a.placed.indices {
            for j in b.placed.indices {
                guard let manifold = a.placed[i].meet(b.placed[j], margin: margin) else { continue }
                let key = ContactKey(first: UInt64(a.id.number) << 16 | UInt64(i), second: UInt64(b.id.number) << 16 | UInt64(j))
                found.append(Contact(key, first, second, boundary: nil, manifold, elasticity: max(a.traits.elasticity, b.traits.elasticity),
                                     friction: (a.traits.friction * b.traits.friction).squareRoot()))
            }
        }
    }

    // MARK: Boundaries

    private func edgeContacts() -> [Contact] {
        var found: [Contact] = []
        guard !boundaries.isEmpty else { return found }
        for index in bodies.indices where bodies[index].isMovable && !bodies[index].boundaryGroups.isEmpty {
            let box = bodies[index].box.grown(by: bodies[index].slack)
            for place in boundaries.indices where bodies[index].boundaryGroups.contains(boundaries[place].group) && box.touches(boundaries[place].box) {
                meet(index, boundaries[place], place, box, &found)
            }
        }
        return found
    }

    private func meet(_ index: Int, _ boundary: Boundary, _ place: Int, _ box: Box, _ found: inout [Contact]) {
        let body = bodies[index]
        for (number, edge) in boundary.edges.enumerated() where box.touches(edge.box) {
            for i in body.placed.indices {
                guard let manifold = edge.meet(body.placed[i], of: body.position, margin: Limits.margin + body.movement) else { continue }
                let key = ContactKey(first: UInt64(body.id.number) << 16 | UInt64(i), second: 1 << 63 | UInt64(place) << 32 | UInt64(number))
                found.append(Contact(key, index, 0, boundary: boundary.id, manifold.flipped, elasticity: body.traits.elasticity, friction: body.traits.friction))
            }
        }
    }
}

extension Body {
    /// How far around it the search goes.
    fileprivate var slack: Double { Limits.margin + movement }
    fileprivate var left: Double { box.low.x - slack }
}
