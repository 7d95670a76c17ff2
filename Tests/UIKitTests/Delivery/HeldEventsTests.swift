import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Events that arrive while a view is called late, outside of any event: a timer or a due cycle has released what was withheld.
@MainActor @Suite("Delivery: events that arrive in late calls", .leavesNothing)
struct HeldEventsTests {
    @Test("R-TCH-3, R-DLV-29 A move that arrives while a timer's late call shows the landing comes after it, and once")
    func inATimersCall() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.delaysTouchesBegan = true
        recognizer.onBegan = { recognizer, _, _ in recognizer.deadline(0.1) { $0.state = .failed } }
        var places: [CGPoint] = []
        stage.view.onTouches = { phase, touches, _ in
            if phase == .began { stage.send("A", .moved, x: 50, y: 10, at: 0.12) }
            for touch in touches { places.append(touch.location(in: nil)) }
        }
        stage.play("@0 A+(10,10)")
        stage.advance(to: 0.15)
        #expect(stage.log == "— | timer@.1 V.began{A} | V.moved{A}")
        // During the late call the touch stays where it landed.
        #expect(places == [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
        #expect(stage.touch("A")?.location(in: nil) == CGPoint(x: 50, y: 10))
        #expect(stage.touch("A")?.previousLocation(in: nil) == CGPoint(x: 10, y: 10))
    }

    @Test("R-TCH-3, R-DLV-14 What had to wait is delivered with the end of the calls, without anything new from the host", arguments: [false, true])
    func withoutNews(isRefresh: Bool) throws {
        let stage = try Stage(), application = UIApplication.shared
        let recognizer = stage.script()
        recognizer.delaysTouchesBegan = true
        stage.view.onTouches = { phase, _, _ in
            guard phase == .began else { return }
            // A loop inside of the callback reads what the device sent.
            let contact = Contact(id: Stage.id("A"), phase: .moved, timestamp: 0.1, position: CGPoint(x: 50, y: 10))
            application.frames.append(TouchFrame(timestamp: 0.1, contacts: [contact]), scene: stage.scene)
            application.deliverSamples()
        }
        stage.play("@0 A+(10,10)")
        stage.advance(to: 0.1)
        // Between two events: a cycle is due.
        recognizer.state = .failed
        if isRefresh { application.updateCycle.update() } else { application.updateCycle.clockDidWake() }
        #expect(stage.log == "— | V.began{A} | V.moved{A}")
        #expect(stage.touch("A")?.location(in: nil) == CGPoint(x: 50, y: 10))
    }
}
