/// An affine transform taken apart into a scale, a skew, a rotation and a translation, in the order in which they apply.
///
/// Mixing these instead of the matrix makes a rotation turn and keep its size.
struct TransformParts {
    var scaleX: Double
    var scaleY: Double
    var skew: Double
    var rotation: Double
    var translation: SIMD2<Double>
    /// The x axis is squeezed to nothing, and with the y axis nothing is known of the rotation.
    var hasRotation: Bool

    init(_ t: CGAffineTransform) {
        let (a, b, c, d) = (t.a.native, t.b.native, t.c.native, t.d.native)
        translation = SIMD2(t.tx.native, t.ty.native)
        hasRotation = true
        scaleX = (a * a + b * b).squareRoot()
        if scaleX > 0 {
            rotation = atan2(b, a)
        } else {
            hasRotation = c != 0 || d != 0
            rotation = hasRotation ? atan2(-c, d) : 0
        }
        // A mirror image about the y axis is a negative x scale, not half a turn and a mirror image about the x axis.
        if a * d - b * c < 0, a < d {
            scaleX = -scaleX
            rotation = atan2(-b, -a)
        }
        let cosine = cos(rotation), sine = sin(rotation)
        skew = c * cosine + d * sine
        scaleY = d * cosine - c * sine
    }

    var affine: CGAffineTransform {
        let cosine = cos(rotation), sine = sin(rotation)
        return CGAffineTransform(a: scaleX * cosine, b: scaleX * sine, c: skew * cosine - scaleY * sine,
                                 d: skew * sine + scaleY * cosine, tx: translation.x, ty: translation.y)
    }

    /// The parts a part of the way to `other`'s, turning the shorter way.
    func mixed(with other: TransformParts, _ progress: Double) -> TransformParts {
        var result = self
        let start = hasRotation ? rotation : other.rotation
        let turn = other.hasRotation ? (other.rotation - start).remainder(dividingBy: 2 * .pi) : 0
        result.rotation = start + turn * progress
        result.scaleX += (other.scaleX - scaleX) * progress
        result.scaleY += (other.scaleY - scaleY) * progress
        result.skew += (other.skew - skew) * progress
        result.translation += (other.translation - translation) * progress
        return result
    }
}

extension CATransform3D {
    /// The transform a part of the way to `other`. Outside the plane the elements are mixed one by one.
    func mixed(with other: CATransform3D, _ progress: Double) -> CATransform3D {
        if progress == 0 { return self }
        if progress == 1 { return other }
        if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
            return CATransform3D(TransformParts(affine).mixed(with: TransformParts(other.affine), progress).affine)
        }
        var result = CATransform3D()
        result.rows = zip(rows, other.rows).map { $0 + ($1 - $0) * progress }
        return result
    }
}
