/// A rectangle for constraints that is no view: it neither draws nor takes touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, _AssociationHolder {
    nonisolated(unsafe) public final var _associations: _Associations?
    /// Where a guide's rectangle comes from.
    enum Kind {
        /// From constraints.
        case free
        case safeArea, margins
        /// The lines at the upper and lower end of the safe area.
        case safeTop, safeBottom
        /// The content of a scroll view, and the scroll view itself.
        case scrollContent, scrollFrame
        /// What lines of text may fill.
        case readable
        /// What a keyboard covers.
        case keyboard
    }

    /// The widest that lines of text should be, in points.
    static let readableWidth: CGFloat = 672

    let kind: Kind
    nonisolated(unsafe) let state = LayoutState()
    nonisolated(unsafe) private final var ownerLink = Backlink<UIView>()
    nonisolated final var owner: UIView? {
        @inline(__always) get { ownerLink.object }
        @inline(__always) set { ownerLink.object = newValue }
    }
    /// For debugging.
    open var identifier = ""

    @preconcurrency @MainActor public override init() {
        kind = .free
        super.init()
    }

    init(_ kind: Kind, of owner: UIView? = nil) {
        self.kind = kind
        super.init()
        self.owner = owner
    }

    deinit { leave() }

    nonisolated private func leave() {
        let identity = ObjectIdentifier(self)
        if MainThread.isHere { return state.clear(identity) }
        nonisolated(unsafe) let state = self.state
        MainThread.bury(self, MainThread.Remains([state]) { state.clear(identity) })
    }

    var layoutState: LayoutState { state }
    nonisolated var existingLayoutState: LayoutState? { state }
    var itemView: UIView? { owner }

    /// The view in whose coordinates the guide stands. `addLayoutGuide(_:)` sets it.
    open var owningView: UIView? { owner }

    /// Of a keyboard's guide: how much of the view's lower end is covered, in points.
    var coveredHeight: CGFloat { 0 }

    /// The rectangle in the owning view's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        let safe = owner.bounds.inset(by: owner.safeAreaInsets)
        switch kind {
        case .free: return state.solution ?? .zero
        case .safeArea: return safe
        case .margins: return owner.bounds.inset(by: owner.layoutMargins)
        case .scrollContent: return CGRect(origin: .zero, size: owner.scrollingContainer?.contentSize ?? .zero)
        case .scrollFrame: return owner.bounds
        case .readable:
            let room = owner.bounds.inset(by: owner.layoutMargins), width = min(room.width, Self.readableWidth)
            return CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
        case .keyboard:
            let height = coveredHeight
            return CGRect(x: owner.bounds.minX, y: owner.bounds.maxY - height, width: owner.bounds.width, height: height)
        case .safeTop: return CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 0)
        case .safeBottom: return CGRect(x: safe.minX, y: safe.maxY, width: safe.width, height: 0)
        }
    }
}
