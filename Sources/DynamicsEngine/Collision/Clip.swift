/// Cuts the edge of a shape to what is above the edge of another.
struct Clip {
    let start: Vector
    let end: Vector
    /// From this edge to the other shape.
    let normal: Vector
    let feature: Int

    func manifold(_ first: Vector, _ second: Vector, feature other: Int, margin: Double) -> Manifold? {
        guard let tangent = (end - start).direction else { return nil }
        let length = (end - start).length
        let ends = [(first, (first - start).dot(tangent)), (second, (second - start).dot(tangent))].sorted { $0.1 < $1.1 }
        guard ends[1].1 >= 0, ends[0].1 <= length else { return nil }
        let number = (feature << 8 | other) << 2
        let low = point(cut(ends[0], ends[1], to: max(ends[0].1, 0)), number), high = point(cut(ends[0], ends[1], to: min(ends[1].1, length)), number | 1)
        return Self.pair(normal, low, high, margin)
    }

    private func cut(_ low: (Vector, Double), _ high: (Vector, Double), to along: Double) -> Vector {
        high.1 - low.1 > 1e-9 ? low.0 + (high.0 - low.0) * ((along - low.1) / (high.1 - low.1)) : low.0
    }

    private func point(_ place: Vector, _ feature: Int) -> Manifold.Point {
        let separation = (place - start).dot(normal)
        return .init(place: place - normal * (separation / 2), separation: separation, feature: feature)
    }

    private static func pair(_ normal: Vector, _ low: Manifold.Point, _ high: Manifold.Point, _ margin: Double) -> Manifold? {
        switch (low.separation <= margin, high.separation <= margin) {
        case (true, true):
            var result = Manifold(normal, low)
            // A corner on the edge alone.
            if (high.place - low.place).length > 1e-6 { result.add(high) }
            return result
        case (true, false): return Manifold(normal, low)
        case (false, true): return Manifold(normal, high)
        case (false, false): return nil
        }
    }
}
