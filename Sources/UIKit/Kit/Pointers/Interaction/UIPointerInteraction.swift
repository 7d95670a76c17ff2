/// Gives a view effects and pointer shapes for a pointer that comes over it (R-PTI).
///
///     view.addInteraction(UIPointerInteraction(delegate: self))
///
///     func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
///         UIPointerStyle(effect: .lift(UITargetedPreview(view: self)))
///     }
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Says which parts of the view are regions, and how the pointer looks there. Not retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// Whether the pointer is noticed.
    open var isEnabled = true { didSet { PointerTracker.shared.update() } }
    private final let hover = UIHoverGestureRecognizer()

    /// The delegate is not retained. Without one the whole view is a region without a style.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        hover.name = "UIPointerInteraction"
        hover.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        hover.addAction { [weak self] (recognizer: UIHoverGestureRecognizer) in self?.hovered(recognizer) }
    }

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        PointerTracker.shared.left(self)
        old.removeGestureRecognizer(hover)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks the delegate again about the region that the pointer is in, and about its style.
    open func invalidate() { PointerTracker.shared.invalidate(self) }

    private final func hovered(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: PointerTracker.shared.moved(self)
        default: PointerTracker.shared.left(self)
        }
    }

    /// Where the pointer is in the view.
    final var location: CGPoint { hover.location(in: view) }

    /// The region that the pointer is in; `nil` for no one (R-PTI-2).
    final func region() -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds), place = location
        guard let delegate else { return whole }
        let request = UIPointerRegionRequest(location: place, modifiers: hover.modifierFlags)
        guard let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole), region.rect.contains(place) else { return nil }
        return region
    }
}
