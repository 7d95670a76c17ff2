/// Lines and curves. Immutable, unless it is a ``CGMutablePath``.
public class CGPath: Hashable {
    package internal(set) final var geometry: PathGeometry

    /// An empty path.
    public init() {
        geometry = PathGeometry()
    }

    package init(geometry: PathGeometry) {
        self.geometry = geometry
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        geometry.addRect(rect, transform: transform?.pointee)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        geometry.addEllipse(in: rect, transform: transform?.pointee)
    }

    /// A rectangle with elliptic corners. Radii beyond half a side are cut down to it.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
                            transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        geometry.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee)
    }

    public final func copy() -> CGPath? { CGPath(geometry: geometry) }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(geometry: transform.map { geometry.applying($0.pointee) } ?? geometry)
    }

    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry: geometry) }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(geometry: transform.map { geometry.applying($0.pointee) } ?? geometry)
    }

    public final var isEmpty: Bool { geometry.kinds.isEmpty }
    /// Where the next element starts; zero for an empty path.
    public final var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path. Linear in the points.
    public final var boundingBox: CGRect { geometry.boundingBox }
    /// The smallest rectangle around what the path draws; null for an empty path. Linear in the elements.
    public final var boundingBoxOfPath: CGRect { geometry.boundingBoxOfPath }

    /// Whether `point` is inside. Open subpaths count as closed. Linear in the elements.
    public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding,
                               transform: CGAffineTransform = .identity) -> Bool {
        let path = transform.isIdentity ? geometry : geometry.applying(transform)
        return path.contains(point, using: rule)
    }

    /// Whether the path is one upright rectangle, which `rect` then receives.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = geometry.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Calls `block` with each element in order.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = geometry.points
        points.append(.zero)
        points.withUnsafeMutableBufferPointer { buffer in
            guard var next = buffer.baseAddress else { return }
            for kind in geometry.kinds {
                var element = CGPathElement(type: kind, points: next)
                block(&element)
                next += kind.pointCount
            }
        }
    }

    /// Paths are equal when they have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.geometry == right.geometry
    }

    public final func hash(into hasher: inout Hasher) {
        hasher.combine(geometry)
    }
}
