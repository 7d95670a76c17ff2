import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Switches", .leavesNothing)
struct SwitchTests {
    private func stageWithSwitch() throws -> (Stage, UISwitch) {
        let stage = try Stage()
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        stage.add(control, "S", events: [.allTouchEvents, .valueChanged])
        return (stage, control)
    }

    @Test("R-CTL-31 A tap turns it over; it sends valueChanged and touch-up events, no others of the touch")
    func tap() throws {
        let (stage, control) = try stageWithSwitch()
        stage.play("@0 A+(110,115); @.1 A~(112,115); @.2 A-")
        #expect(stage.take() == "— | — | S!valueChanged; S!touchUpInside")
        #expect(control.isOn)
        stage.play("@1 A+(110,115); @1.1 A-")
        #expect(!control.isOn)
    }

    @Test("R-CTL-31 What is seen stands in a view in a view, which apps colour below the track")
    func inside() throws {
        let (_, control) = try stageWithSwitch()
        let base = try #require(control.subviews.first?.subviews.first)
        base.backgroundColor = .red
        control.layoutIfNeeded()
        #expect(base.frame == CGRect(x: 0, y: 0, width: 51, height: 31) && base.backgroundColor == .red)
    }

    @Test("R-CTL-31 The knob follows a drag; what it shows when the finger lifts is the value")
    func drag() throws {
        let (stage, control) = try stageWithSwitch()
        stage.play("@0 A+(113,115); @.1 A~(140,115)")
        #expect(!control.isOn)
        stage.play("@.2 A~(300,115); @.3 A-")
        #expect(stage.take() == "— | — | — | S!valueChanged; S!touchUpOutside")
        #expect(control.isOn)
        // There and back again changes nothing.
        stage.play("@1 A+(140,115); @1.1 A~(110,115); @1.2 A~(140,115); @1.3 A-")
        #expect(control.isOn && stage.take() == "— | — | — | S!touchUpInside")
    }

    @Test("R-KEY-5, R-CTL-31 Pressed by a key or by accessibility it sends what it sends of a tap")
    func withoutTouch() throws {
        let (stage, control) = try stageWithSwitch()
        #expect(control.accessibilityActivate() && control.isOn)
        #expect(stage.take() == "S!valueChanged | S!touchUpInside")
        control.addAction(UIAction { _ in control.isEnabled = false }, for: .valueChanged)
        #expect(control.accessibilityActivate() && !control.isOn)
        #expect(stage.take() == "S!valueChanged")
    }

    @Test("R-CTL-25, R-CTL-31 A cancelled touch changes nothing and sends nothing")
    func cancelled() throws {
        let (stage, control) = try stageWithSwitch()
        stage.play("@0 A+(113,115); @.1 A~(140,115); @.2 A!")
        #expect(stage.log == "— | — | —" && !control.isOn)
    }

    @Test("R-CTL-12, R-CTL-31 Setting the value sends nothing; the user's change sends the primary action too, once")
    func sending() throws {
        let (stage, control) = try stageWithSwitch()
        let target = ActionTarget()
        control.addTarget(target, action: ActionTarget.plainAction, for: [.valueChanged, .primaryActionTriggered])
        control.isOn = true
        control.setOn(false, animated: true)
        #expect(stage.log == "" && target.calls.isEmpty)
        stage.play("@0 A+(110,115); @.1 A-")
        #expect(target.calls == ["plain"])
    }

    @Test("R-CTL-50 Taps, and drags along the switch that begin on the knob, are the switch's own; others are not")
    func gestures() throws {
        let (stage, control) = try stageWithSwitch()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(UIPanGestureRecognizer(), "pan")
        let swipe = UISwipeGestureRecognizer()
        stage.add(swipe, "swipe")
        stage.play("@0 A+(113,115); @.1 A-")
        #expect(stage.take() == "— | S!valueChanged; S!touchUpInside" && control.isOn)
        // On the knob, which is on the right: along.
        stage.play("@1 A+(138,115); @1.1 A~(110,117); @1.2 A-")
        #expect(stage.take() == "— | — | S!valueChanged; S!touchUpInside")
        // On the knob, across.
        stage.play("@2 A+(113,115); @2.1 A~(113,140); @2.2 A-")
        #expect(stage.take() == "— | pan!began | pan!ended")
        // Beside the knob.
        stage.play("@3 A+(145,115); @3.1 A~(120,115); @3.2 A-")
        #expect(stage.take() == "— | pan!began | pan!ended")
        #expect(!control.isOn)
    }

    @Test("R-CTL-50, R-CTL-51 A recognizer of the switch itself goes first; a disabled switch keeps nothing for itself")
    func ownRecognizer() throws {
        let (stage, control) = try stageWithSwitch()
        let tap = stage.add(UITapGestureRecognizer(), "own", to: control)
        stage.play("@0 A+(113,115); @.1 A-")
        #expect(stage.take() == "— | own!ended" && !control.isOn)
        control.removeGestureRecognizer(tap)
        control.isEnabled = false
        stage.add(UITapGestureRecognizer(), "tap")
        stage.play("@1 A+(113,115); @1.1 A-")
        #expect(stage.take() == "— | tap!ended" && !control.isOn)
    }

    @Test("Its size is always the same, and its parts are not archived")
    func sizeAndArchive() throws {
        let control = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 400))
        let size = CGSize(width: 51, height: 31)
        #expect(control.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: size) && control.intrinsicContentSize == size)
        control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        control.isOn = true
        control.onTintColor = .red
        control.layoutIfNeeded()
        let copy = try #require(try roundTrip(control))
        copy.layoutIfNeeded()
        #expect(copy.isOn && copy.onTintColor == .red && copy.frame == control.frame)
        #expect(copy.subviews.count == control.subviews.count)
    }
}
