internal import CCairo

/// Which points count as inside a shape's path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's lines end.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Fills and strokes a path in its coordinates, in front of its contents.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    struct Values {
        var path: CGPath?
        var fill = LayerColor(.black)
        var stroke = LayerColor.none
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineDashPhase: CGFloat = 0
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
    }
    private var modelValues = Values()
    private var presentedValues = Values()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    private func set(_ property: LayerProperty, _ body: (inout Values) -> Void) {
        change(property) { body(&modelValues) }
        markRepaint()
    }

    /// Animatable between paths of the same elements, by an animation that is added: a change by itself makes none.
    open var path: CGPath? {
        get { modelValues.path }
        // A mutable path may change later; the layer shows it as it was.
        set { set(.path) { $0.path = newValue?.copy() } }
    }
    /// Opaque black unless set. Animatable.
    open var fillColor: CGColor? {
        get { modelValues.fill.color }
        set { set(.fillColor) { $0.fill = LayerColor(newValue) } }
    }
    /// No line without it. Animatable.
    open var strokeColor: CGColor? {
        get { modelValues.stroke.color }
        set { set(.strokeColor) { $0.stroke = LayerColor(newValue) } }
    }
    /// Animatable.
    open var lineWidth: CGFloat {
        get { modelValues.lineWidth }
        set { set(.lineWidth) { $0.lineWidth = newValue } }
    }
    /// Animatable.
    open var miterLimit: CGFloat {
        get { modelValues.miterLimit }
        set { set(.miterLimit) { $0.miterLimit = newValue } }
    }
    /// Animatable.
    open var lineDashPhase: CGFloat {
        get { modelValues.lineDashPhase }
        set { set(.lineDashPhase) { $0.lineDashPhase = newValue } }
    }
    /// The part of the path's length where the line begins. Animatable.
    open var strokeStart: CGFloat {
        get { modelValues.strokeStart }
        set { set(.strokeStart) { $0.strokeStart = newValue } }
    }
    /// The part of the path's length where the line ends. Animatable.
    open var strokeEnd: CGFloat {
        get { modelValues.strokeEnd }
        set { set(.strokeEnd) { $0.strokeEnd = newValue } }
    }
    /// Lengths of line and gap in turn; negative ones, or none greater than 0, make no dashes.
    open var lineDashPattern: [NSNumber]? { didSet { markRepaint() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { markRepaint() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { markRepaint() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { markRepaint() } }

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
        guard let other = other as? CAShapeLayer else { return }
        modelValues = presented && other.animations != nil ? other.presentedValues : other.modelValues
        lineDashPattern = other.lineDashPattern
        fillRule = other.fillRule
        lineCap = other.lineCap
        lineJoin = other.lineJoin
    }

    // MARK: Painting

    private var shownShape: Values { animations == nil ? modelValues : presentedValues }

    override var hasOwnDrawing: Bool { modelValues.path != nil || animations != nil }

    override var ownDrawingBox: CGRect {
        let values = shownShape
        guard let path = values.path, !path.isEmpty else { return .null }
        let box = path.boundingBox
        guard values.stroke.alpha > 0, values.lineWidth > 0 else { return box }
        let reach = values.lineWidth / 2 * (lineJoin == .miter ? max(values.miterLimit, 1.5) : 1.5)
        return box.insetBy(dx: -reach, dy: -reach)
    }

    override func paintOwnDrawing(_ cairo: OpaquePointer, opacity: Double) {
        let values = shownShape
        guard let path = values.path else { return }
        if values.fill.alpha > 0 {
            cairo_new_path(cairo)
            path.append(to: cairo)
            cairo_set_fill_rule(cairo, fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            values.fill.makeSource(of: cairo, opacity)
            cairo_fill(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        }
        guard values.stroke.alpha > 0, values.lineWidth > 0, values.lineWidth.isFinite else { return }
        cairo_new_path(cairo)
        path.append(to: cairo)
        let start = min(max(values.strokeStart.native, 0), 1), end = min(max(values.strokeEnd.native, 0), 1)
        guard start < end else { return }
        if start > 0 || end < 1 { PathTrimming.trim(cairo, from: start, to: end) }
        cairo_set_line_width(cairo, values.lineWidth.native)
        cairo_set_line_cap(cairo, lineCap == .round ? CAIRO_LINE_CAP_ROUND : lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(cairo, lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
        cairo_set_miter_limit(cairo, max(values.miterLimit.native, 1))
        let dashes = (lineDashPattern ?? []).map(\.doubleValue)
        if dashes.contains(where: { $0 > 0 }), !dashes.contains(where: { $0 < 0 || !$0.isFinite }) {
            cairo_set_dash(cairo, dashes, Int32(dashes.count), values.lineDashPhase.native)
        }
        values.stroke.makeSource(of: cairo, opacity)
        cairo_stroke(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
    }
}

extension CAShapeLayer.Values: AnimatableFields {
    typealias Layer = CAShapeLayer

    @MainActor
    mutating func visit<Visitor: FieldVisitor>(_ property: LayerProperty, _ visitor: inout Visitor) where Visitor.Layer == Layer {
        switch property {
        case .path: visitor.visit(&path, \.path)
        case .fillColor: visitor.visit(&fill, \.fillColor)
        case .strokeColor: visitor.visit(&stroke, \.strokeColor)
        case .lineWidth: visitor.visit(&lineWidth, \.lineWidth)
        case .miterLimit: visitor.visit(&miterLimit, \.miterLimit)
        case .lineDashPhase: visitor.visit(&lineDashPhase, \.lineDashPhase)
        case .strokeStart: visitor.visit(&strokeStart, \.strokeStart)
        case .strokeEnd: visitor.visit(&strokeEnd, \.strokeEnd)
        default: break
        }
    }
}

/// Cuts a part out of a Cairo path by its length.
enum PathTrimming {
    /// Replaces the context's path by the part between two fractions of its length. Curves become lines.
    static func trim(_ cairo: OpaquePointer, from start: Double, to end: Double) {
        guard let flat = cairo_copy_path_flat(cairo) else { return }
        defer { cairo_path_destroy(flat) }
        var lines: [(CGPoint, CGPoint, Double)] = []
        var current = CGPoint.zero, first = CGPoint.zero
        var index = 0
        while index < Int(flat.pointee.num_data), let data = flat.pointee.data {
            let header = data[index].header
            func point() -> CGPoint { CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y) }
            switch header.type {
            case CAIRO_PATH_MOVE_TO:
                current = point()
                first = current
            case CAIRO_PATH_LINE_TO, CAIRO_PATH_CLOSE_PATH:
                let next = header.type == CAIRO_PATH_LINE_TO ? point() : first
                let length = hypot(next.x - current.x, next.y - current.y).native
                if length > 0 { lines.append((current, next, length)) }
                current = next
            default: break
            }
            index += max(Int(header.length), 1)
        }
        let total = lines.reduce(0) { $0 + $1.2 }
        cairo_new_path(cairo)
        var behind = 0.0
        var last: CGPoint?
        for (from, to, length) in lines {
            let low = max((start * total - behind) / length, 0), high = min((end * total - behind) / length, 1)
            behind += length
            guard low < high else { continue }
            if low > 0 || last != from { cairo_move_to(cairo, (from.x + (to.x - from.x) * low).native, (from.y + (to.y - from.y) * low).native) }
            cairo_line_to(cairo, (from.x + (to.x - from.x) * high).native, (from.y + (to.y - from.y) * high).native)
            last = to
        }
    }
}
