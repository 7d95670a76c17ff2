extension Boundary.Edge {
    /// The direction from the edge to the side on which a point is.
    func normal(towards point: Vector) -> Vector {
        let normal = direction.turned
        return (point - start).dot(normal) < 0 ? -normal : normal
    }

    /// Where a shape, whose body has its centre of mass on one of the sides, is at most `margin` from the edge. The normal leads
    /// from the edge to the shape.
    func meet(_ hull: Hull, of center: Vector, margin: Double) -> Manifold? {
        hull.isCircle ? round(hull, of: center, margin) : flat(hull, of: center, margin)
    }

    private func round(_ hull: Hull, of center: Vector, _ margin: Double) -> Manifold? {
        let (nearest, isEnd) = hull.corners[0].nearest(from: start, to: end)
        var normal = normal(towards: center), separation = (hull.corners[0] - nearest).dot(normal) - hull.radius
        if isEnd, let direction = (hull.corners[0] - nearest).direction {
            guard belongs(nearest == end, direction) else { return nil }
            normal = direction
            separation = (hull.corners[0] - nearest).length - hull.radius
        }
        guard separation <= margin else { return nil }
        return Manifold(normal, .init(place: nearest + normal * (separation / 2), separation: separation))
    }

    private func flat(_ hull: Hull, of center: Vector, _ margin: Double) -> Manifold? {
        let normal = normal(towards: center)
        let separation = (hull.support(-normal) - start).dot(normal)
        guard separation <= margin else { return nil }
        let face = face(of: hull)
        guard face.separation <= margin else { return nil }
        // At a corner of the line the shape's face counts, unless the next edge holds the shape there.
        if face.separation > separation + 0.05, belongs(face.isEnd, -hull.normals[face.edge]) {
            let corner = face.isEnd ? end : start
            let place = corner + hull.normals[face.edge] * (-face.separation / 2)
            return Manifold(-hull.normals[face.edge], .init(place: place, separation: face.separation, feature: -1 - face.edge))
        }
        guard let facing = hull.normals.indices.min(by: { hull.normals[$0].dot(normal) < hull.normals[$1].dot(normal) }) else { return nil }
        return Clip(start: start, end: end, normal: normal, feature: 0)
            .manifold(hull.corners[facing], hull.corners[(facing + 1) % hull.corners.count], feature: facing, margin: margin)
    }

    /// The edge of a shape beyond which this edge is farthest, and which of its ends is nearest there.
    private func face(of hull: Hull) -> (edge: Int, separation: Double, isEnd: Bool) {
        var best = (edge: 0, separation: -Double.infinity, isEnd: false)
        for index in hull.normals.indices {
            let first = (start - hull.corners[index]).dot(hull.normals[index]), second = (end - hull.corners[index]).dot(hull.normals[index])
            if min(first, second) > best.separation { best = (index, min(first, second), second < first) }
        }
        return best
    }

    /// Whether a push from an end in a direction is one of this edge: the end is the outermost point of the line there. Of two edges that
    /// meet in it, the first one has it.
    private func belongs(_ isEnd: Bool, _ direction: Vector) -> Bool {
        let corner = isEnd ? end : start, slack = -1e-6
        guard (corner - (isEnd ? start : end)).dot(direction) >= slack else { return false }
        guard let neighbour = isEnd ? after : before else { return true }
        return isEnd && (corner - neighbour).dot(direction) >= slack
    }
}
