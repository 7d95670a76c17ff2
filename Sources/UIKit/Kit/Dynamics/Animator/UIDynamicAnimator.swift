internal import DynamicsEngine
internal import QuartzCore

/// Moves items by the laws of motion: what falls, meets, hangs and is thrown (R-DYN).
///
///     animator = UIDynamicAnimator(referenceView: view)
///     let collision = UICollisionBehavior(items: [ball])
///     collision.translatesReferenceBoundsIntoBoundary = true
///     animator.addBehavior(collision)
///     animator.addBehavior(UIGravityBehavior(items: [ball]))
///
/// It runs while something moves, in steps of 1/240 s that do not depend on the display, and costs nothing while all rests. Keep a reference to it: an animator
/// without one moves nothing.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    final let scene = DynamicsScene()
    private final var list: [UIDynamicBehavior] = []
    private final weak var view: UIView?
    final weak var layout: UICollectionViewLayout?
    final let isOfLayout: Bool

    final let refreshes = RefreshCalls()
    final var run = DynamicsRun()
    final var needsRebuild = false

    /// An animator for the subviews of a view, in whose coordinates the items are. It does not keep the view.
    public init(referenceView view: UIView) {
        self.view = view
        isOfLayout = false
        super.init()
    }

    /// An animator for the attributes of a collection view's layout, which it invalidates in each frame in which one of them moves (R-DYN-37). It does not keep the layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        isOfLayout = true
        super.init()
    }

    /// The view in whose coordinates the items are; for a layout the collection view.
    open var referenceView: UIView? { isOfLayout ? layout?.collectionView : view }

    /// Adds a behavior, and takes it from where it was. Items that are new are read as they are.
    open func addBehavior(_ behavior: UIDynamicBehavior) { add(behavior) }
    /// Removes a behavior that was added. Items that no other behavior has stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) { remove(behavior) }
    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in list { removeBehavior(behavior) } }
    /// The behaviors that were added, in their order, without those that are in them.
    open var behaviors: [UIDynamicBehavior] { list }

    /// The items that reach into a rectangle of the reference, in the order in which they came. Linear in the items.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { scene.bodies.map(\.item).filter { $0.reaches(into: rect) } }
    /// Takes an item as it is now: its place, its rotation, and its shape. It keeps its velocity. An item that no behavior has is ignored.
    open func updateItem(usingCurrentState item: any UIDynamicItem) { update(item) }

    /// Whether items move.
    open var isRunning: Bool { run.isRunning }
    /// Seconds of the items' time since it was last resumed.
    open var elapsedTime: TimeInterval { run.elapsed }
    /// Notified when items start to move and when all rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviors

    private final func add(_ behavior: UIDynamicBehavior) {
        guard !behavior.isOwned(by: self) else { return }
        behavior.leave()
        behavior.announce(self)
        // A callback may have put it elsewhere.
        guard behavior.isOwned(by: nil) else { return }
        list.append(behavior)
        behavior.setOwner(self)
        take(behavior.branch)
    }

    private final func remove(_ behavior: UIDynamicBehavior) {
        guard behavior.isOwned(by: self) else { return }
        behavior.announce(nil)
        guard behavior.isOwned(by: self) else { return }
        list.removeAll { $0 === behavior }
        behavior.setOwner(nil)
        setNeedsRebuild()
    }

    /// All behaviors, from the outside inwards.
    final var allBehaviors: [UIDynamicBehavior] { list.flatMap(\.branch) }

    /// Takes the items of behaviors that have come.
    final func take(_ behaviors: [UIDynamicBehavior]) {
        scene.take(behaviors.flatMap(\.ownItems))
        setNeedsRebuild()
    }

    private final func update(_ item: any UIDynamicItem) {
        guard let body = scene.bodies(of: [item]).first else { return }
        body.read(into: scene.world)
        resume()
    }
}
