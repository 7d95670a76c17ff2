import GestureEngine
import Testing

/// What a trace keeps and explains.
@Suite("Trace") struct TraceTests {
    private typealias Text = Trace<TextNames>

    private func trace(_ records: [Record<TextNames>], capacity: Int = 100) -> Text {
        var trace = Text(capacity: capacity)
        for (index, record) in records.enumerated() { trace.note(record, at: Double(index) / 8) }
        return trace
    }

    @Test("each record is a sentence")
    func sentences() {
        let many = (1...15).map { "v\($0)" }
        let records: [(Record<TextNames>, String)] = [
            (.landed("finger", in: "page"), "finger: landed in page"),
            (.landed(nil, in: nil), "a contact: landed where nothing is hit"),
            (.passedOver("finger", ["menu"], .hidden), "finger: passes over menu: it is hidden"),
            (.passedOver("finger", ["a", "b"], .outside), "finger: passes over a, b: the place lies outside of them"),
            (.passedOver(nil, many, .takesNoInput),
             "a contact: passes over v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12 and 3 more: they take no input"),
            (.unreached("finger", "button", beyond: "box", .bottom(80)), "finger: button would be here, but box, which it is in, ends at y = 80"),
            (.notAdmitted("finger", to: "page", .hasOne), "finger: page is not called with it: it has another already"),
            (.called("page", .began, ["one", "two"], .event), "page: called with began of one, two"),
            (.called("page", .cancelled, ["one"], .taken), "page: called with cancelled of one, taken by a recognizer"),
            (.handedOn(from: "page", .moved, ["one"], to: ["book", "shelf"], isKept: true),
             "page: hands moved of one on to book, shelf, which keeps it"),
            (.handedOn(from: "page", .moved, ["one"], to: ["book"], isKept: false), "page: hands moved of one on to book, the end of the chain"),
            (.sent("tap", .named("turn", to: "reader")), "tap: sends turn to reader"),
            (.controlSent("button", .named("turn", to: nil)), "button: sends turn, which nothing performs"),
            (.sent("tap", .method(of: "reader")), "tap: calls a method of reader"),
            (.controlSent("button", .closure("Turn")), "button: calls a closure, \"Turn\""),
            (.decision(Decision("tap", "finger", .accepted)), "tap, finger: accepted"),
        ]
        for (record, sentence) in records { #expect("\(record)" == sentence) }
    }

    @Test("a recognizer that gave up says why, if it did")
    func ownReason() {
        var decision = Decision<TextNames>("tap", nil, .failed(.itself))
        #expect("\(decision)" == "tap: failed: by its own decision")
        decision.ownReason = "too long"
        #expect("\(decision)" == "tap: failed: too long")
    }

    @Test("an explanation has the lines of its subject, and those that name it as the reason; times count from the origin")
    func explanation() {
        var trace = trace([
            .landed("one", in: "page"), .decision(Decision("tap", "one", .accepted)), .decision(Decision("pan", "one", .accepted)),
            .decision(Decision("tap", nil, .failed(.excluded(by: "pan")))), .called("page", .moved, ["one"], .event),
        ])
        trace.origin = 0.125
        #expect(trace.explanation(of: "pan") == """
            0.125  pan, one: accepted
            0.250  tap: failed: excluded by pan, neither delegate allows both

            """)
        #expect(trace.explanation(of: "page") == "-0.125  one: landed in page\n0.375  page: called with moved of one\n")
        #expect(trace.explanation()?.split(separator: "\n").count == 5)
        #expect(trace.explanation(of: "swipe") == nil)
        #expect(trace.subjects == ["tap", "pan", "one", "page"])
        #expect(trace.decisions.map(\.recognizer) == ["tap", "pan", "tap"])
    }

    @Test("the latest lines are kept, as many as there is room for")
    func capacity() {
        let trace = trace((0..<100).map { .landed("\($0)", in: nil) }, capacity: 8)
        #expect(trace.lines.count <= 8 && trace.lines.last?.record == .landed("99", in: nil))
        #expect(trace.lines.first?.time == Double(100 - trace.lines.count) / 8)
    }

    @Test("a record noted again makes the line that it made first, however often lines are forgotten", arguments: [4, 7, 64, 1000])
    func again(capacity: Int) {
        var trace = Text(capacity: capacity), plain = Text(capacity: capacity)
        var known: [Int: Text.Noted] = [:], refused = 0
        for time in 0..<2000 {
            // Some come often, some seldom.
            let number = time % 3 == 0 ? time % 7 : time / 50 % 12, record = Record<TextNames>.landed("\(number)", in: nil)
            plain.note(record, at: Double(time))
            if let noted = known[number] {
                if trace.note(again: noted, at: Double(time)) { continue }
                refused += 1
            }
            known[number] = trace.note(record, at: Double(time))
        }
        #expect(trace.lines.map(\.description) == plain.lines.map(\.description) && trace.forgotten == plain.forgotten)
        #expect((refused > 0) == (trace.forgotten > 0), "a record that may be gone is not noted again")
    }

    @Test("a record of before everything was forgotten is not noted again")
    func againAfterAll() {
        var trace = Text()
        let noted = trace.note(.landed("one", in: nil), at: 0)
        trace.removeAll()
        trace.note(.landed("two", in: nil), at: 1)
        #expect(!trace.note(again: noted, at: 2) && trace.lines.map(\.time) == [1])
    }
}
