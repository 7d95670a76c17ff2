extension World {
    /// Stops each body before the edges that its centre of mass would cross: whatever pushes it, it does not come through (R-DYN-24).
    func limitPaths() {
        guard !boundaries.isEmpty else { return }
        for index in bodies.indices where bodies[index].isAwake && !bodies[index].boundaryGroups.isEmpty {
            let share = freeShare(bodies[index])
            if share < 1 { bodies[index].goBack(to: share) }
        }
    }

    /// The share of the step's way that is free.
    private func freeShare(_ body: Body) -> Double {
        var way = Box()
        way.include(body.lastPosition)
        way.include(body.position)
        way = way.grown(by: body.room)
        var share = 1.0
        for boundary in boundaries where body.boundaryGroups.contains(boundary.group) && way.touches(boundary.box) {
            for edge in boundary.edges where way.touches(edge.box) {
                share = min(share, edge.freeShare(from: body.lastPosition, to: body.position, keeping: body.room / 4))
            }
        }
        return share
    }
}

extension Boundary.Edge {
    /// The share of a way that does not come nearer to the edge than a distance, or than it was at the beginning.
    func freeShare(from first: Vector, to last: Vector, keeping distance: Double) -> Double {
        let normal = normal(towards: first)
        let before = (first - start).dot(normal), after = (last - start).dot(normal)
        let kept = min(before, max(distance, 1e-3))
        guard before > 0, after < kept else { return 1 }
        let crossing = before / (before - after), place = first + (last - first) * min(crossing, 1)
        // A little beyond the ends, so that nothing slips through where two edges meet.
        let along = (place - start).dot(direction), length = (end - start).length
        guard along >= -kept, along <= length + kept else { return 1 }
        return min(max((before - kept) / (before - after), 0), 1)
    }
}

extension Body {
    fileprivate mutating func goBack(to share: Double) {
        position = lastPosition + (position - lastPosition) * share
        angle = lastAngle + (angle - lastAngle) * share
        rotation = Rotation(angle)
    }
}
