internal import DynamicsEngine

/// An item of an animator, and the body that stands for it.
@MainActor
final class DynamicsBody {
    let item: any UIDynamicItem
    let id: BodyID
    /// The item's transform when it was read, and the angle in it.
    private var transform: CGAffineTransform
    private var angle: Double
    /// What the item was given last.
    private var shown: (center: Vector, angle: Double)

    // What behaviors say of it, gathered again for each change.
    var traits = BodyTraits()
    var acceleration = Vector.zero
    var forces: [BodyForce] = []
    var impulses: [BodyForce] = []
    var fields: [BodyField] = []
    var velocities: [(linear: Vector, angular: Double)] = []
    var itemGroups: [Int] = []
    var boundaryGroups: [Int] = []

    /// An item as it is.
    init(_ item: any UIDynamicItem, in world: World) {
        self.item = item
        transform = item.transform
        angle = item.rotation
        id = world.addBody(item.hulls, center: Vector(item.center), angle: angle)
        shown = (Vector(item.center), angle)
    }

    /// Takes the item as it is now.
    func read(into world: World) {
        transform = item.transform
        angle = item.rotation
        world.move(id, center: Vector(item.center), angle: angle)
        world.setHulls(item.hulls, of: id)
        shown = (Vector(item.center), angle)
    }

    func begin() {
        traits = .ofItems
        acceleration = .zero
        forces = []
        impulses = []
        fields = []
        velocities = []
        itemGroups = []
        boundaryGroups = []
    }

    func finish(_ world: World) {
        world.setTraits(traits, of: id)
        world.setForces(acceleration, forces, of: id)
        world.setFields(fields, of: id)
        world.setGroups(items: itemGroups, boundaries: boundaryGroups, of: id)
        for velocity in velocities { world.addVelocity(velocity.linear, angular: velocity.angular, to: id) }
        for impulse in impulses { world.push(impulse.force, at: impulse.offset, id) }
    }

    /// Gives the item its place. Whether that has changed.
    func show(_ world: World, at share: Double) -> Bool {
        guard let pose = world.pose(of: id, at: share), pose.center != shown.center || pose.angle != shown.angle else { return false }
        if pose.center != shown.center { item.center = pose.center.point }
        if pose.angle != shown.angle { item.transform = transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(pose.angle - angle))) }
        shown = pose
        return true
    }
}

extension BodyTraits {
    /// Of an item that no ``UIDynamicItemBehavior`` has (R-DYN-20).
    fileprivate static let ofItems: BodyTraits = {
        var traits = BodyTraits()
        traits.elasticity = 0.2
        traits.friction = 0.2
        return traits
    }()
}
