// The C functions of CGGeometry.h and CGAffineTransform.h that Swift code on Apple's platforms still calls.

@inlinable
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
}

@inlinable
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

@inlinable
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
    CGVector(dx: dx, dy: dy)
}

@inlinable
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@inlinable
public func CGAffineTransformMake(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat,
                                  _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

@inlinable
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

@inlinable
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

@inlinable
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

extension CGPoint {
    @inlinable
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    @inlinable
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    @inlinable
    public func equalTo(_ other: CGRect) -> Bool { self == other }

    // What rewritten sources call in place of Foundation's `intersects(_:)`, which takes rectangles that only touch for overlapping ones (R-GEO-13).
    public func _intersects(_ other: CGRect) -> Bool {
        !isNull && !other.isNull && maxX > other.minX && other.maxX > minX && maxY > other.minY && other.maxY > minY
    }
}
