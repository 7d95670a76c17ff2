internal import DynamicsEngine

/// Pushes items by a force, all the time or once (R-DYN-17, R-DYN-18).
///
/// A magnitude of 1 accelerates a view of 100 × 100 points and density 1 by 100 points a second squared; once, it gives it 100 points a second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How a push acts.
    public enum Mode: Int, Sendable {
        /// As long as the behavior is active.
        case continuous = 0
        /// Once, when it becomes active; it is not active any more after that.
        case instantaneous
    }

    private final var list: DynamicItems
    private final var force = ForceVector(.zero)
    private final var lastAngle = CGFloat(0)
    private final var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []
    /// Mass · points a second squared at a magnitude of 1: the documents' figure.
    private static let unit = 100.0

    /// A push without a force.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItems(items)
        self.mode = mode
        super.init()
    }

    /// How it acts.
    public let mode: Mode
    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.all }
    /// Pushes one more item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { gained(item) } }
    /// Pushes an item no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets.removeAll { $0.item === item }
        changed()
    }

    /// Whether it pushes. A push that acts once becomes inactive when it has acted; setting it pushes again.
    open var active = true { didSet { changed() } }

    /// In units of the magnitude; (0, 0) at first.
    open var pushDirection: CGVector { get { force.direction } set { setForce(ForceVector(newValue)) } }
    /// Radians clockwise from the x axis; 0 at first.
    open var angle: CGFloat { get { lastAngle } set { setAngle(newValue, magnitude: magnitude) } }
    /// 0 at first. A negative one turns the direction round.
    open var magnitude: CGFloat { get { force.magnitude } set { setAngle(lastAngle, magnitude: newValue) } }
    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        setForce(ForceVector(angle: angle, magnitude: magnitude))
        if magnitude == 0 { lastAngle = angle }
    }

    private final func setForce(_ new: ForceVector) {
        force = new
        if new.magnitude > 0 { lastAngle = new.angle }
        changed()
    }

    /// Where the force acts on an item, from its centre and turned with it, in points.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets.first { $0.item === item }?.offset ?? .zero }
    /// Sets where the force acts on an item. An item that the behavior does not have is ignored.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets.removeAll { $0.item === item }
        offsets.append((item, o))
        changed()
    }

    override var ownItems: [any UIDynamicItem] { list.all }
    override func contribute(to scene: DynamicsScene) {
        guard active else { return }
        let force = Vector(force.direction) * Self.unit
        for body in scene.bodies(of: list.all) {
            let offset = Vector(targetOffsetFromCenter(for: body.item))
            switch mode {
            case .continuous: body.forces.append(BodyForce(force: force, offset: offset))
            case .instantaneous: body.impulses.append(BodyForce(force: force, offset: offset))
            }
        }
        if mode == .instantaneous { scene.afterRebuild { [weak self] in self?.active = false } }
    }
}
