internal import DynamicsEngine

/// The items of an animator as bodies of a world, and what behaviors do to them.
@MainActor
final class DynamicsScene {
    let world = World()
    /// In the order in which they came.
    private(set) var bodies: [DynamicsBody] = []
    private var known: [ObjectIdentifier: DynamicsBody] = [:]
    private var items: [BodyID: any UIDynamicItem] = [:]
    private var joints: [ObjectIdentifier: (id: JointID, joint: Joint, isUsed: Bool)] = [:]
    private var jointOrder: [ObjectIdentifier] = []

    /// The reference's bounds, in points; `nil` without one.
    private(set) var bounds: CGRect?
    /// The boundaries, while they are gathered.
    var boundaries: [Boundary] = []
    private var later: [() -> Void] = []

    // MARK: Items

    /// Takes items that are new, as they are.
    func take(_ items: [any UIDynamicItem]) {
        for item in items where known[ObjectIdentifier(item)] == nil {
            let body = DynamicsBody(item, in: world)
            known[ObjectIdentifier(item)] = body
            self.items[body.id] = item
            bodies.append(body)
        }
    }

    /// The bodies of the items that are here.
    func bodies(of items: [any UIDynamicItem]) -> [DynamicsBody] { items.compactMap { known[ObjectIdentifier($0)] } }
    func velocity(of item: any UIDynamicItem) -> (linear: Vector, angular: Double)? { known[ObjectIdentifier(item)].flatMap { world.velocity(of: $0.id) } }
    func item(_ id: BodyID) -> (any UIDynamicItem)? { items[id] }

    // MARK: Behaviors

    /// Sets the world up as the behaviors say.
    func rebuild(_ behaviors: [UIDynamicBehavior], bounds: CGRect?) {
        self.bounds = bounds
        keep(behaviors.flatMap(\.ownItems))
        for body in bodies { body.begin() }
        boundaries = []
        for key in jointOrder { joints[key]?.isUsed = false }
        for behavior in behaviors { behavior.contribute(to: self) }
        for body in bodies { body.finish(world) }
        world.boundaries = boundaries
        dropJoints()
        let work = later
        later = []
        for call in work { call() }
    }

    /// Called when the world knows what behaviors say.
    func afterRebuild(_ call: @escaping () -> Void) { later.append(call) }

    private func keep(_ wanted: [any UIDynamicItem]) {
        take(wanted)
        let names = Set(wanted.map { ObjectIdentifier($0) })
        for body in bodies where !names.contains(ObjectIdentifier(body.item)) {
            world.removeBody(body.id)
            items[body.id] = nil
            known[ObjectIdentifier(body.item)] = nil
        }
        bodies.removeAll { !names.contains(ObjectIdentifier($0.item)) }
    }

    // MARK: Joints

    /// Joins an item and a point of the reference for a behavior.
    func join(_ behavior: UIDynamicBehavior, _ kind: JointKind, anchor: CGPoint, _ item: any UIDynamicItem, at offset: Vector) {
        guard let body = known[ObjectIdentifier(item)] else { return }
        join(behavior, Joint(kind, at: Vector(anchor), second: body.id, at: offset))
    }

    /// Joins two items for a behavior.
    func join(_ behavior: UIDynamicBehavior, _ kind: JointKind, _ first: any UIDynamicItem, at firstOffset: Vector, _ second: any UIDynamicItem, at secondOffset: Vector) {
        guard first !== second, let a = known[ObjectIdentifier(first)], let b = known[ObjectIdentifier(second)] else { return }
        join(behavior, Joint(kind, first: a.id, at: firstOffset, second: b.id, at: secondOffset))
    }

    private func join(_ behavior: UIDynamicBehavior, _ joint: Joint) {
        let key = ObjectIdentifier(behavior)
        if let old = joints[key] {
            if old.joint.first == joint.first, old.joint.second == joint.second {
                world.setKind(joint.kind, of: old.id)
                joints[key] = (old.id, joint, true)
                return
            }
            world.removeJoint(old.id)
        } else {
            jointOrder.append(key)
        }
        joints[key] = (world.addJoint(joint), joint, true)
    }

    private func dropJoints() {
        for key in jointOrder {
            guard let joint = joints[key], !joint.isUsed else { continue }
            world.removeJoint(joint.id)
            joints[key] = nil
        }
        jointOrder.removeAll { joints[$0] == nil }
    }

    /// Moves the anchor of a behavior's joint, in the time of a frame.
    func moveAnchor(of behavior: UIDynamicBehavior, to point: CGPoint) {
        guard let joint = joints[ObjectIdentifier(behavior)] else { return }
        world.moveAnchor(of: joint.id, to: Vector(point), steps: 4)
    }
}
