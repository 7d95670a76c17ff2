import Foundation
@testable import UIKit

/// A rig with one view, and the answers of the completion handlers.
@MainActor
final class AnimationRig {
    let rig = Rig()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    /// What completion handlers received, with the time.
    private(set) var completions: [String] = []

    init() {
        rig.root.addSubview(view)
        rig.turn()
    }

    /// Notes the name, the time and the answer.
    func completion(_ name: String = "done") -> (Bool) -> Void {
        { [weak self] finished in
            guard let self else { return }
            completions.append("\(name) \(finished) at \(String(format: "%.2f", rig.now))")
        }
    }

    /// What is on the screen: the presentation where there is one.
    var shown: CALayer { view.layer.presentation() ?? view.layer }
    var shownX: CGFloat { shown.position.x }

    func turn() { rig.turn() }
    func advance(to time: Double) { rig.advance(to: time) }
}

/// The value of a cubic timing curve, found by halving.
func timing(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var low = 0.0, high = 1.0
    for _ in 0..<60 {
        let middle = (low + high) / 2
        if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return bezier(y1, y2, low)
}
