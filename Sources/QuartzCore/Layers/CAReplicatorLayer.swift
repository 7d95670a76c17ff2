/// Shows its sublayers several times: each copy moved, coloured and delayed from the one before (R-DRW-19 to 22).
///
/// The sublayers themselves are the first copy: they alone are found by ``CALayer/hitTest(_:)`` and have coordinates. A change in one of them paints
/// all copies, and each copy costs what its sublayers cost.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    struct Values {
        var count = 1
        var transform = CATransform3D.identity
        var delay = 0.0
        var color = LayerColor(.white)
        var redOffset: Float = 0, greenOffset: Float = 0, blueOffset: Float = 0, alphaOffset: Float = 0
    }
    private var modelValues = Values()
    private var presentedValues = Values()

    /// The copies, from back to front, as they were in the last update.
    @exclusivity(unchecked) final var copies: ContiguousArray<LayerCopy> = []
    /// The copy that the sublayers are now: while another one is painted they have its places and times.
    @exclusivity(unchecked) final var currentCopy = 0

    public override init() {
        super.init()
        flags.insert(.replicator)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.replicator)
    }
    public override init(layer: Any) {
        super.init(layer: layer)
        flags.insert(.replicator)
    }

    private func set<Value: Equatable>(_ property: LayerProperty, _ path: WritableKeyPath<Values, Value>, _ value: Value) {
        guard modelValues[keyPath: path] != value else { return }
        change(property) { modelValues[keyPath: path] = value }
        markMoved()
    }

    /// How many copies there are, with the sublayers themselves; none are shown below 1, and no more than 10,000. Animatable.
    open var instanceCount: Int {
        get { modelValues.count }
        set { set(.instanceCount, \.count, newValue) }
    }
    /// Where a copy is from the one before, about the middle of the bounds; drawn flat. Animatable.
    open var instanceTransform: CATransform3D {
        get { modelValues.transform }
        set { set(.instanceTransform, \.transform, newValue) }
    }
    /// Seconds of the layer by which animations run later in a copy than in the copy before. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { modelValues.delay }
        set { set(.instanceDelay, \.delay, newValue.isFinite ? newValue : 0) }
    }
    /// With which the colours of the first copy are multiplied; opaque white changes none, `nil` shows nothing. Animatable.
    open var instanceColor: CGColor? {
        get { modelValues.color.color }
        set { set(.instanceColor, \.color, LayerColor(newValue)) }
    }
    /// What is added to the red of ``instanceColor`` from a copy to the next. Animatable, as are the others.
    open var instanceRedOffset: Float {
        get { modelValues.redOffset }
        set { set(.instanceRedOffset, \.redOffset, newValue) }
    }
    /// What is added to the green.
    open var instanceGreenOffset: Float {
        get { modelValues.greenOffset }
        set { set(.instanceGreenOffset, \.greenOffset, newValue) }
    }
    /// What is added to the blue.
    open var instanceBlueOffset: Float {
        get { modelValues.blueOffset }
        set { set(.instanceBlueOffset, \.blueOffset, newValue) }
    }
    /// What is added to the alpha.
    open var instanceAlphaOffset: Float {
        get { modelValues.alphaOffset }
        set { set(.instanceAlphaOffset, \.alphaOffset, newValue) }
    }

    /// The values on the screen.
    final var shownValues: Values { animations == nil ? modelValues : presentedValues }

    override func modelValue(of property: LayerProperty) -> AnimatableValue? { modelValues[property] ?? super.modelValue(of: property) }
    override func presentedValue(of property: LayerProperty) -> AnimatableValue? { presentedValues[property] ?? super.presentedValue(of: property) }
    override func setPresentedValue(_ value: AnimatableValue, of property: LayerProperty) {
        presentedValues[property] = value
        super.setPresentedValue(value, of: property)
    }
    override func resetPresentation() {
        presentedValues = modelValues
        super.resetPresentation()
    }
    override func setModelValue(_ value: AnimatableValue, of property: LayerProperty) {
        if !modelValues.set(property, to: value, of: self) { super.setModelValue(value, of: property) }
    }
    override func takeProperties(of other: CALayer, presented: Bool) {
        super.takeProperties(of: other, presented: presented)
        guard let other = other as? CAReplicatorLayer else { return }
        modelValues = presented ? other.shownValues : other.modelValues
    }
}

extension CAReplicatorLayer.Values: AnimatableFields {
    typealias Layer = CAReplicatorLayer

    @MainActor
    mutating func visit<Visitor: FieldVisitor>(_ property: LayerProperty, _ visitor: inout Visitor) where Visitor.Layer == Layer {
        switch property {
        case .instanceCount: visitor.visit(&count, \.instanceCount)
        case .instanceTransform: visitor.visit(&transform, \.instanceTransform)
        case .instanceDelay: visitor.visit(&delay, \.instanceDelay)
        case .instanceColor: visitor.visit(&color, \.instanceColor)
        case .instanceRedOffset: visitor.visit(&redOffset, \.instanceRedOffset)
        case .instanceGreenOffset: visitor.visit(&greenOffset, \.instanceGreenOffset)
        case .instanceBlueOffset: visitor.visit(&blueOffset, \.instanceBlueOffset)
        case .instanceAlphaOffset: visitor.visit(&alphaOffset, \.instanceAlphaOffset)
        default: break
        }
    }
}
