import HostHeadless
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
        let motions = try MotionStage()
        motions.pinch()
        motions.transform(.began, at: 1)
        motions.transform(.changed, scale: 1.02, at: 1.1)
        #expect(motions.take() == [])
        motions.transform(.changed, scale: 1.53, at: 1.2)
        motions.transform(.changed, scale: 2.04, at: 1.3)
        motions.transform(.ended, scale: 2.04, at: 1.4)
        #expect(motions.take() == ["pinch!began 1.5", "pinch!changed 2", "pinch!ended 2"])
        motions.transform(.began, at: 2)
        motions.transform(.changed, scale: 0.49, at: 2.1)
        motions.transform(.cancelled, at: 2.2)
        #expect(motions.take() == ["pinch!began .5", "pinch!cancelled .5"])
    }

    @Test("R-IND-8, R-GR-31 A pinch that begins with the scale that the last one ended with begins with that step")
    func sameScaleAgain() throws {
        let motions = try MotionStage()
        motions.pinch()
        for time in [1.0, 2] {
            motions.transform(.began, at: time)
            motions.transform(.changed, scale: 1.53, at: time + 0.1)
            motions.transform(.ended, scale: 1.53, at: time + 0.2)
            #expect(motions.take() == ["pinch!began 1.5", "pinch!ended 1.5"])
        }
    }

    @Test("R-IND-8, R-GR-31 So does one whose first report has that scale already")
    func sameScaleAtOnce() throws {
        let motions = try MotionStage()
        motions.pinch()
        for time in [1.0, 2] {
            motions.transform(.began, scale: 1.53, at: time)
            motions.transform(.ended, scale: 1.53, at: time + 0.1)
            #expect(motions.take() == ["pinch!began 1.5", "pinch!ended 1.5"])
        }
    }

    @Test("R-IND-8, R-PIN-4 Setting the scale counts from the present distance on; R-IND-9 there are no touches")
    func setting() throws {
        let motions = try MotionStage(), pinch = motions.pinch()
        var touches: [Int] = []
        pinch.addAction { (pinch: UIPinchGestureRecognizer) in
            touches.append(pinch.numberOfTouches)
            pinch.scale = 1
        }
        motions.transform(.began, at: 1)
        motions.transform(.changed, scale: 2.04, at: 1.1)
        motions.transform(.changed, scale: 4.08, at: 1.2)
        motions.transform(.ended, scale: 4.08, at: 1.3)
        #expect(motions.take() == ["pinch!began 2", "pinch!changed 2", "pinch!ended 1"] && touches == [0, 0, 0])
    }

    @Test("R-IND-8, R-PIN-5 The first velocity counts from the motion's event before, though that only turned")
    func velocityAfterTurning() throws {
        let motions = try MotionStage(), pinch = motions.pinch()
        var velocities: [CGFloat] = []
        pinch.addAction { (pinch: UIPinchGestureRecognizer) in velocities.append((pinch.velocity * 1e6).rounded() / 1e6) }
        motions.transform(.began, at: 1)
        motions.transform(.changed, degrees: 2, at: 1.4)
        motions.transform(.changed, scale: 2.04, degrees: 2, at: 1.5)
        motions.transform(.ended, scale: 2.04, degrees: 2, at: 1.6)
        #expect(velocities == [10, 10])
    }

    @Test("R-IND-8, R-ROT-2, R-ROT-3 A rotation begins at 10°, of which 5° are taken off")
    func turning() throws {
        let motions = try MotionStage(), pinch = motions.pinch()
        pinch.isEnabled = false
        motions.add(UIRotationGestureRecognizer(), "turn") { degrees($0.rotation) }
        motions.transform(.began, at: 1)
        motions.transform(.changed, degrees: 9, at: 1.1)
        #expect(motions.take() == [])
        motions.transform(.changed, degrees: 20, at: 1.2)
        motions.transform(.changed, degrees: -5, at: 1.3)
        motions.transform(.ended, degrees: -5, at: 1.4)
        #expect(motions.take() == ["turn!began 15", "turn!changed -10", "turn!ended -10"])
    }

    @Test("R-IND-4, R-GR-44 Pinch and rotation of one motion exclude each other, unless a delegate allows both")
    func both() throws {
        let motions = try MotionStage()
        motions.pinch()
        let turn = motions.add(UIRotationGestureRecognizer(), "turn") { degrees($0.rotation) }
        func play(at time: Double) -> [String] {
            motions.transform(.began, at: time)
            motions.transform(.changed, scale: 1.53, at: time + 0.1)
            motions.transform(.changed, scale: 1.53, degrees: 45, at: time + 0.2)
            motions.transform(.ended, scale: 1.53, degrees: 45, at: time + 0.3)
            return motions.take()
        }
        #expect(play(at: 1) == ["pinch!began 1.5", "pinch!ended 1.5"])
        let delegate = Together()
        turn.delegate = delegate
        #expect(play(at: 2) == ["pinch!began 1.5", "turn!began 40", "turn!ended 40", "pinch!ended 1.5"])
        withExtendedLifetime(delegate) {}
    }

    @Test("R-IND-2 Scrolls and transforms go on beside each other")
    func besideScroll() throws {
        let motions = try MotionStage()
        motions.pinch()
        motions.pan()
        motions.scroll(.began, 0, 1, at: 1)
        motions.transform(.began, at: 1.1)
        motions.transform(.changed, scale: 1.53, at: 1.2)
        motions.scroll(.changed, 0, 1, at: 1.3)
        motions.transform(.ended, scale: 1.53, at: 1.4)
        motions.scroll(.ended, at: 1.5)
        #expect(motions.take() == ["pan!began 0,1", "pinch!began 1.5", "pan!changed 0,2", "pinch!ended 1.5", "pan!ended 0,2"])
    }

    @Test("R-IND-1 The event is of type transform")
    func type() throws {
        let motions = try MotionStage(), pinch = motions.pinch()
        var types: [Int] = []
        let delegate = Together()
        delegate.asked = { types.append($0.type.rawValue) }
        pinch.delegate = delegate
        motions.transform(.began, at: 1)
        motions.transform(.ended, at: 1.1)
        #expect(types == [14] && motions.take() == [])
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
