import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// Palms, and fingers beside a pen.
@MainActor @Suite("Palms", .leavesNothing)
struct PalmTests {
    private func hover(_ stage: Stage, at time: Double, _ phase: HoverSample.Phase = .moved) {
        stage.host.send(HoverSample(device: 7, phase: phase, tool: .pencil, timestamp: time, position: CGPoint(x: 50, y: 50)))
    }

    /// Restores the configuration that the body changes.
    private func with(_ change: (inout GestureConfiguration) -> Void, _ body: () throws -> Void) rethrows {
        let before = GestureConfiguration.current
        defer { GestureConfiguration.current = before }
        change(&GestureConfiguration.current)
        try body()
    }

    private func traced(_ body: () -> Void) -> [String] {
        let trace = GestureTrace()
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        body()
        return trace.lines.compactMap { if case .rejected = $0.record { "\($0.record)" } else { nil } }
    }

    @Test("R-PALM-1 Fingers beside a pen that hovers, and for 0.5 s after it has gone, are no touches")
    func beside() throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        let reasons = traced {
            hover(stage, at: 1)
            stage.play("@1.1 A+(100,100); @1.2 A~(110,100); @1.3 A-")
            hover(stage, at: 2, .left)
            stage.play("@2.4 B+(100,100); @2.45 B-; @2.5 C+(100,100); @2.6 C-")
        }
        #expect(stage.log == "V.began{C} | V.ended{C}")
        #expect(reasons == ["a contact: becomes no touch: a pen is in range (pensSilenceFingers)",
                            "a contact: becomes no touch: a pen was in range 0.4 s before, and less than 0.5 s are its hand's (pensSilenceFingers)"])
    }

    @Test("R-PALM-1 A pen that does not hover is in range while it touches; its own touches and those of the mouse are not silenced")
    func touching() throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        stage.send("P", .began, x: 50, y: 50, at: 1, tool: .pencil)
        stage.play("@1.1 A+(100,100); @1.2 A-")
        stage.send("M", .began, x: 60, y: 50, at: 1.3, tool: .pointer)
        stage.send("M", .ended, x: 60, y: 50, at: 1.4, tool: .pointer)
        stage.send("P", .ended, x: 50, y: 50, at: 2, tool: .pencil)
        stage.play("@2.3 B+(100,100); @2.4 B-; @2.5 C+(100,100); @2.6 C-")
        #expect(stage.log == "V.began{P} | V.began{M} | V.ended{M} | V.ended{P} | V.began{C} | V.ended{C}")
    }

    @Test("R-PALM-2 Fingers that landed less than 0.5 s before the pen came are taken away; those that landed earlier go on")
    func before() throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        let reasons = traced {
            stage.play("@1 A+(100,100); @1.6 B+(200,100)")
            hover(stage, at: 1.8)
            stage.play("@1.9 A~(110,100) B~(210,100); @2 A- B-")
        }
        #expect(stage.log == "V.began{A} | V.began{B} | V.cancelled{B} | V.moved{A} | V.ended{A}")
        #expect(reasons == ["touch 2: is taken away: a pen came 0.2 s after it landed, and less than 0.5 s are its hand's (pensSilenceFingers)"])
    }

    @Test("R-PALM-2 A pen that lands without hovering takes them away in its own event")
    func beforeLanding() throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        stage.play("@1 A+(100,100)")
        stage.send("P", .began, x: 50, y: 50, at: 1.2, tool: .pencil)
        #expect(stage.log == "V.began{A} | V.began{P}; V.cancelled{A}")
    }

    @Test("R-PALM-1, R-PALM-2, R-HOV-11 A mouse that the app gets as fingers is none of the hand's", arguments: [false, true])
    func pointerAsFinger(hovers: Bool) throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        UIApplication.shared.supportsIndirectInput = false
        defer { UIApplication.shared.supportsIndirectInput = true }
        stage.send("M", .began, x: 100, y: 100, at: 1, tool: .pointer, buttons: 1)
        if hovers { hover(stage, at: 1.2) } else { stage.send("P", .began, x: 50, y: 50, at: 1.2, tool: .pencil) }
        stage.send("M", .ended, x: 100, y: 100, at: 1.3, tool: .pointer)
        #expect(stage.touch("M")?.type == .direct && stage.touch("M")?.phase == .ended)
    }

    @Test("R-PALM-2, R-EVT-21 Only what fingers did that a pen takes away comes in an event of its own before it", arguments: [
        // The finger has landed shortly before: its move, and the pen with the cancellation.
        (1.0, "V.began{A} | V.moved{A} | V.began{?}; V.cancelled{A}"),
        // It goes on: one event has both, whichever comes first.
        (0.1, "V.began{A} | V.began{?}; V.moved{A}"),
    ])
    func beforeLandingInOneBatch(landing: Double, log: String) throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        stage.play("@\(landing) A+(100,100)")
        stage.host.send([frame("A", .moved, x: 110, at: 1.2), frame("P", .began, x: 50, at: 1.201, tool: .pencil)])
        #expect(stage.log == log)
    }

    @Test("R-PALM-2, R-EVT-21 A finger that lifts before the pen comes ends, in the event of its landing")
    func liftBeforeLandingInOneBatch() throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        stage.play("@1 A+(100,100)")
        stage.host.send([frame("A", .ended, x: 100, at: 1.2), frame("P", .began, x: 50, at: 1.201, tool: .pencil)])
        #expect(stage.log == "V.began{A} | V.began{?}; V.ended{A}")
    }

    private func frame(_ letter: String, _ phase: Contact.Phase, x: Double, at time: Double, tool: Contact.Tool = .finger,
                       _ change: (inout Contact) -> Void = { _ in }) -> TouchFrame {
        var contact = Contact(id: Stage.id(letter), phase: phase, tool: tool, timestamp: time, position: CGPoint(x: x, y: 100))
        change(&contact)
        return TouchFrame(timestamp: time, contacts: [contact])
    }

    @Test("R-PALM-3, R-EVT-21 Moves before the one that makes a palm of a touch are delivered; a palm without a touch parts no event")
    func palmInOneBatch() throws {
        let stage = try Stage(multi: true)
        stage.play("@1 A+(100,100) B+(200,100)")
        stage.host.send([frame("A", .moved, x: 110, at: 1.1), frame("A", .moved, x: 120, at: 1.11),
                         frame("A", .moved, x: 130, at: 1.12) { $0.isPalm = true }])
        #expect(stage.take() == "V.began{A,B} | V.moved{A} | V.cancelled{A}")
        #expect(stage.touch("A")?.location(in: nil) == CGPoint(x: 120, y: 100))
        var samples: [Double] = []
        stage.view.onTouches = { _, touches, event in samples = (event?.coalescedTouches(for: touches.first!) ?? []).map(\.timestamp) }
        stage.host.send([frame("A", .moved, x: 140, at: 1.2), frame("B", .moved, x: 210, at: 1.21),
                         frame("A", .moved, x: 150, at: 1.22) { $0.isPalm = true }, frame("B", .moved, x: 220, at: 1.23)])
        #expect(stage.log == "V.moved{B}" && samples == [1.21, 1.23])
    }

    @Test("R-PALM-4, R-EVT-21 The same for one that becomes too large")
    func sizeInOneBatch() throws {
        let stage = try Stage(multi: true)
        with({ $0.palmRadius = 60 }) {
            stage.play("@1 A+(100,100)")
            stage.host.send([frame("A", .moved, x: 110, at: 1.1) { $0.majorRadius = 50 },
                             frame("A", .moved, x: 120, at: 1.11) { $0.majorRadius = 61 }])
        }
        #expect(stage.log == "V.began{A} | V.moved{A} | V.cancelled{A}")
    }

    @Test("R-PALM-3 What a device calls a palm never begins; one that turns out to be one is cancelled, and stays so")
    func palms() throws {
        let stage = try Stage(multi: true)
        let reasons = traced {
            stage.send("A", .began, x: 50, y: 50, at: 1) { $0.isPalm = true }
            stage.send("A", .moved, x: 60, y: 50, at: 1.1)
            stage.send("A", .ended, x: 60, y: 50, at: 1.2)
            stage.send("B", .began, x: 50, y: 50, at: 2)
            stage.send("B", .moved, x: 60, y: 50, at: 2.1) { $0.isPalm = true }
            stage.send("B", .moved, x: 70, y: 50, at: 2.2)
            stage.send("B", .ended, x: 70, y: 50, at: 2.3)
        }
        #expect(stage.log == "V.began{B} | V.cancelled{B}")
        #expect(reasons == ["a contact: becomes no touch: its device takes it for a palm (rejectsPalms)",
                            "touch 1: is taken away: its device takes it for a palm (rejectsPalms)"])
    }

    @Test("R-PALM-4 A contact that is larger than the limit is a palm; there is no limit by default")
    func sizes() throws {
        let stage = try Stage(multi: true)
        stage.send("A", .began, x: 50, y: 50, at: 1) { $0.majorRadius = 300 }
        stage.send("A", .ended, x: 50, y: 50, at: 1.1)
        #expect(stage.take() == "V.began{A} | V.ended{A}")
        with({ $0.palmRadius = 60 }) {
            let reasons = traced {
                stage.send("B", .began, x: 50, y: 50, at: 2) { $0.majorRadius = 60 }
                stage.send("B", .moved, x: 50, y: 50, at: 2.1) { $0.majorRadius = 61 }
                stage.send("B", .ended, x: 50, y: 50, at: 2.2)
                stage.send("C", .began, x: 50, y: 50, at: 3) { $0.majorRadius = 80 }
            }
            #expect(stage.log == "V.began{B} | V.cancelled{B}")
            #expect(reasons == ["touch 1: is taken away: its radius is 61, 60 allowed (palmRadius)",
                                "a contact: becomes no touch: its radius is 80, 60 allowed (palmRadius)"])
        }
    }

    @Test("R-PALM-6 What a host finds under the hand that holds a pen is a palm, and the trace says so")
    func handOfPen() throws {
        let stage = try Stage(multi: true)
        func say(_ contact: inout Contact) { (contact.isPalm, contact.isHandOfPen) = (true, true) }
        let reasons = traced {
            stage.send("A", .began, x: 50, y: 50, at: 1, say)
            stage.send("B", .began, x: 50, y: 50, at: 1.1)
            stage.send("B", .moved, x: 50, y: 50, at: 1.2, say)
            stage.play("@1.3 C+(10,10); @1.4 C-")
        }
        #expect(stage.log == "V.began{B} | V.cancelled{B} | V.began{C} | V.ended{C}")
        #expect(reasons == ["a contact: becomes no touch: it lies under the hand that holds a pen (rejectsPalms)",
                            "touch 1: is taken away: it lies under the hand that holds a pen (rejectsPalms)"])
    }

    @Test("R-PALM-5 By default no pen silences a finger: not while it hovers, nor while it touches, nor by coming")
    func besideByDefault() throws {
        let stage = try Stage(multi: true)
        let reasons = traced {
            stage.play("@.9 A+(100,100)")
            hover(stage, at: 1)
            stage.play("@1.1 B+(200,100)")
            stage.send("P", .began, x: 50, y: 50, at: 1.2, tool: .pencil)
            stage.play("@1.3 A~(110,100) C+(300,100); @1.4 A- B- C-")
            stage.send("P", .ended, x: 50, y: 50, at: 1.5, tool: .pencil)
            hover(stage, at: 1.6, .left)
            stage.play("@1.7 D+(100,100); @1.8 D-")
        }
        #expect(stage.log == "V.began{A} | V.began{B} | V.began{P} | V.began{C}; V.moved{A} | V.ended{A,B,C} | V.ended{P} | V.began{D} | V.ended{D}")
        #expect(reasons == [])
    }

    @Test("R-PALM-5, R-EVT-21 By default a pen that lands parts no event")
    func landingInOneBatchByDefault() throws {
        let stage = try Stage(multi: true)
        stage.play("@1 A+(100,100)")
        stage.host.send([frame("A", .moved, x: 110, at: 1.2), frame("P", .began, x: 50, at: 1.201, tool: .pencil)])
        #expect(stage.log == "V.began{A} | V.began{?}; V.moved{A}")
    }

    @Test("R-PALM-5 Palms can be let through, and the silence beside a pen has its length")
    func switches() throws {
        let stage = try Stage(multi: true)
        with({ $0.rejectsPalms = false }) {
            stage.send("A", .began, x: 50, y: 50, at: 1) { $0.isPalm = true }
            stage.send("B", .began, x: 50, y: 50, at: 1.1) { ($0.isPalm, $0.isHandOfPen) = (true, true) }
            stage.play("@1.2 A- B-")
        }
        #expect(stage.log == "V.began{A} | V.began{B} | V.ended{A,B}")
        with({ ($0.pensSilenceFingers, $0.penSilence) = (true, 0.1) }) {
            hover(stage, at: 2.9)
            hover(stage, at: 3, .left)
            stage.play("@3.05 C+(100,100); @3.06 C-; @3.2 D+(100,100); @3.3 D-")
        }
        #expect(stage.log.hasSuffix("V.ended{A,B} | V.began{D} | V.ended{D}"))
    }

    /// A hand that is laid down, rolled, dragged along and lifted, in pieces of all sizes, before, while and after a pen writes.
    @Test("R-PALM-1 … 4 Of 50 palms beside a pen none reaches a view, and the pen has every sample at its time")
    func fiftyPalms() throws {
        GestureConfiguration.current.pensSilenceFingers = true
        defer { GestureConfiguration.current.pensSilenceFingers = false }
        let stage = try Stage(multi: true)
        final class Witness: UIView {
            var fingers = 0, cancelled = 0
            var strokes: [(time: Double, x: Double)] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
                fingers += touches.count { $0.type == .direct }
                for touch in touches where touch.type == .pencil {
                    for sample in event?.coalescedTouches(for: touch) ?? [] { strokes.append((sample.timestamp, sample.preciseLocation(in: self).x)) }
                }
            }
        }
        let witness = Witness(frame: stage.view.bounds)
        witness.isMultipleTouchEnabled = true
        stage.view.addSubview(witness)
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ..< 1 << 32, using: &random)
        var state = seed
        func next(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6364136223846793005 &+ 1442695040888963407
            return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 33) / Double(UInt64(1) << 31)
        }
        // The pen hovers from 1 s on, writes from 1.2 s to 5 s at 240 Hz, and is out of reach at 5.2 s.
        var changes: [(time: Double, send: () -> Void)] = [(1, { hover(stage, at: 1) }), (5.2, { hover(stage, at: 5.2, .left) })]
        var expected: [(time: Double, x: Double)] = []
        for step in 0...912 {
            let time = 1.2 + Double(step) / 240, x = 20 + Double(step) / 4, phase: Contact.Phase = step == 0 ? .began : step == 912 ? .ended : .moved
            if phase != .ended { expected.append((time, x)) }
            changes.append((time, {
                stage.host.send(TouchFrame(timestamp: time, contacts: [
                    Contact(id: 1000, phase: phase, tool: .pencil, timestamp: time, position: CGPoint(x: x, y: 50), force: 1)]))
            }))
        }
        for palm in 0..<50 {
            let landing = next(1.001...5.69), length = next(0.02...1.5), isPalm = palm.isMultiple(of: 3), radius = next(5...80)
            for step in 0...20 {
                let time = landing + length * Double(step) / 20
                let phase: Contact.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
                let place = CGPoint(x: next(150...390), y: next(100...390))
                changes.append((time, {
                    var contact = Contact(id: palm, phase: phase, timestamp: time, position: place, majorRadius: radius)
                    contact.isPalm = isPalm && step > 3
                    stage.host.send(TouchFrame(timestamp: time, contacts: [contact]))
                }))
            }
        }
        for change in changes.sorted(by: { $0.time < $1.time }) { change.send() }
        #expect(witness.fingers == 0, "seed \(seed)")
        #expect(witness.strokes.count == expected.count && zip(witness.strokes, expected).allSatisfy { abs($0.time - $1.time) < 1e-9 && $0.x == $1.x })
    }
}
