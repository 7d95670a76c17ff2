internal import DynamicsEngine

/// What moves items, or how they move: the base of all behaviors, and a behavior that is made of others.
///
///     final class Fall: UIDynamicBehavior {
///         init(items: [any UIDynamicItem]) {
///             super.init()
///             addChildBehavior(UIGravityBehavior(items: items))
///             addChildBehavior(UICollisionBehavior(items: items))
///         }
///     }
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    private final var children: [UIDynamicBehavior] = []
    private final weak var parent: UIDynamicBehavior?
    private final weak var owner: UIDynamicAnimator?

    public override init() { super.init() }

    /// Makes a behavior a part of this one, in whose animator it is from then on (R-DYN-11). A behavior that has this one in it is ignored.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { adopt(behavior) }
    /// Takes a part away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { release(behavior) }
    /// The parts, in the order in which they were added.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// Called in each frame in which the animator runs, after the items have been moved (R-DYN-7). What it mentions is kept alive.
    open var action: (() -> Void)?

    /// Called before the behavior, alone or with the one that it is in, comes into an animator, or leaves it (`nil`).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator that has the behavior, or the one that it is in.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? owner }

    // MARK: What kinds of behaviors have

    /// The items of this behavior without those of its parts.
    var ownItems: [any UIDynamicItem] { [] }
    /// Adds to the scene what the behavior does.
    func contribute(to scene: DynamicsScene) {}
}

extension UIDynamicBehavior {
    /// This behavior and all that are in it, from the outside inwards.
    final var branch: [UIDynamicBehavior] { [self] + children.flatMap(\.branch) }

    private func adopt(_ behavior: UIDynamicBehavior) {
        guard behavior.parent !== self, !behavior.branch.contains(where: { $0 === self }) else { return }
        behavior.leave()
        let animator = dynamicAnimator
        if animator != nil { behavior.announce(animator) }
        // A callback may have put it elsewhere.
        guard behavior.parent == nil, behavior.owner == nil, !behavior.branch.contains(where: { $0 === self }) else { return }
        children.append(behavior)
        behavior.parent = self
        dynamicAnimator?.take(behavior.branch)
    }

    private func release(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.announce(nil) }
        guard behavior.parent === self else { return }
        children.removeAll { $0 === behavior }
        behavior.parent = nil
        animator?.setNeedsRebuild()
    }

    /// Takes the behavior from where it is.
    final func leave() {
        if let parent { return parent.removeChildBehavior(self) }
        owner?.removeBehavior(self)
    }

    /// Calls ``UIDynamicBehavior/willMove(to:)`` of all.
    final func announce(_ animator: UIDynamicAnimator?) {
        for behavior in branch { behavior.willMove(to: animator) }
    }

    /// For the animator: whether it has the behavior itself, not as a part of another.
    final func isOwned(by animator: UIDynamicAnimator?) -> Bool { parent == nil && owner === animator }
    final func setOwner(_ animator: UIDynamicAnimator?) { owner = animator }

    /// Something about the behavior has changed.
    final func changed() { dynamicAnimator?.setNeedsRebuild() }

    /// An item has come.
    final func gained(_ item: any UIDynamicItem) { dynamicAnimator?.take([self]) }
}

/// The items of a behavior, each one once.
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

    /// Whether it is new.
    @discardableResult
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        all.append(item)
        return true
    }

    mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
