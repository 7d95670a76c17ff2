/// The elements of a path: their kinds, and their points one after the other.
package struct PathGeometry: Hashable, Sendable {
    package private(set) var kinds: ContiguousArray<CGPathElementType> = []
    package private(set) var points: ContiguousArray<CGPoint> = []
    private var subpathStart: CGPoint?
    package private(set) var currentPoint: CGPoint?

    package init() {}

    package mutating func removeAll(keepingCapacity: Bool = false) {
        kinds.removeAll(keepingCapacity: keepingCapacity)
        points.removeAll(keepingCapacity: keepingCapacity)
        subpathStart = nil
        currentPoint = nil
    }

    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        kinds.append(.moveToPoint)
        points.append(point)
        subpathStart = point
        currentPoint = point
    }

    package mutating func addLine(to point: CGPoint) {
        guard point.isFinite else { return }
        guard begin(at: point) else { return }
        kinds.append(.addLineToPoint)
        points.append(point)
        currentPoint = point
    }

    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite else { return }
        _ = begin(at: control)
        kinds.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(end)
        currentPoint = end
    }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite else { return }
        _ = begin(at: control1)
        kinds.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(end)
        currentPoint = end
    }

    package mutating func close() {
        guard let last = kinds.last, last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
        currentPoint = subpathStart
    }

    /// Starts a subpath at `point` when none is open: after a close it starts at the closed subpath's start. Answers false when the
    /// path had been empty, so that a line to `point` would have no length.
    private mutating func begin(at point: CGPoint) -> Bool {
        guard let current = currentPoint else {
            move(to: point)
            return false
        }
        if kinds.last == .closeSubpath { move(to: current) }
        return true
    }

    package mutating func append(_ other: PathGeometry, transform: CGAffineTransform = .identity) {
        let other = transform.isIdentity ? other : other.applying(transform)
        guard !other.kinds.isEmpty else { return }
        kinds.append(contentsOf: other.kinds)
        points.append(contentsOf: other.points)
        subpathStart = other.subpathStart
        currentPoint = other.currentPoint
    }

    /// The same elements at transformed points; empty when a point would not be finite.
    package func applying(_ transform: CGAffineTransform) -> PathGeometry {
        var result = self
        for index in result.points.indices {
            let point = result.points[index].applying(transform)
            guard point.isFinite else { return PathGeometry() }
            result.points[index] = point
        }
        result.subpathStart = subpathStart?.applying(transform)
        result.currentPoint = currentPoint?.applying(transform)
        return result
    }

    /// Removes a first element that only says where the second starts.
    mutating func dropLeadingMove() {
        guard kinds.first == .moveToPoint else { return }
        kinds.removeFirst()
        points.removeFirst()
    }

    /// Removes a last element that starts a subpath without anything in it.
    mutating func dropTrailingMove() {
        guard kinds.count > 1, kinds.last == .moveToPoint else { return }
        kinds.removeLast()
        points.removeLast()
    }

    /// Calls `body` with each kind, the point it starts from, and the index of its first point.
    @inline(__always)
    func forEachElement(startingAt origin: CGPoint = .zero, _ body: (_ kind: CGPathElementType, _ start: CGPoint, _ index: Int) -> Void) {
        var index = 0
        var current = origin
        var start = origin
        for kind in kinds {
            body(kind, current, index)
            index += kind.pointCount
            switch kind {
            case .moveToPoint:
                start = points[index - 1]
                current = start
            case .closeSubpath: current = start
            default: current = points[index - 1]
            }
        }
    }
}

extension CGPoint {
    @inline(__always)
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether all four numbers are finite.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
