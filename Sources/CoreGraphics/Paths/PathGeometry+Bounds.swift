extension PathGeometry {
    package var boundingBox: CGRect {
        var box = Box()
        for point in points { box.include(point) }
        return box.rect
    }

    package var boundingBoxOfPath: CGRect {
        var box = Box()
        forEachElement { kind, start, index in
            switch kind {
            case .moveToPoint, .addLineToPoint:
                box.include(points[index])
            case .addQuadCurveToPoint:
                box.include(points[index + 1])
                let control = points[index], end = points[index + 1]
                for t in [extremum(start.x, control.x, end.x), extremum(start.y, control.y, end.y)] where t > 0 && t < 1 {
                    box.include(PathGeometry.quadratic(start, control, end, at: t))
                }
            case .addCurveToPoint:
                let control1 = points[index], control2 = points[index + 1], end = points[index + 2]
                box.include(end)
                for t in extrema(start.x, control1.x, control2.x, end.x) + extrema(start.y, control1.y, control2.y, end.y)
                where t > 0 && t < 1 {
                    box.include(PathGeometry.cubic(start, control1, control2, end, at: t))
                }
            case .closeSubpath: break
            }
        }
        return box.rect
    }

    /// The upright rectangle that the path is, if it is just one.
    package var rectangle: CGRect? {
        guard points.count == 4 || (points.count == 5 && points[4] == points[0]), kinds.first == .moveToPoint else { return nil }
        for (index, kind) in kinds.enumerated().dropFirst() {
            guard kind == .addLineToPoint || (kind == .closeSubpath && index == kinds.count - 1) else { return nil }
        }
        let p = points
        let runsAcross = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let runsDown = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        return runsAcross || runsDown ? boundingBox : nil
    }

    private func extremum(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> CGFloat {
        let divisor = p0 - 2 * p1 + p2
        return divisor == 0 ? -1 : (p0 - p1) / divisor
    }

    /// Where the derivative of a cubic is zero.
    private func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        if abs(a) < 1e-12 * (abs(b) + abs(c)) { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }

    static func quadratic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, at t: CGFloat) -> CGPoint {
        let u = 1 - t
        return CGPoint(x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x, y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y)
    }

    static func cubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t
        return CGPoint(x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }
}

/// A growing rectangle around points.
private struct Box {
    private var minX = CGFloat.infinity, minY = CGFloat.infinity, maxX = -CGFloat.infinity, maxY = -CGFloat.infinity

    mutating func include(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    var rect: CGRect {
        minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
