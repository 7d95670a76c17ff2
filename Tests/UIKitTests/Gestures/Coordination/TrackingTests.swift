import Foundation
import Testing
import UIKit

@MainActor @Suite("Gestures: which touches a recognizer gets", .leavesNothing)
struct TrackingTests {
    // R-DLV-3, R-DLV-5, R-TCH-14
    @Test func viewAndAncestors() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100), sibling = stage.add("D", 100, 0, 100, 100)
        let onChild = stage.script("c", to: child, logsTouches: true), onSibling = stage.script("d", to: sibling, logsTouches: true)
        let onView = stage.script("v", logsTouches: true), onWindow = stage.script("w", to: stage.window, logsTouches: true)
        stage.play("@0 A+(10,10); @.1 A~(150,10); @.2 A-")
        #expect(stage.log == """
            c.tB{A}; v.tB{A}; w.tB{A}; C.began{A} | c.tM{A}; v.tM{A}; w.tM{A}; C.moved{A} | c.tE{A}; v.tE{A}; w.tE{A}
            """)
        #expect(onSibling.numberOfTouches == 0)
        _ = (onChild, onView, onWindow)
    }

    // R-TCH-14, R-TCH-4, R-EVT-4
    @Test func touchesAndEventsKnowTheirRecognizers() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 0, 0, 100, 100)
        let outer = stage.script("v"), inner = stage.script("c", to: child)
        stage.play("@0 A+(10,10); @.1 B+(300,300)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.gestureRecognizers == [inner, outer])
        #expect(stage.touch("B")?.gestureRecognizers == [outer])
        var event: UIEvent?
        stage.window.onEvent = { event = $0 }
        stage.play("@.2 A~(20,10)")
        #expect(stage.letters(event?.touches(for: outer)) == "A,B")
        #expect(stage.letters(event?.touches(for: inner)) == "A")
        #expect(event?.touches(for: UIGestureRecognizer()) == [])
        stage.play("@.3 A-")
        #expect(touch.gestureRecognizers == [])
    }

    // R-DLV-4: the questions in their order, and what a refusal means.
    @Test func acceptance() throws {
        for refusing in 0..<6 {
            let stage = try Stage()
            let recognizer = stage.script(logsTouches: true)
            let delegate = GestureDelegate()
            recognizer.delegate = delegate
            var asked: [String] = []
            recognizer.receivesEvent = { _ in asked.append("event"); return refusing != 3 }
            delegate.shouldReceiveEvent = { _, _ in asked.append("delegate event"); return refusing != 4 }
            delegate.shouldReceiveTouch = { _, touch in
                asked.append("touch \(touch.phase) \(touch.view === stage.view) \(touch.window === stage.window)")
                return refusing != 5
            }
            if refusing == 1 { recognizer.isEnabled = false }
            if refusing == 2 { recognizer.allowedTouchTypes = [2] }
            stage.play("@0 A+(10,10)")
            let all = ["event", "delegate event", "touch began true true"]
            #expect(asked == Array(all.prefix([3, 0, 0, 1, 2, 3][refusing])))
            #expect(stage.log == (refusing == 0 ? "G.tB{A}; V.began{A}" : "V.began{A}"))
        }
    }

    // R-DLV-4: the event is asked about once, each touch by itself.
    @Test func severalLandingsInOneEvent() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        let delegate = GestureDelegate()
        recognizer.delegate = delegate
        var events = 0, touches = 0
        recognizer.receivesEvent = { _ in events += 1; return true }
        delegate.shouldReceiveTouch = { _, _ in touches += 1; return touches == 2 }
        stage.play("@0 A+(10,10) B+(20,20)")
        #expect(events == 1 && touches == 2)
        #expect(stage.log == "G.tB{B}; V.began{A,B}")
    }

    // R-GR-7, R-DLV-4: the attempt's first type; forgotten with the attempt.
    @Test func exclusiveTouchType() throws {
        for isExclusive in [true, false] {
            let stage = try Stage(multi: true)
            let recognizer = stage.script(logsTouches: true)
            recognizer.requiresExclusiveTouchType = isExclusive
            recognizer.onEnded = { recognizer, _, _ in recognizer.state = .failed }
            stage.play("@0 A+(10,10)")
            stage.play("@.1 B+(20,20)", tool: .pencil)
            #expect(stage.take() == "G.tB{A}; V.began{A} | " + (isExclusive ? "V.began{B}" : "G.tB{B}; V.began{B}"))
            stage.play("@.2 A-")
            stage.play("@.3 C+(30,30)", tool: .pencil)
            #expect(stage.log.hasSuffix("G.tB{C}; V.began{C}"))
        }
    }

    // R-DLV-7, T-77
    @Test func addedDuringATouch() throws {
        let stage = try Stage()
        stage.play("@0 A+(10,10)")
        let late = stage.script(logsTouches: true)
        stage.play("@.2 A~(20,10); @.3 A-; @1 B+(10,10)")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.ended{A} | G.tB{B}; V.began{B}")
        _ = late
    }

    // R-GR-46, R-DLV-22, R-DLV-25, T-74
    @Test func ignoring() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        recognizer.onBegan = { recognizer, touches, event in
            for touch in touches where touch.location(in: nil).x < 100 { recognizer.ignore(touch, for: event) }
        }
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @1 A-")
        #expect(stage.take() == "G.tB{A}; V.began{A} | V.moved{A} | V.ended{A}")
        #expect(recognizer.resets == 1)
        // With another touch it goes on; what it ignored goes on normally.
        stage.play("@2 A+(200,10) B+(10,10); @2.1 A~(210,10) B~(20,10); @2.2 A- B-")
        #expect(stage.log == "G.tB{A,B}; V.began{A,B} | G.tM{A}; G!began; V.cancelled{A}; V.moved{B} | G.tE{A}; V.ended{B}")
    }

    // R-DLV-28, R-DLV-25
    @Test func touchesThatJoinAGesture() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 B+(100,100); @.3 B~(110,100); @.4 B-")
        #expect(stage.log == "V.began{A} | G!began; V.cancelled{A} | — | G!changed | —")
    }

    // R-GR-50, R-GR-51
    @Test func locations() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 100, 100, 200, 200)
        let recognizer = stage.script("G", to: child)
        #expect(recognizer.location(in: nil) == .zero)
        stage.play("@0 A+(110,110); @.1 B+(210,150)")
        #expect(recognizer.numberOfTouches == 2)
        #expect(recognizer.location(in: nil) == CGPoint(x: 160, y: 130))
        #expect(recognizer.location(in: child) == CGPoint(x: 60, y: 30))
        #expect(recognizer.location(ofTouch: 0, in: child) == CGPoint(x: 10, y: 10))
        #expect(recognizer.location(ofTouch: 1, in: nil) == CGPoint(x: 210, y: 150))
        stage.play("@.2 A-")
        #expect(recognizer.numberOfTouches == 1 && recognizer.location(in: nil) == CGPoint(x: 210, y: 150))
        stage.play("@.3 B-")
        #expect(recognizer.numberOfTouches == 0 && recognizer.location(in: nil) == CGPoint(x: 210, y: 150))
    }

    // R-GR-5
    @Test func modifiersAndButtons() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        stage.send("A", .began, x: 10, y: 10, at: 0, tool: .pointer, buttons: 2, modifiers: .shift)
        #expect(recognizer.modifierFlags == .shift && recognizer.buttonMask == .secondary)
    }

    // R-GR-48: the base class gives up when no touch is left.
    @Test func cancelledTouches() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        stage.play("@0 A+(10,10) B+(20,20); @.1 A!; @.2 B!")
        #expect(recognizer.resets == 1)
        #expect(stage.take() == "G.tB{A,B}; V.began{A,B} | G.tC{A}; V.cancelled{A} | G.tC{B}; V.cancelled{B}")
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .began }
        stage.play("@1 A+(10,10); @1.1 A!")
        #expect(stage.log == "G.tB{A}; G!began | G.tC{A}; G!cancelled")
    }

    // R-DLV-2: a window that keeps an event from its views keeps it from the recognizers too.
    @Test func swallowedEvents() throws {
        let stage = try Stage()
        let recognizer = stage.script(logsTouches: true)
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .began }
        stage.window.isSending = false
        stage.play("@0 A+(10,10)")
        stage.window.isSending = true
        stage.play("@.1 A~(20,10); @.2 A-")
        #expect(stage.take() == "— | — | —")
        stage.play("@1 A+(10,10)")
        stage.window.isSending = false
        stage.play("@1.1 A-")
        stage.window.isSending = true
        #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0)
        stage.play("@2 A+(10,10)")
        #expect(stage.log == "G.tB{A}; G!began | — | G.tB{A}; G!began")
    }

    // R-GR-49a, R-TCH-26
    @Test func estimatedProperties() throws {
        final class Listening: UIGestureRecognizer {
            var forces: [CGFloat] = []
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
                for touch in touches { forces.append(touch.force) }
            }
        }
        let stage = try Stage()
        let recognizer = stage.add(Listening(), "G")
        stage.send("A", .began, x: 10, y: 10, at: 0, tool: .pencil) { contact in
            contact.force = 0.5
            contact.awaiting = .force
            contact.report = 7
        }
        stage.host.send(.init(report: 7, force: 0.75))
        #expect(recognizer.forces == [0.75])
    }
}
