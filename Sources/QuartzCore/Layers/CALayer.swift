/// A rectangle of a tree: where it is, what it shows, and how that moves.
///
/// Setting a property costs a comparison and a mark; the compositor looks at marked branches when the next frame is made.
@preconcurrency @MainActor
open class CALayer: _MakeableLayer {
    // Unchecked, as what has no figure of its own below: a frame of TouchSpotsBench takes 6 % more instructions with the checks of all of these.
    // The tree. The links upwards are not counted: a layer clears those of its sublayers when it goes.
    @exclusivity(unchecked) nonisolated(unsafe) final var row = SiblingRow<CALayer>()
    nonisolated(unsafe) private final var parentLink = Backlink<CALayer>()
    nonisolated final var parent: CALayer? {
        @inline(__always) get { parentLink.object }
        @inline(__always) set { parentLink.object = newValue }
    }
    /// Of the root of a tree that is shown.
    nonisolated(unsafe) final var compositorLink = Backlink<LayerTreeOwner>()
    final var compositor: LayerTreeOwner? {
        get { compositorLink.object }
        set { compositorLink.object = newValue }
    }

    // Unchecked: HitTestBenchmark takes 101 % more instructions with checks.
    @exclusivity(unchecked) nonisolated(unsafe) final var values = LayerValues()
    @exclusivity(unchecked) final var flags: LayerFlags = []
    /// The number of its entry in ``boxes`` of the superlayer; -1 without.
    package final var boxNumber: Int32 = -1
    // Unchecked: HitTestBenchmark takes 14 % more instructions with checks.
    /// Of the sublayers, for finding them by place.
    @exclusivity(unchecked) package final var boxes: PlaceBoxes?
    @exclusivity(unchecked) final var render = RenderState()
    /// The number of its entry in ``sublayerBoxes`` of the superlayer, while those are valid; -1 for a mask.
    final var sublayerNumber: Int32 = -1
    /// Its part in the layout pass that it was laid out in last.
    final var layoutRounds = LayoutRounds()
    /// Of many sublayers, for finding those that are seen.
    final var sublayerBoxes: SublayerBoxes?
    final var animations: LayerAnimations?
    /// Of a layer that ever ran an animation.
    nonisolated(unsafe) final var animationLink: LayerLink?
    final var time: LayerTime?
    final var extras: LayerExtrasBox?
    /// The sublayers from back to front when a z position makes that another order than that of ``children``; of many sublayers those that are seen.
    @exclusivity(unchecked) final var paintOrder: ContiguousArray<CALayer> = []
    /// Values that clients keep under keys of their own.
    final var customValues: [String: Any] = [:]
    /// The layer that this one is the presentation of.
    final var presentedLayer: CALayer?

    /// A view is the delegate and answers for actions.
    package final var isViewBacked = false
    /// Whether layers of views ask them for actions. Off, a change of such a layer costs nothing more.
    package static var asksViewsForActions = false

    /// Whether there ever was a layer with another time than its superlayer: before, moving a layer changes no time.
    @exclusivity(unchecked) static var hasTimes = false

    public override init() { super.init() }

    /// A copy of another layer's properties, without its place in a tree, its sublayers and its animations. What ``presentation()`` returns is
    /// made by it, so a subclass with properties of its own overrides it.
    public override init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { takeProperties(of: layer, presented: false) }
    }

    /// A layer with the place, the looks and the sublayers that an archive has of it. Pictures, paths and what subclasses add are not in one.
    public required init?(coder: NSCoder) {
        super.init()
        decodeLayer(from: coder)
    }

    @available(*, unavailable)
    public required convenience init(_making making: _LayerMaking) {
        if let model = making.model { self.init(layer: model) } else { self.init() }
    }

    deinit {
        animationLink?.layer = nil
        storedMask?.parent = nil
        if !MainThread.isHere { leaveFromElsewhere() } else if !row.isEmpty { leaveSublayers() }
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. Animatable.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            let old = values.bounds
            guard newValue != old else { return }
            change(.bounds) {
                values.bounds = newValue
                forgetBox()
            }
            if newValue.size == old.size { markScrolled() } else { markMoved() }
            setNeedsLayout()
            if needsDisplayOnBoundsChange, newValue.size != old.size { setNeedsDisplay() }
        }
    }

    /// Where the anchor point is in the superlayer. Animatable.
    open var position: CGPoint {
        get { values.position }
        set { setPlace(.position, from: values.position, to: newValue) { values.position = $0 } }
    }

    /// The point of the bounds that ``position`` places and ``transform`` turns about, in parts of the size. Animatable.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { setPlace(.anchorPoint, from: values.anchorPoint, to: newValue) { values.anchorPoint = $0 } }
    }

    /// Sublayers are drawn in rising order of it, equal ones in the order of the tree. Animatable.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { set(.zPosition, from: values.zPosition, to: newValue) { values.zPosition = $0 } }
    }

    /// Applied about the anchor point; drawn flat. Animatable.
    open var transform: CATransform3D {
        get { values.transform }
        set { setPlace(.transform, from: values.transform, to: newValue) { values.transform = $0 } }
    }

    /// The rectangle in the superlayer's coordinates, derived from bounds, position, anchor point and transform (R-GEO-2, R-GEO-4).
    open var frame: CGRect { get { values.place.frame } set { setFrame(newValue) } }

    // MARK: Appearance

    /// Whether it and its sublayers are left out. Animatable.
    open var isHidden: Bool {
        get { values.isHidden }
        set { set(.hidden, from: values.isHidden, to: newValue) { values.isHidden = $0 } }
    }

    /// Of the layer and everything in it, 0 … 1. Animatable.
    open var opacity: Float {
        get { values.opacity }
        set { set(.opacity, from: values.opacity, to: newValue) { values.opacity = $0 } }
    }

    /// Fills the bounds behind the contents. Animatable. Copies of a picture in place of a colour begin at the origin of the layer's coordinates (R-DRW-32).
    open var backgroundColor: CGColor? {
        get { values.background.color }
        set {
            let new = LayerColor(background: newValue)
            if new.hasPattern || values.background.hasPattern { return setPattern(new) }
            set(.backgroundColor, from: values.background, to: new, .repaint) { values.background = $0 }
        }
    }

    /// Copies of a picture are not blended with what was there before.
    private final func setPattern(_ new: LayerColor) {
        guard new != values.background else { return }
        MainThread.check(call("backgroundColor"))
        if _associations != nil { willChange("backgroundColor") }
        values.background = new
        if _associations != nil { didChange("backgroundColor") }
        mark(.repaint, below: .drawingBelow)
    }

    /// Of the line along the inside of the bounds, in front of the contents and the sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { set(.borderWidth, from: values.borderWidth, to: newValue, .repaint) { values.borderWidth = $0 } }
    }

    /// Opaque black unless set. Animatable.
    open var borderColor: CGColor? {
        get { values.border.color }
        set { set(.borderColor, from: values.border, to: LayerColor(newValue), .repaint) { values.border = $0 } }
    }

    /// Rounds the background and the border, and, with ``masksToBounds``, everything (R-GEO-10). At most half of the shorter side
    /// counts. Animatable.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { set(.cornerRadius, from: values.cornerRadius, to: newValue, masksToBounds ? .moved : .repaint) { values.cornerRadius = $0 } }
    }

    /// The corners that ``cornerRadius`` rounds.
    @exclusivity(unchecked) open var maskedCorners = CACornerMask.all {
        didSet { if maskedCorners != oldValue { markMoved() } }
    }

    /// Whether contents and sublayers are cut off at the bounds.
    @exclusivity(unchecked) open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { markMoved() } }
    }

    /// Whether the layer promises to fill its bounds with opaque pixels. Its backing image then has no alpha.
    open var isOpaque = false

    /// A layer whose alpha says what is seen of this one. Its superlayer's coordinates are the coordinates of this layer, and it has no other superlayer.
    open var mask: CALayer? { get { storedMask } set { setMask(newValue) } }
    nonisolated(unsafe) final var storedMask: CALayer?

    /// Nothing without an opacity greater than 0. Animatable, as are the other properties of the shadow.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { set(.shadowOpacity, from: values.shadowOpacity, to: newValue) { values.shadowOpacity = $0 } }
    }
    open var shadowColor: CGColor? {
        get { values.shadow.color }
        set { set(.shadowColor, from: values.shadow, to: LayerColor(newValue)) { values.shadow = $0 } }
    }
    /// In points; positive y is downwards.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { set(.shadowOffset, from: values.shadowOffset, to: newValue) { values.shadowOffset = $0 } }
    }
    /// Of the blur, in points.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { set(.shadowRadius, from: values.shadowRadius, to: newValue) { values.shadowRadius = $0 } }
    }

    /// The shape that casts the shadow, in the layer's coordinates; `nil` for what is drawn. A path costs less. A change is not animated.
    open var shadowPath: CGPath? {
        didSet { if shadowPath != oldValue { markMoved() } }
    }

    // MARK: Contents

    /// A `CGImage`, or `nil`; anything else shows nothing. Animatable; a change dissolves (R-ANI-19).
    open var contents: Any? {
        get { values.contents }
        set {
            if newValue == nil, values.contents == nil { return }
            noteFormerContents()
            change(.contents) { values.contents = newValue }
            markRepaint()
        }
    }

    /// The part of the image that is shown, in parts of its size. Animatable.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { set(.contentsRect, from: values.contentsRect, to: newValue, .repaint) { values.contentsRect = $0 } }
    }

    open var contentsGravity = CALayerContentsGravity.resize { didSet { if contentsGravity != oldValue { markRepaint() } } }

    /// Pixels a point of the contents.
    open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { markRepaint() } } }

    /// Whether a change of the bounds' size marks the contents for drawing.
    open var needsDisplayOnBoundsChange = false

    /// The part of the image, in parts of its size, that is stretched where ``contentsGravity`` stretches it: what is beside it keeps its size, and the
    /// corners keep their shape (R-DRW-5). A change is not animated.
    open var contentsCenter: CGRect {
        get { rare.contentsCenter }
        set { setRare(\.contentsCenter, newValue) }
    }

    /// How an image is shown that is smaller than its place.
    open var magnificationFilter: CALayerContentsFilter {
        get { rare.magnificationFilter }
        set { setRare(\.magnificationFilter, newValue) }
    }

    /// How an image is shown that is larger than its place.
    open var minificationFilter: CALayerContentsFilter {
        get { rare.minificationFilter }
        set { setRare(\.minificationFilter, newValue) }
    }

    // MARK: Rare looks

    /// The line that round corners follow (R-DRW-6).
    open var cornerCurve: CALayerCornerCurve {
        get { rare.cornerCurve }
        set { setRare(\.cornerCurve, newValue) }
    }

    /// How many times as far as its radius a corner of that curve reaches along the sides.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? ContinuousCorner.reach : 1 }

    /// Whether the layer is shown from behind, too: turned about the x or y axis, or mirrored, so that its contents appear mirrored (R-DRW-7).
    open var isDoubleSided: Bool {
        get { rare.isDoubleSided }
        set { setRare(\.isDoubleSided, newValue) }
    }

    /// Whether ``opacity`` concerns the layer and its sublayers as one picture. Otherwise each of them is as much less opaque, and shows what
    /// is behind it (R-DRW-8).
    open var allowsGroupOpacity: Bool {
        get { rare.allowsGroupOpacity }
        set { setRare(\.allowsGroupOpacity, newValue) }
    }

    /// Whether edges that run across pixels are smooth. They are unless it is turned off.
    open var allowsEdgeAntialiasing: Bool {
        get { rare.allowsEdgeAntialiasing }
        set { setRare(\.allowsEdgeAntialiasing, newValue) }
    }

    /// Whether the layer with its sublayers is kept as a picture of ``rasterizationScale``, which is drawn again only when something in it changes
    /// (R-DRW-10). A layer with shadows inside is drawn as it is; its own shadow is cast by the picture.
    open var shouldRasterize: Bool {
        get { rare.shouldRasterize }
        set { setRare(\.shouldRasterize, newValue) }
    }

    /// Pixels a point of that picture.
    open var rasterizationScale: CGFloat {
        get { rare.rasterizationScale }
        set { setRare(\.rasterizationScale, newValue) }
    }

    // MARK: Behaviour

    /// Actions by the key of the property whose change they follow.
    open var actions: [String: any CAAction]?
    /// Free for clients.
    open var name: String?
    open weak var delegate: (any CALayerDelegate)? {
        get { viewLink.object.map { $0 as! any CALayerDelegate } ?? weakDelegate }
        set {
            viewLink.object = nil
            weakDelegate = newValue
        }
    }
    private weak var weakDelegate: (any CALayerDelegate)?
    /// The view that owns the layer, and clears this when it goes. Not weak: an object that was ever referenced weakly is counted slowly
    /// for the rest of its life, and views are on the touch path.
    nonisolated(unsafe) package final var viewLink = Backlink<AnyObject>()

    /// Places the sublayers: by default, lets the delegate do it. Called in the pass after ``setNeedsLayout()``.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Provides the contents: by default, lets the delegate do it, or draws them. Called in the pass after ``setNeedsDisplay()``.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents: by default, lets the delegate do it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// The size that suits the contents, in points: by default that of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Moves the closest ``CAScrollLayer`` so that a point, in the layer's own coordinates, stands at its upper left corner. Without one nothing happens.
    open func scroll(_ p: CGPoint) {
        guard let scroller else { return }
        scroller.scroll(convert(p, to: scroller))
    }

    /// Whether the point, in the layer's own coordinates, is in the bounds; the lower right edges are outside.
    open func contains(_ p: CGPoint) -> Bool {
        let bounds = values.bounds.standardized
        return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
    }

    /// Whether the contents show a property that a subclass declares with `@NSManaged`: they are then provided again when it changes, and for each frame
    /// of an animation of it, by a copy of the layer with the animated values (R-ANI-15).
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// What a change of the property does when neither delegate nor ``actions`` say.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The value that a property has in a new layer; `nil` for a key that layers don't know, and for properties of subclasses.
    open class func defaultValue(forKey key: String) -> Any? { LayerProperty(rawValue: key).flatMap { LayerValues.initialValue(of: $0)?.object } }

    /// A copy of the layer with the values that are on the screen now (R-ANI-4). Its sublayers and its superlayer are such copies, too.
    open func presentation() -> Self? { makePresentation() }
    /// The layer that this one is the presentation of, or this layer.
    open func model() -> Self { presentedLayer as? Self ?? self }

    /// What a change of the property does: asks the delegate, ``actions``, and the class; then, for an animatable property, it is an
    /// animation from what is shown.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

    // MARK: Values of subclasses

    /// The model's value of a property; `nil` when the layer has no such property.
    func modelValue(of property: LayerProperty) -> AnimatableValue? { values[property] }
    /// What an animation of the property has to work with: the model's value, changed by the animations before.
    func presentedValue(of property: LayerProperty) -> AnimatableValue? { animations?.presented[property] }
    func setPresentedValue(_ value: AnimatableValue, of property: LayerProperty) { animations?.presented[property] = value }
    /// Forgets what animations made of the values.
    func resetPresentation() { animations?.reset(to: values) }

    /// Sets the property itself, with its action and its marks.
    func setModelValue(_ value: AnimatableValue, of property: LayerProperty) {
        _ = values.set(property, to: value, of: self)
    }

    /// Takes over everything but the place in the tree.
    func takeProperties(of other: CALayer, presented: Bool) {
        values = presented ? other.shown.all : other.values
        maskedCorners = other.maskedCorners
        shadowPath = other.shadowPath
        masksToBounds = other.masksToBounds
        isOpaque = other.isOpaque
        contentsGravity = other.contentsGravity
        contentsScale = other.contentsScale
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        actions = other.actions
        name = other.name
        (viewLink, weakDelegate) = (other.viewLink, other.weakDelegate)
        customValues = presented ? other.shownCustomValues : other.customValues
        time = other.time
        if let extras = other.extras { self.extras = LayerExtrasBox(propertiesOf: extras) }
    }

    /// The rarely set properties.
    @inline(__always) final var rare: LayerExtras { extras?.values ?? .usual }

    private final func setRare<Value: Equatable>(_ property: WritableKeyPath<LayerExtras, Value>, _ value: Value) {
        guard rare[keyPath: property] != value else { return }
        ownExtras.values[keyPath: property] = value
        markMoved()
    }

    /// Whether there is more to paint than background, contents and border.
    var hasOwnDrawing: Bool { false }
    /// The rectangle, in own coordinates, that the own drawing may touch.
    var ownDrawingBox: CGRect { .null }
    /// Paints it, in own coordinates.
    func paintOwnDrawing(_ cairo: OpaquePointer, opacity: Double) {}
}
