import Testing
@testable import UIKit

/// Subclasses as apps write them: each of these is found in many of them.
@MainActor @Suite("Recognizers of apps' own, as they are written", .leavesNothing)
struct SubclassPatternTests {
    /// Gives up in the event in which it begins, where the finger goes up or down.
    private final class SidewaysPan: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            guard state == .began else { return }
            let velocity = velocity(in: view)
            if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
        }
    }

    @Test("R-GR-14 A pan that is cancelled in the event in which it begins sends nothing, and the content scrolls")
    func sideways() {
        let scroll = ScrolledContent(), pan = SidewaysPan()
        var states: [UIGestureRecognizer.State] = []
        pan.addAction { (pan: SidewaysPan) in states.append(pan.state) }
        scroll.content.addGestureRecognizer(pan)
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5)
        #expect(scroll.scrollView.isDragging && scroll.scrollView.contentOffset.y > 50 && states.isEmpty)
        scroll.stage.up(200, 200, at: 0.3)
        scroll.settle()
        let place = scroll.scrollView.contentOffset
        scroll.drag(from: CGPoint(x: 200, y: 300), dx: -20, steps: 5, at: scroll.stage.now + 1)
        #expect(states.first == .began && states.last == .changed && scroll.scrollView.contentOffset == place)
        scroll.stage.up(100, 300)
    }

    /// Begins with the landing.
    private final class InstantPan: UIPanGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            state = .began
        }
    }

    @Test("R-GR-12, R-PAN-4 A pan that begins with the landing follows each point, and ends with a tap too")
    func instant() throws {
        let stage = try Stage()
        stage.add(InstantPan(), "pan") { Stage.text($0.translation(in: $0.view)) }
        stage.play("@0 A+(50,50); @.1 A~(54,50); @.2 A~(150,70); @.3 A-; @1 B+(50,50); @1.1 B-")
        #expect(stage.log == """
            pan!began (0,0) | pan!changed (4,0) | pan!changed (100,20) | pan!ended (100,20) | pan!began (0,0) | pan!ended (0,0)
            """)
    }

    @Test("R-DLV-14, R-GR-42 A double tap that the app fails when it has waited long enough lets the single tap be recognized")
    func impatient() throws {
        let stage = try Stage(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.add(double, "double")
        stage.add(UITapGestureRecognizer(), "single").require(toFail: double)
        stage.play("@0 A+(50,50); @.1 A-")
        stage.advance(to: 0.2)
        #expect(stage.take() == "V.began{A} | —")
        double.state = .failed
        stage.advance(to: 0.25)
        #expect(stage.take().contains("single!ended") && double.state == .possible)
        stage.advance(to: 1)
        #expect(stage.take() == "")
    }

    /// Fails where the finger leaves the view.
    private final class InsidePress: UILongPressGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            if let view, !view.bounds.contains(location(in: view)) { state = .failed }
        }
    }

    @Test("R-GR-12 A press that fails where the finger leaves its view is cancelled, and starts again with the next finger")
    func inside() throws {
        let stage = try Stage(), view = stage.add("C", 100, 100, 100, 100)
        stage.add(InsidePress(), "press", to: view)
        stage.play("@0 A+(150,150)")
        stage.advance(to: 0.6)
        stage.play("@.7 A~(160,150); @.8 A~(250,150); @.9 A~(160,150); @1 A-")
        #expect(stage.take() == "C.began{A} | timer@.5 press!began; C.cancelled{A} | press!changed | press!changed; press!cancelled | — | —")
        stage.play("@2 A+(150,150)")
        stage.advance(to: 2.6)
        #expect(stage.take() == "C.began{A} | timer@2.5 press!began; C.cancelled{A}")
    }
}
