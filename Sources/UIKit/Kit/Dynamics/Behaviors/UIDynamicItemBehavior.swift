internal import DynamicsEngine

/// What items are made of, and how fast they move (R-DYN-19 to 22).
///
/// Of several such behaviors for an item the one that was added last counts. Velocities that are added before the behavior is in an animator
/// are added when it comes into one.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private final var list: DynamicItems
    private final var traits = BodyTraits()
    private final var waiting: [(item: any UIDynamicItem, linear: Vector, angular: Double)] = []

    public override convenience init() { self.init(items: []) }

    /// Gives items the default properties.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItems(items)
        super.init()
    }

    /// The items.
    open var items: [any UIDynamicItem] { list.all }
    /// Gives one more item these properties.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { gained(item) } }
    /// Takes the properties from an item. It keeps its velocity while another behavior has it.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        waiting.removeAll { $0.item === item }
        changed()
    }

    /// The share of its speed that a bounce leaves an item, from 0, the default, to 1. Of two items that meet the larger counts.
    open var elasticity: CGFloat { get { CGFloat(traits.elasticity) } set { set(\.elasticity, newValue.native) } }
    /// How much items are slowed that slide along each other: 0, the default, not at all; 1 strongly. Of two items the geometric mean counts.
    open var friction: CGFloat { get { CGFloat(traits.friction) } set { set(\.friction, newValue.native) } }
    /// The mass of 10,000 square points; 1 by default.
    open var density: CGFloat { get { CGFloat(traits.density) } set { set(\.density, newValue.native) } }
    /// The share of the velocity that is lost in a second, for small values; 0 by default.
    open var resistance: CGFloat { get { CGFloat(traits.resistance) } set { set(\.resistance, newValue.native) } }
    /// As ``resistance``, of the turning.
    open var angularResistance: CGFloat { get { CGFloat(traits.angularResistance) } set { set(\.angularResistance, newValue.native) } }
    /// Whether nothing moves the items, which others meet all the same.
    open var isAnchored: Bool { get { traits.isAnchored } set { set(\.isAnchored, newValue) } }
    /// Whether the items turn; by default yes.
    open var allowsRotation: Bool { get { traits.allowsRotation } set { set(\.allowsRotation, newValue) } }

    private final func set<Value>(_ property: WritableKeyPath<BodyTraits, Value>, _ value: Value) {
        traits[keyPath: property] = value
        changed()
    }

    /// Adds to an item's velocity, in points a second. An item that the behavior does not have is ignored.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(Vector(velocity), 0, to: item) }
    /// Adds to an item's turning, in radians a second, clockwise. An item that the behavior does not have is ignored.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity.native, to: item) }
    /// Points a second; zero for an item that the behavior does not have.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { velocity(of: item).linear.point }
    /// Radians a second, clockwise; zero for an item that the behavior does not have.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(velocity(of: item).angular) }

    private final func add(_ linear: Vector, _ angular: Double, to item: any UIDynamicItem) {
        guard list.contains(item), linear.isFinite, angular.isFinite else { return }
        waiting.append((item, linear, angular))
        changed()
    }

    private final func velocity(of item: any UIDynamicItem) -> (linear: Vector, angular: Double) {
        guard list.contains(item) else { return (.zero, 0) }
        let now = dynamicAnimator?.scene.velocity(of: item) ?? (linear: .zero, angular: 0)
        return waiting.filter { $0.item === item }.reduce(now) { ($0.linear + $1.linear, $0.angular + $1.angular) }
    }

    override var ownItems: [any UIDynamicItem] { list.all }
    override func contribute(to scene: DynamicsScene) {
        for body in scene.bodies(of: list.all) { body.traits = traits }
        for one in waiting { scene.bodies(of: [one.item]).first?.velocities.append((one.linear, one.angular)) }
        waiting = []
    }
}
