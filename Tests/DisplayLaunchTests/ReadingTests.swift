import Foundation
import Testing

/// The settings of a run about reading by touch and the audit, in a process of its own on a headless display.
@Suite("Reading by touch", .serialized)
struct ReadingTests {
    private func run(_ script: String, _ settings: [String: String]) throws -> (run: ProgramRun, spoken: [String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("script.touch"), spoken = folder.appendingPathComponent("spoken.txt")
        try script.write(to: file, atomically: true, encoding: .utf8)
        let environment = ["DACTYL_ON": "headless", "DACTYL_PLAY": file.path, "DACTYL_SPOKEN": spoken.path].merging(settings) { $1 }
        let run = try ProgramRun(ProgramRun.program("MainStoryboard"), environment)
        let text = (try? String(contentsOf: spoken, encoding: .utf8)) ?? ""
        return (run, text.split(separator: "\n").map(String.init))
    }

    @Test("R-ACC-20, R-ACC-25 With DACTYL_READ the app is read from its start on, its touches stay away, and the file has what is said")
    func reads() throws {
        let (run, spoken) = try self.run("sleep 500\ndown 0 50 50\nframe\nsleep 400\nup 0\nframe\nsleep 100\n", ["DACTYL_READ": "1"])
        #expect(run.status == 0 && !run.lines.contains("tapped"), "\(run.errors)")
        #expect(spoken.first == "0.000 screen reader on")
    }

    @Test("R-ACC-25 Without it nothing is said")
    func silent() throws {
        let (run, spoken) = try self.run("down 0 50 50\nframe\nup 0\nframe\n", [:])
        #expect(run.status == 0 && run.lines.contains("tapped") && spoken.isEmpty, "\(run.errors)")
    }

    @Test("R-ACC-43 With DACTYL_AUDIT what was found is printed at the end, and the status is 1")
    func audit() throws {
        let (run, _) = try self.run("sleep 100\n", ["DACTYL_AUDIT": "1"])
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.lines.contains { $0.hasPrefix("gesture: ") }, "\(run.lines)")
    }
}
