import Testing
import UIKit

@MainActor @Suite("Recognizers: pan and swipe", .leavesNothing)
struct PanAndSwipeTests {
    @Test("T-90 R-SWP-7 R-GR-45 On one view the pan begins first and excludes the swipe")
    func panFirst() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(UISwipeGestureRecognizer(), "swipe")
        stage.play("@0 A+(100,100); @.02 A~(115,100); @.04 A~(170,100); @.06 A-")
        #expect(stage.log == "V.began{A} | pan!began; V.cancelled{A} | pan!changed | pan!ended")
    }

    private func stageWithWaitingPan() throws -> (Stage, UIPanGestureRecognizer) {
        let stage = try Stage()
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { text($0.translation(in: nil)) }
        pan.require(toFail: swipe)
        return (stage, pan)
    }

    @Test("T-91 R-GR-41, R-GR-42, R-GR-16 A pan that waits for the swipe fails when that is recognized")
    func swipeRecognized() throws {
        let (stage, pan) = try stageWithWaitingPan()
        stage.play("@0 A+(100,100); @.02 A~(120,100)")
        #expect(pan.state == .possible)
        stage.play("@.05 A~(160,100); @.1 A~(180,100); @.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | swipe!ended; V.cancelled{A} | — | —")
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test("T-92 R-GR-42, R-SWP-4, R-PAN-4 It begins when the swipe's time is up, with the whole displacement")
    func swipeTooSlow() throws {
        let (stage, _) = try stageWithWaitingPan()
        stage.play("@0 A+(100,100); @.1 A~(105,100); @.2 A~(110,100); @.3 A~(115,100); @.4 A~(120,100); @.5 A~(125,100)")
        _ = stage.take()
        stage.advance(to: 1)
        #expect(stage.take() == "timer@.5 pan!began (15,0); V.cancelled{A}")
    }

    @Test("T-93 R-GR-41b It begins and ends when the lift makes the swipe fail")
    func swipeLifted() throws {
        let (stage, _) = try stageWithWaitingPan()
        stage.play("@0 A+(100,100); @.1 A~(105,100); @.2 A~(110,100); @.3 A~(115,100); @.4 A~(120,100)")
        _ = stage.take()
        stage.play("@.45 A-")
        #expect(stage.log == "pan!began (10,0); pan!ended (10,0); V.cancelled{A}")
    }
}
