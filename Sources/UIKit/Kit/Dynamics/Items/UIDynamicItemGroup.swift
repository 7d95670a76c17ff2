internal import DynamicsEngine

/// Several items that move as one rigid body (R-DYN-36).
///
/// Behaviors get the group, and not its items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items. A group among those that were given counts as its items.
    open var items: [any UIDynamicItem] { parts.map(\.item) }

    private struct Part {
        let item: any UIDynamicItem
        /// From the group's middle, before it turned.
        let offset: Vector
        let transform: CGAffineTransform
    }

    private let parts: [Part]
    private let size: CGSize
    private var middle: CGPoint
    private var turn = CGAffineTransform.identity

    /// A group of items as they are. Its middle is the middle of the rectangle around all.
    public init(items: [any UIDynamicItem]) {
        let items = items.flatMap { ($0 as? UIDynamicItemGroup)?.items ?? [$0] }
        let all = items.reduce(CGRect.null) { $0.union($1.surroundings) }
        let place = all.isNull ? CGPoint.zero : CGPoint(x: all.midX, y: all.midY)
        middle = place
        size = all.isNull ? .zero : all.size
        parts = items.map { Part(item: $0, offset: Vector($0.center) - Vector(place), transform: $0.transform) }
        super.init()
    }

    /// The middle. Setting it moves the items.
    open var center: CGPoint {
        get { middle }
        set {
            middle = newValue
            placeItems()
        }
    }

    /// The size of the rectangle that was around all, from the origin zero on.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// How the group has turned. Setting it turns the items about the middle.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            placeItems()
        }
    }

    /// The shapes of all items: a path.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    /// The outlines of the items, about the group's middle.
    open var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        for part in parts {
            let outline = part.item.outline
            outline.apply(CGAffineTransform(rotationAngle: CGFloat(part.transform.rotation)).concatenating(CGAffineTransform(translationX: part.offset.x, y: part.offset.y)))
            path.append(outline)
        }
        return path
    }

    private func placeItems() {
        for part in parts {
            let offset = part.offset.point.applying(turn)
            part.item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
            part.item.transform = part.transform.concatenating(turn)
        }
    }

    /// The shapes of the items about the group's middle.
    final var partHulls: [Hull] { parts.flatMap { part in part.item.hulls.map { $0.turned(by: part.transform.rotation, then: part.offset) } } }
}

extension UIDynamicItem {
    /// The shape as a path about the middle.
    fileprivate var outline: UIBezierPath {
        let box = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
        switch collisionBoundsType {
        case .rectangle: return UIBezierPath(rect: box)
        case .ellipse: return UIBezierPath(ovalIn: box)
        case .path: return collisionBoundingPath.copy() as? UIBezierPath ?? collisionBoundingPath
        }
    }
}
