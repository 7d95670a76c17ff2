import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Gestures in one line") struct GestureTests {
    let view = NotingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let stage: TouchStage

    init() {
        stage = TouchStage(view: view, size: CGSize(width: 400, height: 400), scale: 2)
    }

    @Test func taps() {
        stage.tap(view)
        #expect(view.notes == ["began (100, 100) 0", "ended (100, 100) 0.05"])
        stage.advance(by: 1)
        view.tapCounts = []
        stage.tap(view, at: CGPoint(x: 1, y: 1), count: 3)
        #expect(view.tapCounts == [1, 1, 2, 2, 3, 3])
        view.counts = []
        stage.tap(view, fingers: 3)
        #expect(view.counts == [3, 3])
        #expect(view.notes.suffix(3) == ["ended (60, 100) 1.45", "ended (100, 100) 1.45", "ended (140, 100) 1.45"])
    }

    @Test func aDoubleTapIsTwoTaps() {
        stage.doubleTap(view)
        #expect(view.tapCounts == [1, 1, 2, 2])
    }

    @Test func aLongPressStays() {
        stage.longPress(view, duration: 2)
        #expect(view.notes == ["began (100, 100) 0", "ended (100, 100) 2"])
    }

    @Test func drags() {
        stage.drag(view, at: CGPoint(x: 10, y: 10), by: CGVector(dx: 30, dy: 0), duration: 0.3, steps: 3)
        #expect(view.notes == ["began (10, 10) 0", "moved (20, 10) 0.1", "moved (30, 10) 0.2", "moved (40, 10) 0.3", "ended (40, 10) 0.3"])
        view.counts = []
        stage.pan(view, by: CGVector(dx: 0, dy: 30), steps: 2)
        #expect(view.counts == [2, 2, 2, 2])
    }

    @Test func aDraggedViewMayMoveAlong() {
        final class Follower: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { center = touches.first!.location(in: superview) }
        }
        let follower = Follower(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(follower)
        stage.drag(follower, by: CGVector(dx: 50, dy: 10))
        #expect(abs(follower.center.x - 60) < 1e-9 && abs(follower.center.y - 20) < 1e-9)
    }

    @Test("a swipe goes its way quickly", arguments: TouchStage.Direction.allCases)
    func swipe(direction: TouchStage.Direction) {
        stage.swipe(direction, on: view, distance: 60)
        let end = switch direction {
        case .left: "ended (40, 100) 0.1"
        case .right: "ended (160, 100) 0.1"
        case .up: "ended (100, 40) 0.1"
        case .down: "ended (100, 160) 0.1"
        }
        #expect(view.notes.last == end)
    }

    @Test func edgeSwipesStartAtTheEdge() {
        view.frame = stage.window.bounds
        stage.edgeSwipe(from: .left)
        stage.edgeSwipe(from: .right, at: 10)
        stage.edgeSwipe(from: .up)
        stage.edgeSwipe(from: .down)
        #expect(view.notes.filter { $0.hasPrefix("began") } == [
            "began (1, 200) 0", "began (399, 10) 0.3", "began (200, 1) 0.6", "began (200, 399) 0.9",
        ])
        #expect(view.notes.filter { $0.hasPrefix("ended") } == [
            "ended (151, 200) 0.3", "ended (249, 10) 0.6", "ended (200, 151) 0.9", "ended (200, 249) 1.2",
        ])
    }

    @Test func pinchesChangeTheDistance() {
        stage.pinch(view, scale: 2, distance: 100, steps: 2)
        #expect(view.notes == [
            "began (75, 100) 0", "began (125, 100) 0", "moved (62.5, 100) 0.15", "moved (137.5, 100) 0.15",
            "moved (50, 100) 0.3", "moved (150, 100) 0.3", "ended (50, 100) 0.3", "ended (150, 100) 0.3",
        ])
        view.notes = []
        stage.pinch(view, scale: 0.5, steps: 1)
        #expect(view.notes.first == "began (20, 100) 0.3")
        #expect(view.notes.last == "ended (140, 100) 0.6")
        #expect(failures { stage.pinch(view, scale: 0) }.count == 1)
    }

    @Test func rotationsTurn() {
        stage.rotate(view, by: .pi / 2, distance: 100, steps: 2)
        #expect(view.notes.first == "began (50, 100) 0")
        #expect(Set(view.notes.suffix(2)) == ["ended (100, 50) 0.3", "ended (100, 150) 0.3"])
        #expect(view.counts == [2, 2, 2, 2])
    }

    @Test func clicksAreOfAPointer() {
        stage.click(view, at: CGPoint(x: 10, y: 10))
        #expect(view.types == [.indirectPointer])
        #expect(view.notes == ["began (10, 10) 0", "ended (10, 10) 0.05"])
    }

    @Test func impossibleHandsAreFailures() {
        #expect(failures { stage.tap(view, fingers: 0) }.map(\.message) == ["tap: 0 is no number of fingers"])
        #expect(failures { stage.drag(along: UIBezierPath(), in: view) }.map(\.message) == ["drag along a path: it has no points"])
        #expect(view.notes.isEmpty)
    }
}
