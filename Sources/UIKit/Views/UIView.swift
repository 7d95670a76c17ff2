/// A rectangle on the screen that draws its content, contains subviews and receives touches.
///
/// A view's geometry and appearance live in its ``layer``; setting them inside `UIView.animate` animates them.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, @preconcurrency NSCoding {
    /// The class of the layer that a new view makes.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that the view draws into. Made with the view, by ``layerClass``.
    public let layer: CALayer

    // The links upwards are not counted: a superview, a window and a controller clear them when they go.
    nonisolated(unsafe) private final var parentLink = Backlink<UIView>()
    nonisolated final var parent: UIView? {
        @inline(__always) get { parentLink.object }
        @inline(__always) set { parentLink.object = newValue }
    }
    nonisolated(unsafe) private final var enclosingWindowLink = Backlink<UIWindow>()
    nonisolated final var enclosingWindow: UIWindow? {
        @inline(__always) get { enclosingWindowLink.object }
        @inline(__always) set { enclosingWindowLink.object = newValue }
    }
    nonisolated(unsafe) private final var controllerLink = Backlink<UIViewController>()
    nonisolated final var controller: UIViewController? {
        @inline(__always) get { controllerLink.object }
        @inline(__always) set { controllerLink.object = newValue }
    }
    // Unchecked: HitTestBenchmark takes 14 % more instructions with checks.
    /// The subviews. ``children`` has them as an array.
    @exclusivity(unchecked) nonisolated(unsafe) final var subviewRow = SiblingRow<UIView>()

    /// In the order in which they were added.
    nonisolated(unsafe) final var recognizers: ContiguousArray<UIGestureRecognizer> = []
    static var lastAttachment = 0
    /// In the order in which they were added.
    final var ownInteractions: ContiguousArray<any UIInteraction> = []

    /// Whether the view has a new window and was not notified yet.
    var hasWindowNews = false

    /// What the view has drawn. It is the layer's contents unless code has given the layer others.
    final var lastDrawing: CGImage?

    /// Whether a control made the view for itself. It is not archived: the control makes it again.
    var isControlPart = false

    /// Distinguishes views for as long as the process runs, which an address does not.
    nonisolated let number: Int
    private static var lastNumber = 0

    /// How many running animations without user interaction change this view (R-ANI-6).
    var untouchableAnimations = 0

    /// What it has to do with constraints; `nil` for nothing.
    nonisolated(unsafe) final var ownLayoutState: LayoutState?
    /// Whether there ever was a constraint: before, laying out need not think of them.
    static var usesConstraints = false
    static var lastConstraint = 0
    /// Whether there ever was a controller that covers a part of its view: before, there is none to look for.
    @exclusivity(unchecked) static var hasSafeAreas = false

    /// Whether no point outside of the bounds can hit the view: no subclass has a say in it.
    nonisolated let isHitInBoundsOnly: Bool

    /// Makes a view whose frame, in points of its superview, is `frame`.
    public init(frame: CGRect) {
        Self.lastNumber += 1
        number = Self.lastNumber
        layer = (Self.layerClass as! CALayer.Type).make()
        isHitInBoundsOnly = Self.isHitInBoundsOnly(layer: layer)
        super.init()
        setUpLayer()
        setFrame(frame)
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        Self.lastNumber += 1
        number = Self.lastNumber
        layer = (Self.layerClass as! CALayer.Type).make()
        isHitInBoundsOnly = Self.isHitInBoundsOnly(layer: layer)
        super.init()
        setUpLayer()
        decode(from: coder)
    }

    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated { encodeProperties(with: coder) }
    }

    private func setUpLayer() {
        layer.viewLink.object = self
        layer.isViewBacked = true
        layer.contentsScale = Surroundings.scale
        layer.setNeedsDisplay()
        if Self.requiresConstraintBasedLayout {
            Self.usesConstraints = true
            _ = layoutState
        }
    }

    deinit {
        if !subviewRow.isEmpty { leaveSubviews() }
        for recognizer in recognizers { recognizer.attachedView = nil }
        ownLayoutState?.clear(ObjectIdentifier(self))
        layer.viewLink = Backlink()
    }

    // MARK: Responder

    open override var next: UIResponder? { controller ?? parent }
    override var responderWindow: UIWindow? { enclosingWindow }

    /// Makes the first responder among this view and its descendants resign; with `force` it has no say (R-RSP-15).
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let window = enclosingWindow, let responder = window.firstResponder else { return false }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, view.isDescendant(of: self) else { return false }
        guard force || responder.canResignFirstResponder else { return false }
        let resigned = responder.resignFirstResponder()
        if force, window.firstResponder === responder { window.firstResponder = nil }
        return resigned || force
    }

    // MARK: Interaction

    // Unchecked: HitTestBenchmark takes 14 % more instructions with checks.
    /// Whether the view, and what is in it, can be hit (R-HIT-1).
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// Whether more than one touch at a time is delivered to this very view (R-HIT-20).
    open var isMultipleTouchEnabled = false
    /// Whether the view takes touches only while no other view of the window has any, and the other way round (R-HIT-23).
    open var isExclusiveTouch = false

    // MARK: Appearance

    /// The model value. The layer's is a `Float`, which can't express exactly the limit of R-HIT-3.
    private var exactAlpha: CGFloat = 1

    /// Opacity of the view and everything in it, 0 … 1. Animatable.
    open var alpha: CGFloat {
        get { Float(exactAlpha) == layer.opacity ? exactAlpha : CGFloat(layer.opacity) }
        set {
            exactAlpha = newValue
            layer.opacity = Float(newValue)
        }
    }

    /// Whether the view and everything in it is neither drawn nor hit (R-HIT-2).
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let changes = newValue != layer.isHidden
            layer.isHidden = newValue
            // A hidden view takes no room in a stack.
            if changes, Self.usesConstraints { parent?.childVisibilityChanged() }
        }
    }

    /// Whether the view promises to fill its bounds with opaque content.
    open var isOpaque: Bool { get { layer.isOpaque } set { layer.isOpaque = newValue } }

    /// Animatable. A dynamic colour is resolved with the view's traits, again whenever they change (R-TRT-5).
    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map { color in
            if let exactBackground, exactBackground.shownColor(with: traitCollection) == color { return exactBackground }
            return UIColor(cgColor: color)
        } }
        set {
            exactBackground = newValue
            layer.backgroundColor = newValue?.shownColor(with: traitCollection)
        }
    }
    private var exactBackground: UIColor?

    /// The traits may have changed.
    final func resolveBackground() {
        if let exactBackground, exactBackground.isDynamic { layer.backgroundColor = exactBackground.shownColor(with: traitCollection) }
    }

    /// Whether subviews are drawn within the view's bounds only. Hit testing ends at the bounds in any case (R-HIT-2).
    open var clipsToBounds: Bool { get { layer.masksToBounds } set { layer.masksToBounds = newValue } }

    /// The colour of template images and of whatever a subclass tints; inherited from the superview unless set.
    open var tintColor: UIColor! {
        get { isTintDimmed ? fullTint.dimmedTint : fullTint }
        set {
            ownTint = newValue
            propagateTint()
        }
    }
    final var ownTint: UIColor?

    /// Whether the tint is shown as a gray, here and in what inherits it.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { isTintDimmed ? .dimmed : .normal }
        set {
            guard newValue != ownTintMode else { return }
            ownTintMode = newValue
            propagateDimming()
        }
    }
    final var ownTintMode = TintAdjustmentMode.automatic

    /// Called when ``tintColor`` changed, here or above.
    open func tintColorDidChange() {}

    /// How the content is placed when the bounds change.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            if contentMode == .redraw { setNeedsDisplay() }
        }
    }

    /// Whether ``draw(_:)`` begins with nothing. Otherwise it draws over what it drew before, as long as the size stays.
    open var clearsContextBeforeDrawing = true

    /// Pixels a point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// A number by which `viewWithTag` finds the view.
    open var tag = 0

    /// How a change of the superview's size changes this view's frame (R-GEO-11).
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a change of this view's size resizes its subviews by their masks.
    open var autoresizesSubviews = true

    // MARK: Traits. Computed in UIView+Traits.

    final var traitState: TraitState?
    /// The traits of which the view was notified, or that it had when it was first shown.
    final var seenTraits: UITraitCollection?

    /// The traits of the view: those of what it is in, with the overrides on the way (R-TRT-1).
    open var traitCollection: UITraitCollection { ownTraitCollection }
    /// Called after the view's traits have changed (R-TRT-7). Overriders call super.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this view and what is in it; unspecified inherits (R-TRT-6).
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { traitState?.style ?? .unspecified } set { setStyle(newValue) } }

    // MARK: Geometry. Computed in UIView+Geometry; declared here because subclasses override them.

    /// The view's rectangle in its superview's coordinates, derived from bounds, center and transform (R-GEO-2, R-GEO-4). Animatable.
    open var frame: CGRect { get { layer.frame } set { setFrame(newValue) } }

    /// The view's rectangle in its own coordinates. A change of its size keeps the center (R-GEO-5). Animatable.
    open var bounds: CGRect { get { layer.bounds } set { setBounds(newValue) } }

    /// Where the layer's anchor point, the middle by default, stands in the superview. Animatable.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard newValue.isFinite else { return Self.refuse("center", newValue) }
            let isMoved = newValue != layer.position
            layer.position = newValue
            if Self.usesConstraints, isMoved { frameChanged(isResized: false) }
        }
    }

    /// Applied about the anchor point. Animatable.
    open var transform: CGAffineTransform { get { layer.affineTransform() } set { layer.setAffineTransform(newValue) } }

    /// The transform in three dimensions. Animatable.
    open var transform3D: CATransform3D { get { layer.transform } set { layer.transform = newValue } }

    /// The point of the bounds, each side being 1, that ``center`` places and about which ``transform`` turns (R-GEO-6).
    open var anchorPoint: CGPoint { get { layer.anchorPoint } set { layer.anchorPoint = newValue } }

    /// A view whose opacity says what is seen of this one. It has this one's coordinates and no superview (R-VH-12).
    open var mask: UIView? {
        didSet { if mask !== oldValue { layer.mask = mask?.layer } }
    }

    /// Whether leading is left or right in the view, whatever the surroundings are.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    /// Where leading is: by ``semanticContentAttribute``, else by the traits (R-LAY-17).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction ?? (traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Whether views of the class rely on constraints: their ``updateConstraints()`` is called though nothing constrains them yet.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// How far ornaments reach beyond what constraints align, at each side (R-LAY-19).
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints align, for a frame. Overriders also override the reverse, or only ``alignmentRectInsets``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for the rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// Called when the margins have changed, or what they are made of (R-LAY-18).
    open func layoutMarginsDidChange() {}
    /// Called before the layout that follows on another safe area of the view (R-SCR-37).
    open func safeAreaInsetsDidChange() {}

    // MARK: Hierarchy. Implemented in UIView+Hierarchy.

    /// The view that this one is in.
    open var superview: UIView? { parent }
    /// The window that the view is in.
    open var window: UIWindow? { enclosingWindow }
    /// Back to front.
    open var subviews: [UIView] { Array(children) }

    /// Called before the view gets a superview, or loses it (`nil`) (R-VH-2).
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view has got a superview, or lost it.
    open func didMoveToSuperview() {}
    /// Called before the view enters a window, or leaves it (`nil`) (R-VH-2).
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view has entered a window, or left it.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Adds a subview in front of the others, and takes it from its superview (R-VH-1). Its touches are cancelled if it leaves its window (R-VH-8).
    open func addSubview(_ view: UIView) { insert(view, at: subviewRow.count) }
    /// Adds the view at an index, 0 being the back; moves it there when it is a subview already.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a subview in front of another; in front of all if that one is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
    /// Inserts a subview behind another; in front of all if that one is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
    /// Moves a subview in front of its siblings; another view is ignored. Linear in the number of subviews between it and the ends or the last change.
    open func bringSubviewToFront(_ view: UIView) { reorder(view) { subviewRow.count } }
    /// Moves a subview behind its siblings; another view is ignored. Linear in the number of subviews between it and the ends or the last change.
    open func sendSubviewToBack(_ view: UIView) { reorder(view) { 0 } }
    /// Exchanges the places of two subviews; an index out of range has no effect.
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
    /// Takes the view out of its superview. Touches in it and below are cancelled (R-VH-8).
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Hit testing

    /// The deepest view under the point, which is in this view's coordinates (R-HIT-1).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesHits, isHitInBoundsOnly ? layer.boundsContain(point) : self.point(inside: point, with: event) else {
            if HitTestNotes.current != nil { HitTestNotes.isNotHit(self) }
            return nil
        }
        return hitSubview(at: point, with: event) ?? self
    }

    /// Touches of this view, or of a view inside it, are about to be cancelled, because it leaves its window.
    func touchesWillLeaveWindow() {}

    /// Whether the point is in the bounds; the lower right edges are outside (R-HIT-4).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Prepares the view for being shown by a designer of interfaces. No such program calls it here; sources that show themselves so do.
    open func prepareForInterfaceBuilder() {}

    // MARK: Gesture recognizers

    /// The recognizers attached to the view, in the order in which they were added; `nil` when there is none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : Array(recognizers) }
        set { setRecognizers(newValue ?? []) }
    }
    /// Attaches the recognizer and retains it. One that is attached elsewhere is taken from there (R-GR-3).
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Detaches the recognizer. What it was doing ends without an action (R-GR-54).
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Whether a recognizer of this view or of one above may begin. It is asked about a touch that landed in this view or inside it and that
    /// the recognition would take away; with `cancelsTouchesInView` off it is not asked (R-GR-21).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Layout and drawing

    /// Places the subviews. Called in the update pass after `setNeedsLayout()`. By default it places those that constraints place.
    open func layoutSubviews() {
        if Self.usesConstraints { placeSubviews() }
    }
    /// Called before layout when the view came to use constraints or `setNeedsUpdateConstraints()` was called. Overriders call super last.
    open func updateConstraints() { ownLayoutState?.needsUpdateConstraints = false }
    /// Calls ``updateConstraints()`` of this view and those inside it where that is due.
    open func updateConstraintsIfNeeded() { LayoutSystem.updateConstraints(in: self) }
    /// Marks the view for layout: `layoutSubviews()` is called before the next picture.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now, from the outermost marked ancestor inwards (R-LAY-1).
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// The size that suits the view within the given one; by default the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that suits the view, keeping the upper left corner.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        let origin = frame.origin
        bounds.size = size
        frame.origin = origin
    }

    /// The size of the content itself, or ``noIntrinsicMetric`` in a direction where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Marks ``intrinsicContentSize`` as changed, so that constraints read it again.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    /// How high the content is at a width at which it has to be broken into lines; `nil` for content that isn't.
    func wrappedHeight(width: CGFloat) -> CGFloat? { nil }
    /// Where the first and the last line of text stand, from the middle downwards, when the text has that height; `nil` for a view
    /// without text.
    func baselines(contentHeight: CGFloat) -> (first: CGFloat, last: CGFloat)? { nil }

    /// The view inside whose first line of text stands for this one's in constraints; by default the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view inside whose last line of text stands for this one's in constraints.
    open var forLastBaselineLayout: UIView { self }
    /// Adds what a view that arranges its subviews asks of them.
    func arrange(in system: inout LayoutSystem) {}
    /// A subview was hidden or shown: in a stack it takes no room any more, or takes some again.
    func childVisibilityChanged() {}
    /// Of a scroll view: what constraints are to know of its content.
    var scrollingContainer: (any ScrollingContainer)? { nil }

    /// Draws the content into the current context. A view that asks for no context gets no backing store.
    open func draw(_ rect: CGRect) {}
    /// Marks the whole view for drawing at the next update pass.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Marks the view for drawing; all of it is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { layer.setNeedsDisplay() } }

    // MARK: Accessibility. What was set comes before what the class says of itself (R-ACC-1).

    final var accessibility: AccessibilityProperties?
    /// What the class says of itself.
    var accessibilityDefaults: AccessibilityValues { AccessibilityValues() }

    /// Whether the view itself is something to be found, read or used: controls, labels and fields are.
    open var isAccessibilityElement: Bool {
        get { setAccessibility.isElement ?? accessibilityDefaults.isElement ?? false }
        set { setAccessibility.isElement = newValue }
    }
    /// What it is, in a word or two: by default its title or text.
    open var accessibilityLabel: String? { get { setAccessibility.label ?? accessibilityDefaults.label } set { setAccessibility.label = newValue } }
    /// What it does.
    open var accessibilityHint: String? { get { setAccessibility.hint ?? accessibilityDefaults.hint } set { setAccessibility.hint = newValue } }
    /// What it stands at: by default a control's value in words.
    open var accessibilityValue: String? { get { setAccessibility.value ?? accessibilityDefaults.value } set { setAccessibility.value = newValue } }
    /// A name for tests and tools. It is not shown to people.
    open var accessibilityIdentifier: String? { get { setAccessibility.identifier } set { setAccessibility.identifier = newValue } }
    /// What it is and how it is used.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { setAccessibility.traits ?? accessibilityDefaults.traits ?? .none }
        set { setAccessibility.traits = newValue }
    }
    /// Where it is on the screen, in points: by default its bounds there.
    open var accessibilityFrame: CGRect { get { setAccessibility.frame ?? screenFrame } set { setAccessibility.frame = newValue } }
    /// Does what a tap does. Returns whether anything was done (R-ACC-2).
    open func accessibilityActivate() -> Bool { false }
    /// Goes a step up (R-ACC-2).
    open func accessibilityIncrement() {}
    /// Goes a step down (R-ACC-2).
    open func accessibilityDecrement() {}

    // MARK: Layer delegate

    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layOut() }
    }

    open func display(_ layer: CALayer) { if layer === self.layer { displayContents() } }

    /// Lets the view draw into a context that its layer made: called by a layer whose class draws by itself and calls super.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawForLayer(in: ctx) } }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === self.layer ? animationAction(forKey: event) : nil
    }

    nonisolated open override var description: String {
        // Reading the frame is safe: views are used on the main thread alone.
        let frame = MainActor.assumeIsolated { self.frame }
        return "<\(type(of: self)): frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }
}
