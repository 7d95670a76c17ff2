import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Delivery: pipeline", .leavesNothing)
struct PipelineTests {
    @Test("R-DLV-1 Preparation, then the windows concerned, then the views; ended touches leave the event")
    func order() throws {
        let stage = try Stage(multi: true)
        let other = stage.addWindow("W2", level: .alert)
        other.frame = CGRect(x: 300, y: 0, width: 100, height: 400)
        var order: [String] = []
        stage.view.onHitTest = { _, _ in
            order.append("hit")
            return nil
        }
        stage.window.onEvent = { event in order.append("W \(event.allTouches?.count ?? -1)") }
        other.onEvent = { event in order.append("W2 \(event.allTouches?.count ?? -1)") }
        stage.view.onTouches = { phase, _, _ in order.append("V \(phase)") }
        stage.play("@0 A+(50,50) B+(60,60); @.1 A-; @.2 B~(61,60); @.3 C+(350,50); @.4 B-; @.5 C-")
        #expect(order == ["hit", "hit", "W 2", "V began", "W 2", "V ended", "W 1", "V moved",
                          "W 2", "W2 2", "W 2", "V ended", "W2 2", "W2 1"])
    }

    @Test("R-DLV-2 A window that does not call super keeps the event from its views, and only there")
    func suppressedWindow() throws {
        let stage = try Stage()
        let other = stage.addWindow("W2", level: .alert)
        other.frame = CGRect(x: 300, y: 0, width: 100, height: 400)
        stage.window.isSending = false
        stage.play("@0 A+(50,50) B+(350,50)")
        #expect(stage.take() == "W2.began{B}")
        #expect(stage.touch("A")?.view === stage.view)
    }

    @Test("R-DLV-2 All view callbacks of an event happen inside super.sendEvent")
    func insideSuper() throws {
        final class BracketWindow: UIWindow {
            weak var stage: Stage?
            override func sendEvent(_ event: UIEvent) {
                stage?.note("[")
                super.sendEvent(event)
                stage?.note("]")
            }
        }
        let stage = try Stage()
        let window = BracketWindow(windowScene: stage.scene)
        window.stage = stage
        window.windowLevel = .alert
        stage.add("C", 0, 0, 100, 100, to: window)
        window.isHidden = false
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.log == "[ | C.began{A} | ] | [ | C.ended{A} | ]")
    }

    @Test("R-DLV-32 A view that missed the began because super was not called receives nothing of the end alone")
    func missedBegan() throws {
        let stage = try Stage()
        stage.window.isSending = false
        stage.play("@0 A+(50,50)")
        stage.window.isSending = true
        stage.play("@.1 A~(60,50); @.2 A-")
        #expect(!stage.log.contains("ended"))
        #expect(!stage.log.contains("moved"))
    }

    @Test("R-DLV-31 Callbacks go to the touch's view")
    func toTheView() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        child.onTouches = { _, touches, _ in #expect(touches.first?.view === child) }
        stage.play("@0 A+(50,50); @.1 A~(300,300); @.2 A-")
        #expect(stage.log == "C.began{A} | C.moved{A} | C.ended{A}")
    }

    @Test("R-DLV-32 A delivered touch gets one final callback and nothing after it", arguments: ["A-", "A!"])
    func oneEnd(end: String) throws {
        let found = try Verifier.collecting {
            let stage = try Stage()
            stage.play("@0 A+(50,50); @.1 \(end)")
            // Faulty devices: contacts that end twice, move after the end, or begin twice.
            stage.send("A", .moved, x: 60, y: 50, at: 0.2)
            stage.send("A", .ended, x: 60, y: 50, at: 0.3)
            stage.send("A", .cancelled, x: 60, y: 50, at: 0.4)
            #expect(stage.log == "V.began{A} | V.\(end == "A-" ? "ended" : "cancelled"){A}")
        }
        #expect(found.map(\.rule) == ["R-HST-1", "R-HST-1", "R-HST-1"])
    }

    @Test("R-DLV-32 … also when the device forgets to end a contact before its number begins again")
    func forgottenEnd() throws {
        let found = try Verifier.collecting {
            let stage = try Stage(multi: true)
            stage.play("@0 A+(50,50); @.1 A+(80,80); @.2 A-")
            #expect(stage.log == "V.began{A} | V.began{A}; V.cancelled{A} | V.ended{A}")
        }
        #expect(found.map(\.rule) == ["R-HST-1"])
    }

    @Test("R-DLV-33 A view that a callback takes out of the window gets no more of this event")
    func removedByAnother() throws {
        let stage = try Stage()
        let left = stage.add("L", 0, 0, 200, 400), right = stage.add("R", 200, 0, 200, 400)
        stage.play("@0 A+(50,50); @.1 B+(250,50)")
        left.onTouches = { phase, _, _ in
            if phase == .moved { right.removeFromSuperview() }
        }
        stage.play("@.2 A~(60,50) B~(260,50); @.3 B-; @.4 A-")
        #expect(stage.log == "L.began{A} | R.began{B} | L.moved{A}; R.cancelled{B} | — | L.ended{A}")
    }

    @Test("R-DLV-33 … not even the began of a touch that it had not received")
    func removedBeforeBegan() throws {
        let stage = try Stage()
        let left = stage.add("L", 0, 0, 200, 400), right = stage.add("R", 200, 0, 200, 400)
        left.onTouches = { _, _, _ in right.removeFromSuperview() }
        stage.play("@0 A+(50,50) B+(250,50); @.1 B~(260,50); @.2 B-")
        #expect(stage.log == "L.began{A} | — | —")
        #expect(stage.touch("B")?.view == nil)
    }

    @Test("R-DLV-33 A lift that was to be sent becomes a cancellation, once")
    func removedBeforeEnded() throws {
        let stage = try Stage()
        let left = stage.add("L", 0, 0, 200, 400), right = stage.add("R", 200, 0, 200, 400)
        stage.play("@0 A+(50,50); @.1 B+(250,50)")
        left.onTouches = { _, _, _ in right.removeFromSuperview() }
        stage.play("@.2 A~(60,50) B-")
        #expect(stage.log == "L.began{A} | R.began{B} | L.moved{A}; R.cancelled{B}")
    }

    @Test("Samples that a callback causes wait for the end of the event")
    func reentrance() throws {
        let stage = try Stage(multi: true)
        stage.view.onTouches = { phase, touches, _ in
            guard phase == .began, stage.letters(touches) == "A" else { return }
            stage.play("@0 B+(80,80)")
            stage.note("back")
        }
        stage.play("@0 A+(50,50)")
        #expect(stage.log == "V.began{A}; back | V.began{B}")
    }
}
