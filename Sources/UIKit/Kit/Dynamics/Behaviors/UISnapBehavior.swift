internal import DynamicsEngine

/// Lets an item snap to a point, upright, with a spring's swing (R-DYN-35).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private final let item: any UIDynamicItem
    /// Hertz: a choice, R-DYN-35.
    private static let frequency = 4.0

    /// - Parameter point: In points of the reference.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item's middle goes, in points of the reference.
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.moveAnchor(of: self, to: snapPoint) } }
    /// From 0, for the longest swing, to 1 for none; 0.5 at first.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    private final var spring: Spring { Spring(frequency: Self.frequency, damping: 0.2 + 0.8 * min(max(Limits.number(damping.native, limit: 1), 0), 1)) }

    override var ownItems: [any UIDynamicItem] { [item] }
    override func contribute(to scene: DynamicsScene) { scene.join(self, .snap(spring), anchor: snapPoint, item, at: .zero) }
}
