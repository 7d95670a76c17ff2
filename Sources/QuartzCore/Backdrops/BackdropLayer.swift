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
        set {
            guard newValue != modelValues.blurRadius else { return }
            change(LayerProperty.blurRadius.rawValue) { modelValues.blurRadius = newValue }
            markRepaint()
        }
    }
    /// How much of the colours remains: 0 leaves grays, 1 all, more makes them stronger. Animatable.
    package var saturation: CGFloat {
        get { modelValues.saturation }
        set {
            guard newValue != modelValues.saturation else { return }
            change(LayerProperty.saturation.rawValue) { modelValues.saturation = newValue }
            markRepaint()
        }
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
        var new = modelValues
        new[property] = value
        switch property {
        case .blurRadius: blurRadius = new.blurRadius
        case .saturation: saturation = new.saturation
        default: super.setModelValue(value, of: property)
        }
    }
    override func takeProperties(of other: CALayer, presented: Bool) {
        super.takeProperties(of: other, presented: presented)
        guard let other = other as? BackdropLayer else { return }
        modelValues = presented ? other.shownValues : other.modelValues
    }
}

extension BackdropLayer.Values {
    subscript(property: LayerProperty) -> AnimatableValue? {
        get {
            switch property {
            case .blurRadius: .number(blurRadius.native)
            case .saturation: .number(saturation.native)
            default: nil
            }
        }
        set {
            guard case .vector(let numbers, _)? = newValue else { return }
            switch property {
            case .blurRadius: blurRadius = max(CGFloat(numbers.x), 0)
            case .saturation: saturation = CGFloat(numbers.x)
            default: break
            }
        }
    }
}
