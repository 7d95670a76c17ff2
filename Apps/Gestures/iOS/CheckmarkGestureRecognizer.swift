import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a check mark that one finger draws: down and to the right, then up and to the right, in one go.
class CheckmarkGestureRecognizer: UIGestureRecognizer {

    private enum Stroke {
        case notStarted
        case down
        case up
    }

    /// How far the finger may go in a wrong direction, in points: no hand is steady.
    private let tolerance: CGFloat = 8
    /// How high the mark must be, in points.
    private let smallestHeight: CGFloat = 40

    private var stroke = Stroke.notStarted
    private var trackedTouch: UITouch?
    private var start = CGPoint.zero
    /// The lowest place so far.
    private var corner = CGPoint.zero
    private var rightmost: CGFloat = 0
    private var highest: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard trackedTouch == nil, touches.count == 1, let touch = touches.first else {
            state = .failed
            return
        }
        trackedTouch = touch
        start = touch.location(in: view)
        corner = start
        rightmost = start.x
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let touch = trackedTouch, touches.contains(touch) else { return }
        follow(touch.location(in: view))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, let touch = trackedTouch, touches.contains(touch) else { return }
        follow(touch.location(in: view))
        if state == .possible {
            state = stroke == .up && corner.y - highest >= smallestHeight ? .recognized : .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        stroke = .notStarted
        trackedTouch = nil
    }

    /// Goes on with the mark, or gives up where it can't become one any more.
    private func follow(_ point: CGPoint) {
        guard point.x > rightmost - tolerance else {
            state = .failed
            return
        }
        rightmost = max(rightmost, point.x)
        switch stroke {
        case .notStarted:
            let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
            guard max(abs(way.x), abs(way.y)) > tolerance else { return }
            // The first stroke is as steep as it is wide, or steeper.
            if way.y > 0, way.y >= way.x * 0.7 {
                stroke = .down
                corner = point
            } else {
                state = .failed
            }
        case .down:
            if point.y >= corner.y {
                corner = point
            } else if point.y < corner.y - tolerance {
                stroke = .up
                highest = point.y
            }
        case .up:
            if point.y > highest + tolerance {
                state = .failed
            }
            highest = min(highest, point.y)
        }
    }
}
