import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Fingers and pencils") struct TouchTests {
    let view = NotingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let stage: TouchStage

    init() {
        stage = TouchStage(view: view, size: CGSize(width: 400, height: 400))
    }

    @Test func aFingerLandsMovesAndLifts() {
        let finger = stage.finger()
        finger.down(at: CGPoint(x: 10, y: 20), in: view)
        #expect(finger.isDown)
        #expect(finger.location() == CGPoint(x: 110, y: 120))
        finger.move(to: CGPoint(x: 30, y: 20), in: view)
        stage.advance(by: 0.5)
        finger.move(by: CGVector(dx: 5, dy: 0)).lift()
        #expect(!finger.isDown)
        #expect(view.notes == ["began (10, 20) 0", "moved (30, 20) 0", "moved (35, 20) 0.5", "ended (35, 20) 0.5"])
    }

    @Test func placesAreOfTheViewsCoordinates() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let finger = stage.finger().down(at: CGPoint(x: 150, y: 100), in: view)
        // The middle stays; a point to the right of it is below it on the screen, twice as far.
        #expect(abs(finger.location().x - 200) < 1e-9)
        #expect(abs(finger.location().y - 300) < 1e-9)
        #expect(view.notes == ["began (150, 100) 0"])
        finger.lift()
    }

    @Test func aMovementTakesItsTimeAndTheDisplaysFrames() {
        let finger = stage.finger().down(at: .zero, in: view)
        finger.move(to: CGPoint(x: 60, y: 0), in: view, duration: 0.1)
        #expect(view.notes.count == 7)
        #expect(view.notes[1] == "moved (10, 0) 0.017")
        #expect(view.notes.last == "moved (60, 0) 0.1")
        #expect(abs(stage.now - 0.1) < 1e-12)
        finger.move(to: .zero, in: view, duration: 1, steps: 2)
        #expect(view.notes.suffix(2) == ["moved (30, 0) 0.6", "moved (0, 0) 1.1"])
        finger.lift()
    }

    @Test("a device that is faster than the display has its samples coalesced: R-EVT-20, R-EVT-10")
    func fastSamples() {
        let finger = stage.finger().down(at: .zero, in: view)
        finger.move(to: CGPoint(x: 80, y: 0), in: view, duration: 0.2, steps: 2, samplesPerStep: 4)
        finger.lift()
        #expect(view.notes == ["began (0, 0) 0", "moved (40, 0) 0.1", "moved (80, 0) 0.2", "ended (80, 0) 0.2"])
        #expect(view.coalesced == [1, 4, 4, 1])
    }

    @Test func aFingerFollowsPointsAndPaths() {
        let finger = stage.finger().down(at: .zero, in: view)
        finger.move(along: [CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 30)], in: view, duration: 0.4, steps: 4)
        #expect(view.notes.suffix(4) == ["moved (15, 0) 0.1", "moved (30, 0) 0.2", "moved (30, 15) 0.3", "moved (30, 30) 0.4"])
        finger.lift()
        view.notes = []
        stage.drag(along: UIBezierPath(arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true),
                   in: view, duration: 0.2, steps: 2)
        #expect(view.notes == ["began (150, 100) 0.4", "moved (100, 150) 0.5", "moved (50, 100) 0.6", "ended (50, 100) 0.6"])
    }

    @Test("fingers that land together are in one call: R-EVT-22")
    func together() {
        let left = stage.finger(), right = stage.finger()
        stage.together {
            left.down(at: CGPoint(x: 10, y: 0), in: view).hold(0.1).move(to: CGPoint(x: 20, y: 0), in: view).lift()
            right.down(at: CGPoint(x: 90, y: 0), in: view).move(to: CGPoint(x: 80, y: 0), in: view, duration: 0.2, steps: 2).lift()
        }
        #expect(view.notes == [
            "began (10, 0) 0", "began (90, 0) 0", "moved (20, 0) 0.1", "moved (85, 0) 0.1", "ended (20, 0) 0.1",
            "moved (80, 0) 0.2", "ended (80, 0) 0.2",
        ])
        #expect(view.counts == [2, 2, 1, 1, 1])
        #expect(abs(stage.now - 0.2) < 1e-12)
    }

    @Test("samples between the display's frames are coalesced beside other fingers and before a lift, and come in the order of time: R-HST-3")
    func samplesBetweenFrames() {
        let left = stage.finger(), right = stage.finger()
        stage.together {
            left.down(at: .zero, in: view).move(to: CGPoint(x: 40, y: 0), in: view, duration: 0.4, steps: 1, samplesPerStep: 4).lift()
            right.down(at: CGPoint(x: 100, y: 0), in: view).hold(0.25).lift()
        }
        #expect(view.notes == [
            "began (0, 0) 0", "began (100, 0) 0", "moved (20, 0) 0.2", "ended (100, 0) 0.25", "moved (40, 0) 0.4", "ended (40, 0) 0.4",
        ])
        #expect(view.coalesced == [1, 1, 2, 1, 2, 1])
    }

    @Test("what happens at one moment has one time, however it was added up: R-HST-2")
    func timesOfAMoment() {
        final class LiftView: UIView {
            var times: [TimeInterval] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { times += touches.map(\.timestamp) }
        }
        let pad = LiftView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        pad.isMultipleTouchEnabled = true
        stage.window.addSubview(pad)
        let left = stage.finger(), right = stage.finger()
        stage.together {
            left.down(at: .zero, in: pad).hold(0.1).hold(0.2).lift()
            right.down(at: CGPoint(x: 20, y: 0), in: pad).hold(0.3).lift()
        }
        #expect(pad.times.count == 2 && pad.times.first == pad.times.last)
    }

    @Test func gesturesOfOneLineHappenAtOnceToo() {
        let small = NotingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(small)
        stage.together {
            stage.doubleTap(view)
            stage.longPress(small, duration: 1)
        }
        #expect(view.notes == ["began (100, 100) 0", "ended (100, 100) 0.05", "began (100, 100) 0.15", "ended (100, 100) 0.2"])
        #expect(small.notes == ["began (25, 25) 0", "ended (25, 25) 1"])
    }

    @Test func aHoldAtTheEndOfABlockPasses() {
        let finger = stage.finger()
        stage.together { finger.down(at: .zero, in: view).hold(2) }
        #expect(stage.now == 2)
        #expect(failures { stage.together { stage.advance(by: 1) } }.count == 1)
        finger.cancel()
        #expect(view.notes == ["began (0, 0) 0", "cancelled (0, 0) 2"])
    }

    @Test("inside together { } there is nothing but touches, which come when the block ends: anything else is a failure, and does nothing")
    func nothingElseInsideABlock() {
        let finger = stage.finger()
        stage.together {
            finger.down(at: .zero, in: view)
            #expect(failures { stage.settle() }.count == 1)
            #expect(failures { stage.expect("a touch comes", within: 1) { !view.notes.isEmpty } }.count == 1)
            #expect(failures { stage.expectNever("a touch comes", for: 1) { !view.notes.isEmpty } }.count == 1)
            #expect(failures { stage.click(view) }.count == 1)
            #expect(failures { stage.hover(over: view) }.count == 1)
            #expect(failures { stage.endHover() }.count == 1)
            #expect(failures { stage.press(.a, modifiers: .command) }.map(\.message) == ["keys can't be used inside together { }"])
            #expect(failures { stage.type("ab") }.count == 1)
            finger.lift()
        }
        #expect(stage.now == 0)
        #expect(view.notes == ["began (0, 0) 0", "ended (0, 0) 0"])
    }

    @Test func pencilsTellForceAndAngles() {
        let pencil = stage.pencil()
        pencil.altitude = 1
        pencil.down(at: .zero, in: view)
        pencil.move(to: CGPoint(x: 10, y: 0), in: view, duration: 0.2, steps: 2, force: 2, altitude: 0.5)
        pencil.press(force: 0.25)
        pencil.lift()
        #expect(view.types == [.pencil])
        #expect(view.forces == [1, 1.5, 2, 0.25, 0.25])
        #expect(view.altitudes == [1, 0.75, 0.5, 0.5, 0.5])
        #expect(view.notes == ["began (0, 0) 0", "moved (5, 0) 0.1", "moved (10, 0) 0.2", "moved (10, 0) 0.2", "ended (10, 0) 0.2"])
    }

    @Test("R-PALM-5, R-PALM-7 A finger touches beside a pencil, unless the app lets pens silence fingers", arguments: [false, true])
    func fingersBesideAPencil(pensSilenceFingers: Bool) {
        GestureConfiguration.current.pensSilenceFingers = pensSilenceFingers
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        view.isMultipleTouchEnabled = true
        let pencil = stage.pencil(), finger = stage.finger()
        pencil.altitude = 0.8
        pencil.down(at: CGPoint(x: 50, y: 50), in: view)
        finger.down(at: CGPoint(x: 60, y: 60), in: view).move(by: CGVector(dx: 10, dy: 0)).lift()
        pencil.lift()
        #expect(view.notes == ["began (50, 50) 0"] + (pensSilenceFingers ? [] : ["began (60, 60) 0", "moved (70, 60) 0", "ended (70, 60) 0"])
            + ["ended (50, 50) 0"])
    }

    @Test func fingersHaveForceWhereTheScreenMeasuresIt() {
        let finger = stage.finger()
        finger.down(at: .zero, in: view)
        finger.force = 1.5
        finger.move(by: CGVector(dx: 1, dy: 0)).lift()
        #expect(view.forces == [0, 1.5, 1.5])
    }

    @Test func misuseIsAFailureAndDoesNothing() {
        let finger = stage.finger()
        #expect(failures { finger.lift() }.map(\.message) == ["\(finger) lifts, but is not down"])
        #expect(failures { finger.move(to: .zero) }.map(\.message) == ["\(finger) moves, but is not down"])
        finger.down(at: .zero, in: view)
        #expect(failures { finger.down(at: .zero) }.map(\.message) == ["\(finger) lands, but is down already"])
        #expect(failures { finger.move(to: CGPoint(x: CGFloat.nan, y: 0)) }.map(\.message)
            == ["\(finger) moves at a place that is no number: (nan, 0)"])
        #expect(failures { finger.move(to: .zero, duration: -1) }.count == 1)
        #expect(failures { finger.move(to: .zero, duration: 1, steps: 0) }.count == 1)
        #expect(failures { finger.move(to: .zero, duration: 1e300) }.map(\.message) == ["\(finger) can't move in 1e+300 s and any steps of 1 samples"])
        #expect(failures { finger.move(to: .zero, steps: .max, samplesPerStep: .max) }.count == 1)
        #expect(failures { stage.pinch(view, scale: 2, duration: .infinity) }.map(\.message) == ["pinch: can't be done in inf s and any steps"])
        #expect(failures { stage.rotate(view, by: 1, duration: .nan) }.count == 1)
        #expect(failures { stage.scroll(by: CGVector(dx: 1, dy: 1), over: view, duration: 1e300) }.count == 1)
        let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(failures { finger.move(to: .zero, in: elsewhere) }.map(\.message)
            == ["\(finger) moves in UIView (0, 0, 10, 10), which is not in a window of the stage"])
        #expect(failures { stage.tap(elsewhere) }.map(\.message) == ["tap: UIView (0, 0, 10, 10) is not in a window of the stage"])
        #expect(view.notes == ["began (0, 0) 0"])
        finger.lift()
    }

    @Test("forces and angles that are no numbers are failures, and are not sent (R-HST-4)")
    func valuesThatAreNoNumbers() {
        let finger = stage.finger(), pencil = stage.pencil()
        finger.force = CGFloat.nan
        #expect(failures { finger.down(at: .zero, in: view) }.map(\.message) == ["\(finger) has a value that is no number: force"])
        finger.force = 1
        finger.down(at: .zero, in: view)
        finger.radius = CGFloat.infinity
        #expect(failures { finger.move(by: CGVector(dx: 1, dy: 0)) }.map(\.message) == ["\(finger) has a value that is no number: radius"])
        finger.radius = nil
        finger.cancel()
        pencil.down(at: .zero, in: view)
        #expect(failures { pencil.press(force: CGFloat.nan) }.map(\.message) == ["\(pencil) has a value that is no number: force"])
        #expect(failures { pencil.move(to: .zero, in: view, altitude: CGFloat.infinity) }.count == 1)
        #expect(failures { pencil.hover(at: .zero, in: view, zOffset: CGFloat.nan) }.count == 1)
        #expect(failures { stage.together { pencil.hover(at: .zero, in: view).leave() } }.count == 2)
        #expect(pencil.isDown)
        pencil.lift()
        #expect(failures { pencil.hover(at: .zero, in: view, zOffset: CGFloat.nan) }.map(\.message) == ["\(pencil) has a value that is no number: zOffset"])
        #expect(view.notes == ["began (0, 0) 0", "cancelled (0, 0) 0", "began (0, 0) 0", "ended (0, 0) 0"])
    }

    @Test("a button that no mouse has is a failure", arguments: [0, -1, 33])
    func strangeButtons(button: Int) {
        #expect(failures { stage.click(view, button: button) }.map(\.message) == ["the mouse has no button \(button)"])
    }

    @Test("what is down may leave the screen (R-HIT-15); nothing lands beside it")
    func besideTheScreen() {
        let finger = stage.finger(), pencil = stage.pencil()
        #expect(failures { finger.down(at: CGPoint(x: 400, y: 20)).move(to: .zero) }.map(\.message)
            == ["\(finger) lands at (400, 20) of the screen, which is 400 × 400 points", "\(finger) moves, but is not down"])
        #expect(failures { pencil.down(at: CGPoint(x: 10, y: -101), in: view) }.map(\.message)
            == ["\(pencil) lands at (110, -1) of the screen, which is 400 × 400 points"])
        #expect(failures { stage.tap(at: CGPoint(x: 390, y: 10), fingers: 2) }.count == 1)
        #expect(failures { stage.drag(along: UIBezierPath(rect: CGRect(x: -5, y: 0, width: 9, height: 9))) }.count == 1)
        #expect(failures { stage.click(at: CGPoint(x: 10, y: 400)) }.map(\.message)
            == ["click at (10, 400) of the screen, which is 400 × 400 points"])
        #expect(!finger.isDown && !pencil.isDown && view.notes.isEmpty)
        finger.down(at: CGPoint(x: 199, y: 199), in: view).move(to: CGPoint(x: 350, y: -150), in: view).lift()
        #expect(view.notes == ["began (199, 199) 0.05", "moved (350, -150) 0.05", "ended (350, -150) 0.05"])
        stage.host.resize(to: .init(width: 500, height: 300))
        #expect(failures { stage.tap(at: CGPoint(x: 450, y: 10)) }.isEmpty)
        #expect(failures { stage.tap(at: CGPoint(x: 10, y: 350)) }.count == 1)
    }

    @Test func aTouchOnAnAlertsWindowLandsThere() {
        let alert = UIWindow(windowScene: stage.scene)
        alert.windowLevel = .alert
        alert.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        let inner = NotingView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        alert.addSubview(inner)
        alert.isHidden = false
        stage.tap(inner)
        #expect(inner.notes == ["began (10, 10) 0", "ended (10, 10) 0.05"])
        stage.tap(at: CGPoint(x: 75, y: 75))
        #expect(inner.notes.count == 4)
    }
}
