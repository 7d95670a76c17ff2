import UIKit

/// From where a finger landed to where it is, or was when it was lifted.
struct Line {
    var begin: CGPoint
    var end: CGPoint

    /// How far a point is from the line.
    func distance(to point: CGPoint) -> CGFloat {
        let way = CGVector(dx: end.x - begin.x, dy: end.y - begin.y)
        let squared = way.dx * way.dx + way.dy * way.dy
        var nearest = begin
        if squared > 0 {
            let share = ((point.x - begin.x) * way.dx + (point.y - begin.y) * way.dy) / squared
            let limited = min(max(share, 0), 1)
            nearest = CGPoint(x: begin.x + limited * way.dx, y: begin.y + limited * way.dy)
        }
        return hypot(point.x - nearest.x, point.y - nearest.y)
    }

    mutating func move(by translation: CGPoint) {
        begin.x += translation.x
        begin.y += translation.y
        end.x += translation.x
        end.y += translation.y
    }
}
