extension Hull {
    /// Where this shape and another are at most `margin` from each other; both are in the world.
    func meet(_ other: Hull, margin: Double) -> Manifold? {
        if isCircle, other.isCircle { return circles(other, margin: margin) }
        if other.isCircle { return round(other, margin: margin) }
        if isCircle { return other.round(self, margin: margin)?.flipped }
        let mine = widest(other), theirs = other.widest(self)
        guard max(mine.separation, theirs.separation) <= margin else { return nil }
        // The same one of two faces that are about equal, so that points stay what they are.
        guard theirs.separation > mine.separation + 0.05 else { return clip(other, edge: mine.edge, margin: margin) }
        return other.clip(self, edge: theirs.edge, margin: margin)?.flipped
    }

    private func circles(_ other: Hull, margin: Double) -> Manifold? {
        let between = other.corners[0] - corners[0]
        let separation = between.length - radius - other.radius
        guard separation <= margin else { return nil }
        let normal = between.direction ?? Vector(0, 1)
        return Manifold(normal, .init(place: corners[0] + normal * (radius + separation / 2), separation: separation))
    }

    /// This polygon and a circle.
    private func round(_ circle: Hull, margin: Double) -> Manifold? {
        let center = circle.corners[0]
        var edge = 0, distance = -Double.infinity
        for index in normals.indices {
            let away = (center - corners[index]).dot(normals[index])
            if away > distance { (edge, distance) = (index, away) }
        }
        guard distance - circle.radius <= margin else { return nil }
        let start = corners[edge], end = corners[(edge + 1) % corners.count]
        let (nearest, isCorner) = center.nearest(from: start, to: end)
        guard distance > 1e-9, isCorner else { return roundFace(circle, edge, distance) }
        let length = (center - nearest).length
        guard length - circle.radius <= margin, let normal = (center - nearest).direction else { return nil }
        return Manifold(normal, .init(place: nearest + normal * ((length - circle.radius) / 2), separation: length - circle.radius, feature: edge))
    }

    private func roundFace(_ circle: Hull, _ edge: Int, _ distance: Double) -> Manifold {
        let separation = distance - circle.radius
        return Manifold(normals[edge], .init(place: circle.corners[0] - normals[edge] * (circle.radius + separation / 2), separation: separation, feature: edge))
    }

    /// The edge beyond which the other shape is farthest, or least inside.
    func widest(_ other: Hull) -> (edge: Int, separation: Double) {
        var best = (edge: 0, separation: -Double.infinity)
        for index in normals.indices {
            let separation = (other.support(-normals[index]) - corners[index]).dot(normals[index])
            if separation > best.separation { best = (index, separation) }
        }
        return best
    }

    /// The part of another polygon's facing edge that is above one of this polygon's edges.
    func clip(_ other: Hull, edge: Int, margin: Double) -> Manifold? {
        other.facing(normals[edge]).flatMap {
            Clip(start: corners[edge], end: corners[(edge + 1) % corners.count], normal: normals[edge], feature: edge)
                .manifold(other.corners[$0], other.corners[($0 + 1) % other.corners.count], feature: $0, margin: margin)
        }
    }

    /// The edge that faces a direction most.
    private func facing(_ direction: Vector) -> Int? { normals.indices.min { normals[$0].dot(direction) < normals[$1].dot(direction) } }
}

extension Vector {
    /// The place of a line that is nearest, and whether that is an end.
    func nearest(from start: Vector, to end: Vector) -> (place: Vector, isEnd: Bool) {
        let line = end - start, along = (self - start).dot(line), square = line.dot(line)
        if along <= 0 || square <= 0 { return (start, true) }
        if along >= square { return (end, true) }
        return (start + line * (along / square), false)
    }
}
