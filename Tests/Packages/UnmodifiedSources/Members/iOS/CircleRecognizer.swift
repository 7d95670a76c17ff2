import UIKit

class CircleRecognizer: UIGestureRecognizer {
    private var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count > 1 { state = .failed }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        points += (event.coalescedTouches(for: touch) ?? [touch]).map { $0.preciseLocation(in: view) }
        state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() {
        super.reset()
        points.removeAll()
    }
}
