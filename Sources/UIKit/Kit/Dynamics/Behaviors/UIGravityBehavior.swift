internal import DynamicsEngine

/// Lets items fall: by 1,000 points a second squared downwards, unless it is set otherwise (R-DYN-16).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private final var list: DynamicItems
    private final var force = ForceVector(CGVector(dx: 0, dy: 1))
    /// The angle, also while the size is 0.
    private final var lastAngle = CGFloat.pi / 2
    /// Points a second squared at a magnitude of 1: the documents' figure.
    private static let unit = 1000.0

    public override convenience init() { self.init(items: []) }

    /// Lets items fall downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItems(items)
        super.init()
    }

    /// The items that fall.
    open var items: [any UIDynamicItem] { list.all }
    /// Lets one more item fall.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { gained(item) } }
    /// Lets an item fall no longer. It keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// In thousands of points a second squared; (0, 1) at first.
    open var gravityDirection: CGVector { get { force.direction } set { setForce(ForceVector(newValue)) } }
    /// Radians clockwise from the x axis; π/2 at first.
    open var angle: CGFloat { get { lastAngle } set { setAngle(newValue, magnitude: magnitude) } }
    /// In thousands of points a second squared; 1 at first. A negative one turns the direction round.
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

    override var ownItems: [any UIDynamicItem] { list.all }
    override func contribute(to scene: DynamicsScene) {
        for body in scene.bodies(of: list.all) { body.acceleration += Vector(force.direction) * Self.unit }
    }
}
