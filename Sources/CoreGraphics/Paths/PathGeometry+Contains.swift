extension PathGeometry {
    /// Whether `point` is inside: a ray to the right is crossed a number of times that the rule accepts.
    ///
    /// A curve is halved only where the ray may cross it near the point, so the answer is exact to about a millionth of the
    /// curve's size.
    package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
        guard point.isFinite, !kinds.isEmpty else { return false }
        var winding = 0
        var crossings = 0
        var open: (start: CGPoint, end: CGPoint)?

        func count(_ p0: CGPoint, _ p1: CGPoint) {
            guard (p0.y <= point.y) != (p1.y <= point.y) else { return }
            let x = p0.x + (point.y - p0.y) / (p1.y - p0.y) * (p1.x - p0.x)
            guard x > point.x else { return }
            winding += p1.y > p0.y ? 1 : -1
            crossings += 1
        }

        func count(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, depth: Int) {
            let top = min(p0.y, p1.y, p2.y, p3.y), bottom = max(p0.y, p1.y, p2.y, p3.y)
            guard top <= point.y, bottom >= point.y else { return }
            let left = min(p0.x, p1.x, p2.x, p3.x), right = max(p0.x, p1.x, p2.x, p3.x)
            guard right > point.x else { return }
            // Entirely to the right, only the sides of the ends matter.
            if depth == 0 || left > point.x { return count(p0, p3) }
            let a = middle(p0, p1), b = middle(p1, p2), c = middle(p2, p3)
            let d = middle(a, b), e = middle(b, c)
            let f = middle(d, e)
            count(p0, a, d, f, depth: depth - 1)
            count(f, e, c, p3, depth: depth - 1)
        }

        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        }

        forEachElement { kind, start, index in
            switch kind {
            case .moveToPoint:
                if let subpath = open { count(subpath.end, subpath.start) }
                open = (points[index], points[index])
            case .addLineToPoint:
                count(start, points[index])
                open?.end = points[index]
            case .addQuadCurveToPoint:
                let control = points[index], end = points[index + 1]
                let control1 = CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
                let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                count(start, control1, control2, end, depth: 20)
                open?.end = end
            case .addCurveToPoint:
                count(start, points[index], points[index + 1], points[index + 2], depth: 20)
                open?.end = points[index + 2]
            case .closeSubpath:
                if let subpath = open { count(subpath.end, subpath.start) }
                open = nil
            }
        }
        if let subpath = open { count(subpath.end, subpath.start) }
        return rule == .winding ? winding != 0 : crossings % 2 != 0
    }
}
