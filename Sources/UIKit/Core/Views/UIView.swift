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
    /// Whether to look if a drawing has one colour, which takes a quarter of the memory.
    var mayDrawOneColor: Bool { false }
    /// Whether a control made the view for itself. It is not archived: the control makes it again.
    var isControlPart = false
    /// Whether archives leave the view out because its superview has it from elsewhere; whether it was said not to be opaque.
    final var isLeftOutOfArchives = false, isMarkedTransparent = false
    /// Whether the view is notified before its bounds change.
    final var watchesBounds = false
    /// When the traits that the view saw last were found to be its own (`CurrentTraits.epoch`); 0 for never.
    final var traitEpoch: UInt32 = 0

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
        MainThread.check("\(Self.self).init(frame:)")
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
        MainThread.check("\(Self.self).init(coder:)")
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
        MainThread.read("\(type(of: self)).encode(with:)") { encodeProperties(with: coder) }
    }

    deinit {
        if MainThread.isHere { leave() } else { leaveFromElsewhere() }
    }

    // MARK: Responder

    open override var next: UIResponder? { controller ?? parent }
    override var responderWindow: UIWindow? { enclosingWindow }

    /// Makes the first responder among this view and its descendants resign; with `force` it has no say (R-RSP-15).
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

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
    final var exactAlpha: CGFloat = 1
    /// Opacity of the view and everything in it, 0 … 1. Animatable.
    open var alpha: CGFloat { get { Float(exactAlpha) == layer.opacity ? exactAlpha : CGFloat(layer.opacity) } set { setAlpha(newValue) } }

    /// Whether the view and everything in it is neither drawn nor hit (R-HIT-2).
    open var isHidden: Bool { get { layer.isHidden } set { setHidden(newValue) } }

    /// Whether the view promises to fill its bounds with opaque content. At first it does; it draws on nothing all the same (R-DRW-24).
    open var isOpaque: Bool { get { !isMarkedTransparent } set { (isMarkedTransparent, layer.isOpaque) = (!newValue, newValue) } }

    /// Animatable. A dynamic colour is resolved with the view's traits, again whenever they change (R-TRT-5).
    open var backgroundColor: UIColor? { get { shownBackground } set { setBackground(newValue) } }
    /// The colour that was set, from which the layer's comes.
    final var exactBackground: UIColor?

    /// Whether subviews are drawn within the view's bounds only. Hit testing ends at the bounds in any case (R-HIT-2).
    open var clipsToBounds: Bool { get { layer.masksToBounds } set { layer.masksToBounds = newValue } }

    /// The colour of template images and of whatever a subclass tints; inherited from the superview unless set.
    open var tintColor: UIColor! { get { isTintDimmed ? fullTint.dimmedTint : fullTint } set { setTint(newValue) } }
    final var ownTint: UIColor?, ownTintMode = TintAdjustmentMode.automatic
    /// The tint that it was notified of last, and whether that was dimmed (R-VH-15).
    final var seenTint: UIColor?, hasSeenDimmed = false

    /// Whether the tint is shown as a gray, here and in what inherits it.
    open var tintAdjustmentMode: TintAdjustmentMode { get { isTintDimmed ? .dimmed : .normal } set { setTintMode(newValue) } }

    /// Called when ``tintColor`` changed, here or above.
    open func tintColorDidChange() {}

    /// How the content is placed when the bounds change.
    open var contentMode = ContentMode.scaleToFill { didSet { contentModeChanged() } }

    /// Whether ``draw(_:)`` begins with nothing. Otherwise it draws over what it drew before, as long as the size stays.
    open var clearsContextBeforeDrawing = true

    /// Pixels a point of what the view draws.
    open var contentScaleFactor: CGFloat { get { layer.contentsScale } set { setScale(newValue) } }

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

    /// The category of the view's text has changed: fonts that follow it do so before ``traitCollectionDidChange(_:)``.
    func textSizeDidChange(_ traits: UITraitCollection) {}
    /// The smallest category of text in the view, whatever people have chosen; `nil` for any (R-TYP-5).
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.smallestText?.category }
        set { setTextLimit(\.smallestText, newValue) }
    }
    /// The largest category of text in the view, whatever people have chosen; `nil` for any (R-TYP-5).
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.largestText?.category }
        set { setTextLimit(\.largestText, newValue) }
    }

    // MARK: Geometry. Computed in UIView+Geometry; declared here because subclasses override them.

    /// The view's rectangle in its superview's coordinates, derived from bounds, center and transform (R-GEO-2, R-GEO-4). Animatable.
    open var frame: CGRect { get { layer.frame } set { putFrame(newValue) } }

    /// The view's rectangle in its own coordinates. A change of its size keeps the center (R-GEO-5). Animatable.
    open var bounds: CGRect { get { layer.bounds } set { putBounds(newValue) } }

    /// Where the layer's anchor point, the middle by default, stands in the superview. Animatable.
    open var center: CGPoint { get { layer.position } set { setCenter(newValue) } }

    /// Applied about the anchor point. Animatable.
    open var transform: CGAffineTransform { get { layer.affineTransform() } set { putTransform(newValue) } }

    /// The transform in three dimensions. Animatable.
    open var transform3D: CATransform3D { get { layer.transform } set { layer.transform = newValue } }

    /// The point of the bounds, each side being 1, that ``center`` places and about which ``transform`` turns (R-GEO-6).
    open var anchorPoint: CGPoint { get { layer.anchorPoint } set { layer.anchorPoint = newValue } }

    /// The shape with which the view meets others in an animator (R-DYN-26).
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// That shape where it is a path, about the view's middle.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// A view whose opacity says what is seen of this one. It has the coordinates of this view and no superview (R-VH-12).
    open var mask: UIView? { didSet { if mask !== oldValue { layer.mask = mask?.layer } } }

    /// Whether leading is left or right in the view, whatever the surroundings are.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    /// Where leading is: by ``semanticContentAttribute``, else by the traits (R-LAY-17).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }

    /// Whether views of the class rely on constraints: their ``updateConstraints()`` is called though nothing constrains them yet.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// How far ornaments reach beyond what constraints align, at each side (R-LAY-19).
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints align, for a frame. Overriders also override the reverse, or only ``alignmentRectInsets``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for the rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    // MARK: Margins. Computed in UIView+Margins and UIView+SafeArea.

    /// The room that content should leave free at the sides: what was set, by default 8 points, left and right 16, above and below none for a
    /// controller's view. The safe area is part of it unless ``insetsLayoutMarginsFromSafeArea`` is off (R-LAY-18).
    open var layoutMargins: UIEdgeInsets { get { effectiveMargins } set { setMargins(newValue) } }
    /// The same in the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets { get { marginsOfReading } set { setMargins(ofReading: newValue) } }
    /// Whether content also leaves free what reaches into the view of the superview's margins.
    open var preservesSuperviewLayoutMargins: Bool { get { ownLayoutState?.preservesMargins ?? false } set { setPreservesMargins(newValue) } }
    /// Whether the margins are counted from the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool { get { ownLayoutState?.insetsMargins ?? true } set { setInsetsMargins(newValue) } }
    /// Called when the margins have changed, or what they are made of (R-LAY-18).
    open func layoutMarginsDidChange() {}
    /// How much of the view's sides is covered: by the system nothing on the systems that there are, and what controllers say of their views.
    open var safeAreaInsets: UIEdgeInsets { Self.hasSafeAreas ? coveredSides : .zero }
    /// Called before the layout that follows on another safe area of the view (R-SCR-37).
    open func safeAreaInsetsDidChange() {}
    /// The part of it that reaches the subviews.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The part of the view that nothing of the system covers.
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The part of the view without its margins.
    open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The part of the view without its margins that lines of text may fill: at most 672 points wide, in the middle.
    open var readableContentGuide: UILayoutGuide { guide(.readable) }

    // MARK: Constraints. Implemented in UIView+Constraints and UIView+ConstraintLayout.

    /// The active constraints that this view keeps: those about itself and views inside it that no view inside it could keep.
    open var constraints: [NSLayoutConstraint] { ownLayoutState.map { Array($0.held) } ?? [] }
    /// Activates the constraint, which must be about this view and views inside it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { keep(constraint) }
    /// Adds and activates constraints between this view, its guides and the views below.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    /// Deactivates the constraint if this view keeps it.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }
    /// Removes and deactivates constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    /// Whether the view's frame is its own: set by the app, changed by ``autoresizingMask``. Set it to `false` to place the view by constraints; what
    /// they leave open stays as the frame was.
    open var translatesAutoresizingMaskIntoConstraints: Bool { get { ownLayoutState?.translatesMask ?? true } set { setTranslatesMask(newValue) } }
    /// How much the view resists becoming larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { ownLayoutState?.huggingPriority[axis] ?? .defaultLow }
    /// Sets how strongly the view is kept from growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    /// How much the view resists becoming smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        ownLayoutState?.resistancePriority[axis] ?? .defaultHigh
    }
    /// Sets how strongly the view is kept from shrinking below its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setResistance(priority, axis) }
    /// Whether the constraints leave open where the view is or how large: its frame then stays as it was. Solves them.
    open var hasAmbiguousLayout: Bool { isLeftOpen }
    /// The guides that were added. Those of the safe area and the margins are not among them.
    open var layoutGuides: [UILayoutGuide] { ownLayoutState.map { Array($0.guides) } ?? [] }
    /// Lets constraints place the guide in this view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { takeGuide(layoutGuide) }
    /// Removes the guide and the constraints about it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { dropGuide(layoutGuide) }
    /// The size that satisfies the constraints inside the view, the nearest to the given one.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that satisfies the constraints inside the view, as near to `targetSize`, in points, as the priorities allow. Solves the constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                                      verticalFittingPriority: UILayoutPriority) -> CGSize {
        fittingSize(LayoutSystem.Fitting(size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

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
    /// Whether the view is the other or lies somewhere in it (R-VH-5).
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// The view itself or the first descendant with the tag, depth first (R-VH-5).
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    /// Converts a point to the coordinates of another view, or of the window for `nil` (R-GEO-9).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
    /// A point of another view's coordinates in this view's, in points; `nil` means the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
    /// The smallest rectangle that contains the converted corners.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.boundingBox { convert($0, to: view) } }
    /// The smallest rectangle around another view's rectangle in this view's coordinates, in points; `nil` means the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.boundingBox { convert($0, from: view) } }

    /// The view's interactions, in the order in which they were added. Setting them removes those that are missing and adds the new ones.
    open var interactions: [any UIInteraction] { get { Array(ownInteractions) } set { setInteractions(newValue) } }
    /// Gives the view an interaction, which it retains. A view that has it already loses it before (R-MNU-1).
    open func addInteraction(_ interaction: any UIInteraction) { takeInteraction(interaction) }
    /// Takes an interaction away; one that the view doesn't have stays where it is.
    open func removeInteraction(_ interaction: any UIInteraction) { dropInteraction(interaction) }

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

    /// Whether people are to touch it: a control, or a view with recognizers.
    var isForTouches: Bool { !recognizers.isEmpty }
    /// The recognizers attached to the view, in the order in which they were added; `nil` when there is none.
    open var gestureRecognizers: [UIGestureRecognizer]? { get { recognizers.isEmpty ? nil : Array(recognizers) } set { setRecognizers(newValue ?? []) } }
    /// Attaches the recognizer and retains it. A recognizer that is attached elsewhere is taken from there (R-GR-3).
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Detaches the recognizer. What it was doing ends without an action (R-GR-54).
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Whether a recognizer of this view or of one above may begin. It is asked about a touch that landed in this view or inside it and that
    /// the recognition would take away; with `cancelsTouchesInView` off it is not asked (R-GR-21).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Layout and drawing

    /// Places the subviews. Called in the update pass after `setNeedsLayout()`. By default it places those that constraints place.
    open func layoutSubviews() { if Self.usesConstraints { placeSubviews() } }
    /// Called before the bounds of a view that watches them change.
    func boundsWillChange(to bounds: CGRect) {}
    /// Called before layout when the view came to use constraints or `setNeedsUpdateConstraints()` was called. Overriders call super last.
    open func updateConstraints() { ownLayoutState?.needsUpdateConstraints = false }
    /// Has ``updateConstraints()`` called before the next layout.
    open func setNeedsUpdateConstraints() { markForUpdate() }
    /// Whether ``updateConstraints()`` is called before the next layout.
    open func needsUpdateConstraints() -> Bool { ownLayoutState?.needsUpdateConstraints ?? false }
    /// Calls ``updateConstraints()`` of this view and those inside it where that is due.
    open func updateConstraintsIfNeeded() { LayoutSystem.updateConstraints(in: self) }
    /// Marks the view for layout: `layoutSubviews()` is called before the next picture.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now, from the outermost marked ancestor inwards (R-LAY-1).
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// The size that suits the view within the given one; by default the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that suits the view, keeping the upper left corner.
    open func sizeToFit() { takeFittingSize() }

    /// The size of the content itself, or ``noIntrinsicMetric`` in a direction where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Marks ``intrinsicContentSize`` as changed, so that constraints read it again.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    /// How high the content is at a width at which it has to be broken into lines; `nil` for content that isn't.
    func wrappedHeight(width: CGFloat) -> CGFloat? { nil }
    /// Where the first and the last line of text stand, from the middle downwards, when the text has that height; `nil` for a view
    /// without text.
    func baselines(contentHeight: CGFloat) -> (first: CGFloat, last: CGFloat)? { nil }
    /// The height of a line of its text, in points; `nil` without text (R-LAY-27).
    var textLineHeight: CGFloat? { nil }

    /// The view inside whose first line of text stands for this one's in constraints; by default the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view inside whose last line of text stands for this one's in constraints.
    open var forLastBaselineLayout: UIView { self }
    /// Adds what a view that arranges its subviews asks of them.
    func arrange(in system: inout LayoutSystem) {}
    /// A subview was hidden or shown: in a stack it takes no room any more, or takes some again.
    func visibilityChanged(of subview: UIView) {}
    /// Of a scroll view: what constraints are to know of its content.
    var scrollingContainer: (any ScrollingContainer)? { nil }

    /// Draws the content into the current context. A view that asks for no context gets no backing store.
    open func draw(_ rect: CGRect) {}
    /// A view with a picture of this one as it is now. What changes later is not seen in it (R-VH-11).
    /// - Parameter afterUpdates: Whether what is marked for layout and drawing is laid out and drawn first.
    /// - Returns: `nil` for a view without a size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// A view with a picture of a part of this one, which keeps the caps at its sides when it is resized.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
    }
    /// Draws the view and what is in it, scaled to a rectangle of the current context (R-VH-11).
    /// - Returns: Whether everything was there to be drawn: not without a context or a size.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { drawAll(in: rect, afterUpdates: afterUpdates) }
    /// Marks the whole view for drawing at the next update pass.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Marks the view for drawing; all of it is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { layer.setNeedsDisplay() } }

    // MARK: Accessibility. The rest stands in UIResponder.

    override var accessibilityPlace: CGRect { screenFrame }

    // MARK: Layer delegate

    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOut() } }

    open func display(_ layer: CALayer) { if layer === self.layer { displayContents() } else if layer.model() === self.layer { displayCopy(layer) } }

    /// Lets the view draw into a context that its layer made: called by a layer whose class draws by itself and calls super.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawForLayer(in: ctx) } }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === self.layer ? animationAction(forKey: event) : nil
    }

    nonisolated open override var description: String {
        // Reading the frame is safe: views are used on the main thread alone.
        let frame = MainThread.read("\(type(of: self)).description") { self.frame }
        return "<\(type(of: self)): frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }

    override func observable(_ name: String) -> (() -> Any)? { reader(of: Self.viewKeys(UIView.self)[name]) }
}
