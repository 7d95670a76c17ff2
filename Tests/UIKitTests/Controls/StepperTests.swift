import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Steppers, segmented controls, page controls", .leavesNothing)
struct StepperTests {
    private func stageWithStepper() throws -> (Stage, UIStepper) {
        let stage = try Stage()
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        stage.add(stepper, "S", events: .valueChanged)
        return (stage, stepper)
    }

    @Test("R-CTL-21 A landing steps, up to the ends of the range")
    func steps() throws {
        let (stage, stepper) = try stageWithStepper()
        stepper.maximumValue = 2
        stepper.stepValue = 1.5
        stage.play("@0 A+(180,115)")
        #expect(stepper.value == 1.5)
        stage.play("@.1 A-; @1 A+(180,115); @1.1 A-; @2 A+(180,115); @2.1 A-; @3 A+(110,115); @3.1 A-")
        #expect(stepper.value == 0.5)
        #expect(stage.log == "S!valueChanged | — | S!valueChanged | — | — | — | S!valueChanged | —")
    }

    @Test("R-CTL-33 A finger that rests steps on, while it is inside")
    func repeats() throws {
        let (stage, stepper) = try stageWithStepper()
        stage.play("@0 A+(180,115)")
        stage.advance(to: 0.75)
        // At 0, .5, .6 and .7.
        #expect(stepper.value == 4)
        stage.play("@.76 A~(300,300)")
        stage.advance(to: 2)
        #expect(stepper.value == 4)
        stage.play("@2 A!")
        stage.advance(to: 3)
        #expect(stepper.value == 4)
        #expect(stage.host.virtualClock.deadline == nil)
    }

    @Test("R-CTL-33 The longer a finger rests the faster it steps, at most once a frame")
    func hastens() throws {
        let (stage, stepper) = try stageWithStepper()
        stepper.maximumValue = 100_000
        stage.play("@0 A+(180,115)")
        stage.advance(to: 2.01)
        #expect(stepper.value == 17)
        stage.advance(to: 3.01)
        #expect(stepper.value == 37)
        stage.advance(to: 100)
        let value = stepper.value
        stage.advance(to: 101)
        #expect(abs(stepper.value - value - 60) <= 1)
        stage.play("@102 A-")
    }

    @Test("R-CTL-33 A stepper that wraps goes from one end to the other; one that is not continuous sends at the end")
    func wraps() throws {
        let (stage, stepper) = try stageWithStepper()
        stepper.wraps = true
        stepper.isContinuous = false
        stepper.autorepeat = false
        stage.play("@0 A+(110,115)")
        #expect(stepper.value == 100)
        stage.play("@.1 A-")
        #expect(stage.log == "— | S!valueChanged")
    }

    @Test("R-CTL-27, R-CTL-33 One that is not continuous sends a press's change once, also when that disables it, and nothing when its tracking is cancelled later")
    func sendsOnce() throws {
        let (stage, stepper) = try stageWithStepper()
        stepper.isContinuous = false
        stepper.addAction(UIAction { _ in stepper.isEnabled = false }, for: .valueChanged)
        stage.play("@0 A+(180,115); @.1 A-")
        #expect(stage.take() == "— | S!valueChanged")
        stepper.isEnabled = true
        stage.play("@1 A+(180,115); @1.1 A-")
        stepper.isEnabled = true
        stepper.cancelTracking(with: nil)
        #expect(stage.take() == "— | S!valueChanged" && stepper.value == 2)
    }

    @Test("R-KEY-5, R-CTL-33 A step without a touch, by an arrow key or by accessibility, wraps as one by a finger does")
    func wrapsWithoutTouch() {
        let stepper = UIStepper()
        stepper.value = 100
        stepper.accessibilityIncrement()
        #expect(stepper.value == 100)
        stepper.wraps = true
        stepper.accessibilityIncrement()
        #expect(stepper.value == 0)
        stepper.accessibilityDecrement()
        #expect(stepper.value == 100)
    }

    @Test("R-CTL-33 A stepper whose autorepeat is switched off under a finger steps no further")
    func stopsRepeating() throws {
        let (stage, stepper) = try stageWithStepper()
        stepper.addAction(UIAction { _ in if stepper.value == 3 { stepper.autorepeat = false } }, for: .valueChanged)
        stage.play("@0 A+(180,115)")
        stage.advance(to: 3)
        #expect(stepper.value == 3 && stage.host.virtualClock.deadline == nil)
    }

    @Test("A change that takes the stepper away ends the steps")
    func leaves() throws {
        let (stage, stepper) = try stageWithStepper()
        stepper.addAction(UIAction { _ in stepper.removeFromSuperview() }, for: .valueChanged)
        stage.play("@0 A+(180,115)")
        stage.advance(to: 3)
        #expect(stepper.value == 1 && stage.host.virtualClock.deadline == nil)
    }

    @Test("R-CTL-50 Taps on steppers, segmented controls and page controls are their own")
    func taps() throws {
        let stage = try Stage()
        let frame = CGRect(x: 100, y: 100, width: 120, height: 32)
        let segments = UISegmentedControl(items: ["A", "B"]), pages = UIPageControl(), stepper = UIStepper()
        pages.numberOfPages = 3
        stage.add(UITapGestureRecognizer(), "tap")
        for (number, control) in [segments, pages, stepper].enumerated() {
            control.frame = frame
            stage.add(control, "C", events: .valueChanged)
            stage.play("@\(number * 2) A+(170,115); @\(number * 2).1 A-")
            // Steppers change when the finger lands, the others when it lifts.
            #expect(stage.take() == (control === stepper ? "C!valueChanged | —" : "— | C!valueChanged"))
            control.isEnabled = false
            stage.play("@\(number * 2 + 1) A+(170,115); @\(number * 2 + 1).1 A-")
            #expect(stage.take() == "— | tap!ended")
            control.removeFromSuperview()
        }
        #expect(segments.selectedSegmentIndex == 1 && pages.currentPage == 1 && stepper.value == 1)
    }

    @Test("Segments: a tap chooses, once; disabled ones can't be chosen; momentary ones don't stay")
    func segments() throws {
        let stage = try Stage()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 100, y: 100, width: 150, height: 32)
        stage.add(control, "C", events: .valueChanged)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        stage.play("@0 A+(125,115); @.1 A-; @1 A+(125,115); @1.1 A-")
        #expect(stage.take() == "— | C!valueChanged | — | —" && control.selectedSegmentIndex == 0)
        control.setEnabled(false, forSegmentAt: 1)
        stage.play("@2 A+(175,115); @2.1 A-")
        #expect(stage.take() == "— | —" && control.selectedSegmentIndex == 0)
        // The finger may move on to another segment, or away.
        stage.play("@3 A+(125,115); @3.1 A~(225,115); @3.2 A-; @4 A+(125,115); @4.1 A~(125,300); @4.2 A-")
        #expect(stage.take() == "— | — | C!valueChanged | — | — | —" && control.selectedSegmentIndex == 2)
        control.isMomentary = true
        var seen: [Int] = []
        control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.play("@5 A+(225,115); @5.1 A-; @6 A+(225,115); @6.1 A-")
        #expect(seen == [2, 2] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("Segments that come and go animated move to their places")
    func animatedSegments() throws {
        let stage = try Stage(), control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        stage.window.addSubview(control)
        func isMoving() -> Bool {
            func moves(_ layer: CALayer) -> Bool { layer.animationKeys()?.isEmpty == false || (layer.sublayers ?? []).contains(where: moves) }
            control.layoutIfNeeded()
            return moves(control.layer)
        }
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(!isMoving())
        control.insertSegment(withTitle: "Three", at: 3, animated: true)
        #expect(isMoving())
        stage.advance(to: 1)
        #expect(!isMoving())
        control.removeSegment(at: 0, animated: true)
        #expect(isMoving())
    }

    @Test("Segments are inserted and removed, and the choice stays with its segment")
    func changingSegments() {
        let control = UISegmentedControl(items: ["One", 5, "Two"])
        #expect(control.numberOfSegments == 2)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: -4, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect(control.titleForSegment(at: 99) == "Last" && control.titleForSegment(at: -1) == nil)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        control.removeSegment(at: 0, animated: false)
        control.setTitle("nothing", forSegmentAt: 0)
        control.selectedSegmentIndex = 3
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("R-CTL-24, R-CTL-31 Segments come and go under a finger: the one that it landed on is chosen, unless it went or was disabled")
    func changingPressedSegments() throws {
        let stage = try Stage()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 100, y: 100, width: 150, height: 32)
        stage.add(control, "C", events: .valueChanged)
        stage.play("@0 A+(225,115)")
        control.removeSegment(at: 2, animated: false)
        stage.play("@.1 A-")
        #expect(stage.take() == "— | —" && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        // Of the two, the right one.
        stage.play("@1 A+(225,115)")
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        control.insertSegment(withTitle: "Last", at: 3, animated: false)
        stage.play("@1.1 A-")
        #expect(stage.take() == "— | C!valueChanged" && control.titleForSegment(at: control.selectedSegmentIndex) == "Two")
        // Of the four, the last one.
        stage.play("@2 A+(240,115)")
        control.removeSegment(at: 0, animated: false)
        stage.play("@2.1 A-")
        #expect(stage.take() == "— | C!valueChanged" && control.titleForSegment(at: control.selectedSegmentIndex) == "Last")
        stage.play("@3 A+(125,115)")
        control.setEnabled(false, forSegmentAt: 0)
        stage.play("@3.1 A-")
        #expect(stage.take() == "— | —" && control.selectedSegmentIndex == 2)
        stage.play("@4 A+(175,115)")
        control.removeAllSegments()
        stage.play("@4.1 A-")
        #expect(stage.take() == "— | —" && control.selectedSegmentIndex == UISegmentedControl.noSegment && !control.isTracking)
    }

    @Test("A segment's action is performed when it is chosen")
    func segmentActions() throws {
        let stage = try Stage()
        var chosen: [String] = []
        let control = UISegmentedControl(frame: CGRect(x: 100, y: 100, width: 100, height: 32), actions: ["a", "b"].map { title in
            UIAction(title: title) { chosen.append($0.title) }
        })
        stage.view.addSubview(control)
        stage.play("@0 A+(175,115); @.1 A-; @1 A+(125,115); @1.1 A-")
        #expect(chosen == ["b", "a"])
    }

    @Test("R-KEY-5 An arrow key, or accessibility, chooses a segment as a tap does: its action is performed, and no momentary one stays chosen")
    func segmentsWithoutTouch() {
        var chosen: [String] = [], seen: [Int] = []
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 32), actions: ["a", "b"].map { title in
            UIAction(title: title) { chosen.append($0.title) }
        })
        control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        control.accessibilityIncrement()
        control.accessibilityIncrement()
        #expect(chosen == ["a", "b"] && seen == [0, 1] && control.selectedSegmentIndex == 1)
        control.isMomentary = true
        control.insertSegment(action: UIAction(title: "c") { chosen.append($0.title) }, at: 2, animated: false)
        (chosen, seen) = ([], [])
        for _ in 0..<4 { control.accessibilityIncrement() }
        control.accessibilityDecrement()
        #expect(chosen == ["a", "b", "c", "b"] && seen == [0, 1, 2, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("Pages: the halves lead on and back, not beyond the ends")
    func pages() throws {
        let stage = try Stage()
        let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
        control.numberOfPages = 2
        stage.add(control, "P", events: .valueChanged)
        stage.play("@0 A+(190,110); @.1 A-; @1 A+(190,110); @1.1 A-; @2 A+(110,110); @2.1 A-")
        #expect(stage.log == "— | P!valueChanged | — | — | — | P!valueChanged" && control.currentPage == 0)
        control.currentPage = 9
        #expect(control.currentPage == 1)
        control.numberOfPages = -3
        #expect(control.currentPage == 0 && control.numberOfPages == 0)
    }

    @Test("R-NIB-3 They come back from archives as they were")
    func archives() throws {
        let stepper = UIStepper()
        stepper.maximumValue = 7
        stepper.stepValue = 2
        stepper.value = 6
        stepper.wraps = true
        let stepperCopy = try #require(try roundTrip(stepper))
        #expect(stepperCopy.maximumValue == 7 && stepperCopy.stepValue == 2 && stepperCopy.value == 6 && stepperCopy.wraps)
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 1
        segments.setEnabled(false, forSegmentAt: 0)
        let segmentsCopy = try #require(try roundTrip(segments))
        #expect(segmentsCopy.titleForSegment(at: 1) == "B" && segmentsCopy.selectedSegmentIndex == 1)
        #expect(!segmentsCopy.isEnabledForSegment(at: 0) && segmentsCopy.isEnabledForSegment(at: 1))
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 2
        let pagesCopy = try #require(try roundTrip(pages))
        #expect(pagesCopy.numberOfPages == 4 && pagesCopy.currentPage == 2)
    }
}
