import Foundation

/// How a pen leans, from its tilts along the two axes.
struct StylusLean {
    /// Radians between the pen and the surface.
    let altitude: Double
    private let direction: Double

    /// - Parameters:
    ///   - tiltX: Radians from upright of the pen as seen along the y axis, positive when its top is nearer to the x axis's end.
    ///   - tiltY: Likewise.
    init(tiltX: Double, tiltY: Double) {
        // Flat along an axis has no tangent that can be used.
        let limit = Double.pi / 2 - 1e-6
        let x = tan(min(max(tiltX, -limit), limit)), y = tan(min(max(tiltY, -limit), limit))
        let length = (x * x + y * y).squareRoot()
        altitude = .pi / 2 - atan(length)
        direction = length > 0 ? atan2(y, x) : 0
    }

    /// Radians from the surface's +x axis to the pen's top, clockwise, in (−π, π].
    func azimuth(turnedBy rotation: Double) -> Double {
        var angle = direction + rotation
        while angle > .pi { angle -= 2 * .pi }
        while angle <= -.pi { angle += 2 * .pi }
        return angle
    }
}
