import Testing
import UIKit

@MainActor @Suite("Touches: identity and life", .leavesNothing)
struct TouchIdentityTests {
    @Test("R-TCH-1 One object stands for a contact in every event of its life, and is found as a dictionary's key")
    func sameObject() throws {
        let stage = try Stage(multi: true)
        var spots: [UITouch: String] = [:]
        var counts: [String: Int] = [:]
        stage.view.onTouches = { phase, touches, _ in
            for touch in touches {
                if phase == .began { spots[touch] = stage.letter(of: touch) }
                #expect(spots[touch] == stage.letter(of: touch))
                counts[spots[touch] ?? "?", default: 0] += 1
            }
        }
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 A~(60,50) B~(90,80); @.3 A-; @.4 B~(95,80); @.5 B-")
        #expect(spots.count == 2)
        #expect(counts == ["A": 3, "B": 4])
    }

    @Test("R-TCH-1 Touches are equal by identity alone")
    func equality() throws {
        let stage = try Stage(multi: true)
        var copy: UITouch?
        stage.view.onTouches = { _, touches, event in copy = event?.coalescedTouches(for: touches.first!)?.last }
        stage.play("@0 A+(50,50); @.1 A~(60,50)")
        let touch = try #require(stage.touch("A")), other = try #require(copy)
        #expect(touch != other)
        #expect(touch == touch)
        #expect(Set([touch, other, touch]).count == 2)
    }

    @Test("R-TCH-2 A contact's touch is never used for another contact")
    func newObject() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 A-")
        let first = try #require(stage.touch("A"))
        stage.play("@.2 A+(50,50)")
        let second = try #require(stage.touch("A"))
        #expect(first !== second)
        #expect(first.phase == .ended && second.phase == .began)
    }

    @Test("R-TCH-3 A touch is changed in place: values read later are the latest")
    func changedInPlace() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.location(in: nil) == CGPoint(x: 50, y: 50))
        stage.play("@.1 A~(60,55)")
        #expect(touch.location(in: nil) == CGPoint(x: 60, y: 55))
        #expect(touch.timestamp == 0.1)
        #expect(touch.phase == .moved)
    }

    @Test("R-TCH-4 After its last callback a touch keeps its last values", arguments: [("A-", UITouch.Phase.ended), ("A!", .cancelled)])
    func lastValues(end: String, phase: UITouch.Phase) throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50); @.05 B+(9,9); @.1 A~(60,55); @.2 \(end); @.3 B~(30,30); @.4 B-")
        let touch = try #require(stage.touch("A"))
        #expect(touch.phase == phase)
        #expect(touch.location(in: nil) == CGPoint(x: 60, y: 55))
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 60, y: 55))
        #expect(touch.timestamp == 0.2)
        #expect(touch.view === stage.view)
        #expect(touch.window === stage.window)
    }

    @Test("R-TCH-4 A touch keeps its view when that leaves its window after the last callback")
    func viewAfterTheEnd() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.play("@0 A+(50,50); @.1 A-")
        child.removeFromSuperview()
        #expect(stage.touch("A")?.view === child)
        #expect(stage.log == "C.began{A} | C.ended{A}")
    }
}
