internal import CCairo

/// How the colours of a gradient layer lie.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses about the start point; the end point is the corner of the last ellipse's box.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// Fills its shape, rounded corners included, with a gradient in front of the background colour.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    struct Values {
        var colors = ColorsField()
        var locations = NumbersField()
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
    }
    private var modelValues = Values()
    private var presentedValues = Values()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// `CGColor`s; anything else is left out. Animatable.
    open var colors: [Any]? {
        didSet {
            let new = (colors ?? []).compactMap { $0 as? CGColor }.map { LayerColor($0).rgba }
            change(.colors) { modelValues.colors.list = new }
            markRepaint()
        }
    }
    /// Where each colour is, from 0 to 1 in rising order; evenly spaced without, or when there are not as many as colours. Animatable.
    open var locations: [NSNumber]? {
        didSet {
            let new = (locations ?? []).map { SIMD4($0.doubleValue, 0.0, 0.0, 0.0) }
            change(.locations) { modelValues.locations.list = new }
            markRepaint()
        }
    }
    /// In parts of the bounds. Animatable.
    open var startPoint: CGPoint {
        get { modelValues.startPoint }
        set {
            change(.startPoint) { modelValues.startPoint = newValue }
            markRepaint()
        }
    }
    /// In parts of the bounds. Animatable.
    open var endPoint: CGPoint {
        get { modelValues.endPoint }
        set {
            change(.endPoint) { modelValues.endPoint = newValue }
            markRepaint()
        }
    }
    open var type = CAGradientLayerType.axial {
        didSet { markRepaint() }
    }

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
        guard let other = other as? CAGradientLayer else { return }
        let values = presented && other.animations != nil ? other.presentedValues : other.modelValues
        colors = values.colors.property
        locations = other.locations == nil ? nil : values.locations.property
        startPoint = values.startPoint
        endPoint = values.endPoint
        type = other.type
    }

    override var hasOwnDrawing: Bool { !modelValues.colors.list.isEmpty }
    override var ownDrawingBox: CGRect { shown.bounds }

    override func paintOwnDrawing(_ cairo: OpaquePointer, opacity: Double) {
        let values = animations == nil ? modelValues : presentedValues
        let bounds = shown.bounds.standardized
        guard bounds.width > 0, bounds.height > 0 else { return }
        let start = CGPoint(x: bounds.minX + values.startPoint.x * bounds.width, y: bounds.minY + values.startPoint.y * bounds.height)
        let end = CGPoint(x: bounds.minX + values.endPoint.x * bounds.width, y: bounds.minY + values.endPoint.y * bounds.height)
        let pattern: OpaquePointer?
        if type == .radial {
            // A unit circle, stretched to the ellipse whose box has its corner at the end point.
            guard start.x != end.x, start.y != end.y else { return }
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            var matrix = cairo_matrix_t(xx: 1 / abs(end.x - start.x).native, yx: 0, xy: 0, yy: 1 / abs(end.y - start.y).native, x0: 0, y0: 0)
            matrix.x0 = -start.x.native * matrix.xx
            matrix.y0 = -start.y.native * matrix.yy
            if let pattern { cairo_pattern_set_matrix(pattern, &matrix) }
        } else {
            pattern = cairo_pattern_create_linear(start.x.native, start.y.native, end.x.native, end.y.native)
        }
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        let count = values.colors.list.count
        for (index, color) in values.colors.list.enumerated() {
            let even = count > 1 ? Double(index) / Double(count - 1) : 0
            let location = values.locations.list.count == count ? values.locations.list[index].x : even
            cairo_pattern_add_color_stop_rgba(pattern, min(max(location, 0), 1), color.x, color.y, color.z, color.w * opacity)
        }
        cairo_set_source(cairo, pattern)
        addBoundsPath(to: cairo)
        cairo_fill(cairo)
    }
}

extension CAGradientLayer.Values: AnimatableFields {
    typealias Layer = CAGradientLayer

    @MainActor
    mutating func visit<Visitor: FieldVisitor>(_ property: LayerProperty, _ visitor: inout Visitor) where Visitor.Layer == Layer {
        switch property {
        case .colors: visitor.visit(&colors, \.colors)
        case .locations: visitor.visit(&locations, \.locations)
        case .startPoint: visitor.visit(&startPoint, \.startPoint)
        case .endPoint: visitor.visit(&endPoint, \.endPoint)
        default: break
        }
    }
}
