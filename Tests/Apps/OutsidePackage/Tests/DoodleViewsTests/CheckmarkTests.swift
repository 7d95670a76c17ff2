import DoodleViews
import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct CheckmarkTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let recognizer = CheckmarkGestureRecognizer()
    let stage: TouchStage

    init() {
        view.addGestureRecognizer(recognizer)
        stage = TouchStage(view: view)
    }

    private func path(_ points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        return path
    }

    @Test func aCheckmarkIsRecognized() {
        let checkmark = stage.record(recognizer)
        stage.drag(along: path([CGPoint(x: 50, y: 100), CGPoint(x: 90, y: 160), CGPoint(x: 200, y: 40)]), in: view)
        stage.expect(checkmark, [.ended])
    }

    @Test func aLineIsNone() {
        let checkmark = stage.record(recognizer)
        stage.drag(view, by: CGVector(dx: 80, dy: 80))
        stage.expectNever("the line is taken for a checkmark", for: 1) { !checkmark.isEmpty }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["DOODLE_FAILS"] == "1", "shows what a failure looks like"))
    func aFailureExplainsItself() {
        let checkmark = stage.record(recognizer)
        stage.drag(view, by: CGVector(dx: 80, dy: 80))
        stage.expect(checkmark, [.ended])
    }
}
