/// Where two shapes touch or nearly touch: at most two points, and the direction from the first shape to the second.
struct Manifold {
    var normal: Vector
    var points: (Point, Point)
    var count: Int

    struct Point {
        /// Between the two surfaces.
        var place = Vector.zero
        /// Below 0 where the shapes overlap.
        var separation = 0.0
        /// Which corner meets which edge: the same number in the next step stands for the same point.
        var feature = 0
    }

    init(_ normal: Vector, _ first: Point) {
        self.normal = normal
        points = (first, Point())
        count = 1
    }

    mutating func add(_ point: Point) {
        points.1 = point
        count = 2
    }

    var flipped: Manifold {
        var result = self
        result.normal = -normal
        return result
    }
}
