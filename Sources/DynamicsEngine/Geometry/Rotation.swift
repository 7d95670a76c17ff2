import Foundation

/// The sine and the cosine of an angle.
struct Rotation: Sendable {
    let sine: Double
    let cosine: Double

    init(_ angle: Double) {
        sine = sin(angle)
        cosine = cos(angle)
    }

    func callAsFunction(_ v: Vector) -> Vector { Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y) }
    func back(_ v: Vector) -> Vector { Vector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x) }
}
