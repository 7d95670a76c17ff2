import GestureEngine
import Testing

@MainActor @Suite("What the engine is called with")
struct DoorTests {
    @Test("Beyond 64 contacts and 64 recognizers everything goes on, and numbers are given again")
    func many() {
        let stage = PlainStage(recognizers: 70)
        let contacts = stage.event(land: 80).landed
        #expect(contacts.map(\.slot) == Array(0..<80))
        let moved = stage.event(move: contacts).log
        #expect(moved.count == 71 && moved.last == "V0 moved \(Array(0..<80))")
        for recognizer in stage.recognizers { stage.engine.request(.failed, by: recognizer) }
        stage.engine.runDueCycle()
        _ = stage.client.takeLog()
        #expect(stage.event(end: contacts).log == ["V0 ended \(Array(0..<80))"])
        #expect(stage.client.gone == contacts && stage.engine.contacts.isEmpty)
        #expect(stage.event(land: 1).landed.map(\.slot) == [0])
    }

    @Test("R-GR-43 What two attempts had in common keeps its number until one of them is over")
    func remembered() {
        let stage = PlainStage(recognizers: 2)
        for recognizer in stage.recognizers { stage.client.traits[recognizer] = [.enabled] }
        let first = stage.event(land: 1).landed
        stage.event(end: first)
        #expect(stage.event(land: 1).landed.map(\.slot) == [1])
        stage.engine.request(.failed, by: stage.recognizers[0])
        stage.engine.runDueCycle()
        #expect(stage.event(land: 1).landed.map(\.slot) == [0])
    }

    @Test("R-VH-8, R-GR-55 A receiver that leaves: its contacts are cancelled, its recognizers are called and end")
    func leaving() {
        let stage = PlainStage(recognizers: 1)
        let contacts = stage.event(land: 2).landed
        stage.engine.sever(stage.engine.contacts(within: ReceiverID(rawValue: 0)))
        #expect(stage.client.takeLog() == ["V0 cancelled [0, 1] severed"])
        #expect(contacts.allSatisfy { stage.engine.receiver(of: $0) == nil })
        stage.engine.recognizersLeave(within: ReceiverID(rawValue: 0))
        #expect(stage.client.takeLog() == ["0 cancelled [0, 1]", "0 reset"])
        #expect(stage.event(end: contacts).log.isEmpty && stage.engine.contacts.isEmpty)
    }

    @Test("R-GR-55 A call that leaving makes begins nothing in what leaves")
    func beginningWhileLeaving() {
        let stage = PlainStage(recognizers: 2), other = stage.recognizers[1]
        let contacts = stage.event(land: 1).landed
        stage.engine.request(.failed, by: other)
        stage.engine.runDueCycle()
        _ = stage.client.takeLog()
        stage.client.reactions["0 reset"] = { [engine = stage.engine] in
            engine.request(.began, by: other)
            #expect(!engine.isInAttempt(other))
        }
        stage.engine.recognizersLeave(within: ReceiverID(rawValue: 0))
        #expect(stage.client.takeLog() == ["0 cancelled [0]", "0 reset"])
        stage.engine.request(.began, by: other)
        #expect(stage.engine.isInAttempt(other))
        stage.event(end: contacts)
    }

    @Test("R-SCR-3, R-VH-8 What is kept from its receiver is never delivered, and has the receiver until that leaves")
    func keptFromItsReceiver() {
        let stage = PlainStage(recognizers: 1)
        stage.client.traits[stage.recognizers[0]] = [.enabled, .delaysLandings]
        let contacts = stage.event(land: 1).landed
        stage.engine.keepFromReceiver(contacts[0])
        #expect(!stage.engine.isKept(contacts[0]) && stage.engine.receiver(of: contacts[0]) == ReceiverID(rawValue: 0))
        let leaving = stage.engine.contacts(within: ReceiverID(rawValue: 0))
        #expect(leaving == ContactSet(contacts[0]))
        stage.engine.sever(leaving)
        #expect(stage.engine.receiver(of: contacts[0]) == nil && stage.client.takeLog().isEmpty)
        #expect(stage.event(end: contacts).log == ["0 ended [0]"] && stage.engine.contacts.isEmpty)
    }

    @Test("R-DLV-41 Cancelled from inside a callback: recognizers, then receivers, at once; the event has nothing more for them")
    func cancelledNow() {
        let stage = PlainStage(recognizers: 1)
        let contacts = stage.event(land: 2).landed
        stage.client.reactions["0 moved [0]"] = {
            var all = ContactSet()
            for contact in contacts { all.insert(contact) }
            stage.engine.cancelNow(all)
        }
        #expect(stage.event(move: [contacts[0]]).log == ["0 moved [0]", "0 cancelled [0, 1]", "V0 cancelled [0, 1] severed"])
        #expect(stage.engine.contacts.isEmpty)
    }

    @Test("A recognizer may be unregistered inside its own call: it is called no more, and its number may be another's")
    func unregistered() {
        let stage = PlainStage(recognizers: 2)
        stage.client.reactions["0 began [0]"] = { stage.engine.unregister(stage.recognizers[0]) }
        stage.client.recognizers[stage.surface] = stage.recognizers
        #expect(stage.event(land: 1).log == ["0 began [0]", "1 began [0]", "V0 began [0]"])
        #expect(!stage.engine.isInAttempt(stage.recognizers[0]) && stage.engine.violationBetweenEvents == nil)
        #expect(stage.engine.register() == stage.recognizers[0])
    }

    @Test("R-GR-40 A requirement goes with the recognizer that it names: what gets that number later is not waited for")
    func requirementOfOneThatIsGone() {
        let stage = PlainStage(recognizers: 2)
        stage.engine.require(stage.recognizers[0], toFail: stage.recognizers[1])
        stage.engine.unregister(stage.recognizers[1])
        #expect(stage.engine.requirements(of: stage.recognizers[0]).isEmpty)
        #expect(stage.engine.register() == stage.recognizers[1])
        let contacts = stage.event(land: 1).landed
        stage.client.reactions["0 ended [0]"] = { stage.engine.request(.ended, by: stage.recognizers[0]) }
        #expect(stage.event(end: contacts).log == ["0 ended [0]", "1 ended [0]", "0!ended", "V0 cancelled [0] taken", "0 reset", "1 reset"])
    }

    @Test("R-GR-41, R-DLV-14 One that waits for a recognizer that is unregistered goes on in a cycle that is due, without an event")
    func waitingForOneThatGoes() {
        let stage = PlainStage(recognizers: 2)
        stage.engine.require(stage.recognizers[0], toFail: stage.recognizers[1])
        stage.event(land: 1)
        stage.engine.request(.began, by: stage.recognizers[0])
        stage.engine.runDueCycle()
        #expect(stage.engine.stage(of: stage.recognizers[0]) == .waiting(.began, for: stage.recognizers[1]))
        _ = stage.client.takeLog()
        stage.engine.unregister(stage.recognizers[1])
        #expect(stage.engine.isCycleDue)
        stage.engine.runDueCycle()
        #expect(stage.client.takeLog() == ["0!began", "V0 cancelled [0] taken"])
    }

    @Test("R-GR-41d A requirement that would close a circle is not made, and the client is notified")
    func circle() {
        let stage = PlainStage(recognizers: 3)
        stage.engine.require(stage.recognizers[0], toFail: stage.recognizers[1])
        stage.engine.require(stage.recognizers[1], toFail: stage.recognizers[2])
        stage.engine.require(stage.recognizers[2], toFail: stage.recognizers[0])
        #expect(stage.client.takeLog() == ["2 can't require 0"])
    }

    @Test("R-DLV-2 An event that never comes to the recognizers: they give the landing up, the receiver never receives it")
    func suppressed() {
        let stage = PlainStage(recognizers: 1)
        let contact = stage.engine.land(.touch, type: 0, on: stage.surface, receiver: ReceiverID(rawValue: 0))
        stage.engine.offerLandings(of: .touch)
        stage.engine.finishEvent(of: .touch)
        #expect(stage.client.takeLog() == ["0 reset"])
        #expect(stage.event(end: [contact]).log.isEmpty && stage.engine.contacts.isEmpty)
    }

    @Test("R-DLV-5 Each surface has its own cycle; what is held there waits for it")
    func surfaces() {
        let stage = PlainStage(recognizers: 2), other = SurfaceID(rawValue: 1)
        stage.client.recognizers = [stage.surface: [stage.recognizers[0]], other: [stage.recognizers[1]]]
        let here = stage.engine.land(.touch, type: 0, on: stage.surface, receiver: ReceiverID(rawValue: 0))
        let there = stage.engine.land(.touch, type: 0, on: other, receiver: ReceiverID(rawValue: 1))
        stage.engine.offerLandings(of: .touch)
        stage.engine.handleEvent(of: .touch, on: stage.surface)
        #expect(stage.client.takeLog() == ["0 began [\(here.slot)]", "V0 began [\(here.slot)]"])
        stage.engine.handleEvent(of: .touch, on: other)
        #expect(stage.client.takeLog() == ["1 began [\(there.slot)]", "V1 began [\(there.slot)]"])
        stage.engine.finishEvent(of: .touch)
        #expect(stage.engine.violationBetweenEvents == nil)
    }

    @Test("R-GR-41c, R-DLV-5 The questions about failure are asked in the cycle of the surface that the contact is on")
    func questionsOfSurfaces() {
        let stage = PlainStage(recognizers: 4), other = SurfaceID(rawValue: 1), usual = stage.client.answers
        stage.client.recognizers = [stage.surface: [stage.recognizers[0], stage.recognizers[1]], other: [stage.recognizers[2], stage.recognizers[3]]]
        var asked: [String] = []
        stage.client.answers = { question in
            if case .requiresFailure(let one, let another) = question { asked.append("\(one.slot)?\(another.slot)") }
            return usual(question)
        }
        for (place, surface) in [stage.surface, other].enumerated() {
            _ = stage.engine.land(.touch, type: 0, on: surface, receiver: ReceiverID(rawValue: place))
        }
        stage.engine.offerLandings(of: .touch)
        stage.engine.handleEvent(of: .touch, on: stage.surface)
        #expect(asked == ["0?1", "1?0"])
        stage.engine.handleEvent(of: .touch, on: other)
        #expect(asked == ["0?1", "1?0", "2?3", "3?2"])
        stage.engine.finishEvent(of: .touch)
    }

    @Test("R-DLV-20, R-DLV-21 The trace names the recognizer that withholds, and no other")
    func holders() {
        let stage = PlainStage(recognizers: 3)
        stage.client.traits[stage.recognizers[0]] = [.enabled]
        stage.client.traits[stage.recognizers[1]] = [.enabled, .delaysLandings]
        stage.client.traits[stage.recognizers[2]] = [.enabled, .delaysEnds]
        stage.engine.isTracing = true
        let contacts = stage.event(land: 1).landed
        #expect(stage.client.decisions.filter { $0.kind == .landingHeld }.map(\.recognizer) == [stage.recognizers[1]])
        stage.event(end: contacts)
        #expect(stage.client.decisions.filter { $0.kind == .endHeld }.map(\.recognizer) == [stage.recognizers[2]])
    }

    @Test("Decisions are noted with their reasons while tracing, and not otherwise")
    func tracing() {
        let stage = PlainStage(recognizers: 2)
        stage.event(end: stage.event(land: 1).landed)
        #expect(stage.client.decisions.isEmpty)
        stage.engine.isTracing = true
        stage.client.reactions["0 began [1]"] = { stage.engine.request(.ended, by: stage.recognizers[0]) }
        stage.event(land: 1)
        let sentences = stage.client.decisions.map { decision in
            decision.named(as: TextNames.self, recognizer: { "R\($0.slot)" }, receiver: { "V\($0.rawValue)" }, contact: { "\($0)" }).description
        }
        #expect(sentences == [
            "R0, contact 1: accepted", "R1, contact 1: accepted", "R0: asks for ended", "R0: recognized",
            "R1: failed: excluded by R0, neither delegate allows both",
            "R0, contact 1: taken by the recognizer, its receiver is never called with it", "R0: notifies its targets: ended",
            "R0, contact 0: taken by the recognizer, V0 is notified that it is cancelled",
            "R0: reset, its attempt is over", "R1: reset, its attempt is over", "R1, contact 1: accepted",
        ])
    }
}
