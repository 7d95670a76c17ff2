#if Web
import Foundation
import Testing

/// The page's own script in node, without a browser.
enum PageInput {
    static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/node" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    static let absence: Comment = "node is not installed"

    /// What the page sends of events.
    /// - Parameters:
    ///   - events: Words, one an event.
    ///   - platform: The system, as browsers call it.
    ///   - link: JavaScript for the object that sends, which adds to the list `sent`.
    ///   - each: JavaScript that gives the event `word` to the page, by `input` or by one of its `handlers`.
    static func sent(of events: String, platform: String, link: String, each: String) throws -> String {
        let script = """
            import fs from "fs";
            const handlers = {}, sent = [];
            const element = {addEventListener(name, handler) { handlers[name] = handler; }, setPointerCapture() {}};
            globalThis.document = {getElementById: () => element, addEventListener() {}};
            globalThis.addEventListener = () => {};
            Object.defineProperty(globalThis, "navigator", {value: {maxTouchPoints: 1, platform: "\(platform)"}, configurable: true});
            const source = fs.readFileSync(process.env.INPUT_JS, "utf8");
            const {Input} = await import("data:text/javascript," + encodeURIComponent(source));
            const input = new Input(\(link), {place: (x, y) => [x, y], pixelsPerUnit: 1}, {});
            for (const word of process.env.EVENTS.split(" ")) {
                \(each)
            }
            console.log(sent.join(" "));
            // Its channel would keep the process.
            process.exit();
            """
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(node))
        process.arguments = ["--input-type=module", "-e", script]
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/HostWeb/Page/input.js")
        process.environment = ProcessInfo.processInfo.environment.merging(["INPUT_JS": page.path, "EVENTS": events]) { $1 }
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
#endif
