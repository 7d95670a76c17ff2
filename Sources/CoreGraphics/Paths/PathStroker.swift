/// Finds the outline of a stroke: for each side of each subpath a line at half the width, with joins and caps, to be filled by the
/// winding rule.
struct PathStroker {
    private let half: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private let tolerance: CGFloat
    private(set) var outline = PathGeometry()

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        half = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = max(miterLimit, 1)
        tolerance = min(0.1, max(width / 50, 0.01))
    }

    mutating func add(_ path: PathGeometry) {
        for part in path.flattened(tolerance: tolerance) { add(part.points, isClosed: part.isClosed) }
    }

    private mutating func add(_ all: [CGPoint], isClosed: Bool) {
        var points: [CGPoint] = []
        for point in all where points.last != point { points.append(point) }
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return addDot(points.first) }
        if isClosed {
            addLoop(side(points + [points[0]], isClosed: true))
            // A line that goes back to its start has one side all around, with a join at each end.
            if points.count > 2 { addLoop(side(Array((points + [points[0]]).reversed()), isClosed: true)) }
        } else {
            var loop = side(points, isClosed: false)
            loop += endCap(points[points.count - 1], from: points[points.count - 2])
            loop += side(points.reversed(), isClosed: false)
            loop += endCap(points[0], from: points[1])
            addLoop(loop)
        }
    }

    /// A subpath without length shows its caps.
    private mutating func addDot(_ point: CGPoint?) {
        guard let point else { return }
        switch cap {
        case .butt: return
        case .round: addLoop(arc(point, from: 0, by: 2 * .pi))
        case .square: addLoop([CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
                               CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half)])
        }
    }

    private mutating func addLoop(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        outline.move(to: first)
        for point in points.dropFirst() { outline.addLine(to: point) }
        outline.close()
    }

    /// The line at the left of the points; of a closed subpath the last point is the first.
    private func side(_ points: [CGPoint], isClosed: Bool) -> [CGPoint] {
        var line: [CGPoint] = []
        let count = points.count - 1
        for index in 0..<count {
            let normal = normal(points[index], points[index + 1])
            if index > 0 || isClosed {
                let before = index > 0 ? points[index - 1] : points[count - 1]
                line += corner(points[index], self.normal(before, points[index]), normal)
            } else {
                line.append(CGPoint(x: points[index].x + normal.dx, y: points[index].y + normal.dy))
            }
            line.append(CGPoint(x: points[index + 1].x + normal.dx, y: points[index + 1].y + normal.dy))
        }
        return line
    }

    /// At a right angle to a line, half the width long.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let dx = to.x - from.x, dy = to.y - from.y, length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return .zero }
        return CGVector(dx: -dy / length * half, dy: dx / length * half)
    }

    /// From one line to the next, where the line's end has been drawn.
    private func corner(_ point: CGPoint, _ before: CGVector, _ after: CGVector) -> [CGPoint] {
        let start = CGPoint(x: point.x + before.dx, y: point.y + before.dy), end = CGPoint(x: point.x + after.dx, y: point.y + after.dy)
        let cross = before.dx * after.dy - before.dy * after.dx, dot = before.dx * after.dx + before.dy * after.dy
        // On the inner side the lines cross: by way of the corner the winding stays right.
        if cross > 0 || half == 0 { return [start, point, end] }
        switch join {
        case .bevel: return [start, end]
        case .round:
            let from = atan2(before.dy, before.dx)
            var turn = atan2(after.dy, after.dx) - from
            while turn > 0 { turn -= 2 * .pi }
            return [start] + arc(point, from: from, by: turn) + [end]
        case .miter:
            let cosine = (1 + dot / (half * half)) / 2
            guard cosine > 1e-9, 1 / cosine.squareRoot() <= miterLimit else { return [start, end] }
            let tip = CGPoint(x: point.x + (before.dx + after.dx) / 2 / cosine, y: point.y + (before.dy + after.dy) / 2 / cosine)
            return [start, tip, end]
        }
    }

    /// From the left side of a line's end to its right side.
    private func endCap(_ point: CGPoint, from before: CGPoint) -> [CGPoint] {
        let normal = normal(before, point)
        switch cap {
        case .butt: return []
        case .square:
            let ahead = CGVector(dx: normal.dy, dy: -normal.dx)
            return [CGPoint(x: point.x + normal.dx + ahead.dx, y: point.y + normal.dy + ahead.dy),
                    CGPoint(x: point.x - normal.dx + ahead.dx, y: point.y - normal.dy + ahead.dy)]
        case .round: return arc(point, from: atan2(normal.dy, normal.dx), by: -.pi)
        }
    }

    private func arc(_ center: CGPoint, from start: CGFloat, by turn: CGFloat) -> [CGPoint] {
        let step = 2 * acos(max(1 - tolerance / max(half, tolerance), 0)), count = max(Int((abs(turn) / max(step, 0.05)).rounded(.up)), 2)
        return (0...count).map { index in
            let angle = start + turn * CGFloat(index) / CGFloat(count)
            return CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half)
        }
    }
}

extension PathGeometry {
    /// The subpaths as lines that are off by no more than the tolerance.
    package func flattened(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
        var parts: [(points: [CGPoint], isClosed: Bool)] = []
        var current: [CGPoint] = []
        func end(_ isClosed: Bool) {
            if !current.isEmpty { parts.append((current, isClosed)) }
            current = []
        }
        forEachElement { kind, start, index in
            if current.isEmpty, kind != .moveToPoint, kind != .closeSubpath { current = [start] }
            switch kind {
            case .moveToPoint:
                end(false)
                current = [points[index]]
            case .addLineToPoint: current.append(points[index])
            case .addQuadCurveToPoint:
                let control = points[index], last = points[index + 1]
                let count = Self.steps(start.distance(to: control) + control.distance(to: last), tolerance)
                for step in 1...count { current.append(Self.quadratic(start, control, last, at: CGFloat(step) / CGFloat(count))) }
            case .addCurveToPoint:
                let first = points[index], second = points[index + 1], last = points[index + 2]
                let length = start.distance(to: first) + first.distance(to: second) + second.distance(to: last)
                let count = Self.steps(length, tolerance)
                for step in 1...count { current.append(Self.cubic(start, first, second, last, at: CGFloat(step) / CGFloat(count))) }
            case .closeSubpath: end(true)
            }
        }
        end(false)
        return parts
    }

    /// Enough lines for a curve whose control points make a way of that length.
    private static func steps(_ length: CGFloat, _ tolerance: CGFloat) -> Int {
        guard length.isFinite else { return 1 }
        return Int(min(max((length / tolerance / 8).squareRoot().rounded(.up) * 2, 4), 500))
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension CGPath {
    /// The outline of the path's stroke, to be filled by the winding rule. Curves become lines. Linear in the elements.
    public final func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
                           transform: CGAffineTransform = .identity) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
        var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        stroker.add(transform.isIdentity ? geometry : geometry.applying(transform))
        return CGPath(geometry: stroker.outline)
    }

    /// The outline of another path's stroke, as `copy(strokingWithWidth:…)` gives it: the name by which Swift sees `CGPathCreateCopyByStrokingPath`.
    public convenience init?(__byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
                             lineJoin: CGLineJoin, miterLimit: CGFloat) {
        self.init(geometry: path.copy(strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
                                      transform: transform?.pointee ?? .identity).geometry)
    }

    /// The dashes of the path. Curves become lines. Lengths that are negative, not finite, or all zero give the whole path.
    public final func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        let path = transform.isIdentity ? geometry : geometry.applying(transform)
        let total = lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
        guard phase.isFinite, total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return CGPath(geometry: path) }
        var result = PathGeometry()
        for part in path.flattened(tolerance: 0.1) {
            var offset = phase.truncatingRemainder(dividingBy: total)
            if offset < 0 { offset += total }
            var index = 0
            while offset >= lengths[index % lengths.count] {
                offset -= lengths[index % lengths.count]
                index += 1
            }
            var left = lengths[index % lengths.count] - offset
            let points = part.isClosed ? part.points + [part.points[0]] : part.points
            if index % 2 == 0, let first = points.first { result.move(to: first) }
            for (from, to) in zip(points, points.dropFirst()) {
                let length = from.distance(to: to)
                var done: CGFloat = 0
                while length - done > left, result.points.count < 1_000_000 {
                    done += left
                    let share = done / length, point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                    if index % 2 == 0 { result.addLine(to: point) } else { result.move(to: point) }
                    index += 1
                    left = lengths[index % lengths.count]
                }
                left -= length - done
                if index % 2 == 0 { result.addLine(to: to) }
            }
        }
        return CGPath(geometry: result)
    }
}
