import Testing
import UIKit

/// What recognizers, their targets and their views read while they are called.
@MainActor @Suite("Gestures: callbacks", .leavesNothing)
struct CallbackTests {
    @Test("R-EVT-16 A recognizer's methods get the event that the views get, and may ask it for coalesced and predicted samples")
    func sameEvent() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        var events: [UIEvent] = [], coalesced: [Int] = [], predicted: [Bool] = []
        recognizer.onMoved = { _, touches, event in
            events.append(event)
            coalesced += touches.map { event.coalescedTouches(for: $0)?.count ?? -1 }
            predicted += touches.map { event.predictedTouches(for: $0) != nil }
        }
        stage.view.onTouches = { phase, _, event in if phase == .moved { events.append(event!) } }
        stage.play("@0 A+(10,10)")
        stage.playAtOnce("@.1 A~(11,10); @.11 A~(12,10); @.12 A~(13,10)")
        #expect(events.count == 2 && events[0] === events[1])
        #expect(coalesced == [3] && predicted == [true])
    }

    @Test("R-EVT-33, R-DLV-5 In every phase the recognizers come before the views")
    func recognizersFirst() throws {
        for end in ["A-", "A!"] {
            let stage = try Stage()
            let child = stage.add("C", 0, 0, 100, 100)
            let recognizer = stage.script(logsTouches: true)
            recognizer.delaysTouchesEnded = false
            child.isForwarding = false
            stage.play("@0 A+(10,10); @.1 A~(11,10); @.2 \(end)")
            let last = end == "A-" ? "G.tE{A}; C.ended{A}" : "G.tC{A}; C.cancelled{A}"
            #expect(stage.log == "G.tB{A}; C.began{A} | G.tM{A}; C.moved{A} | \(last)")
        }
    }

    @Test("R-DLV-11, R-DLV-2 Recognizers, actions and views are called inside the window's sendEvent, in this order")
    func insideSendEvent() throws {
        final class BracketWindow: UIWindow {
            var onEvent: ((String) -> Void)?
            override func sendEvent(_ event: UIEvent) {
                onEvent?("[")
                super.sendEvent(event)
                onEvent?("]")
            }
        }
        let stage = try Stage()
        let window = BracketWindow(windowScene: stage.scene)
        window.windowLevel = .alert
        let child = stage.add("C", 0, 0, 100, 100, to: window)
        window.isHidden = false
        let recognizer = stage.script(to: child)
        recognizer.cancelsTouchesInView = false
        var order: [String] = []
        window.onEvent = { order.append($0) }
        recognizer.onBegan = { _, _, _ in order.append("tB") }
        recognizer.onEnded = { recognizer, _, _ in
            order.append("tE")
            recognizer.state = .ended
        }
        recognizer.addAction { (_: UIGestureRecognizer) in order.append("action") }
        child.onTouches = { phase, _, _ in order.append("\(phase)") }
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(order == ["[", "tB", "began", "]", "[", "tE", "action", "ended", "]"])
        // Without super no superview is called.
        let silent = try Stage()
        silent.window.isSending = false
        silent.script(logsTouches: true).onBegan = { recognizer, _, _ in recognizer.state = .ended }
        silent.play("@0 A+(10,10); @.1 A-")
        #expect(silent.log == "— | —")
    }

    @Test("R-DLV-27 While a view is called because a recognizer has taken its touch the phase reads cancelled, and afterwards as before")
    func phaseDuringCancellation() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
        var phases: [UITouch.Phase] = []
        stage.view.onTouches = { phase, touches, _ in
            guard phase == .cancelled else { return }
            phases += touches.map(\.phase)
        }
        recognizer.addAction { (_: UIGestureRecognizer) in phases += [stage.touch("A")!.phase] }
        recognizer.onReset = { _ in phases += [stage.touch("A")!.phase] }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        recognizer.isEnabled = false
        // In the action, which comes first; in the view's callback; afterwards.
        #expect(phases.prefix(2) == [.moved, .cancelled] && phases.last != .cancelled)
    }

    @Test("R-DLV-40, T-73 A recognizer that never decides withholds the lift for ever")
    func undecided() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        stage.play("@0 A+(10,10); @.1 A-")
        stage.advance(to: 1000)
        #expect(stage.take() == "V.began{A} | —")
        #expect(recognizer.state == .possible && recognizer.resets == 0)
        // It is released when the recognizer is disabled.
        recognizer.isEnabled = false
        stage.advance(to: 1001)
        #expect(stage.log.contains("V.ended{A}"))
    }

    @Test("R-GR-6 A name changes nothing; descriptions show it")
    func name() throws {
        let stage = try Stage()
        let first = stage.script("same"), second = stage.script("same")
        #expect(first != second && first.description.contains("same"))
        first.name = nil
        #expect(!first.description.contains("same"))
    }

    @Test("R-GR-15 In an action, the last one too, the values are those of the cycle; the reset comes after it")
    func valuesInActions() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        var values: [String] = []
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .changed }
        recognizer.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        recognizer.addAction { (recognizer: ScriptedRecognizer) in
            values.append("\(recognizer.state) \(Stage.text(recognizer.location(in: nil))) resets \(recognizer.resets)")
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(40,10); @.3 A-")
        #expect(values == ["began (20,10) resets 0", "changed (40,10) resets 0", "ended (40,10) resets 0"])
        #expect(recognizer.resets == 1)
    }

    @Test("R-GR-47 The touch methods of the base class do nothing that clients can see")
    func baseClass() throws {
        let stage = try Stage()
        let recognizer = stage.add(UIGestureRecognizer(), "G")
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log == "V.began{A} | V.moved{A}")
        #expect(recognizer.state == .possible && recognizer.numberOfTouches == 1)
        #expect(stage.touch("A")?.gestureRecognizers == [recognizer])
    }

    @Test("R-GR-49 Recognizers are no responders, and what they get goes nowhere else")
    func noResponders() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        let recognizer = stage.script(to: child, logsTouches: true)
        #expect(!((recognizer as Any) is UIResponder))
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        // Each is called once; neither C's superview nor any next responder receives it.
        #expect(stage.log == "G.tB{A}; C.began{A} | G.tM{A}; C.moved{A}")
    }

    @Test("R-HOV-11, R-GR-5 A pointer's click is a touch of type indirectPointer with the event's buttons")
    func pointerClick() throws {
        let stage = try Stage()
        let recognizer = stage.script()
        var seen: [String] = []
        recognizer.onBegan = { recognizer, touches, event in
            let state = "\(event.buttonMask.rawValue) \(recognizer.buttonMask.rawValue) \(recognizer.modifierFlags == .shift)"
            seen += touches.map { "\($0.type) \(state)" }
        }
        stage.send("A", .began, x: 10, y: 10, at: 0, tool: .pointer, buttons: 2, modifiers: .shift)
        #expect(seen == ["indirectPointer 2 2 true"])
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        stage.send("A", .ended, x: 10, y: 10, at: 0.1, tool: .pointer)
        stage.send("B", .began, x: 10, y: 10, at: 0.2, tool: .pointer, buttons: 1)
        #expect(seen.count == 1)
    }
}
