import Foundation
import HostHeadless
@testable import UIKit

/// A view of 100 × 100 points that says where it is seen, and keeps the answers of the completion handlers.
final class AnimatedView: UIView {
    /// What completion handlers received, with the time.
    private(set) var completions: [String] = []
    private let clock: VirtualClock

    init(on stage: Stage) {
        clock = stage.host.virtualClock
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(self)
        stage.turn()
    }

    required init?(coder: NSCoder) { nil }

    /// Notes the name, the time and the answer.
    func completion(_ name: String = "done") -> (Bool) -> Void {
        { [weak self] finished in
            guard let self else { return }
            completions.append("\(name) \(finished) at \(String(format: "%.2f", clock.now))")
        }
    }

    /// What is on the screen: the presentation where there is one.
    var shown: CALayer { layer.presentation() ?? layer }
    var shownX: CGFloat { shown.position.x }
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
