import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Sliders", .leavesNothing)
struct SliderTests {
    /// The knob's middle goes from 116 to 284 as the value goes from 0 to 1.
    private func stageWithSlider(_ events: UIControl.Event = .allEvents) throws -> (Stage, UISlider) {
        let stage = try Stage()
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
        stage.add(slider, "S", events: events.subtracting(.primaryActionTriggered))
        return (stage, slider)
    }

    @Test("R-CTL-21, R-CTL-22 The knob follows the finger that took it, and valueChanged is sent before the drag's event")
    func drag() throws {
        let (stage, slider) = try stageWithSlider()
        stage.play("@0 A+(120,117); @.1 A~(204,117); @.2 A~(204,117); @.3 A~(1000,117); @.4 A-")
        #expect(stage.log == """
            S!valueChanged; S!touchDown | S!valueChanged; S!touchDragInside | S!valueChanged; S!touchDragExit; S!touchDragOutside \
            | S!valueChanged; S!touchUpOutside
            """)
        #expect(slider.value == 1)
    }

    @Test("R-CTL-32 By the phase of the event's touch a drag begins and ends, and isTracking is false at its end; without a change too")
    func phases() throws {
        let (stage, slider) = try stageWithSlider([])
        let player = ScrubbingPlayer()
        slider.addTarget(player, action: ScrubbingPlayer.scrub, for: .valueChanged)
        stage.play("@0 A+(120,117); @.1 A~(204,117); @.2 A-; @1 B+(204,117); @1.1 B-")
        #expect(player.heard == ["began tracking", "moved tracking", "ended", "began tracking", "ended"])
        slider.isContinuous = false
        stage.play("@2 A+(204,117); @2.1 A~(180,117); @2.2 A-; @3 B+(180,117); @3.1 B-; @4 C+(180,117); @4.1 C!")
        #expect(player.heard.dropFirst(5) == ["ended", "ended"])
    }

    @Test("R-RSP-24, R-CTL-12 Without a touch an action whose event is not optional gets one without touches")
    func withoutATouch() throws {
        let (_, slider) = try stageWithSlider([])
        let player = ScrubbingPlayer()
        slider.addTarget(player, action: ScrubbingPlayer.scrub, for: .valueChanged)
        slider.accessibilityIncrement()
        slider.sendActions(for: .valueChanged)
        #expect(player.calls == 2 && player.heard == [] && slider.value > 0)
    }

    @Test("R-CTL-27, R-CTL-32 An action of the landing's change that disables the slider ends the tracking: touchDown is not sent")
    func disabledAtTheLanding() throws {
        let (stage, slider) = try stageWithSlider()
        slider.addAction(UIAction { _ in slider.isEnabled = false }, for: .valueChanged)
        stage.play("@0 A+(120,117); @.1 A~(204,117); @.2 A-")
        #expect(stage.log == "S!valueChanged; S!touchCancel | — | —" && slider.value == 0)
    }

    @Test("R-CTL-22, R-CTL-32 The distance of finger and knob stays")
    func grip() throws {
        let (stage, slider) = try stageWithSlider([])
        stage.play("@0 A+(120,117); @.1 A~(204,117)")
        #expect(abs(slider.value - 0.5) < 1e-6)
    }

    @Test("R-CTL-21, R-CTL-32 A landing beside the knob is not followed")
    func besideTheKnob() throws {
        let (stage, slider) = try stageWithSlider()
        stage.play("@0 A+(200,117); @.1 A~(220,117); @.2 A-")
        #expect(stage.log == "— | — | —" && slider.value == 0)
    }

    @Test("R-CTL-24, R-CTL-32 Not continuous: one valueChanged, when the finger lifts")
    func atTheEnd() throws {
        let (stage, slider) = try stageWithSlider(.valueChanged)
        slider.isContinuous = false
        stage.play("@0 A+(116,117); @.1 A~(150,117); @.2 A~(160,117)")
        #expect(slider.value > 0)
        stage.play("@.3 A-")
        #expect(stage.log == "— | — | — | S!valueChanged")
    }

    @Test("R-CTL-32 Not continuous: a drag that is cancelled sends no change, and one whose action disables the slider sends it once")
    func cancelled() throws {
        let (stage, slider) = try stageWithSlider([.valueChanged, .touchCancel])
        slider.isContinuous = false
        stage.play("@0 A+(116,117); @.1 A~(200,117); @.2 A!")
        #expect(stage.take() == "— | — | S!touchCancel" && abs(slider.value - 0.5) < 1e-6)
        stage.play("@1 A+(200,117); @1.1 A!")
        #expect(stage.take() == "— | S!touchCancel")
        // By then the tracking is over.
        slider.addAction(UIAction { _ in slider.isEnabled = false }, for: .valueChanged)
        stage.play("@2 A+(200,117); @2.1 A~(242,117); @2.2 A-")
        #expect(stage.take() == "— | — | S!valueChanged")
        slider.cancelTracking(with: nil)
        #expect(stage.take() == "")
    }

    @Test("R-CTL-50 Pans and swipes along the track that begin on the knob are the slider's own; others are not")
    func gestures() throws {
        for (script, expected) in [
            ("@0 A+(116,117); @.05 A~(140,118); @.1 A~(190,118); @.2 A-", "S!valueChanged | S!valueChanged | S!valueChanged | S!valueChanged"),
            ("@0 A+(116,117); @.05 A~(117,140); @.2 A-", "S!valueChanged | S!valueChanged; pan!began | pan!ended"),
            ("@0 A+(200,117); @.05 A~(215,117); @.2 A-", "— | pan!began | pan!ended"),
        ] {
            let (stage, _) = try stageWithSlider(.valueChanged)
            stage.add(UIPanGestureRecognizer(), "pan")
            stage.add(UISwipeGestureRecognizer(), "swipe")
            stage.play(script)
            #expect(stage.log.replacingOccurrences(of: "S!valueChanged; pan", with: "pan")
                == expected.replacingOccurrences(of: "S!valueChanged; pan", with: "pan"))
        }
    }

    @Test("R-CTL-50 A pan that withholds touches leaves a drag of the knob to the slider as well")
    func withheld() throws {
        let (stage, slider) = try stageWithSlider(.valueChanged)
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        stage.add(pan, "pan")
        stage.play("@0 A+(116,117); @.05 A~(150,117); @.2 A-")
        #expect(!stage.log.contains("pan") && slider.value > 0)
    }

    @Test("R-CTL-50 A pan of two fingers stays the pan's")
    func twoFingers() throws {
        let (stage, _) = try stageWithSlider(.valueChanged)
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        stage.add(pan, "pan")
        stage.play("@0 A+(116,117) B+(50,50); @.05 A~(140,117) B~(80,50)")
        #expect(stage.log.contains("pan!began"))
    }

    @Test("Values stay in the range, whatever is set")
    func range() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = -.infinity
        #expect(slider.value == 0)
        slider.maximumValue = 10
        slider.value = 8
        slider.value = .nan
        #expect(slider.value == 8)
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 6
        #expect(slider.value == 6 && slider.maximumValue == 6)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2 && slider.value == 2)
        slider.minimumValue = .nan
        slider.maximumValue = .infinity
        #expect(slider.minimumValue == 2 && slider.maximumValue == 2)
        slider.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
        slider.layoutIfNeeded()
    }

    @Test("A range that is wider than a Float can say: the knob is in its place, is dragged and read out, and goes on by tenths")
    func widestRange() throws {
        let (stage, slider) = try stageWithSlider([])
        let most = Float.greatestFiniteMagnitude
        slider.minimumValue = -most
        slider.maximumValue = most
        slider.value = 0
        #expect(slider.accessibilityValue == "50%")
        stage.play("@0 A+(200,117); @.1 A~(242,117); @.2 A-")
        #expect(abs(slider.value / most - 0.5) < 1e-6)
        slider.accessibilityDecrement()
        #expect(abs(slider.value / most - 0.3) < 1e-6 && slider.accessibilityValue == "65%")
    }

    @Test("Where track and knob are can be overridden, and a thumb image sets the knob's size")
    func geometry() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 196, height: 4))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
        slider.setThumbImage(image, for: .normal)
        slider.value = 1
        let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
        #expect(knob == CGRect(x: 188, y: 7, width: 10, height: 20))
        slider.minimumValueImage = image
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 17)
    }

    @Test("R-NIB-3 A slider comes back from an archive as it was")
    func archive() throws {
        let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 200, height: 34))
        slider.minimumValue = 10
        slider.maximumValue = 20
        slider.value = 15
        slider.isContinuous = false
        slider.minimumTrackTintColor = .red
        slider.layoutIfNeeded()
        let copy = try #require(try roundTrip(slider))
        #expect(copy.minimumValue == 10 && copy.maximumValue == 20 && copy.value == 15 && !copy.isContinuous)
        #expect(copy.minimumTrackTintColor == .red && copy.subviews.count == slider.subviews.count)
    }
}

/// Knows the parts of a drag from valueChanged alone, as players do.
private final class ScrubbingPlayer: UIResponder {
    private(set) var calls = 0
    private(set) var heard: [String] = []

    func scrub(_ slider: UISlider, _ event: UIEvent) {
        calls += 1
        guard let phase = event.allTouches?.first?.phase else { return }
        heard.append("\(phase)\(slider.isTracking ? " tracking" : "")")
    }

    static let scrub = Selector("scrub:event:", ScrubbingPlayer.scrub)
}
