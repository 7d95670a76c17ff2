import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Touchpads reach pinches and rotations", .leavesNothing)
struct TransformTests {
    /// An angle in radians, as degrees to a millionth.
    private func degrees(_ angle: CGFloat) -> String {
        let millionths: CGFloat = angle * 180e6 / .pi
        return text(millionths.rounded() / 1e6)
    }

    @Test("R-IND-8, R-PIN-3 A pinch begins beyond 0.02, which is taken off, and ends when the fingers leave")
    func pinching() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPinch()
        stage.transform(.began, at: 1)
        stage.transform(.changed, scale: 1.02, at: 1.1)
        #expect(stage.journal.take() == [])
        stage.transform(.changed, scale: 1.53, at: 1.2)
        stage.transform(.changed, scale: 2.04, at: 1.3)
        stage.transform(.ended, scale: 2.04, at: 1.4)
        #expect(stage.journal.take() == ["pinch!began 1.5", "pinch!changed 2", "pinch!ended 2"])
        stage.transform(.began, at: 2)
        stage.transform(.changed, scale: 0.49, at: 2.1)
        stage.transform(.cancelled, at: 2.2)
        #expect(stage.journal.take() == ["pinch!began .5", "pinch!cancelled .5"])
    }

    @Test("R-IND-8, R-GR-31 A pinch that begins with the scale that the last one ended with begins with that step")
    func sameScaleAgain() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPinch()
        for time in [1.0, 2] {
            stage.transform(.began, at: time)
            stage.transform(.changed, scale: 1.53, at: time + 0.1)
            stage.transform(.ended, scale: 1.53, at: time + 0.2)
            #expect(stage.journal.take() == ["pinch!began 1.5", "pinch!ended 1.5"])
        }
    }

    @Test("R-IND-8, R-GR-31 So does one whose first report has that scale already")
    func sameScaleAtOnce() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPinch()
        for time in [1.0, 2] {
            stage.transform(.began, scale: 1.53, at: time)
            stage.transform(.ended, scale: 1.53, at: time + 0.1)
            #expect(stage.journal.take() == ["pinch!began 1.5", "pinch!ended 1.5"])
        }
    }

    @Test("R-IND-8, R-PIN-4 Setting the scale counts from the present distance on; R-IND-9 there are no touches")
    func setting() throws {
        let stage = try Stage(multi: true, ), pinch = stage.addNotedPinch()
        var touches: [Int] = []
        pinch.addAction { (pinch: UIPinchGestureRecognizer) in
            touches.append(pinch.numberOfTouches)
            pinch.scale = 1
        }
        stage.transform(.began, at: 1)
        stage.transform(.changed, scale: 2.04, at: 1.1)
        stage.transform(.changed, scale: 4.08, at: 1.2)
        stage.transform(.ended, scale: 4.08, at: 1.3)
        #expect(stage.journal.take() == ["pinch!began 2", "pinch!changed 2", "pinch!ended 1"] && touches == [0, 0, 0])
    }

    @Test("R-IND-8, R-PIN-5 The first velocity counts from the motion's event before, though that only turned")
    func velocityAfterTurning() throws {
        let stage = try Stage(multi: true, ), pinch = stage.addNotedPinch()
        var velocities: [CGFloat] = []
        pinch.addAction { (pinch: UIPinchGestureRecognizer) in velocities.append((pinch.velocity * 1e6).rounded() / 1e6) }
        stage.transform(.began, at: 1)
        stage.transform(.changed, degrees: 2, at: 1.4)
        stage.transform(.changed, scale: 2.04, degrees: 2, at: 1.5)
        stage.transform(.ended, scale: 2.04, degrees: 2, at: 1.6)
        #expect(velocities == [10, 10])
    }

    @Test("R-IND-8, R-ROT-2, R-ROT-3 A rotation begins at 10°, of which 5° are taken off")
    func turning() throws {
        let stage = try Stage(multi: true, ), pinch = stage.addNotedPinch()
        pinch.isEnabled = false
        stage.addNoted(UIRotationGestureRecognizer(), "turn") { degrees($0.rotation) }
        stage.transform(.began, at: 1)
        stage.transform(.changed, degrees: 9, at: 1.1)
        #expect(stage.journal.take() == [])
        stage.transform(.changed, degrees: 20, at: 1.2)
        stage.transform(.changed, degrees: -5, at: 1.3)
        stage.transform(.ended, degrees: -5, at: 1.4)
        #expect(stage.journal.take() == ["turn!began 15", "turn!changed -10", "turn!ended -10"])
    }

    @Test("R-IND-4, R-GR-44 Pinch and rotation of one motion exclude each other, unless a delegate allows both")
    func both() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPinch()
        let turn = stage.addNoted(UIRotationGestureRecognizer(), "turn") { degrees($0.rotation) }
        func play(at time: Double) -> [String] {
            stage.transform(.began, at: time)
            stage.transform(.changed, scale: 1.53, at: time + 0.1)
            stage.transform(.changed, scale: 1.53, degrees: 45, at: time + 0.2)
            stage.transform(.ended, scale: 1.53, degrees: 45, at: time + 0.3)
            return stage.journal.take()
        }
        #expect(play(at: 1) == ["pinch!began 1.5", "pinch!ended 1.5"])
        let delegate = Together()
        turn.delegate = delegate
        #expect(play(at: 2) == ["pinch!began 1.5", "turn!began 40", "turn!ended 40", "pinch!ended 1.5"])
        withExtendedLifetime(delegate) {}
    }

    @Test("R-IND-2 Scrolls and transforms go on beside each other")
    func besideScroll() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPinch()
        stage.addNotedPan()
        stage.scroll(.began, 0, 1, at: 1)
        stage.transform(.began, at: 1.1)
        stage.transform(.changed, scale: 1.53, at: 1.2)
        stage.scroll(.changed, 0, 1, at: 1.3)
        stage.transform(.ended, scale: 1.53, at: 1.4)
        stage.scroll(.ended, at: 1.5)
        #expect(stage.journal.take() == ["pan!began 0,1", "pinch!began 1.5", "pan!changed 0,2", "pinch!ended 1.5", "pan!ended 0,2"])
    }

    @Test("R-IND-1 The event is of type transform")
    func type() throws {
        let stage = try Stage(multi: true, ), pinch = stage.addNotedPinch()
        var types: [Int] = []
        let delegate = Together()
        delegate.asked = { types.append($0.type.rawValue) }
        pinch.delegate = delegate
        stage.transform(.began, at: 1)
        stage.transform(.ended, at: 1.1)
        #expect(types == [14] && stage.journal.take() == [])
        withExtendedLifetime(delegate) {}
    }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
    var asked: (UIEvent) -> Void = { _ in }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        asked(event)
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
