import UIKit

// snippet: simultaneous
/// Pinches, turns and drags at once, but nothing together with recognizers of other views.
final class Canvas: UIView, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self && other.view === self
    }
}
// end of snippet

// snippet: permission
/// A drawer that is dragged sideways: a pan that starts up or down is left to others.
final class Drawer: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === self else { return true }
        let way = pan.translation(in: self)
        return abs(way.x) > abs(way.y)
    }
}
// end of snippet

// snippet: refusing touches
/// Keeps a recognizer of the whole board from the touches on one of its views.
final class BoardDelegate: UIGestureRecognizerDelegate {
    let palette: UIView
    init(palette: UIView) { self.palette = palette }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        return !view.isDescendant(of: palette)
    }
}
// end of snippet

// snippet: dynamic requirement
/// Every tap on the board waits for every double tap, wherever they are attached.
final class TapOrder: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, let slower = other as? UITapGestureRecognizer
        else { return false }
        return tap.numberOfTapsRequired < slower.numberOfTapsRequired
    }
}
// end of snippet

// snippet: reading a trace
@MainActor func explained(_ recognizer: String, _ gesture: () -> Void) -> String {
    let trace = GestureTrace()
    GestureTrace.current = trace
    defer { GestureTrace.current = nil }
    gesture()
    return trace.explanation(of: recognizer) ?? "\(recognizer) did not take part"
}
// end of snippet
