import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Controls: tracking", .leavesNothing)
struct ControlTrackingTests {
    @Test("R-CTL-20 A control follows one touch; others are ignored until it ends")
    func oneTouch() throws {
        let stage = try Stage()
        let button = stage.button()
        button.isMultipleTouchEnabled = true
        stage.play("@0 A+(150,125) B+(120,125); @.1 C+(130,125); @.2 B~(121,125); @.3 C-; @.4 A-; @.5 B~(122,125); @.6 B-")
        #expect(stage.log == "Q!touchDown | — | — | — | Q!touchUpInside; Q!primaryActionTriggered | — | —")
        stage.play("@1 D+(150,125)")
        #expect(button.isTracking && button.trackedTouch === stage.touch("D"))
    }

    @Test("R-CTL-20 A touch on a view in the control, which takes touches, is not the control's; one on a view that takes none is")
    func viewInside() throws {
        let stage = try Stage(), button = stage.button(), badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        button.addSubview(badge)
        stage.play("@0 A+(105,105); @.1 A-")
        #expect(stage.log == "— | —")
        stage.play("@1 B+(150,125); @1.1 B-")
        #expect(stage.log.hasSuffix("Q!touchDown | Q!touchUpInside; Q!primaryActionTriggered"))
        badge.isUserInteractionEnabled = false
        stage.play("@2 C+(105,105); @2.1 C-")
        #expect(stage.log.components(separatedBy: "touchUpInside").count == 3)
    }

    @Test("R-CTL-20 Of touches that land together the one that landed first is followed")
    func firstOfSeveral() throws {
        for _ in 0..<5 {
            let stage = try Stage()
            let button = stage.button()
            button.isMultipleTouchEnabled = true
            stage.play("@0 A+(150,125) B+(120,125) C+(130,130)")
            #expect(button.trackedTouch === stage.touch("A"))
        }
    }

    @Test("R-CTL-22, R-CTL-24 The methods for subclasses come before the events, with the touch and its event")
    func order() throws {
        let stage = try Stage()
        let button = stage.button()
        button.logsTracking = true
        var events: [UIEvent?] = [], touches: [UITouch?] = []
        button.onBegin = { touches.append($0); events.append($1); return true }
        button.onContinue = { touches.append($0); events.append($1); return true }
        button.onEnd = { touches.append($0); events.append($1) }
        stage.play("@0 A+(150,125); @.1 A~(151,125); @.2 A-")
        #expect(stage.log == """
            Q.begin; Q!touchDown | Q.continue; Q!touchDragInside | Q.end; Q!touchUpInside; Q!primaryActionTriggered
            """)
        #expect(touches == [stage.touch("A"), stage.touch("A"), stage.touch("A")])
        #expect(events.allSatisfy { $0 != nil && $0 === events[0] })
    }

    @Test("R-CTL-21, R-CTL-24 isTracking and isTouchInside from landing to lifting")
    func flags() throws {
        let stage = try Stage()
        let button = stage.button()
        var seen: [String] = []
        func look(_ name: String) { seen.append("\(name) \(button.isTracking ? "T" : "-")\(button.isTouchInside ? "I" : "-")") }
        button.onBegin = { _, _ in look("begin"); return true }
        button.onEnd = { _, _ in look("end") }
        button.addAction(UIAction { _ in look("down") }, for: .touchDown)
        button.addAction(UIAction { _ in look("up") }, for: [.touchUpInside, .touchUpOutside])
        stage.play("@0 A+(150,125); @.1 A-")
        look("after")
        #expect(seen == ["begin -I", "down TI", "end TI", "up -I", "after --"])
    }

    @Test("R-CTL-23 continueTracking says no: nothing more is sent for the touch")
    func stops() throws {
        let stage = try Stage()
        let button = stage.button()
        button.onContinue = { touch, _ in touch.location(in: button).x < 60 }
        stage.play("@0 A+(150,125); @.1 A~(155,125); @.2 A~(170,125)")
        #expect(!button.isTracking && !button.isHighlighted && !button.isTouchInside)
        stage.play("@.3 A~(150,125); @.4 A-")
        #expect(stage.log == "Q!touchDown | Q!touchDragInside | — | — | —")
    }

    @Test("R-CTL-26 Leaving the window: cancelTracking and touchCancel without an event, before the touch is cancelled")
    func leavesWindow() throws {
        let stage = try Stage()
        let parent = stage.add("P", 0, 0, 300, 300), button = stage.button()
        parent.addSubview(button)
        button.logsTracking = true
        var events: [UIEvent?] = []
        button.addTarget(ActionTarget.shared, action: ActionTarget.twoAction, for: .touchCancel)
        button.onCancel = { events.append($0) }
        stage.play("@0 A+(150,125)")
        parent.removeFromSuperview()
        #expect(stage.log == "Q.begin; Q!touchDown | Q.cancel without event | Q!touchCancel")
        #expect(events.count == 1 && events[0] == nil)
        #expect(ActionTarget.shared.event == nil && ActionTarget.shared.calls == ["two"])
        #expect(!button.isTracking && !button.isHighlighted)
        stage.play("@.1 A-")
        #expect(!stage.log.contains("touchUp"))
    }

    @Test("R-CTL-20 A touch that a view inside the control forwards is not followed")
    func forwarded() throws {
        let stage = try Stage()
        let button = stage.button()
        let inner = stage.add("I", 0, 0, 50, 50, to: button)
        inner.isForwarding = true
        stage.play("@0 A+(110,110)")
        #expect(!button.isTracking)
        button.removeFromSuperview()
        #expect(stage.log == "I.began{A} | I.cancelled{A}")
    }

    @Test("R-CTL-26 A control that takes itself away in its own callbacks is called once")
    func leavesInCallback() throws {
        let stage = try Stage()
        let button = stage.button()
        button.onCancel = { _ in button.removeFromSuperview() }
        button.addAction(UIAction { _ in button.removeFromSuperview() }, for: .touchDown)
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.take() == "Q!touchDown; Q!touchCancel | —")
        #expect(button.superview == nil)
    }

    @Test("R-CTL-27 Disabled while tracking: as cancelled, without an event")
    func disabledWhileTracking() throws {
        let stage = try Stage()
        let button = stage.button()
        button.logsTracking = true
        button.addAction(UIAction { _ in button.isEnabled = false }, for: .touchDragInside)
        stage.play("@0 A+(150,125); @.1 A~(151,125); @.2 A-")
        #expect(stage.log == "Q.begin; Q!touchDown | Q.continue; Q!touchDragInside; Q.cancel without event; Q!touchCancel | —")
        #expect(button.state == .disabled)
    }

    @Test("R-CTL-27, R-CTL-28 Disabled by an override of isHighlighted: nothing is sent after touchCancel")
    func disabledWhenHighlighted() throws {
        final class Shy: UIControl {
            var fears = true
            override var isHighlighted: Bool { didSet { if isHighlighted == fears { isEnabled = false } } }
        }
        let stage = try Stage(), control = Shy(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        stage.add(control, "C")
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.take() == "C!touchCancel | —")
        control.isEnabled = true
        control.fears = false
        stage.play("@1 A+(150,125); @1.1 A~(150,300); @1.2 A-")
        #expect(stage.take() == "C!touchDown | C!touchCancel | —")
    }

    @Test("R-CTL-28 An action calls cancelTracking: nothing more is sent for the touch")
    func cancelledByAction() throws {
        let stage = try Stage()
        let button = stage.button()
        button.addAction(UIAction { _ in button.cancelTracking(with: nil) }, for: .touchDragExit)
        stage.play("@0 A+(150,125); @.1 A~(150,300); @.2 A~(150,125); @.3 A-")
        // The pair of the exit is not completed.
        #expect(stage.log == "Q!touchDown | Q!touchDragExit | — | —")
        #expect(!button.isTracking && !button.isHighlighted && !button.isTouchInside)
    }

    @Test("R-CTL-28 Tracking cancelled in continueTracking and in endTracking")
    func cancelledInTracking() throws {
        let stage = try Stage()
        let button = stage.button()
        button.onContinue = { _, event in
            button.cancelTracking(with: event)
            return true
        }
        stage.play("@0 A+(150,125); @.1 A~(151,125); @.2 A-")
        #expect(stage.take() == "Q!touchDown | — | —")
        button.onContinue = nil
        button.onEnd = { _, event in button.cancelTracking(with: event) }
        stage.play("@1 A+(150,125); @1.1 A-")
        #expect(stage.take() == "Q!touchDown | —")
    }

    @Test("R-CTL-29, R-RSP-34 Nothing that lands in a control goes up the responder chain")
    func nothingIsForwarded() throws {
        let stage = try Stage()
        let button = stage.button()
        for isEnabled in [true, false] {
            button.isEnabled = isEnabled
            stage.play("@\(isEnabled ? 0 : 1) A+(150,125); @\(isEnabled ? 0.1 : 1.1) A~(152,125); @\(isEnabled ? 0.2 : 1.2) A!")
        }
        #expect(!stage.log.contains("V."))
    }

    @Test("R-CTL-30 The slop is around the bounds, in the control's own coordinates, and point(inside:) is not asked")
    func slop() throws {
        final class Picky: UIControl {
            var asked = 0
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                asked += 1
                return super.point(inside: point, with: event)
            }
        }
        let stage = try Stage()
        let control = Picky(frame: CGRect(x: 150, y: 150, width: 100, height: 50))
        // A quarter turn: 50 wide and 100 high on the screen, around (200, 175).
        control.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.add(control, "C")
        stage.play("@0 A+(200,175)")
        let asked = control.asked
        stage.play("@.1 A~(294,175); @.2 A~(296,175); @.3 A~(200,56); @.4 A~(200,54)")
        #expect(stage.log == """
            C!touchDown | C!touchDragInside | C!touchDragExit; C!touchDragOutside | C!touchDragEnter; C!touchDragInside | \
            C!touchDragExit; C!touchDragOutside
            """)
        #expect(control.asked == asked)
    }

    @Test("R-CTL-30 The landing has no slop, and the slop is a number of the configuration")
    func configuredSlop() throws {
        let stage = try Stage()
        stage.button()
        stage.play("@0 A+(150,90); @.1 A-")
        #expect(stage.take() == "V.began{A} | V.ended{A}")
        GestureConfiguration.current.controlRetentionSlop = 10
        defer { GestureConfiguration.current.controlRetentionSlop = 70 }
        stage.play("@1 A+(150,110); @1.1 A~(150,91); @1.2 A~(150,89); @1.3 A-")
        #expect(stage.take() == "Q!touchDown | Q!touchDragInside | Q!touchDragExit; Q!touchDragOutside | Q!touchUpOutside")
    }

    // The first tap's end waits for the double tap to fail (R-DLV-21): until then the button follows that touch and no other (R-CTL-20).
    @Test("R-CTL-50 Only single taps of one finger are the button's; R-CTL-52 the others cancel it")
    func othersRecognize() throws {
        let stage = try Stage()
        stage.button()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.add(double, "dtap")
        stage.add(UILongPressGestureRecognizer(), "lp")
        stage.play("@0 A+(150,125); @.1 A-; @.2 A+(150,125); @.3 A-")
        #expect(stage.take() == "Q!touchDown | — | — | dtap!ended; Q!touchCancel")
        stage.play("@2 A+(150,125)")
        stage.advance(to: 3)
        #expect(stage.log == "Q!touchDown | timer@2.5 lp!began; Q!touchCancel")
    }

    @Test("R-CTL-53 A plain control refuses nothing")
    func plainControl() throws {
        let stage = try Stage()
        stage.add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)), "C")
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(stage.log == "C!touchDown | tap!ended; C!touchCancel")
    }
}

extension ActionTarget {
    static let shared = ActionTarget()
}
