/// Lines and curves, and how to draw them.
///
/// Points whose coordinates are not finite are left out.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var geometry: PathGeometry

    /// Points across.
    open var lineWidth: CGFloat = 1
    /// How open ends are drawn.
    open var lineCapStyle = CGLineCap.butt
    /// How corners are drawn.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a sharp corner may reach, as a multiple of the line's width.
    open var miterLimit: CGFloat = 10
    /// How far off a curve that is drawn as lines may look. The lines are six times as near to it, in pixels: at edges that are smoothed
    /// a tenth of a pixel shows.
    open var flatness: CGFloat = 0.6
    /// Whether areas that are enclosed twice are outside.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public override init() { geometry = PathGeometry() }

    /// Makes a path of a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(cgPath.geometry) }

    private init(_ geometry: PathGeometry) { self.geometry = geometry }

    /// Makes a closed rectangle, in points.
    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }
    /// Makes an ellipse in a rectangle, in points.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

    /// Makes a rectangle with round corners, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle, some of whose corners are round. Radii beyond half a side are cut down to it. Of radii one of which is 0 the other counts for both:
    /// on iOS the height does not matter, and apps leave it out.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let rect = rect.standardized
        var geometry = PathGeometry()
        if rect.isFinite, cornerRadii.width.isFinite, cornerRadii.height.isFinite {
            let width = max(cornerRadii.width, 0), height = max(cornerRadii.height, 0)
            let radius = CGSize(width: min(width > 0 ? width : height, rect.width / 2), height: min(height > 0 ? height : width, rect.height / 2))
            let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
            geometry.addRoundedRect(rect, radii: order.map { corners.contains($0) ? radius : .zero })
        }
        self.init(geometry)
    }

    /// Part of a circle. The angles are in radians, clockwise as they look with y down.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public required init?(coder: NSCoder) {
        guard let numbers = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathElements"),
              let geometry = PathCoding.geometry(from: String(describing: numbers)) else { return nil }
        self.geometry = geometry
        super.init()
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyle")) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
        flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatness"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
        dash.phase = CGFloat(coder.decodeDouble(forKey: "UIBezierPathDashPhase"))
        if let lengths = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathDash") {
            dash.lengths = PathCoding.numbers(in: String(describing: lengths)) ?? []
        }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(PathCoding.text(for: geometry) as NSString, forKey: "UIBezierPathElements")
        coder.encode(lineWidth.native, forKey: "UIBezierPathLineWidth")
        coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyle")
        coder.encode(miterLimit.native, forKey: "UIBezierPathMiterLimit")
        coder.encode(flatness.native, forKey: "UIBezierPathFlatness")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
        coder.encode(dash.phase.native, forKey: "UIBezierPathDashPhase")
        coder.encode(PathCoding.text(for: dash.lengths) as NSString, forKey: "UIBezierPathDash")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(geometry)
        copy.takeStyle(of: self)
        return copy
    }

    private func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    /// A copy of the path.
    open var cgPath: CGPath {
        get { CGPath(geometry: geometry) }
        set { geometry = newValue.geometry }
    }

    /// Begins a new part of the path at a point.
    open func move(to point: CGPoint) { geometry.move(to: point) }
    /// Adds a straight line from the current point. Without a current point it has no effect.
    open func addLine(to point: CGPoint) {
        guard hasCurrentPoint else { return }
        geometry.addLine(to: point)
    }

    /// Adds a cubic curve from the current point. Without a current point it has no effect.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasCurrentPoint else { return }
        geometry.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve from the current point. Without a current point it has no effect.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard hasCurrentPoint else { return }
        geometry.addQuadCurve(to: endPoint, control: controlPoint)
    }

    private var hasCurrentPoint: Bool { geometry.currentPoint != nil }

    /// Adds part of a circle, with a line to its start when there is a current point.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics says "clockwise" of what looks so with y up.
        geometry.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current part with a straight line.
    open func close() { geometry.close() }
    /// Adds the parts of another path.
    open func append(_ bezierPath: UIBezierPath) { geometry.append(bezierPath.geometry) }
    /// Makes the path empty.
    open func removeAllPoints() { geometry.removeAll() }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { geometry = geometry.applying(transform) }

    /// The same path drawn from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(geometry.reversed)
        reversed.takeStyle(of: self)
        return reversed
    }

    /// Whether the path has no points.
    open var isEmpty: Bool { geometry.kinds.isEmpty }
    /// Where the next element starts; zero for an empty path.
    open var currentPoint: CGPoint { geometry.currentPoint ?? .zero }
    /// The smallest rectangle around all points, control points included; zero for an empty path.
    open var bounds: CGRect { isEmpty ? .zero : geometry.boundingBox }
    /// Whether the point is inside; open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool { geometry.contains(point, using: fillRule) }

    /// Lengths of dashes and gaps, in points; none for a whole line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
        dash = (phase, lengths ?? [])
    }

    /// The number of lengths goes to `count`, and they to `pattern`, which must have room for them.
    open func getLineDash(_ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
                          phase: UnsafeMutablePointer<CGFloat>?) {
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
        if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
    }

    /// Fills the path in the current context.
    open func fill() { fill(with: .normal, alpha: nil) }
    /// Strokes the path in the current context.
    open func stroke() { stroke(with: .normal, alpha: nil) }
    /// Fills the path in the current context with the current fill colour. Without a context it has no effect.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: blendMode, alpha: Optional(alpha)) }
    /// Strokes the path in the current context with the current stroke colour. Without a context it has no effect.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: blendMode, alpha: Optional(alpha)) }

    /// Narrows the clip of the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(geometry)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Without an alpha, the context's own alpha and blend mode stay in force.
    private func fill(with blendMode: CGBlendMode, alpha: CGFloat?) {
        draw(with: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
    }

    private func stroke(with blendMode: CGBlendMode, alpha: CGFloat?) {
        draw(with: blendMode, alpha: alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    private func draw(with blendMode: CGBlendMode, alpha: CGFloat?, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let alpha {
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
        }
        context.setFlatness(max(flatness, 0.06) / 6)
        context.beginPath()
        context.addPath(geometry)
        paint(context)
        context.restoreGState()
    }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
