import Foundation
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Scroll views by wheel and touchpad", .leavesNothing)
struct WheelScrollTests {
    private func send(_ scroll: ScrolledContent, _ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ across: Double = 0, _ down: Double = 0,
                      at time: Double) {
        var sample = IndirectSample(device: 1, kind: kind, phase: phase, timestamp: time, position: CGPoint(x: 200, y: 200))
        sample.movement = CGPoint(x: across, y: down)
        scroll.stage.host.send(sample)
    }

    @Test("R-SCR-15, R-IND-5 A wheel moves the content by 53 points a notch, and not beyond its ends")
    func wheel() {
        let scroll = ScrolledContent()
        send(scroll, .wheel, .changed, 0, -2, at: 1)
        #expect(scroll.scrollView.contentOffset == CGPoint(x: 0, y: 106))
        send(scroll, .wheel, .changed, 0, 5, at: 2)
        #expect(scroll.scrollView.contentOffset == .zero && scroll.scrollView.motion == nil)
        send(scroll, .wheel, .changed, 0, -100, at: 3)
        #expect(scroll.scrollView.contentOffset.y == 3600)
    }

    @Test("R-SCR-15, R-IND-6 A touchpad scrolls as a finger does, from its first movement on; the content goes on when the fingers leave")
    func touchpad() {
        let scroll = ScrolledContent()
        send(scroll, .scroll, .began, at: 1)
        for step in 1...6 { send(scroll, .scroll, .changed, 0, -10, at: 1 + 0.01 * Double(step)) }
        #expect(scroll.scrollView.contentOffset.y == 60 && scroll.scrollView.isDragging)
        send(scroll, .scroll, .ended, at: 1.07)
        #expect(scroll.scrollView.isDecelerating)
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.y > 100)
    }

    @Test("R-IND-13, R-SCR-6a Fingers that are laid on a touchpad stop the content; when they leave it goes back between its ends")
    func held() {
        let scroll = ScrolledContent()
        send(scroll, .scroll, .began, at: 1)
        for step in 1...6 { send(scroll, .scroll, .changed, 0, -20, at: 1 + 0.01 * Double(step)) }
        send(scroll, .scroll, .ended, at: 1.07)
        #expect(scroll.scrollView.isDecelerating)
        scroll.stage.advance(to: 1.2)
        _ = scroll.journal.take()
        send(scroll, .hold, .began, at: 1.21)
        let place = scroll.scrollView.contentOffset
        #expect(!scroll.scrollView.isDecelerating && scroll.journal.take() == ["did end decelerating"])
        scroll.stage.advance(to: 2)
        send(scroll, .hold, .ended, at: 2)
        scroll.stage.advance(to: 3)
        #expect(scroll.scrollView.contentOffset == place && scroll.journal.take() == [])
        // Beyond the end: it stays there while they rest, and goes back then.
        send(scroll, .scroll, .began, at: 3)
        send(scroll, .scroll, .changed, 0, 1000, at: 3.01)
        send(scroll, .scroll, .ended, at: 3.3)
        send(scroll, .hold, .began, at: 3.31)
        let beyond = scroll.scrollView.contentOffset.y
        scroll.stage.advance(to: 4)
        #expect(beyond < 0 && scroll.scrollView.contentOffset.y == beyond)
        send(scroll, .hold, .cancelled, at: 4)
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.y == 0)
        // Fingers that rest beside what goes on stop nothing, and send nothing.
        send(scroll, .hold, .began, at: 20)
        send(scroll, .hold, .ended, at: 21)
        #expect(scroll.scrollView.contentOffset.y == 0)
    }

    @Test("R-SCR-15, R-SCR-11 At the end of the inner content the wheel turns the outer one's")
    func nested() {
        let scroll = ScrolledContent()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 453)
        scroll.content.addSubview(inner)
        scroll.stage.turn()
        send(scroll, .wheel, .changed, 0, -1, at: 1)
        #expect(inner.contentOffset.y == 53 && scroll.scrollView.contentOffset.y == 0)
        send(scroll, .wheel, .changed, 0, -1, at: 2)
        #expect(inner.contentOffset.y == 53 && scroll.scrollView.contentOffset.y == 53)
    }
}
