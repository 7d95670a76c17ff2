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

    @Test("R-IND-13, R-SCR-6a Fingers that are laid on a touchpad stop the content; when they leave it goes back between its ends")
    func held() {
        let stage = ScrollRig()
        send(stage, .scroll, .began, at: 1)
        for step in 1...6 { send(stage, .scroll, .changed, 0, -20, at: 1 + 0.01 * Double(step)) }
        send(stage, .scroll, .ended, at: 1.07)
        #expect(stage.scrollView.isDecelerating)
        stage.rig.advance(to: 1.2)
        _ = stage.journal.take()
        send(stage, .hold, .began, at: 1.21)
        let place = stage.scrollView.contentOffset
        #expect(!stage.scrollView.isDecelerating && stage.journal.take() == ["did end decelerating"])
        stage.rig.advance(to: 2)
        send(stage, .hold, .ended, at: 2)
        stage.rig.advance(to: 3)
        #expect(stage.scrollView.contentOffset == place && stage.journal.take() == [])
        // Beyond the end: it stays there while they rest, and goes back then.
        send(stage, .scroll, .began, at: 3)
        send(stage, .scroll, .changed, 0, 1000, at: 3.01)
        send(stage, .scroll, .ended, at: 3.3)
        send(stage, .hold, .began, at: 3.31)
        let beyond = stage.scrollView.contentOffset.y
        stage.rig.advance(to: 4)
        #expect(beyond < 0 && stage.scrollView.contentOffset.y == beyond)
        send(stage, .hold, .cancelled, at: 4)
        stage.settle()
        #expect(stage.scrollView.contentOffset.y == 0)
        // Fingers that rest beside what goes on stop nothing, and send nothing.
        send(stage, .hold, .began, at: 20)
        send(stage, .hold, .ended, at: 21)
        #expect(stage.scrollView.contentOffset.y == 0)
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
