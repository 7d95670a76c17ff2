#if Web
import Foundation
import Testing

/// What the page makes of changes in its hidden field, with the page's own script in node.
@Suite("The page's text") struct PageTextTests {
    private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/node" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// One change of the field: the app's text with its selection, then the field's with its caret; and the edit that must come of it.
    struct Change: CustomTestStringConvertible {
        var before: String
        var after: String
        var edit: (before: Int, after: Int, commit: String)
        var testDescription: String { "\(before) becomes \(after)" }
    }

    private static let changes = [
        Change(before: "ab", after: "abc", edit: (0, 0, "c")),
        Change(before: "wrld", after: "world", edit: (3, 0, "orld")),
        // Both begin with the same code unit.
        Change(before: "😀", after: "😁", edit: (2, 0, "😁")),
        Change(before: "a😀😀", after: "a😀😁", edit: (2, 0, "😁")),
        // These end with the same one.
        Change(before: "\u{1F600}", after: "\u{1FA00}", edit: (2, 0, "\u{1FA00}")),
        Change(before: "😀", after: "", edit: (2, 0, "")),
    ]

    @Test("an edit holds whole characters (R-TXT-22)", .enabled(if: node != nil, "node is not installed"), arguments: changes)
    func wholeCharacters(_ change: Change) throws {
        let script = """
            import fs from "fs";
            const element = () => ({addEventListener() {}, style: {}, setAttribute() {}, focus() {}, blur() {}, value: "", hidden: true,
                                    setSelectionRange(a, b) { this.selectionStart = a; this.selectionEnd = b; }});
            const field = element(), button = element();
            globalThis.document = {getElementById: id => id === "text" ? field : button, addEventListener() {}, activeElement: field};
            const source = fs.readFileSync(process.env.TEXT_JS, "utf8");
            const {Text} = await import("data:text/javascript," + encodeURIComponent(source));
            const edits = [], before = process.env.BEFORE, after = process.env.AFTER;
            const text = new Text({sendEdit: (...edit) => edits.push(edit), sendKey() {}}, {unplace: () => [0, 0]});
            text.update({isMultiline: false, help: {}, caret: {minX: 0, minY: 0}, purpose: "text", text: before,
                         selection: [before.length, before.length]}, true);
            field.value = "\\u200b" + after;
            field.selectionStart = field.selectionEnd = field.value.length;
            text.changed();
            console.log(JSON.stringify(edits));
            """
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(Self.node))
        process.arguments = ["--input-type=module", "-e", script]
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/HostWeb/Page/text.js")
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["TEXT_JS": page.path, "BEFORE": change.before, "AFTER": change.after]) { $1 }
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let edits = try #require(try JSONSerialization.jsonObject(with: data) as? [[Any]])
        #expect(edits.count == 1)
        let edit = try #require(edits.first)
        #expect(edit[0] as? Int == change.edit.before && edit[1] as? Int == change.edit.after && edit[2] as? String == change.edit.commit)
    }
}
#endif
