#if Web
import Foundation
import Testing

/// What the page sends of keys, with the page's own script in node.
@Suite("The page's keys") struct PageKeyTests {
    private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/node" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// `A+` is a press of A, `A*` a press that the browser calls a repetition, `A-` a release; M is Command.
    @Test("what is held is sent again, and a key whose release was not reported is pressed again (R-TXT-1)",
          .enabled(if: node != nil, "node is not installed"), arguments: [
        ("A+ A* A* A-", "A+ A* A* A-"),
        ("A* A- B+ B-", "B+ B-"),
        // As on a Mac, where Command is down while C comes up.
        ("M+ C+ M- C+ C-", "M+ C+ C- M- C+ C-"),
        ("C+ C+ C-", "C+ C- C+ C-"),
    ])
    func keys(events: String, sent: String) throws {
        let script = """
            import fs from "fs";
            const element = {addEventListener() {}};
            globalThis.document = {getElementById: () => element, addEventListener() {}};
            globalThis.addEventListener = () => {};
            Object.defineProperty(globalThis, "navigator", {value: {maxTouchPoints: 1, platform: "MacIntel"}, configurable: true});
            const source = fs.readFileSync(process.env.INPUT_JS, "utf8");
            const {Input} = await import("data:text/javascript," + encodeURIComponent(source));
            const sent = [];
            const sendKey = (time, isDown, modifiers, code, typed, isRepeat) => sent.push(code[0] + (isRepeat ? "*" : isDown ? "+" : "-"));
            const input = new Input({sendKey, sendSamples() {}}, {}, {});
            for (const word of process.env.EVENTS.split(" ")) {
                const key = word[0] === "M" ? "Meta" : word[0].toLowerCase();
                input.key({code: word[0], key, repeat: word[1] === "*", target: {id: ""}, timeStamp: 1, preventDefault() {}}, word[1] !== "-");
            }
            console.log(sent.join(" "));
            // Its channel would keep the process.
            process.exit();
            """
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(Self.node))
        process.arguments = ["--input-type=module", "-e", script]
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/HostWeb/Page/input.js")
        process.environment = ProcessInfo.processInfo.environment.merging(["INPUT_JS": page.path, "EVENTS": events]) { $1 }
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == sent + "\n")
    }
}
#endif
