internal import ScrollEngine

/// Shows a part of a content that is larger than itself; fingers move the part and, with a delegate that names a view, its scale (R-SCR).
///
/// The content is what its subviews are. The offset is the origin of ``UIView/bounds``: scrolling moves no view. ``contentSize``, or
/// constraints with ``contentLayoutGuide``, say how large the content is. Fingers are followed by ``panGestureRecognizer`` and
/// ``pinchGestureRecognizer``; content is touched once it is clear that nothing scrolls (R-SCR-2).
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Content

    /// The point of the content at the upper left corner. Setting it moves the content at once; a movement continues from there.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { putContent(at: newValue) }
    }

    /// Moves the content; animated, in 0.3 s, and the delegate is notified of the end. Without animation, whatever moves it stops.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { go(to: contentOffset, animated: animated) }

    /// Moves the content just so far that the rectangle, in the content's coordinates, can be seen, as far as there is room (R-SCR-36).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// In points, at the present scale. Content that becomes smaller is moved inside its ends.
    open var contentSize: CGSize {
        get { size }
        set {
            willChange("contentSize")
            setContentSize(newValue)
            didChange("contentSize")
        }
    }
    @exclusivity(unchecked) final var size = CGSize.zero

    /// Room around the content that can be scrolled to.
    @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
        willSet { willChange("contentInset") }
        didSet {
            let inset = contentInset
            if !inset.isFinite {
                contentInset = oldValue
                Self.refuse("content inset", inset)
            } else if inset != oldValue {
                insetsChanged()
            }
            didChange("contentInset")
        }
    }

    /// ``contentInset`` and what the system covers (R-SCR-37).
    open var adjustedContentInset: UIEdgeInsets { allInsets }

    /// Whether what the system covers counts as room around the content.
    @exclusivity(unchecked) open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``, and above and below also where nothing scrolls.
        case automatic = 0
        /// Only along axes that scroll.
        case scrollableAxes
        case never, always
    }

    /// Called when the content has moved, before layout: by a bar that looks otherwise above content at its beginning.
    final var onMove: (() -> Void)?
    final var onMoveAboveTabs: (() -> Void)?

    /// Why a drag of so many fingers, which have gone so far, does not scroll; `nil` when it does.
    func objection(toFingers count: Int, after vector: CGVector) -> String? { nil }

    /// Called before a key or assistive technology scrolls: for content that is made as it is needed.
    func prepareForKeys() {}

    /// Where a layout of the content's has it come to rest, before the delegate is asked. The velocity is in points a millisecond.
    func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Whether the content rests at such places only, also after a finger that held it.
    var restsAtPlaces: Bool { false }

    /// ``adjustedContentInset`` has changed.
    open func adjustedContentInsetDidChange() {}

    /// Scrolls by what is seen, where there is more that way (R-ACC-7).
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollByPage(direction) }

    /// The rectangle of the content: constraints with it say how large the content is.
    open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    /// The rectangle of the scroll view itself, which stays when the content moves.
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

    /// Where content that is smaller than the scroll view rests: a share of the free room, 0 … 1 along each axis. By default (0, 0), the beginning; (0.5, 0.5)
    /// is the middle (R-SCR-39a).
    @exclusivity(unchecked) open var contentAlignmentPoint = CGPoint.zero {
        didSet {
            let point = contentAlignmentPoint
            if !point.isFinite {
                contentAlignmentPoint = oldValue
                Self.refuse("content alignment point", point)
            } else if point != oldValue {
                stayInside()
            }
        }
    }

    // MARK: Scrolling

    /// Whether fingers, keys and the mouse scroll.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether a drag goes along one axis only, if it begins along one (R-SCR-12).
    @exclusivity(unchecked) open var isDirectionalLockEnabled = false
    /// Whether the content comes to rest at multiples of the scroll view's size (R-SCR-25).
    @exclusivity(unchecked) open var isPagingEnabled = false
    /// Whether the content goes beyond its ends, and back.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    @exclusivity(unchecked) open var bouncesHorizontally = true
    @exclusivity(unchecked) open var bouncesVertically = true
    /// Whether content that is no higher than the scroll view can be pulled all the same.
    @exclusivity(unchecked) open var alwaysBounceVertical = false
    /// Whether content that is no wider than the scroll view can be pulled all the same.
    @exclusivity(unchecked) open var alwaysBounceHorizontal = false
    /// The share of the speed that is left after a millisecond (R-SCR-21).
    @exclusivity(unchecked) open var decelerationRate = DecelerationRate.normal

    /// A share of the speed, 0 … 1.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether a finger is down that may scroll, or does; also while the delegate is notified of its lift (R-SCR-5).
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 || scrolling.hold.isLifting }
    /// Whether a finger scrolls.
    open var isDragging: Bool { scrolling.hold.phase.isDragged }
    /// Whether the content moves on after a finger, also while a finger that has stopped it rests (R-SCR-6a).
    open var isDecelerating: Bool { scrolling.isDecelerating }

    /// Whether code moves the content, animated. A deceleration is not such a movement.
    open var isScrollAnimating: Bool { scrolling.movement.isAskedFor }
    /// Whether the scale changes without fingers: by code, animated, or back between its limits.
    open var isZoomAnimating: Bool { scrolling.movement.isZoom }

    /// Stops whatever moves the content or changes its scale without fingers. The content stays where it is; beyond an end it is at that end at once, and of
    /// pages at the nearest one. The delegate is notified of the end (R-SCR-35a).
    open func stopScrollingAndZooming() { scroll(.halt) }

    /// Whether a scroll view around this one follows a sideways drag when the content is at its end there (R-SCR-11).
    @exclusivity(unchecked) open var transfersHorizontalScrollingToParent = true
    /// Whether a scroll view around this one follows a drag up or down when the content is at its end there (R-SCR-11).
    @exclusivity(unchecked) open var transfersVerticalScrollingToParent = true

    /// Whether keys scroll (R-SCR-40).
    open var allowsKeyboardScrolling = true
    /// Whether Home scrolls to the top though the first responder is outside, when no other scroll view of the window says so (R-SCR-41).
    open var scrollsToTop = true
    /// Whether a drag makes the keyboard on the screen go.
    @exclusivity(unchecked) open var keyboardDismissMode = KeyboardDismissMode.none

    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// When the drag begins.
        case onDrag
        /// When the finger comes upon the keyboard.
        case interactive
    }

    /// Follows the fingers that scroll.
    public let panGestureRecognizer: UIPanGestureRecognizer
    /// Follows the fingers that change the scale; disabled where that has no room to change.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
    final let pinch = ScrollPinchRecognizer(target: nil, action: nil)

    /// Not retained.
    // Disfavored: the delegates of subclasses, of other types, come first.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { listener?.target as? any UIScrollViewDelegate }
        set { listener = newValue.map { TargetLink($0) } }
    }
    private final var listener: TargetLink?

    // MARK: Touches of the content (R-SCR-1 … 4)

    /// Whether a touch reaches the content only when it is clear that it does not scroll, or after 0.15 s.
    open var delaysContentTouches = true
    /// Whether a drag that begins takes the touch from the content.
    open var canCancelContentTouches = true
    /// Whether the content may have the touches, which are about to reach it. By default yes.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag may take touches from the view. By default yes, unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Zooming (R-SCR-50 …)

    /// The least scale; at least a little more than 0.
    @exclusivity(unchecked) open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    @exclusivity(unchecked) open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// The scale of the view that the delegate names.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }
    @exclusivity(unchecked) final var scale: CGFloat = 1
    final var zoomBasis = ZoomBasis()
    /// Whether pinches go beyond the limits, and back.
    @exclusivity(unchecked) open var bouncesZoom = true
    /// Whether fingers change the scale.
    open var isZooming: Bool { scrolling.hold.phase.isPinched }
    /// Whether the scale goes back between its limits.
    open var isZoomBouncing: Bool { scrolling.movement.isZoomBounce }

    /// Changes the scale, about the middle of what can be seen. It is kept between the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
    /// Makes the rectangle, in the coordinates of the view that the delegate names, as large as it can be seen as a whole.
    open func zoom(to rect: CGRect, animated: Bool) { zoomToFit(rect, animated: animated) }

    // MARK: Indicators (R-SCR-60 …)

    @exclusivity(unchecked) open var showsVerticalScrollIndicator = true { didSet { indicators.update(self) } }
    @exclusivity(unchecked) open var showsHorizontalScrollIndicator = true { didSet { indicators.update(self) } }
    /// How far from the scroll view's sides the ends of the indicator's way are.
    @exclusivity(unchecked) open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
    @exclusivity(unchecked) open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
    /// The insets of both indicators. Reading it returns the vertical insets.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.styleChanged(indicatorStyle) } }

    public enum IndicatorStyle: Int, Sendable {
        /// Dark, and half seen through.
        case `default` = 0
        case black, white
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash(in: self) }

    /// What appears when the content is pulled down from its beginning.
    @exclusivity(unchecked) open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlChanged(from: oldValue) } }
    }

    // MARK: What is in progress

    /// Between at rest, held and moving: all of it, and changed by ``scroll(_:)`` alone.
    @exclusivity(unchecked) final var scrolling = ScrollState()
    /// Whether refreshes are called, as they are while something moves.
    @exclusivity(unchecked) final var callsRefreshes = false
    /// Whether the content is being placed: see ``placing(_:)``.
    @exclusivity(unchecked) final var isPlacing = false
    final let refreshes = RefreshCalls()
    /// There while fingers have the content, and until it has come to rest after them.
    @exclusivity(unchecked) final var runLoopTracking: ScrollTracking?
    final let indicators = ScrollIndicators()
    /// The size at the last layout, and the insets that were reported last.
    final var laidOutSize = CGSize.zero
    final var toldInsets = UIEdgeInsets.zero
    /// Whether a constraint is about the content's rectangle: then that is the content's size.
    final var isContentConstrained = false
    /// Whether a constraint is about the frame's: what it places must follow the content.
    @exclusivity(unchecked) final var isFrameConstrained = false
    final override var scrollingContainer: (any ScrollingContainer)? { self }

    public override init(frame: CGRect) {
        panGestureRecognizer = ScrollPanRecognizer(target: nil, action: nil)
        super.init(frame: frame)
        clipsToBounds = true
        addRecognizers()
    }

    public required init?(coder: NSCoder) {
        panGestureRecognizer = ScrollPanRecognizer(target: nil, action: nil)
        super.init(coder: coder)
        if !coder.containsValue(forKey: "clipsToBounds") { clipsToBounds = true }
        addRecognizers()
        decodeScrolling(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeScrolling(with: coder) }
    }

    // MARK: What a view does

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = layer.bounds.origin
            super.bounds = newValue
            if layer.bounds.origin != old { contentWasPut(from: old) }
        }
    }

    open override func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { prepareLayout() }
        super.layoutSublayers(of: layer)
        if layer === self.layer { finishLayout() }
    }

    override var safeAreaForSubviews: UIEdgeInsets { safeAreaOfContent }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopForGood() }
    }

    // Touches that the content leaves to it, and its own, are for scrolling (R-RSP-34). The recognizers have them already.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
    }

    override func observable(_ name: String) -> (() -> Any)? { reader(of: Self.scrollKeys(UIScrollView.self)[name]) }
}
