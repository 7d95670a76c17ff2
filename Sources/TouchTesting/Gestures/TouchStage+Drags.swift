public import UIKit

extension TouchStage {
    /// A side of the window, and the way towards it.
    public enum Direction: Sendable, CaseIterable {
        /// A direction on the screen.
        case left, right, up, down

        var vector: CGVector {
            switch self {
            case .left: CGVector(dx: -1, dy: 0)
            case .right: CGVector(dx: 1, dy: 0)
            case .up: CGVector(dx: 0, dy: -1)
            case .down: CGVector(dx: 0, dy: 1)
            }
        }
    }

    /// Drags by so many points, in a straight line and at one speed, and lifts.
    /// - Parameters:
    ///   - view: What to drag; the window if you don't say.
    ///   - point: Where to start, in the view's coordinates. Its middle if you don't say.
    ///   - vector: In the view's coordinates.
    ///   - steps: How many events the movement is; as many as the display has frames in that time if you don't say.
    ///   - fingers: How many fingers, side by side around the point.
    public func drag(_ view: UIView? = nil, at point: CGPoint? = nil, by vector: CGVector, duration: TimeInterval = 0.3,
                     steps: Int? = nil, fingers: Int = 1) {
        guard let hand = hand(of: fingers, on: view, at: point, for: "drag") else { return }
        // What is dragged may move along: the way is settled before.
        let ends = hand.points.map { inWindow(hand.view, $0.x + vector.dx, $0.y + vector.dy) }
        down(hand)
        together {
            for (finger, end) in zip(hand.fingers, ends) where finger.isDown {
                finger.move(to: end, duration: duration, steps: steps)
            }
        }
        lift(hand)
    }

    /// Drags with two fingers side by side.
    public func pan(_ view: UIView? = nil, at point: CGPoint? = nil, by vector: CGVector, duration: TimeInterval = 0.3,
                    steps: Int? = nil, fingers: Int = 2) {
        drag(view, at: point, by: vector, duration: duration, steps: steps, fingers: fingers)
    }

    /// Drags from the first point of a path along it, at one speed, and lifts.
    /// - Parameter path: In the coordinates of the view, or the window.
    public func drag(along path: UIBezierPath, in view: UIView? = nil, duration: TimeInterval = 0.5, steps: Int? = nil,
                     samplesPerStep: Int = 1) {
        let view = view ?? window
        guard let start = path.points.first, let hand = hand(of: 1, on: view, at: start, for: "drag along a path") else {
            if path.isEmpty { report("drag along a path: it has no points") }
            return
        }
        let points = path.points.map { inWindow(view, $0.x, $0.y) }
        down(hand)
        guard hand.fingers[0].isDown else { return }
        hand.fingers[0].move(along: points, duration: duration, steps: steps, samplesPerStep: samplesPerStep)
        lift(hand)
    }

    /// Swipes: a short and quick movement in one direction.
    /// - Parameter distance: In points of the view.
    public func swipe(_ direction: Direction, on view: UIView? = nil, at point: CGPoint? = nil, distance: CGFloat = 120,
                      duration: TimeInterval = 0.1, fingers: Int = 1) {
        let vector = CGVector(dx: direction.vector.dx * distance, dy: direction.vector.dy * distance)
        drag(view, at: point, by: vector, duration: duration, fingers: fingers)
    }

    /// Drags from an edge of the window straight into it.
    /// - Parameters:
    ///   - edge: The edge where the finger lands, one point from it.
    ///   - position: How far along the edge, from its upper or left end, in points. Its middle if you don't say.
    public func edgeSwipe(from edge: Direction, at position: CGFloat? = nil, distance: CGFloat = 150, duration: TimeInterval = 0.3) {
        let bounds = window.bounds
        let start = switch edge {
        case .left: CGPoint(x: bounds.minX + 1, y: position ?? bounds.midY)
        case .right: CGPoint(x: bounds.maxX - 1, y: position ?? bounds.midY)
        case .up: CGPoint(x: position ?? bounds.midX, y: bounds.minY + 1)
        case .down: CGPoint(x: position ?? bounds.midX, y: bounds.maxY - 1)
        }
        drag(at: start, by: CGVector(dx: -edge.vector.dx * distance, dy: -edge.vector.dy * distance), duration: duration)
    }

    /// A point of a view that is on the stage, in the window's coordinates.
    func inWindow(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
        guard let other = view.window else { return CGPoint(x: x, y: y) }
        return window.convert(view.convert(CGPoint(x: x, y: y), to: nil), from: other)
    }
}
