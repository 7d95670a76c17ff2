internal import DynamicsEngine

/// Lets items meet each other, and boundaries (R-DYN-23 to 25).
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items meet.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The other items of the behavior.
        public static let items = Mode(rawValue: 1)
        /// The boundaries of the behavior.
        public static let boundaries = Mode(rawValue: 2)
        /// All of them.
        public static let everything = Mode(rawValue: .max)
    }

    private final var list: DynamicItems
    /// The group of its items, which no other behavior has.
    final let group: Int
    final var edges = CollisionEdges()
    private static var lastGroup = 0

    public override convenience init() { self.init(items: []) }

    /// Lets items meet each other and the boundaries that are added.
    public init(items: [any UIDynamicItem]) {
        Self.lastGroup += 1
        group = Self.lastGroup
        list = DynamicItems(items)
        super.init()
    }

    /// The items.
    open var items: [any UIDynamicItem] { list.all }
    /// Lets one more item meet the others.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { gained(item) } }
    /// Lets an item meet nothing of this behavior.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// What the items meet; everything at first.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Notified of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference are a boundary. It follows them.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { edges.insets != nil }
        set { setInsets(newValue ? edges.insets ?? .zero : nil) }
    }
    /// Makes the reference's bounds, less the insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setInsets(insets) }

    /// Adds a boundary along a path of the reference, whose curves become lines. It replaces a boundary with an equal identifier.
    /// - Parameter identifier: A string, a number, or another object that can be compared.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { setEdge(identifier, bezierPath) }
    /// Adds a boundary from one point of the reference to another. It replaces a boundary with an equal identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let line = UIBezierPath()
        line.move(to: p1)
        line.addLine(to: p2)
        setEdge(identifier, line)
    }
    /// The path of a boundary; `nil` for an identifier that no boundary has.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { edges.path(identifier) }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        edges.remove(identifier)
        changed()
    }
    /// The identifiers of the boundaries in the order in which they were added; `nil` when there is none.
    open var boundaryIdentifiers: [any NSCopying]? { edges.identifiers }
    /// Removes all boundaries that were added. The reference's bounds stay one.
    open func removeAllBoundaries() {
        edges.removeAll()
        changed()
    }

    private final func setInsets(_ insets: UIEdgeInsets?) {
        edges.insets = insets
        changed()
    }

    private final func setEdge(_ identifier: any NSCopying, _ path: UIBezierPath) {
        edges.set(identifier, path)
        changed()
    }

    // MARK: In the animator

    override var ownItems: [any UIDynamicItem] { list.all }
    override func contribute(to scene: DynamicsScene) {
        for body in scene.bodies(of: list.all) {
            if collisionMode.contains(.items) { body.itemGroups.append(group) }
            if collisionMode.contains(.boundaries) { body.boundaryGroups.append(group) }
        }
        if collisionMode.contains(.boundaries) { scene.boundaries += edges.boundaries(in: scene.bounds, group: group) }
    }

    /// Calls the delegate, if the event is about this behavior's items or boundaries.
    final func report(_ event: ContactEvent, of item: any UIDynamicItem, and other: (any UIDynamicItem)?) {
        guard list.contains(item), let delegate = collisionDelegate else { return }
        switch event.other {
        case .body:
            guard let other, list.contains(other), collisionMode.contains(.items) else { return }
            if event.isBegin {
                delegate.collisionBehavior(self, beganContactFor: item, with: other, at: event.place.point)
            } else {
                delegate.collisionBehavior(self, endedContactFor: item, with: other)
            }
        case .boundary(let number):
            guard let edge = edges.edge(number) else { return }
            if event.isBegin {
                delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: edge.identifier, at: event.place.point)
            } else {
                delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: edge.identifier)
            }
        }
    }
}
