internal import UIKit

/// Points that are joined by straight lines.
struct Polyline {
    private var points: [CGPoint]
    /// The length up to each point.
    private var lengths: [CGFloat] = [0]

    init(start: CGPoint) { points = [start] }

    mutating func append(_ point: CGPoint) {
        let last = points[points.count - 1]
        lengths.append(lengths[lengths.count - 1] + hypot(point.x - last.x, point.y - last.y))
        points.append(point)
    }

    /// The point after a part, 0 … 1, of the length.
    func point(at part: Double) -> CGPoint {
        let end = points.count - 1
        guard part < 1, lengths[end] > 0 else { return points[end] }
        let length = lengths[end] * part
        var next = 1
        while lengths[next] < length { next += 1 }
        let from = points[next - 1], to = points[next]
        let share = lengths[next] > lengths[next - 1] ? (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1]) : 1
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
}

extension UIBezierPath {
    /// Points on the path, close together where it is bent.
    var points: [CGPoint] {
        var result: [CGPoint] = []
        var start = CGPoint.zero
        cgPath.applyWithBlock { element in
            let kind = element.pointee.type, points = element.pointee.points
            let from = result.last ?? .zero
            switch kind {
            case .moveToPoint:
                start = points[0]
                result.append(start)
            case .addLineToPoint: result.append(points[0])
            case .addQuadCurveToPoint: result += Self.curve([from, points[0], points[1]], [1, 2, 1])
            case .addCurveToPoint: result += Self.curve([from, points[0], points[1], points[2]], [1, 3, 3, 1])
            case .closeSubpath: result.append(start)
            }
        }
        return result
    }

    private static func curve(_ points: [CGPoint], _ factors: [CGFloat]) -> [CGPoint] {
        let parts = 24
        return (1...parts).map { mix(points, factors, CGFloat($0) / CGFloat(parts)) }
    }

    /// Bernstein's sum.
    private static func mix(_ points: [CGPoint], _ factors: [CGFloat], _ t: CGFloat) -> CGPoint {
        var result = CGPoint.zero
        let degree = points.count - 1
        for index in points.indices {
            let weight = factors[index] * pow(t, CGFloat(index)) * pow(1 - t, CGFloat(degree - index))
            result.x += points[index].x * weight
            result.y += points[index].y * weight
        }
        return result
    }
}
