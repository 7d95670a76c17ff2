extension PathGeometry {
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform? = nil) {
        guard rect.isFinite, !rect.isNull else { return }
        let transform = transform ?? .identity
        // The corners run as the rectangle was given: a negative width turns the other way round.
        let x0 = rect.origin.x, y0 = rect.origin.y
        let x1 = x0 + rect.size.width, y1 = y0 + rect.size.height
        move(to: CGPoint(x: x0, y: y0).applying(transform))
        addLine(to: CGPoint(x: x1, y: y0).applying(transform))
        addLine(to: CGPoint(x: x1, y: y1).applying(transform))
        addLine(to: CGPoint(x: x0, y: y1).applying(transform))
        close()
    }

    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform? = nil) {
        guard rect.isFinite, !rect.isNull else { return }
        let box = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let unit = transform.map { box.concatenating($0) } ?? box
        move(to: CGPoint(x: 1, y: 0).applying(unit))
        addUnitArc(from: 0, delta: 2 * .pi, transform: unit)
        close()
    }

    package mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
                                         transform: CGAffineTransform? = nil) {
        let rect = rect.standardized
        guard rect.isFinite, !rect.isNull, cornerWidth.isFinite, cornerHeight.isFinite else { return }
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        addRoundedRect(rect, radii: [CGSize(width: rx, height: ry), CGSize(width: rx, height: ry),
                                     CGSize(width: rx, height: ry), CGSize(width: rx, height: ry)], transform: transform)
    }

    /// `radii` in the order top left, top right, bottom right, bottom left where y points down; zero means a plain corner.
    package mutating func addRoundedRect(_ rect: CGRect, radii: [CGSize], transform: CGAffineTransform? = nil) {
        let transform = transform ?? .identity
        let corners: [(center: CGPoint, angle: CGFloat, radius: CGSize)] = [
            (CGPoint(x: rect.maxX - radii[1].width, y: rect.minY + radii[1].height), -.pi / 2, radii[1]),
            (CGPoint(x: rect.maxX - radii[2].width, y: rect.maxY - radii[2].height), 0, radii[2]),
            (CGPoint(x: rect.minX + radii[3].width, y: rect.maxY - radii[3].height), .pi / 2, radii[3]),
            (CGPoint(x: rect.minX + radii[0].width, y: rect.minY + radii[0].height), .pi, radii[0]),
        ]
        move(to: CGPoint(x: rect.minX + radii[0].width, y: rect.minY).applying(transform))
        for corner in corners {
            let unit = CGAffineTransform(a: corner.radius.width, b: 0, c: 0, d: corner.radius.height,
                                         tx: corner.center.x, ty: corner.center.y).concatenating(transform)
            addLine(to: CGPoint(x: cos(corner.angle), y: sin(corner.angle)).applying(unit))
            if corner.radius.width > 0, corner.radius.height > 0 {
                addUnitArc(from: corner.angle, delta: .pi / 2, transform: unit)
            }
        }
        close()
    }

    package mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
                                 transform: CGAffineTransform = .identity) {
        var delta = endAngle - startAngle
        guard delta.isFinite else { return }
        // An end on the other side of the start is reached by going on round; a whole turn or more draws one whole turn.
        if clockwise, delta > 0 {
            delta = delta.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi
        } else if !clockwise, delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
        }
        addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    package mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
                                 transform: CGAffineTransform = .identity) {
        guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite else { return }
        let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(unit)
        if currentPoint == nil { move(to: start) } else { addLine(to: start) }
        addUnitArc(from: startAngle, delta: min(max(delta, -2 * .pi), 2 * .pi), transform: unit)
    }

    package mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
                                 transform: CGAffineTransform = .identity) {
        guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
        guard let here = currentPoint?.applying(transform.inverted()) else { return move(to: tangent1End.applying(transform)) }
        let toStart = CGPoint(x: here.x - tangent1End.x, y: here.y - tangent1End.y)
        let toEnd = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let startLength = hypot(toStart.x, toStart.y), endLength = hypot(toEnd.x, toEnd.y)
        let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
        let dot = toStart.x * toEnd.x + toStart.y * toEnd.y
        // Lines that fall together have no corner to round.
        guard radius > 0, startLength > 0, endLength > 0, abs(cross) > 1e-12 * startLength * endLength else {
            return addLine(to: tangent1End.applying(transform))
        }
        let halfAngle = atan2(abs(cross), dot) / 2
        let reach = radius / tan(halfAngle)
        let first = CGPoint(x: tangent1End.x + toStart.x / startLength * reach, y: tangent1End.y + toStart.y / startLength * reach)
        let bisector = CGPoint(x: toStart.x / startLength + toEnd.x / endLength, y: toStart.y / startLength + toEnd.y / endLength)
        let distance = radius / sin(halfAngle) / hypot(bisector.x, bisector.y)
        let center = CGPoint(x: tangent1End.x + bisector.x * distance, y: tangent1End.y + bisector.y * distance)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        let sweep = (.pi - 2 * halfAngle) * (cross > 0 ? -1 : 1)
        addArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    /// The same path drawn backwards: the subpaths in turn, each from its end to its start.
    package var reversed: PathGeometry {
        var result = PathGeometry()
        var subpath: (kinds: [CGPathElementType], points: [CGPoint], isClosed: Bool) = ([], [], false)
        func finish(into result: inout PathGeometry) {
            guard var end = subpath.points.popLast() else { return }
            result.move(to: end)
            for kind in subpath.kinds.reversed() {
                let points = subpath.points.suffix(kind.pointCount)
                subpath.points.removeLast(points.count)
                end = points[points.startIndex]
                switch kind {
                case .addLineToPoint: result.addLine(to: end)
                case .addQuadCurveToPoint: result.addQuadCurve(to: end, control: points[points.startIndex + 1])
                case .addCurveToPoint:
                    result.addCurve(to: end, control1: points[points.startIndex + 2], control2: points[points.startIndex + 1])
                case .moveToPoint, .closeSubpath: break
                }
            }
            if subpath.isClosed { result.close() }
        }
        forEachElement { kind, _, index in
            switch kind {
            case .moveToPoint:
                finish(into: &result)
                subpath = ([], [points[index]], false)
            case .closeSubpath: subpath.isClosed = true
            default:
                subpath.kinds.append(kind)
                subpath.points.append(contentsOf: points[index..<index + kind.pointCount])
            }
        }
        finish(into: &result)
        return result
    }

    /// Adds Bézier curves along the unit circle, each of at most a quarter turn. The error stays below 0.03 % of the radius.
    private mutating func addUnitArc(from start: CGFloat, delta: CGFloat, transform: CGAffineTransform) {
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let angle0 = start + CGFloat(index) * step
            let angle1 = angle0 + step
            let sin0 = sin(angle0), cos0 = cos(angle0), sin1 = sin(angle1), cos1 = cos(angle1)
            addCurve(to: CGPoint(x: cos1, y: sin1).applying(transform),
                     control1: CGPoint(x: cos0 - reach * sin0, y: sin0 + reach * cos0).applying(transform),
                     control2: CGPoint(x: cos1 + reach * sin1, y: sin1 - reach * cos1).applying(transform))
        }
    }
}
