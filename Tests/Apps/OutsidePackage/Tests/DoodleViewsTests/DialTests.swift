import DoodleViews
import TouchTesting
import UIKit
import XCTest

// snippet: XCTest
final class DialTests: XCTestCase {
    @MainActor func testFollowsAFingerAround() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let recognizer = DialGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let stage = TouchStage(view: view)
        let dial = stage.record(recognizer) { $0.angle }

        let turn = UIBezierPath(arcCenter: CGPoint(x: 150, y: 150), radius: 100, startAngle: 0, endAngle: .pi, clockwise: true)
        stage.drag(along: turn, in: view, steps: 30)

        stage.expect(dial, [.began, .changed, .ended])
        XCTAssertEqual(dial.values.last ?? 0, .pi, accuracy: 0.01)
    }
}
// end of snippet

final class DialFailureTests: XCTestCase {
    @MainActor func testAFailureExplainsItself() async throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["DOODLE_FAILS"] == "1", "shows what a failure looks like")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let recognizer = DialGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let stage = TouchStage(view: view)
        let dial = stage.record(recognizer)
        stage.tap(view)
        stage.expect(dial, [.began, .ended])
    }
}
