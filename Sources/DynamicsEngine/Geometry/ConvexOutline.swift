/// The convex outline of points, by Andrew's monotone chain.
enum ConvexOutline {
    /// The corners, which go round from the x axis to the y axis. At most ``Limits/mostCorners`` are left.
    static func corners(of points: [Vector]) -> [Vector] {
        let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        guard sorted.count > 2 else { return sorted }
        let outline = chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
        return thinned(Array(outline))
    }

    private static func chain(_ points: [Vector]) -> [Vector] {
        var result: [Vector] = []
        for point in points {
            while result.count > 1, (result[result.count - 1] - result[result.count - 2]).cross(point - result[result.count - 1]) <= 1e-9 { result.removeLast() }
            result.append(point)
        }
        return result
    }

    private static func thinned(_ outline: [Vector]) -> [Vector] {
        guard outline.count > Limits.mostCorners else { return outline }
        return (0..<Limits.mostCorners).map { outline[$0 * outline.count / Limits.mostCorners] }
    }
}
