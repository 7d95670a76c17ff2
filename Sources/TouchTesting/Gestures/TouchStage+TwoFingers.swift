public import UIKit

extension TouchStage {
    /// Moves two fingers apart, or towards each other, and lifts.
    ///
    /// A pinch recognizer begins some points after the fingers start to move, and so reports a little less than this.
    /// - Parameters:
    ///   - view: What to pinch; the window if you don't say.
    ///   - point: The middle between the fingers, in the view's coordinates. Its middle if you don't say.
    ///   - scale: The distance of the fingers in the end as a multiple of that at first.
    ///   - distance: That of the fingers when they are farthest apart, in points of the view. As the view has room if you don't say,
    ///     and 200 at most.
    ///   - angle: Radians, clockwise, of the line between the fingers.
    public func pinch(_ view: UIView? = nil, at point: CGPoint? = nil, scale: CGFloat, distance: CGFloat? = nil, angle: CGFloat = 0,
                      duration: TimeInterval = 0.3, steps: Int? = nil) {
        guard scale > 0, scale.isFinite else { return report("pinch: fingers can't be \(number(scale)) times as far apart") }
        let largest = distance ?? room(in: view ?? window)
        let from = scale > 1 ? largest / scale : largest
        twoFingers(view, at: point, from: (from, angle), to: (from * scale, angle), duration, steps, for: "pinch")
    }

    /// Turns two fingers around the point between them, and lifts.
    ///
    /// A rotation recognizer begins some degrees after the fingers start to move, and so reports a little less than this.
    /// - Parameters:
    ///   - angle: Radians, clockwise.
    ///   - distance: That of the fingers, in points of the view. As the view has room if you don't say, and 200 at most.
    public func rotate(_ view: UIView? = nil, at point: CGPoint? = nil, by angle: CGFloat, distance: CGFloat? = nil,
                       duration: TimeInterval = 0.3, steps: Int? = nil) {
        guard angle.isFinite else { return report("rotate: \(angle) is no angle") }
        let distance = distance ?? room(in: view ?? window)
        twoFingers(view, at: point, from: (distance, 0), to: (distance, angle), duration, steps, for: "rotate")
    }

    private func room(in view: UIView) -> CGFloat { min(200, min(view.bounds.width, view.bounds.height) * 0.8) }

    private func twoFingers(_ view: UIView?, at center: CGPoint?, from start: (distance: CGFloat, angle: CGFloat),
                            to end: (distance: CGFloat, angle: CGFloat), _ duration: TimeInterval, _ steps: Int?, for purpose: String) {
        guard Self.durations.contains(duration), Self.counts.contains(steps ?? 1) else {
            return report("\(purpose): can't be done in \(number(duration)) s and \(steps.map { "\($0)" } ?? "any") steps")
        }
        guard var hand = hand(of: 2, on: view, at: center, for: purpose) else { return }
        let count = steps ?? Self.frames(in: duration)
        let center = center ?? hand.view.middle
        func points(_ part: CGFloat) -> [CGPoint] {
            let distance = start.distance + (end.distance - start.distance) * part
            let angle = start.angle + (end.angle - start.angle) * part
            let x = cos(angle) * distance / 2, y = sin(angle) * distance / 2
            return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
        }
        hand.points = points(0)
        // What is pinched may change: the way is settled before.
        let way = (1...count).map { step in
            points(CGFloat(step) / CGFloat(count)).map { inWindow(hand.view, $0.x, $0.y) }
        }
        down(hand)
        together {
            for (index, finger) in hand.fingers.enumerated() where finger.isDown {
                for places in way {
                    finger.move(to: places[index], duration: duration / Double(count), steps: 1)
                }
            }
        }
        lift(hand)
    }
}
