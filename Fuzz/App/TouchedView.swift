import UIKit

/// Keeps the lives of its touches: each begins once, goes on while it is there, and is over once.
@MainActor
final class TouchedView: UIView {
    private var down: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { precondition(down.insert(touch).inserted, "a touch begins twice") }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        precondition(touches.isSubset(of: down), "a touch moves that did not begin, or is over")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

    private func end(_ touches: Set<UITouch>) {
        for touch in touches { precondition(down.remove(touch) != nil, "a touch ends that did not begin, or ended before") }
    }

    /// All is over.
    func end() { precondition(down.isEmpty, "\(down.count) touches never end") }
}
