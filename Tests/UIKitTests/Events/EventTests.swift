import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Events: object and accessors", .leavesNothing)
struct EventTests {
    @Test("R-EVT-1 Raw values of the types and subtypes; touch events have type touches and subtype none")
    func types() throws {
        let types: [UIEvent.EventType] = [.touches, .presses, .hover]
        #expect(types.map(\.rawValue) == [0, 3, 11])
        #expect(UIEvent.EventSubtype.none.rawValue == 0)
        let stage = try Stage()
        var seen = 0
        stage.window.onEvent = { event in
            #expect(event.type == .touches)
            #expect(event.subtype == .none)
            seen += 1
        }
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(seen == 2)
    }

    @Test("R-EVT-2 One event object serves a whole sequence")
    func oneObject() throws {
        let stage = try Stage(multi: true)
        var events: [UIEvent] = []
        stage.window.onEvent = { events.append($0) }
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 A-; @.3 B~(90,80); @.4 B-")
        #expect(events.count == 5)
        #expect(events.allSatisfy { $0 === events[0] })
    }

    @Test("R-EVT-3 allTouches has the live touches, stationary ones too, and those that end in this event")
    func allTouches() throws {
        let stage = try Stage(multi: true)
        var seen: [String?] = []
        stage.window.onEvent = { seen.append(stage.letters($0.allTouches)) }
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 B~(90,80); @.3 A-; @.4 B~(95,80); @.5 C+(9,9) B!; @.6 C-")
        #expect(seen == ["A", "A,B", "A,B", "A,B", "B", "B,C", "C"])
    }

    @Test("R-EVT-4 touches(for:) picks by window and by view, without subviews; no match is an empty set")
    func touchesFor() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 0, 0, 100, 100)
        let stranger = UIView()
        let other = stage.addWindow("W2", level: .alert)
        other.frame = CGRect(x: 300, y: 0, width: 100, height: 400)
        var event: UIEvent?
        stage.window.onEvent = { event = $0 }
        stage.play("@0 A+(50,50); @.1 B+(150,50); @.2 D+(350,50); @.25 E+(160,60); @.3 A~(60,50)")
        let last = try #require(event)
        #expect(stage.letters(last.touches(for: child)) == "A")
        #expect(stage.letters(last.touches(for: stage.view)) == "B,E")
        #expect(stage.letters(last.touches(for: stage.window)) == "A,B,E")
        #expect(stage.letters(last.touches(for: other as UIWindow)) == "D")
        #expect(last.touches(for: stranger) == [])
    }

    @Test("R-EVT-4 … severed touches included")
    func severedTouches() throws {
        let stage = try Stage()
        var seen: [String?] = []
        stage.window.onEvent = { seen.append(stage.letters($0.touches(for: stage.view))) }
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 B~(90,80)")
        #expect(seen == ["A", "A,B", "A,B"])
        #expect(stage.log == "V.began{A} | — | —")
    }

    @Test("R-EVT-5 Modifier keys and buttons are those of the event; a finger has no button")
    func modifiersAndButtons() throws {
        let stage = try Stage(multi: true)
        var seen: [(UIKeyModifierFlags, UIEvent.ButtonMask)] = []
        stage.window.onEvent = { seen.append(($0.modifierFlags, $0.buttonMask)) }
        stage.send("A", .began, x: 50, y: 50, at: 0, modifiers: [.shift])
        stage.send("A", .ended, x: 50, y: 50, at: 0.1)
        stage.send("B", .began, x: 50, y: 50, at: 0.2, tool: .pointer, buttons: 1, modifiers: [.control, .command])
        stage.send("B", .moved, x: 60, y: 50, at: 0.3, tool: .pointer, buttons: 3)
        #expect(seen.map(\.0) == [.shift, [], [.control, .command], []])
        #expect(seen.map(\.1) == [[], [], .primary, [.primary, .secondary]])
        #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    }

    @Test("R-EVT-5, R-APP-4 The application's cancellation has the modifier keys that were down")
    func modifiersOfACancellation() throws {
        let stage = try Stage()
        var flags: [UIKeyModifierFlags] = []
        stage.view.onTouches = { phase, _, event in
            if phase == .cancelled { flags.append(event?.modifierFlags ?? []) }
        }
        stage.send("A", .began, x: 50, y: 50, at: 0, modifiers: [.shift, .command])
        stage.host.setVisible(false)
        #expect(flags == [[.shift, .command]])
    }

    @Test("R-EVT-5 A pointer's buttons are those of the event although a finger has its last sample: a click is a tap")
    func buttonsBesideAFinger() throws {
        let stage = try Stage()
        let left = stage.add("L", 0, 0, 200, 400)
        stage.add("R", 200, 0, 200, 400)
        stage.add(UITapGestureRecognizer(), "tap", to: left)
        var masks: [UIEvent.ButtonMask] = []
        stage.window.onEvent = { masks.append($0.buttonMask) }
        stage.play("@0 F+(300,50)")
        stage.host.send([
            TouchFrame(timestamp: 1, contacts: [
                Contact(id: Stage.id("M"), phase: .began, tool: .pointer, timestamp: 1, position: CGPoint(x: 50, y: 50)),
            ], buttons: 1),
            TouchFrame(timestamp: 1.005, contacts: [
                Contact(id: Stage.id("F"), phase: .moved, timestamp: 1.005, position: CGPoint(x: 310, y: 50)),
            ]),
        ])
        stage.send("M", .ended, x: 50, y: 50, at: 1.1, tool: .pointer)
        #expect(masks == [[], .primary, []])
        #expect(stage.log == "R.began{F} | R.moved{F}; L.began{?} | tap!ended; L.cancelled{?}")
    }

    @Test("R-EVT-6 The timestamp is that of the newest sample")
    func timestamp() throws {
        let stage = try Stage(multi: true)
        var seen: [Double] = []
        stage.window.onEvent = { seen.append($0.timestamp) }
        stage.play("@0.5 A+(50,50) B+(80,80)")
        stage.playAtOnce("@.6 A~(51,50); @.61 B~(81,80); @.62 A~(52,50)")
        #expect(seen == [0.5, 0.62])
    }

    @Test("R-EVT-6 The timestamp is that of the newest sample, also where a slower device's sample comes last")
    func timestampOfSeveralDevices() throws {
        var seen: [Double] = []
        // Hosts give the devices frames of their own. One that does not is reported, and its event has a time all the same.
        let found = try Verifier.collecting {
            let stage = try Stage(multi: true)
            stage.window.onEvent = { seen.append($0.timestamp) }
            stage.play("@0.5 A+(50,50) B+(80,80)")
            stage.host.send(TouchFrame(timestamp: 0.62, contacts: [
                Contact(id: Stage.id("A"), phase: .moved, timestamp: 0.62, position: CGPoint(x: 52, y: 50)),
                Contact(id: Stage.id("B"), phase: .moved, timestamp: 0.61, position: CGPoint(x: 81, y: 80)),
            ]))
        }
        #expect(seen == [0.5, 0.62] && found.map(\.rule) == ["R-HST-2"])
    }
}
