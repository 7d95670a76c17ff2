/// The transform as `[a, b, c, d, tx, ty]`, which ``NSCoder/cgAffineTransform(for:)`` reads back.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map { NumberList.string(for: $0) }.joined(separator: ", ") + "]"
}

/// The transform that `string` describes; the identity when it can't be read.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    guard let numbers = NumberList.numbers(in: string, count: 6) else { return .identity }
    return CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
}

extension NSCoder {
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform { CGAffineTransformFromString(string) }
    public class func string(for vector: CGVector) -> String {
        NSStringFromCGPoint(CGPoint(x: vector.dx, y: vector.dy))
    }
    public class func cgVector(for string: String) -> CGVector {
        let point = NSCoder.cgPoint(for: string)
        return CGVector(dx: point.x, dy: point.y)
    }
}
