internal import CCairo

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: a.native, yx: b.native, xy: c.native, yy: d.native, x0: tx.native, y0: ty.native)
    }

    init(_ matrix: cairo_matrix_t) {
        self.init(a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
                  tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension PathGeometry {
    /// Adds the elements to the path of a Cairo context, in its user space. Linear in the elements.
    ///
    /// `origin` is where the first element starts when it is not a move.
    package func append(to cairo: OpaquePointer, startingAt origin: CGPoint = .zero) {
        forEachElement(startingAt: origin) { kind, start, index in
            switch kind {
            case .moveToPoint:
                cairo_move_to(cairo, points[index].x.native, points[index].y.native)
            case .addLineToPoint:
                cairo_line_to(cairo, points[index].x.native, points[index].y.native)
            case .addQuadCurveToPoint:
                let control = points[index], end = points[index + 1]
                cairo_curve_to(cairo, (start.x + (control.x - start.x) * 2 / 3).native, (start.y + (control.y - start.y) * 2 / 3).native,
                               (end.x + (control.x - end.x) * 2 / 3).native, (end.y + (control.y - end.y) * 2 / 3).native,
                               end.x.native, end.y.native)
            case .addCurveToPoint:
                cairo_curve_to(cairo, points[index].x.native, points[index].y.native,
                               points[index + 1].x.native, points[index + 1].y.native,
                               points[index + 2].x.native, points[index + 2].y.native)
            case .closeSubpath:
                cairo_close_path(cairo)
            }
        }
    }
}

extension CGPath {
    /// Adds the path to the path of a Cairo context, in its user space.
    package final func append(to cairo: OpaquePointer) { geometry.append(to: cairo) }
}
