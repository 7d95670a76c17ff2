internal import DynamicsEngine

/// Something that a ``UIDynamicAnimator`` moves: a view, the attributes of a collection view's item, a group, or an object of an app.
///
/// The animator reads where the item is when a behavior first has it, and writes the centre and the rotation from then on (R-DYN-1).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points of the animator's reference.
    var center: CGPoint { get set }
    /// The size counts, in points.
    var bounds: CGRect { get }
    /// The rotation counts. What else was in it when the animator read it stays.
    var transform: CGAffineTransform { get set }
    /// The shape with which it meets others; a rectangle unless the item says otherwise.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape for ``UIDynamicItemCollisionBoundsType/path``, about the item's middle, in points. Of one that is not convex, the smallest convex shape around it
    /// counts; of one without an area, the bounds do.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The rectangle around the item, in points of the reference.
    var surroundings: CGRect {
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    /// Foundation's `intersects` ends the app over some rectangles that are not finite.
    func reaches(into rect: CGRect) -> Bool {
        let own = surroundings
        return own.minX < rect.maxX && rect.minX < own.maxX && own.minY < rect.maxY && rect.minY < own.maxY
    }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
    /// The shapes of the item, about its middle and upright.
    var hulls: [Hull] {
        if let group = self as? UIDynamicItemGroup { return group.partHulls }
        let plain = Hull.rectangle(width: bounds.width.native, height: bounds.height.native)
        switch collisionBoundsType {
        case .rectangle: return [plain]
        case .ellipse: return [.ellipse(width: bounds.width.native, height: bounds.height.native)]
        case .path: return [Hull.around(collisionBoundingPath.corners) ?? plain]
        }
    }

    /// Radians clockwise.
    var rotation: Double { transform.rotation }
}

extension CGAffineTransform {
    /// Radians clockwise by which it turns the x axis; 0 where that is not a number.
    var rotation: Double { Limits.number(atan2(b.native, a.native), limit: 2 * .pi) }
}

extension UIBezierPath {
    /// All corners of its parts, with curves as lines.
    fileprivate var corners: [Vector] { straightParts.flatMap(\.corners) }

    /// The parts as lines of corners, which are off by no more than half a point.
    var straightParts: [(corners: [Vector], isClosed: Bool)] {
        cgPath.geometry.flattened(tolerance: 0.5).map { ($0.points.map(Vector.init), $0.isClosed) }
    }
}

extension Vector {
    init(_ point: CGPoint) { self.init(point.x.native, point.y.native) }
    init(_ vector: CGVector) { self.init(vector.dx.native, vector.dy.native) }
    init(_ offset: UIOffset) { self.init(offset.horizontal.native, offset.vertical.native) }
    var point: CGPoint { CGPoint(x: x, y: y) }

    /// Turned by radians clockwise.
    func turned(by angle: Double) -> Vector { Vector(cos(angle) * x - sin(angle) * y, sin(angle) * x + cos(angle) * y) }
}
