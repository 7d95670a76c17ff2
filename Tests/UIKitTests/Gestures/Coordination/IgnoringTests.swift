import Testing
import TouchHost
import UIKit

@MainActor @Suite("Gestures: ignored touches", .leavesNothing)
struct IgnoringTests {
    @Test("R-GR-46 A touch that was ignored while another landed causes no further callback in that event either")
    func inTheSameEvent() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        recognizer.onBegan = { recognizer, touches, event in
            guard recognizer.numberOfTouches > 1, let old = stage.touch("A") else { return }
            recognizer.ignore(old, for: event)
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10) B+(30,30); @.2 A~(30,10) B~(40,30); @.3 A- B-")
        #expect(stage.log == """
            G.tB{A}; V.began{A} | G.tB{B}; V.began{B}; V.moved{A} | G.tM{B}; V.moved{A,B} | G.tE{B}; V.ended{A}
            """)
    }

    @Test("R-GR-46, R-GR-51 One that has begun stays when it ignores its last touch, and keeps the place where that was")
    func theLastTouch() throws {
        let stage = try Stage()
        let recognizer = stage.script(logsTouches: true)
        recognizer.onMoved = { recognizer, touches, event in
            recognizer.state = .changed
            if event.timestamp > 0.15 { recognizer.ignore(touches.first!, for: event) }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(40,10); @.3 A~(60,10); @.4 A-")
        #expect(stage.log == "G.tB{A}; V.began{A} | G.tM{A}; G!began; V.cancelled{A} | G.tM{A}; G!changed | — | —")
        #expect(recognizer.state == .changed && recognizer.numberOfTouches == 0)
        #expect(recognizer.location(in: nil) == CGPoint(x: 40, y: 10))
    }

    @Test("R-DLV-25, R-GR-46 What it ignored is not taken from its view when it recognizes, withheld or not")
    func notCancelled() throws {
        let stage = try Stage(multi: true)
        let holder = stage.script("H"), recognizer = stage.script()
        recognizer.onBegan = { recognizer, touches, event in
            for touch in touches where touch.location(in: nil).x < 30 { recognizer.ignore(touch, for: event) }
        }
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        recognizer.prevents = { _ in false }
        holder.onMoved = { holder, _, event in if event.timestamp > 0.35 { holder.state = .failed } }
        // A's lift is withheld by H when G recognizes.
        stage.play("@0 A+(10,10) B+(50,50); @.1 A-; @.2 B~(60,50); @.4 B~(70,50)")
        #expect(stage.log == "V.began{A,B} | — | G!began; V.cancelled{B} | G!changed; V.ended{A}")
    }

    @Test("R-DLV-22 A touch that is ignored by its last holder outside of an event is released soon")
    func outsideOfEvents() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.delaysTouchesBegan = true
        var event: UIEvent?
        stage.window.onEvent = { event = $0 }
        stage.play("@0 A+(10,10) B+(20,20)")
        recognizer.ignore(try #require(stage.touch("A")), for: try #require(event))
        stage.advance(to: 0.1)
        #expect(stage.log == "— | timer@0 V.began{A}")
    }

    @Test("R-GR-46 Ignoring a touch that it does not track, or twice, does nothing")
    func strangers() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true), stranger = stage.script("S", to: stage.add("C", 200, 200, 50, 50))
        recognizer.onBegan = { recognizer, touches, event in
            for touch in touches {
                stranger.ignore(touch, for: event)
                if touch.location(in: nil).x < 30 {
                    recognizer.ignore(touch, for: event)
                    recognizer.ignore(touch, for: event)
                }
            }
        }
        stage.play("@0 A+(10,10) B+(50,50); @.1 A~(11,10) B~(51,50)")
        #expect(stage.log == "G.tB{A,B}; V.began{A,B} | G.tM{B}; V.moved{A,B}")
        #expect(stranger.resets == 0 && stranger.state == .possible && recognizer.resets == 0)
    }

    @Test("R-EVT-30 Beyond 64 fingers each recognizer still gets its own")
    func manyFingers() throws {
        let stage = try Stage(multi: true)
        let other = stage.add("C", 300, 300, 50, 50)
        other.isMultipleTouchEnabled = true
        final class Counting: UIGestureRecognizer {
            var seen: [String] = []
            private func note(_ name: String, _ touches: Set<UITouch>) {
                let own = touches.filter { $0.gestureRecognizers?.contains(self) == true }.count
                seen.append("\(name) \(touches.count) \(own) \(touches.allSatisfy { $0.view === view })")
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("tB", touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("tM", touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("tE", touches) }
        }
        let recognizer = stage.add(Counting(), "C", to: other)
        var frame = TouchFrame(timestamp: 0)
        for id in 0..<70 { frame.contacts.append(Contact(id: id, phase: .began, timestamp: 0, position: CGPoint(x: 2 * id, y: 10))) }
        stage.host.send(frame)
        for (time, phase) in [(0.1, Contact.Phase.began), (0.2, .moved), (0.3, .ended)] {
            var frame = TouchFrame(timestamp: time)
            for id in 100..<103 {
                let position = CGPoint(x: 310 + time * 10, y: Double(210 + id))
                frame.contacts.append(Contact(id: id, phase: phase, timestamp: time, position: position))
            }
            stage.host.send(frame)
        }
        #expect(recognizer.seen == ["tB 3 3 true", "tM 3 3 true", "tE 3 3 true"])
    }

    @Test("R-GR-46 Ignored in the callback for moves or lifts, a touch that ends in the same event sends neither")
    func endsInTheSameEvent() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script(logsTouches: true)
        recognizer.onMoved = { recognizer, _, event in
            if let touch = stage.touch("B") { recognizer.ignore(touch, for: event) }
        }
        recognizer.onEnded = { recognizer, _, event in
            if let touch = stage.touch("C") { recognizer.ignore(touch, for: event) }
        }
        stage.play("@0 A+(10,10) B+(30,30); @.1 A~(20,10) B-; @.2 C+(40,40) D+(50,50); @.3 C! D-")
        #expect(stage.log == """
            G.tB{A,B}; V.began{A,B} | G.tM{A}; V.moved{A}; V.ended{B} | G.tB{C,D}; V.began{C,D} | G.tE{D}; V.cancelled{C}
            """)
    }

    @Test("R-GR-49a, R-GR-46 Better values reach those that have received the touch and not ignored it")
    func estimates() throws {
        final class Listening: UIGestureRecognizer {
            var ignores = false
            var updates = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if ignores { for touch in touches where touch.type == .pencil { ignore(touch, for: event) } }
            }
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += touches.count }
        }
        let stage = try Stage(multi: true)
        let other = stage.add("C", 200, 200, 100, 100)
        let listening = stage.add(Listening(), "L"), ignoring = stage.add(Listening(), "I"), apart = stage.add(Listening(), "A", to: other)
        for recognizer in [listening, ignoring, apart] { recognizer.requiresExclusiveTouchType = false }
        ignoring.ignores = true
        stage.play("@0 F+(250,250)")
        stage.send("A", .began, x: 10, y: 10, at: 0.1, tool: .pencil) { contact in
            contact.force = 0.5
            contact.awaiting = .force
            contact.report = 7
        }
        stage.host.send(.init(report: 7, force: 0.75))
        #expect(listening.updates == 1 && ignoring.updates == 0 && apart.updates == 0)
    }
}
