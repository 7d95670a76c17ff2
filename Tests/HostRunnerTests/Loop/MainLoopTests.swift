import Foundation
import Testing

@Suite struct MainLoopTests {
    /// What a program whose display is a pipe (`LoopProbe`) wrote, line by line, and its status.
    private func probe(_ sleep: String) throws -> (lines: [String], status: Int32) {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("LoopProbe")
        process.arguments = [sleep]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text.split(separator: "\n").map(String.init), process.terminationStatus)
    }

    /// The main loop promises timers, the main queue and the main actor's tasks on the main thread, and nested run loops (decision 0007): what
    /// an event's handler leaves to any of them has its turn though nothing else wakes the process. In the probe the next event waits for it.
    @Test("what a handler leaves to the run loop has its turn, in whichever sleep", arguments: ["own sleep", "Foundation's sleep"])
    func leftovers(sleep: String) throws {
        let (lines, status) = try probe(sleep == "own sleep" ? "own" : "foundation")
        #expect(status == 0 && lines.count == 20, "\(lines)")
        #expect(lines.last == sleep)
    }
}
