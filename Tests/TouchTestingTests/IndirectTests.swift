import Foundation
import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Wheels and touchpads of a stage")
struct IndirectTests {
    @Test("R-IND-5, R-IND-6 Wheels turn by notches, touchpads scroll by points")
    func scrolling() {
        let view = UIView(), stage = TouchStage(view: view, scale: 2), pan = UIPanGestureRecognizer()
        defer { stage.close() }
        pan.allowedScrollTypesMask = .all
        view.addGestureRecognizer(pan)
        var ends: [CGPoint] = [], velocities: [CGPoint] = []
        pan.addAction { (pan: UIPanGestureRecognizer) in
            guard pan.state == .ended else { return }
            ends.append(pan.translation(in: view))
            velocities.append(pan.velocity(in: view))
        }
        stage.wheel(by: CGVector(dx: 0, dy: -2), over: view)
        #expect(ends == [CGPoint(x: 0, y: -53), CGPoint(x: 0, y: -53)])
        stage.scroll(by: CGVector(dx: 30, dy: 60), over: view, duration: 0.5)
        stage.scroll(by: CGVector(dx: 0, dy: 60), over: view, duration: 0.5, rest: 0.2)
        #expect(abs(ends[2].x - 30) < 1e-6 && abs(ends[2].y - 60) < 1e-6 && abs(velocities[2].y - 120) < 1e-6 && velocities[3] == .zero)
    }

    @Test("R-IND-8 Touchpads magnify and turn")
    func transforming() {
        let view = UIView(), stage = TouchStage(view: view), pinch = UIPinchGestureRecognizer(), turn = UIRotationGestureRecognizer()
        defer { stage.close() }
        view.addGestureRecognizer(pinch)
        view.addGestureRecognizer(turn)
        var scale: CGFloat = 0, angle: CGFloat = 0
        pinch.addAction { (pinch: UIPinchGestureRecognizer) in scale = pinch.scale }
        turn.addAction { (turn: UIRotationGestureRecognizer) in angle = turn.rotation }
        stage.magnify(by: 2.04, over: view)
        #expect(abs(scale - 2) < 1e-6 && angle == 0)
        stage.turn(by: .pi / 2, over: view)
        #expect(abs(angle - 85 * .pi / 180) < 1e-6)
    }
}
