internal import DynamicsEngine

/// Attaches an item to a point, or two items to each other (R-DYN-30 to 34).
///
///     // A view that a finger drags by where it took hold of it.
///     let offset = UIOffset(horizontal: point.x - view.bounds.midX, vertical: point.y - view.bounds.midY)
///     attachment = UIAttachmentBehavior(item: view, offsetFromCenter: offset, attachedToAnchor: recognizer.location(in: superview))
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        case items = 0
        case anchor
    }

    /// Which relation it is. It never changes.
    enum Relation {
        case distance, limit, fixed, pin
        /// The axis belongs to the base: the second item, or the reference.
        case sliding(axis: Vector)
    }

    private final let relation: Relation
    /// The item, and the one that it is attached to.
    private final let ends: [(item: any UIDynamicItem, offset: Vector)]
    private final var anchor: CGPoint

    init(_ relation: Relation, _ ends: [(item: any UIDynamicItem, offset: Vector)], anchor: CGPoint) {
        self.relation = relation
        self.ends = ends
        self.anchor = anchor
        super.init()
        length = CGFloat(distance)
    }

    /// Attaches the middle of an item to a point of the reference, at the distance that they have.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item, from its middle and turned with it, to a point of the reference, at the distance that they have.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(.distance, [(item, Vector(offset))], anchor: point)
    }

    /// Attaches the middles of two items to each other, at the distance that they have.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items to each other, at the distance that they have.
    public convenience init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) {
        self.init(.distance, [(item1, Vector(offset1)), (item2, Vector(offset2))], anchor: .zero)
    }

    /// The one item, or both.
    open var items: [any UIDynamicItem] { ends.map(\.item) }
    /// Whether it is attached to an item or to a point.
    open var attachedBehaviorType: AttachmentType { ends.count > 1 ? .items : .anchor }

    /// The point of the reference that the item is attached to. Setting it takes the item along, which gets the velocity; of two items it does nothing.
    open var anchorPoint: CGPoint {
        get { anchor }
        set {
            anchor = newValue
            if attachedBehaviorType == .anchor { dynamicAnimator?.moveAnchor(of: self, to: newValue) }
        }
    }

    /// Points between what is attached; at first those that there are. Of a limit, the most that there may be.
    open var length: CGFloat = 0 {
        didSet {
            if !(length >= 0 && length.isFinite) { length = 0 }
            changed()
        }
    }
    /// How soon a spring comes to rest: 0, the default, swings for long; 1 does not swing. Without a ``frequency`` it does nothing.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Hertz of a spring; 0, the default, for a distance that does not give.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// How strongly turning about a pin is slowed: 1 holds against a push of magnitude 1 at 100 points from it. 0 by default.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// How far a slider moves, in points, or a pin turns, in radians, from where it was at first. All ranges have 0 in them.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    // MARK: In the animator

    private final var distance: Double {
        let places = ends.map { Vector($0.item.center) + $0.offset.turned(by: $0.item.rotation) }
        return ((places.count > 1 ? places[1] : Vector(anchor)) - places[0]).length
    }

    private final var kind: JointKind {
        switch relation {
        case .distance: .rod(length: length.native, spring: frequency > 0 ? Spring(frequency: frequency.native, damping: damping.native) : nil)
        case .limit: .rope(length: length.native)
        case .fixed: .weld
        case .pin: .pin(friction: max(Limits.number(frictionTorque.native, limit: 1e9), 0) * 10_000, range: attachmentRange.closed)
        case .sliding(let axis): .slider(axis: axis, range: attachmentRange.closed)
        }
    }

    override var ownItems: [any UIDynamicItem] { items }
    override func contribute(to scene: DynamicsScene) {
        if ends.count > 1 {
            scene.join(self, kind, ends[1].item, at: ends[1].offset, ends[0].item, at: ends[0].offset)
        } else {
            scene.join(self, kind, anchor: anchor, ends[0].item, at: ends[0].offset)
        }
    }
}
