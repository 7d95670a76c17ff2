/// Shows in its bounds what is painted below, blurred. Its background colour lies on that as a tint (R-VFX-1).
///
/// Nothing outside of the bounds is blurred into them. Where the tint is opaque nothing is blurred. Core Animation has no such public class.
package final class BackdropLayer: CALayer {
    struct Values {
        var blurRadius: CGFloat = 0
        var saturation: CGFloat = 1
    }
    private var modelValues = Values()
    private var presentedValues = Values()

    /// Whether there ever was a backdrop: before, none is looked for.
    static var wereMade = false
    /// What is seen of it, in pixels, in the frame that is painted.
    var area = DeviceRect.empty
    /// The frame in which it was found to be seen last.
    var seenFrame = -1
    /// What is below, as it was painted last.
    var picture: BackdropPicture?

    package override init() {
        super.init()
        setUp()
    }
    package override init(layer: Any) {
        super.init(layer: layer)
        setUp()
    }
    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        Self.wereMade = true
        flags.insert(.backdrop)
    }

    /// The standard deviation of the blur, in points. Animatable.
    package var blurRadius: CGFloat {
        get { modelValues.blurRadius }
        set { set(.blurRadius, from: modelValues.blurRadius, to: newValue, .repaint) { modelValues.blurRadius = $0 } }
    }
    /// How much of the colours remains: 0 leaves grays, 1 all, more makes them stronger. Animatable.
    package var saturation: CGFloat {
        get { modelValues.saturation }
        set { set(.saturation, from: modelValues.saturation, to: newValue, .repaint) { modelValues.saturation = $0 } }
    }

    /// The values on the screen.
    var shownValues: Values { animations == nil ? modelValues : presentedValues }

    /// Whether what is below is seen through it at all, and is changed.
    var showsBackdrop: Bool { shown.background.w < 1 && (shownValues.blurRadius > 0 || shownValues.saturation != 1) }

    override func modelValue(of property: LayerProperty) -> AnimatableValue? { modelValues[property] ?? super.modelValue(of: property) }
    override func presentedValue(of property: LayerProperty) -> AnimatableValue? {
        presentedValues[property] ?? super.presentedValue(of: property)
    }
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
        guard let other = other as? BackdropLayer else { return }
        modelValues = presented ? other.shownValues : other.modelValues
    }
}

extension BackdropLayer.Values: AnimatableFields {
    typealias Layer = BackdropLayer

    @MainActor
    mutating func visit<Visitor: FieldVisitor>(_ property: LayerProperty, _ visitor: inout Visitor) where Visitor.Layer == Layer {
        switch property {
        case .blurRadius: visitor.visit(&blurRadius, \.blurRadius)
        case .saturation: visitor.visit(&saturation, \.saturation)
        default: break
        }
    }
}
