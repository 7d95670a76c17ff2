internal import CCairo

extension CGContext {
    /// Starts a new path and forgets the one in progress. A path is not part of the graphics state.
    public func beginPath() { cairo_new_path(cairo) }

    public func move(to point: CGPoint) {
        guard accepts(point) else { return }
        cairo_move_to(cairo, point.x.native, point.y.native)
    }

    public func addLine(to point: CGPoint) {
        guard accepts(point) else { return }
        cairo_line_to(cairo, point.x.native, point.y.native)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard accepts(end), accepts(control1), accepts(control2) else { return }
        cairo_curve_to(cairo, control1.x.native, control1.y.native, control2.x.native, control2.y.native, end.x.native, end.y.native)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        addGeometry { $0.addQuadCurve(to: end, control: control) }
    }

    public func closePath() { cairo_close_path(cairo) }

    public func addRect(_ rect: CGRect) { addGeometry { $0.addRect(drawable(rect)) } }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addEllipse(in rect: CGRect) { addGeometry { $0.addEllipse(in: rect) } }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds part of a circle; `clockwise` means falling angles, as in ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        addGeometry { $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        addGeometry { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    public func addPath(_ path: CGPath) { addPath(path.geometry) }

    package func addPath(_ geometry: PathGeometry) {
        guard !state.isCollapsed else { return }
        geometry.append(to: cairo)
    }

    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }
    /// Where the next element starts; zero when the path is empty.
    public var currentPointOfPath: CGPoint { currentPoint ?? .zero }
    /// The smallest rectangle around the path's control points, in user space; null when it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// The path in progress, in user space; `nil` when it is empty.
    public var path: CGPath? {
        guard !isPathEmpty, let copy = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        var geometry = PathGeometry()
        var index = 0
        let count = Int(copy.pointee.num_data)
        guard let elements = copy.pointee.data else { return nil }
        func point(_ offset: Int) -> CGPoint {
            CGPoint(x: elements[index + offset].point.x, y: elements[index + offset].point.y)
        }
        while index < count {
            switch elements[index].header.type {
            case CAIRO_PATH_MOVE_TO: geometry.move(to: point(1))
            case CAIRO_PATH_LINE_TO: geometry.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: geometry.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: geometry.close()
            }
            index += max(1, Int(elements[index].header.length))
        }
        // Cairo starts a subpath after each close; Core Graphics does so with the next element only.
        geometry.dropTrailingMove()
        return CGPath(geometry: geometry)
    }

    /// Replaces the path in progress by the outline of what ``strokePath()`` would paint, to be filled or to clip.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let count = Int(cairo_get_dash_count(cairo))
        var dashes = [Double](repeating: 0, count: count), phase = 0.0
        if count > 0 { cairo_get_dash(cairo, &dashes, &phase) }
        let cap: CGLineCap = switch cairo_get_line_cap(cairo) {
        case CAIRO_LINE_CAP_ROUND: .round
        case CAIRO_LINE_CAP_SQUARE: .square
        default: .butt
        }
        let join: CGLineJoin = switch cairo_get_line_join(cairo) {
        case CAIRO_LINE_JOIN_ROUND: .round
        case CAIRO_LINE_JOIN_BEVEL: .bevel
        default: .miter
        }
        let line = count == 0 ? path : path.copy(dashingWithPhase: CGFloat(phase), lengths: dashes.map { CGFloat($0) })
        let outline = line.copy(strokingWithWidth: CGFloat(cairo_get_line_width(cairo)), lineCap: cap, lineJoin: join,
                                miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
        beginPath()
        addPath(outline)
    }

    /// Whether the path in progress has `point` inside.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .fill: return path?.contains(point, using: .winding) ?? false
        case .eoFill: return path?.contains(point, using: .evenOdd) ?? false
        case .stroke: return cairo_in_stroke(cairo, point.x.native, point.y.native) != 0
        case .fillStroke: return pathContains(point, mode: .fill) || pathContains(point, mode: .stroke)
        case .eoFillStroke: return pathContains(point, mode: .eoFill) || pathContains(point, mode: .stroke)
        }
    }

    private var currentPoint: CGPoint? {
        guard cairo_has_current_point(cairo) != 0 else { return nil }
        var x = 0.0, y = 0.0
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    private func accepts(_ point: CGPoint) -> Bool {
        point.isFinite && !state.isCollapsed
    }

    /// Builds elements that continue the path in progress, and adds them to it.
    private func addGeometry(_ build: (inout PathGeometry) -> Void) {
        guard !state.isCollapsed else { return }
        var geometry = PathGeometry()
        let start = currentPoint
        if let start { geometry.move(to: start) }
        build(&geometry)
        if start != nil { geometry.dropLeadingMove() }
        geometry.append(to: cairo, startingAt: start ?? .zero)
    }

    /// `rect`, or what the clip leaves of it when it is too large for Cairo's fixed-point coordinates.
    func drawable(_ rect: CGRect) -> CGRect {
        // Foundation's intersection traps on what is not a number; such a rectangle is left out later.
        guard rect.isFinite, rect.width > 1e6 || rect.height > 1e6 || abs(rect.minX) > 4e6 || abs(rect.minY) > 4e6 else { return rect }
        let visible = boundingBoxOfClipPath.insetBy(dx: -1, dy: -1)
        return rect.isInfinite ? visible : rect.intersection(visible)
    }
}
