import Foundation
import JSONText
import Testing

/// What a person, or a program, does with three apps by the tools alone: twenty tasks.
@Suite("Tasks by tools alone", .serialized) struct TaskTests {
    /// An app for tools, and what it is asked about.
    private struct Tools {
        let app: InspectedProcess

        /// - Parameter options: Of the command, beside the one that lets it act.
        init(_ words: String..., options: [String] = []) throws {
            app = try InspectedProcess(["mcp"] + words.prefix(1) + ["--control"] + options + ["--"] + words.dropFirst())
        }

        @discardableResult
        func call(_ name: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
            let answer = try app.call("tools/call", ["name": .string(name), "arguments": arguments])
            if answer["isError"] == true { throw InspectedProcess.Trouble(description: answer["content"]?.array?.first?["text"]?.string ?? "") }
            return answer["structuredContent"] ?? .null
        }

        /// The sentences that an action caused.
        func sentences(_ name: String, _ arguments: JSONValue = [:]) throws -> [String] { try call(name, arguments)["decisions"]?.strings ?? [] }

        func frame(_ view: JSONValue) throws -> [Double] { try call("view", ["view": view])["frame"]?.array?.compactMap(\.number) ?? [] }

        func value(_ view: JSONValue) throws -> String? { try call("view", ["view": view])["value"]?.string }
    }

    @Test func aCardIsMovedStretchedAndTapped() throws {
        let cards = try Tools("Cards")
        defer { cards.app.end() }
        // 1: the card is found in the tree, by its class.
        let tree = try cards.call("tree")["views"]?.array?.first?["children"]?.array?.first?["children"]?.array ?? []
        let card = try #require(tree.first { $0["class"] == "Card" }?["id"])
        // 2: it is dragged.
        let start = try cards.frame(card)
        #expect(try cards.sentences("drag", ["view": card, "by": [60, 40]]).contains { $0.hasSuffix("pan on Card: recognized") })
        #expect(try cards.frame(card)[0] > start[0] + 40)
        // 3: it is stretched with two fingers.
        let width = try cards.frame(card)[2]
        try cards.call("gesture", ["fingers": [["path": [[220, 240], [180, 240]], "duration": 0.3], ["path": [[280, 240], [320, 240]], "duration": 0.3]]])
        #expect(try cards.frame(card)[2] > width * 1.2)
        // 4: one tap, which waits until it is no double tap.
        try cards.call("tap", ["view": card])
        #expect(try cards.call("wait", ["until": "decision", "text": "tap on Card: recognized", "seconds": 5])["met"] == true)
        // 5: a double tap.
        #expect(try cards.sentences("tap", ["view": card, "count": 2]).contains { $0.hasSuffix("double tap on Card: recognized") })
        // 6: ten fingers at once.
        let ten = JSONValue.array((0..<10).map { ["path": [[.number(105 + 20 * $0), 250], [.number(105 + 20 * $0), 330]], "duration": 0.2] })
        try cards.call("wait", ["until": "rest"])
        let landed = try cards.sentences("gesture", ["fingers": ten]).filter { $0.contains(": landed in Card") }
        #expect(landed.count == 10)
        // 7: the picture shows another colour when the card is hidden.
        let before = try cards.app.call("picture")["png"]
        try cards.call("set_view", ["view": card, "property": "isHidden", "value": true])
        try cards.call("wait", ["seconds": 0.1])
        #expect(try cards.app.call("picture")["png"] != before)
    }

    @Test func gesturesAreTunedAndQuestioned() throws {
        let cards = try Tools("Cards")
        defer { cards.app.end() }
        // 8: without its pan the card stays where it is.
        let start = try cards.frame("Card")
        try cards.call("set_recognizer", ["recognizer": "pan on Card", "property": "isEnabled", "value": false])
        try cards.call("drag", ["view": "Card", "by": [50, 0]])
        #expect(try cards.frame("Card") == start)
        try cards.call("set_recognizer", ["recognizer": "pan on Card", "property": "isEnabled", "value": true])
        // 9: with a threshold of 100 points a drag of 50 moves nothing.
        try cards.call("set_configuration", ["name": "panHysteresis", "value": 100])
        #expect(try !cards.sentences("drag", ["view": "Card", "by": [50, 0]]).contains { $0.hasSuffix("pan on Card: recognized") })
        try cards.call("set_configuration", ["name": "panHysteresis", "value": 10])
        // 10: where would a finger land?
        #expect(try cards.call("hit_test", ["x": 10, "y": 10])["path"]?.strings.contains { $0.contains("passes over Card: the place lies outside of it") } == true)
        // 11: which recognizer waits for which.
        #expect(try cards.call("relations")["edges"]?.array?.contains { $0["from"] == "tap on Card" && $0["to"] == "double tap on Card" && $0["kind"] == "requires" } == true)
        // 12: from which threshold on the drag would have been a pan.
        try cards.call("drag", ["view": "Card", "by": [8, 0]])
        let since = try cards.call("status")["now"]?.number ?? 0
        let turning = try cards.call("turning_point", ["name": "panHysteresis", "recognizer": "pan on Card", "from": 0, "to": 20, "since": .number(since - 0.5)])
        #expect(turning["winsBelow"] == true && (7...8).contains(turning["value"]?.number ?? 0))
    }

    @Test func aFormIsFilledIn() throws {
        let form = try Tools("Form", options: ["--typed"])
        defer { form.app.end() }
        // 13: a name is typed.
        try form.call("tap", ["view": "Name"])
        try form.call("keys", ["text": "Ada"])
        #expect(try form.value("Name") == "Ada")
        // 14: with Return to the next field.
        try form.call("keys", ["keys": "Return"])
        try form.call("keys", ["text": "ada@example.org"])
        #expect(try form.value("Email") == "ada@example.org")
        // 15: it is not to be sent without a password, and the password is nowhere to be read.
        #expect(try form.call("view", ["view": "Send"])["enabled"] == false)
        try form.call("tap", ["view": "Password"])
        try form.call("keys", ["text": "secret"])
        #expect(try form.call("view", ["view": "Send"])["enabled"] == nil)
        #expect(try !form.call("tree").text.contains("secret"))
        // 16: the mail is taken out with keys.
        try form.call("tap", ["view": "Email"])
        try form.call("keys", ["keys": "LeftCtrl+a Delete"])
        #expect(try form.call("view", ["view": "Send"])["enabled"] == false)
        try form.call("keys", ["text": "b@example.org"])
        // 17: it is sent, as assistive technology does.
        #expect(try form.sentences("activate", ["view": "Send"]).contains { $0.contains("UIButton \"Send\": calls a method of FormController") })
    }

    @Test func mistakesAreFoundAndMended() throws {
        // 18: something lies over the button: what, and what happens without it.
        let overlay = try Tools("Mistakes", "overlay")
        defer { overlay.app.end() }
        try overlay.call("tap", ["x": 120, "y": 120])
        #expect(try overlay.call("explain", ["of": "touch 1"])["text"]?.string?.contains("landed in Overlay") == true)
        try overlay.call("set_view", ["view": "Overlay", "property": "isHidden", "value": true])
        #expect(try overlay.sentences("tap", ["x": 120, "y": 120]).contains { $0.hasSuffix("tap on Target: recognized") })
        // 19: a recognizer is switched off.
        let disabled = try Tools("Mistakes", "disabled")
        defer { disabled.app.end() }
        let tap = try #require(try disabled.call("recognizers")["recognizers"]?.array?.first { $0["enabled"] == false }?["id"])
        try disabled.call("set_recognizer", ["recognizer": tap, "property": "isEnabled", "value": true])
        #expect(try disabled.sentences("tap", ["view": "Target"]).contains { $0.hasSuffix("tap on Target: recognized") })
        // 20: two pans, of which the inner one always wins: would both go together?
        let exclusion = try Tools("Mistakes", "exclusion")
        defer { exclusion.app.end() }
        try exclusion.call("drag", ["view": "Target", "by": [60, 0]])
        let outer = try #require(try exclusion.call("recognizers")["recognizers"]?.array?.first { $0["name"] == "outer pan" }?["id"])
        let found = try exclusion.call("what_if", ["recognizers": [["recognizer": outer, "change": "together:yes"]]])
        #expect(found["after"]?.array?.contains { $0["text"] == "outer pan on UIView: recognized" } == true)
        #expect(found["before"]?.array?.contains { $0["text"] == "outer pan on UIView: recognized" } == false)
    }
}
