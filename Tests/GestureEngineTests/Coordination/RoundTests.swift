import GestureEngine
import Testing

/// What messages and resets ask for, and when that is decided.
@MainActor @Suite("The rounds of a cycle")
struct RoundTests {
    /// Recognizers that do not exclude each other, which begin with the first move, in priority order.
    private func makeStage(recognizers count: Int) -> PlainStage {
        let stage = PlainStage(recognizers: count), usual = stage.client.answers
        stage.client.answers = { question in
            if case .canPrevent = question { return false }
            return usual(question)
        }
        for recognizer in stage.recognizers {
            stage.client.reactions["\(recognizer.slot) moved [0]"] = { stage.engine.request(.began, by: recognizer) }
        }
        return stage
    }

    @Test("R-DLV-10 What a message asks for, of its own recognizer or another, is decided when the round's messages and cancellations are over",
          arguments: [0, 1], [0, 1])
    func request(sender: Int, asked: Int) {
        let stage = makeStage(recognizers: 2), contacts = stage.event(land: 1).landed
        stage.client.reactions["\(sender)!began"] = { stage.engine.request(.ended, by: stage.recognizers[asked]) }
        #expect(stage.event(move: contacts).log == [
            "0 moved [0]", "1 moved [0]", "0!began", "1!began", "V0 cancelled [0] taken", "\(asked)!ended", "\(asked) reset",
        ])
        #expect(stage.engine.violationBetweenEvents == nil)
    }

    @Test("R-GR-14 One that gives up in the event in which it asked to begin has failed: it sends nothing, and excludes nothing",
          arguments: [RecognizerState.cancelled, .failed])
    func gaveUp(state: RecognizerState) {
        let stage = PlainStage(recognizers: 2), contacts = stage.event(land: 1).landed
        stage.client.reactions["0 moved [0]"] = {
            stage.engine.request(.began, by: stage.recognizers[0])
            stage.engine.request(state, by: stage.recognizers[0])
        }
        stage.client.reactions["1 moved [0]"] = { stage.engine.request(.began, by: stage.recognizers[1]) }
        #expect(stage.event(move: contacts).log == ["0 moved [0]", "1 moved [0]", "1!began", "V0 cancelled [0] taken", "0 reset"])
        #expect(stage.engine.violationBetweenEvents == nil)
    }

    @Test("R-GR-14 A change that a message of a change asks for is merged into it; the next event's is sent again")
    func change() {
        let stage = makeStage(recognizers: 1), contacts = stage.event(land: 1).landed
        stage.event(move: contacts)
        var requests = 0
        // Bounded: without the merging it would go on for ever.
        stage.client.reactions["0!changed"] = {
            requests += 1
            if requests < 100 { stage.engine.request(.changed, by: stage.recognizers[0]) }
        }
        for count in 1...2 {
            #expect(stage.event(move: contacts).log == ["0 moved [0]", "0!changed"])
            #expect(requests == count && !stage.engine.isCycleDue)
        }
    }

    @Test("R-GR-14, R-DLV-10 A change that the message of the beginning asks for is sent in the next round, and only once")
    func changeAfterTheBeginning() {
        let stage = makeStage(recognizers: 1), contacts = stage.event(land: 1).landed
        stage.client.reactions["0!began"] = { stage.engine.request(.changed, by: stage.recognizers[0]) }
        stage.client.reactions["V0 cancelled [0] taken"] = { stage.engine.request(.changed, by: stage.recognizers[0]) }
        #expect(stage.event(move: contacts).log == ["0 moved [0]", "0!began", "V0 cancelled [0] taken", "0!changed"])
    }

    @Test("R-GR-53 One that is disabled in its own message sends what it owes and its cancellation without another round")
    func disabled() {
        let stage = makeStage(recognizers: 2), contacts = stage.event(land: 1).landed
        stage.client.reactions["0!began"] = {
            stage.engine.request(.changed, by: stage.recognizers[0])
            stage.engine.recognizerWasDisabled(stage.recognizers[0])
        }
        #expect(stage.event(move: contacts).log == [
            "0 moved [0]", "1 moved [0]", "0!began", "0!changed", "0!cancelled", "1!began", "V0 cancelled [0] taken", "0 reset",
        ])
    }

    @Test("R-DLV-6, R-GR-45 One behind an attempt that a question ended keeps its turn, before those behind itself")
    func turn() {
        let stage = makeStage(recognizers: 4), contacts = stage.event(land: 1).landed, usual = stage.client.answers
        let (first, second, third, fourth) = (stage.recognizers[0], stage.recognizers[1], stage.recognizers[2], stage.recognizers[3])
        var questions = 0
        stage.client.answers = { question in
            if question == .canPrevent(third, fourth) || question == .canPrevent(fourth, third) { return true }
            if question == .canPrevent(first, second) { questions += 1 }
            // The first time when the first is recognized, the second when the second is decided: the third comes next.
            if question == .canPrevent(first, second), questions == 2 { stage.engine.recognizerWasRemoved(first) }
            return usual(question)
        }
        #expect(stage.event(move: contacts).log == [
            "0 moved [0]", "1 moved [0]", "2 moved [0]", "3 moved [0]", "0 reset", "1!began", "2!began", "V0 cancelled [0] taken", "3 reset",
        ])
    }

    @Test("R-DLV-10, R-GR-30 After sixteen rounds the rest is of the next cycle, and so is the reset of one whose message is left")
    func sixteen() {
        let stage = PlainStage(recognizers: 2)
        var begun = 0
        for (one, other) in [(0, 1), (1, 0)] {
            stage.client.reactions["\(one)!began"] = {
                begun += 1
                if begun == 16 { return stage.engine.request(.ended, by: stage.recognizers[one]) }
                // The other begins again, and so on.
                stage.engine.recognizerWasDisabled(stage.recognizers[other])
                stage.engine.request(.began, by: stage.recognizers[other])
            }
        }
        stage.engine.request(.began, by: stage.recognizers[0])
        stage.engine.runDueCycle()
        #expect(begun == 16 && stage.engine.isCycleDue && stage.client.takeLog().last == "1!began")
        stage.engine.runDueCycle()
        #expect(stage.client.takeLog() == ["1!ended", "1 reset"])
        #expect(stage.engine.violationBetweenEvents == nil)
    }
}
