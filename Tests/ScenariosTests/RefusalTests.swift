import Foundation
import Scenarios
import Testing

/// What is not known or makes no sense is refused with file, place and reason (`Documentation/scenario-format.md`).
@Suite("Refusals", .leavesNothing)
struct RefusalTests {
    private func refusal(_ text: String, expectedName: String? = nil) -> String {
        do throws(ScenarioError) {
            _ = try Scenario(data: Data(text.utf8), file: "s.json", expectedName: expectedName)
            return "accepted"
        } catch {
            return error.description
        }
    }

    @Test func whatIsInOrderIsAccepted() {
        #expect(refusal(Refusals.text()) == "accepted")
        let touches = "[\(Refusals.down)]"
        #expect(refusal(Refusals.text(touches: touches, more: #", "version": 1, "recognizers": [], "relations": [], "frame_ms": 16.7"#)) == "accepted")
    }

    @Test("text that is no JSON", arguments: Refusals.malformed)
    func malformed(text: String, reason: String) {
        #expect(refusal(text) == "s.json: \(reason)")
    }

    @Test func textThatIsNotUTF8() {
        let error = #expect(throws: ScenarioError.self) { _ = try Scenario(data: Data([0x22, 0xFF, 0x22]), file: "s.json") }
        #expect(error?.description == "s.json: line 1, column 1: the text is not UTF-8")
    }

    @Test("as many fingers at a time as anything else takes, and no more")
    func manyFingers() {
        func touches(_ count: Int, _ phase: String, _ more: String = "") -> String {
            "[" + (1...count).map { #"{"t_ms": 0, "finger": \#($0), "phase": "\#(phase)", "x": 1, "y": 2\#(more)}"# }.joined(separator: ", ") + "]"
        }
        #expect(refusal(Refusals.text(touches: touches(256, "began"))) == "accepted")
        #expect(refusal(Refusals.text(touches: touches(257, "began"))) == "s.json: $.touches[256]: more than 256 fingers are down")
        #expect(refusal(Refusals.text(touches: touches(257, "hover", #", "type": "pencil""#))) == "s.json: $.touches[256]: more than 256 devices hover")
    }

    @Test("a pipe or a device is no scenario")
    func noFile() {
        for path in ["/dev/zero", "/dev/null"] {
            let error = #expect(throws: ScenarioError.self) { _ = try Scenario(contentsOf: URL(fileURLWithPath: path)) }
            #expect(error?.reason == "it is no file")
        }
    }

    @Test func hugeFile() {
        let error = #expect(throws: ScenarioError.self) {
            _ = try Scenario(data: Data(repeating: 0x20, count: (4 << 20) + 1), file: "s.json")
        }
        #expect(error?.description == "s.json: $: the file is larger than 4 MiB")
    }

    @Test func missingFile() {
        let error = #expect(throws: ScenarioError.self) { _ = try Scenario(contentsOf: ScenarioFiles.folder.appending(path: "no-such.json")) }
        #expect(error?.description == "no-such.json: $: the file can't be read")
    }

    @Test func nameOfAnotherFile() {
        #expect(refusal(Refusals.text(), expectedName: "t") == "s.json: $.name: 's' is not the file's name, 't'")
    }

    @Test("what the format does not know, or makes no sense", arguments: Refusals.format)
    func refused(text: String, reason: String) {
        #expect(refusal(text) == "s.json: \(reason)")
    }

    @Test("a message is one line, whatever the file says")
    func oneLine() {
        let line = refusal(Refusals.text(more: #", "a\nb\u0000\#(String(repeating: "x", count: 500))": 1"#))
        #expect(line.hasPrefix(#"s.json: $: unknown key 'a\nb\0xxx"#), "\(line)")
        #expect(!line.contains("\n") && line.count < 300, "\(line)")
        let others = refusal(Refusals.text(more: #", "a\u0085\u009B\u2028\u2029b": 1"#))
        #expect(others.hasPrefix(#"s.json: $: unknown key 'a\u{0085}\u{009B}\u{2028}\u{2029}b'"#), "\(others)")
    }
}
