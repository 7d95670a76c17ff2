/// An upright rectangle around something.
struct Box {
    var low = Vector(.infinity, .infinity)
    var high = Vector(-.infinity, -.infinity)

    mutating func include(_ point: Vector) {
        low = Vector(min(low.x, point.x), min(low.y, point.y))
        high = Vector(max(high.x, point.x), max(high.y, point.y))
    }

    func grown(by margin: Double) -> Box {
        Box(low: low - Vector(margin, margin), high: high + Vector(margin, margin))
    }

    func touches(_ other: Box) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }
}
