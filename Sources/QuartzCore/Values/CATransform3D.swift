/// A transform of homogeneous coordinates: rows are the images of x, y, z, and the translation.
///
/// Layers are drawn flat: what shows of a transform is its part in x and y (``CATransform3DGetAffineTransform(_:)``).
@frozen
public struct CATransform3D: Hashable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    public init(m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
                m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The transform whose elements are all zero.
    public init() {
        self.init(m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
                  m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    @inline(__always)
    init(_ transform: CGAffineTransform) {
        self.init(m11: transform.a, m12: transform.b, m13: 0, m14: 0, m21: transform.c, m22: transform.d, m23: 0, m24: 0,
                  m31: 0, m32: 0, m33: 1, m34: 0, m41: transform.tx, m42: transform.ty, m43: 0, m44: 1)
    }

    static let identity = CATransform3D(.identity)

    /// What the transform does to points of the plane z = 0, without perspective.
    @inline(__always)
    var affine: CGAffineTransform {
        let scale = m44 == 1 || m44 == 0 ? 1 : 1 / m44
        return CGAffineTransform(a: m11 * scale, b: m12 * scale, c: m21 * scale, d: m22 * scale, tx: m41 * scale, ty: m42 * scale)
    }

    var rows: [SIMD4<Double>] {
        get {
            [SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44)]
        }
        set {
            (m11, m12, m13, m14) = (newValue[0].x, newValue[0].y, newValue[0].z, newValue[0].w)
            (m21, m22, m23, m24) = (newValue[1].x, newValue[1].y, newValue[1].z, newValue[1].w)
            (m31, m32, m33, m34) = (newValue[2].x, newValue[2].y, newValue[2].z, newValue[2].w)
            (m41, m42, m43, m44) = (newValue[3].x, newValue[3].y, newValue[3].z, newValue[3].w)
        }
    }
}

extension SIMD4<Double> {
    @inline(__always)
    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { self.init(x.native, y.native, z.native, w.native) }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity for an axis without length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let s = sin(angle), c = cos(angle), k = 1 - c
    return CATransform3D(m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
                         m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
                         m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
                         m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Translates first, then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates first, then applies `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let rows = b.rows
    var result = CATransform3D()
    result.rows = a.rows.map { row in
        let upper = rows[0] * row.x + rows[1] * row.y
        return upper + (rows[2] * row.z + rows[3] * row.w)
    }
    return result
}

/// The transform that undoes `t`; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows
    var right = CATransform3D.identity.rows
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        guard left[pivot][column] != 0, left[pivot][column].isFinite else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let factor = 1 / left[column][column]
        left[column] *= factor
        right[column] *= factor
        for row in 0..<4 where row != column && left[row][column] != 0 {
            let amount = left[row][column]
            left[row] -= left[column] * amount
            right[row] -= right[column] * amount
        }
    }
    var result = CATransform3D()
    result.rows = right
    return result
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether the transform stays in the plane: an affine transform expresses it exactly.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t == CATransform3D(t.affine) }

/// The part of the transform in x and y.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
