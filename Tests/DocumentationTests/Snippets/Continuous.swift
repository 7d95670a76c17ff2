import UIKit

@MainActor final class Icons {
    var carried: UIView?

    // snippet: long press
    func lift(_ press: UILongPressGestureRecognizer) {
        guard let board = press.view else { return }
        switch press.state {
        case .began:
            // Half a second passed and no finger moved far: this comes from a timer, not from an event.
            let point = press.location(in: board)
            carried = board.subviews.last { $0.frame.contains(point) }
            carried?.alpha = 0.6
        case .changed:
            carried?.center = press.location(in: board)
        default:
            // Ended and cancelled: put it down in either case.
            carried?.alpha = 1
            carried = nil
        }
    }
    // end of snippet

    // snippet: drag
    /// Moves the view with the finger, and lets it coast.
    func drag(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view, let board = view.superview else { return }
        let step = pan.translation(in: board)
        view.center.x += step.x
        view.center.y += step.y
        pan.setTranslation(.zero, in: board)
        if pan.state == .ended {
            let velocity = pan.velocity(in: board)
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
                view.center.x += velocity.x * 0.1
                view.center.y += velocity.y * 0.1
            }, completion: nil)
        }
    }
    // end of snippet

    // snippet: pinch
    func pinch(_ pinch: UIPinchGestureRecognizer) {
        guard let view = pinch.view else { return }
        view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        // From here on the scale counts again.
        pinch.scale = 1
    }
    // end of snippet

    // snippet: rotation
    func turn(_ rotation: UIRotationGestureRecognizer) {
        guard let view = rotation.view else { return }
        view.transform = view.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }
    // end of snippet

    // snippet: edge pan
    func addMenu(to window: UIWindow) {
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Icons.pullMenu)
        pan.edges = .left
        window.addGestureRecognizer(pan)
    }

    func pullMenu(_ pan: UIScreenEdgePanGestureRecognizer) {
        carried?.frame.origin.x = min(0, pan.translation(in: nil).x - 200)
    }
    // end of snippet

    // snippet: hover
    func hover(_ hover: UIHoverGestureRecognizer) {
        switch hover.state {
        case .began, .changed: hover.view?.alpha = 0.9
        default: hover.view?.alpha = 1
        }
    }
    // end of snippet
}
