internal import CCairo

extension CGContext {
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite else { return }
        cairo_set_line_width(cairo, max(width.native, 0))
    }

    public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }
    public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }

    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        cairo_set_miter_limit(cairo, max(limit.native, 1))
    }

    /// Lengths of dashes and gaps in user space; none for a whole line. Lengths that are negative, not finite, or all zero mean a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isDashed = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
        let dashes = isDashed ? lengths.map(\.native) : []
        cairo_set_dash(cairo, dashes, Int32(dashes.count), phase.isFinite ? phase.native : 0)
    }

    /// Paints the path in progress and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath(using: .winding)
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            painting {
                prepareFill(mode == .eoFillStroke ? .evenOdd : .winding)
                cairo_fill_preserve(cairo)
                setSource(state.stroke, state.strokePattern)
                cairo_stroke(cairo)
            }
            cairo_new_path(cairo)
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        painting {
            prepareFill(rule)
            cairo_fill(cairo)
        }
        cairo_new_path(cairo)
    }

    public func strokePath() {
        painting {
            setSource(state.stroke, state.strokePattern)
            cairo_stroke(cairo)
        }
        cairo_new_path(cairo)
    }

    /// Fills the rectangle and forgets the path in progress.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect.standardized)
        fillPath()
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect.standardized) }
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line from each point of even index to the next.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the rectangle transparent, or black where there is no alpha.
    public func clear(_ rect: CGRect) {
        saveGState()
        setBlendMode(.clear)
        fill(rect)
        restoreGState()
    }

    /// Narrows the clip to the path in progress and forgets that.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect.standardized)
        clip()
    }

    public func clip(to rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect.standardized) }
        clip()
    }

    /// Ends all clips and masks of the present state.
    public func resetClip() {
        state.masks = []
        cairo_reset_clip(cairo)
    }

    /// The smallest rectangle around the clip, in user space; null when nothing can be seen.
    public var boundingBoxOfClipPath: CGRect {
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        return x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
    }

    var canPaint: Bool { !state.isCollapsed }

    private func prepareFill(_ rule: CGPathFillRule) {
        setSource(state.fill, state.fillPattern)
        cairo_set_fill_rule(cairo, rule.cairo)
    }
}
