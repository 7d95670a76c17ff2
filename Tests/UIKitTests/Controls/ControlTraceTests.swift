import Foundation
import Testing
@testable import UIKit

/// The trace cases of section 12.6.
@MainActor @Suite("Controls: trace cases", .leavesNothing)
struct ControlTraceTests {
    @Test("T-100, R-CTL-21, R-CTL-24 A tap: touchDown while highlighted, touchUpInside and then the primary action, not highlighted")
    func tap() throws {
        let stage = try Stage()
        let button = stage.button()
        var highlights: [Bool] = []
        button.addAction(UIAction { _ in highlights.append(button.isHighlighted) },
                         for: [.touchDown, .touchUpInside, .primaryActionTriggered])
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.log == "Q!touchDown | Q!touchUpInside; Q!primaryActionTriggered")
        #expect(highlights == [true, false, false])
    }

    @Test("T-101, R-CTL-22, R-CTL-30 A drag out and back in: outside begins 70 points from the bounds")
    func dragOutAndIn() throws {
        let stage = try Stage()
        let button = stage.button()
        var highlights: [Bool] = []
        button.addAction(UIAction { _ in highlights.append(button.isHighlighted) }, for: [.touchDragOutside, .touchDragInside])
        stage.play("@0 A+(150,125); @.1 A~(150,200); @.2 A~(150,221); @.3 A~(150,219); @.4 A-")
        #expect(stage.log == """
            Q!touchDown | Q!touchDragInside | Q!touchDragExit; Q!touchDragOutside | Q!touchDragEnter; Q!touchDragInside | \
            Q!touchUpInside; Q!primaryActionTriggered
            """)
        #expect(highlights == [true, false, true])
    }

    @Test("T-102, R-CTL-24 Lifted outside: touchUpOutside, and no primary action")
    func upOutside() throws {
        let stage = try Stage()
        stage.button()
        stage.play("@0 A+(150,125); @.1 A~(150,230); @.2 A-")
        #expect(stage.log == "Q!touchDown | Q!touchDragExit; Q!touchDragOutside | Q!touchUpOutside")
    }

    @Test("T-103, R-CTL-25 Cancelled by the system: cancelTracking, then touchCancel")
    func cancelled() throws {
        let stage = try Stage()
        let button = stage.button()
        button.logsTracking = true
        stage.play("@0 A+(150,125); @.1 A!")
        #expect(stage.log == "Q.begin; Q!touchDown | Q.cancel; Q!touchCancel")
        #expect(!button.isTracking && !button.isHighlighted && !button.isTouchInside)
    }

    @Test("T-104, R-CTL-50, R-GR-21 A tap recognizer of the superview leaves a tap on the button to the button")
    func tapAbove() throws {
        let stage = try Stage()
        stage.button()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.log == "Q!touchDown | Q!touchUpInside; Q!primaryActionTriggered")
    }

    @Test("T-104a, R-GR-21 One that leaves the touch to the button acts beside it: the button is not asked")
    func tapAboveThatTakesNothing() throws {
        let stage = try Stage()
        stage.button()
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        stage.add(tap, "tap")
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.log == "Q!touchDown | tap!ended; Q!touchUpInside; Q!primaryActionTriggered")
    }

    @Test("T-105, R-CTL-51 A tap recognizer of the button itself goes first")
    func tapOnButton() throws {
        let stage = try Stage()
        let button = stage.button()
        stage.add(UITapGestureRecognizer(), "tap", to: button)
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.log == "Q!touchDown | tap!ended; Q!touchCancel")
    }

    @Test("T-106, R-CTL-52, R-DLV-26 A tap of two fingers, one on the button, cancels the button's tracking")
    func twoFingerTap() throws {
        let stage = try Stage()
        stage.button()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        stage.add(tap, "tap")
        stage.play("@0 A+(150,125); @.05 B+(50,50); @.15 A-; @.2 B-")
        #expect(stage.log == "Q!touchDown | V.began{B} | — | tap!ended; Q!touchCancel; V.cancelled{B}")
    }

    @Test("T-107, R-CTL-29, R-CTL-50 A disabled button swallows the touch; recognizers above see it")
    func disabled() throws {
        let stage = try Stage()
        let button = stage.button()
        button.isEnabled = false
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.log == "— | tap!ended")
    }

    @Test("T-108, R-CTL-21 beginTracking says no: nothing is sent")
    func notTracked() throws {
        let stage = try Stage()
        let button = stage.button()
        var wasInside = false
        button.onBegin = { _, _ in
            wasInside = button.isTouchInside
            return false
        }
        stage.play("@0 A+(150,125)")
        #expect(wasInside && !button.isTracking && !button.isHighlighted && !button.isTouchInside)
        stage.play("@.05 A~(160,125); @.1 A-")
        #expect(stage.log == "— | — | —")
    }

    @Test("T-109, R-CTL-11, R-CTL-21 The second landing: both events in one send, each registration called once")
    func repeated() throws {
        let stage = try Stage()
        let button = stage.button()
        let target = ActionTarget()
        button.addTarget(target, action: ActionTarget.plainAction, for: [.touchDown, .touchDownRepeat])
        stage.play("@0 A+(150,125); @.1 A-; @.2 A+(150,125)")
        #expect(target.calls == ["plain", "plain"])
        stage.play("@.3 A-")
        #expect(stage.log == """
            Q!touchDown | Q!touchUpInside; Q!primaryActionTriggered | Q!touchDown; Q!touchDownRepeat | \
            Q!touchUpInside; Q!primaryActionTriggered
            """)
    }

    @Test("T-110, R-CTL-52 A pan of the superview takes the touch from the button")
    func panAbove() throws {
        let stage = try Stage()
        stage.button()
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(150,125); @.1 A~(155,125); @.2 A~(180,125); @.3 A-")
        #expect(stage.log == "Q!touchDown | Q!touchDragInside | pan!began; Q!touchCancel | pan!ended")
    }

    @Test("T-111, R-CTL-10, R-RSP-21 Without a target the first responder gets the action, from the button")
    func firstResponder() throws {
        let stage = try Stage()
        let button = stage.button()
        let first = Performer("F", Journal())
        stage.view.addSubview(first)
        #expect(first.becomeFirstResponder())
        button.addTarget(nil, action: Performer.action, for: .touchUpInside)
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(first.journal.take() == ["F.perform:"])
        #expect(first.sender as? UIButton === button)
    }

    @Test("T-112, R-RSP-21, R-RSP-22 Without a first responder the search begins at the button")
    func controller() throws {
        final class Controller: UIViewController {
            var senders: [UIButton] = []
            func save(_ sender: UIButton) { senders.append(sender) }
        }
        let stage = try Stage()
        let button = stage.button(), controller = Controller()
        controller.view.frame = stage.view.bounds
        stage.view.addSubview(controller.view)
        controller.view.addSubview(button)
        button.addTarget(nil, action: Selector("T-112 save:", Controller.save), for: .touchUpInside)
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(controller.senders == [button])
    }

    @Test("T-99, R-DLV-28 While a pan of the superview goes on, a finger on the button does nothing")
    func duringPan() throws {
        let stage = try Stage()
        stage.button()
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(20,20); @.1 A~(50,20)")
        _ = stage.take()
        stage.play("@.2 B+(150,125); @.3 B-")
        #expect(!stage.log.contains("Q!"))
    }
}
