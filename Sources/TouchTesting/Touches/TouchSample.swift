internal import Foundation

/// What a device measures of a contact at one moment.
struct TouchSample {
    /// In points of the screen.
    var position = CGPoint.zero
    /// In points.
    var radius: CGFloat?
    var force: CGFloat?
    var altitude: CGFloat?
    var azimuth: CGFloat?
    var roll: CGFloat?

    /// The name of a value that is no number; `nil` where all are.
    var faultyValue: String? {
        func isNumber(_ value: CGFloat?) -> Bool { value?.isFinite ?? true }
        if !isNumber(radius) { return "radius" }
        if !isNumber(force) { return "force" }
        if !isNumber(altitude) { return "altitude" }
        if !isNumber(azimuth) { return "azimuth" }
        return isNumber(roll) ? nil : "roll"
    }

    func moved(to position: CGPoint) -> TouchSample {
        var result = self
        result.position = position
        return result
    }

    /// A part, 0 … 1, of the way to another.
    func interpolated(to end: TouchSample, _ part: Double) -> TouchSample {
        // Exactly there in the end, whatever the rounding.
        guard part < 1 else { return end }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        func between(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { b.map { between(a ?? $0, $0) } }
        return TouchSample(position: CGPoint(x: between(position.x, end.position.x), y: between(position.y, end.position.y)),
                           radius: between(radius, end.radius), force: between(force, end.force),
                           altitude: between(altitude, end.altitude), azimuth: between(azimuth, end.azimuth),
                           roll: between(roll, end.roll))
    }
}
