import Foundation
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Scroll views by wheel and touchpad", .leavesNothing)
struct WheelScrollTests {
    private func send(_ stage: ScrollRig, _ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ across: Double = 0, _ down: Double = 0,
                      at time: Double) {
        var sample = IndirectSample(device: 1, kind: kind, phase: phase, timestamp: time, position: CGPoint(x: 200, y: 200))
        sample.movement = CGPoint(x: across, y: down)
        stage.rig.host.send(sample)
    }

    @Test("R-SCR-15, R-IND-5 A wheel moves the content by 53 points a notch, and not beyond its ends")
    func wheel() {
        let stage = ScrollRig()
        send(stage, .wheel, .changed, 0, -2, at: 1)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 106))
        send(stage, .wheel, .changed, 0, 5, at: 2)
        #expect(stage.scrollView.contentOffset == .zero && stage.scrollView.motion == nil)
        send(stage, .wheel, .changed, 0, -100, at: 3)
        #expect(stage.scrollView.contentOffset.y == 3600)
    }

    @Test("R-SCR-15, R-IND-6 A touchpad scrolls as a finger does, from its first movement on; the content goes on when the fingers leave")
    func touchpad() {
        let stage = ScrollRig()
        send(stage, .scroll, .began, at: 1)
        for step in 1...6 { send(stage, .scroll, .changed, 0, -10, at: 1 + 0.01 * Double(step)) }
        #expect(stage.scrollView.contentOffset.y == 60 && stage.scrollView.isDragging)
        send(stage, .scroll, .ended, at: 1.07)
        #expect(stage.scrollView.isDecelerating)
        stage.settle()
        #expect(stage.scrollView.contentOffset.y > 100)
    }

    @Test("R-SCR-15, R-SCR-11 At the end of the inner content the wheel turns the outer one's")
    func nested() {
        let stage = ScrollRig()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 453)
        stage.content.addSubview(inner)
        stage.rig.turn()
        send(stage, .wheel, .changed, 0, -1, at: 1)
        #expect(inner.contentOffset.y == 53 && stage.scrollView.contentOffset.y == 0)
        send(stage, .wheel, .changed, 0, -1, at: 2)
        #expect(inner.contentOffset.y == 53 && stage.scrollView.contentOffset.y == 53)
    }
}
