import Foundation
import Testing

/// Nothing ends because standard error can't be written to: what was to be said is lost, and no more.
@Suite("Standard error") struct StandardErrorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// How a shell gives a process a standard error that takes nothing.
    static let places = [
        "full": "exec \"$@\" 2>/dev/full",
        "closed": "exec \"$@\" 2>&-",
        "all closed": "exec \"$@\" <&- >&- 2>&-",
        "a pipe without a reader": "mkfifo pipe && exec 3<>pipe 4>pipe 3<&- && exec \"$@\" 2>&4 4>&-",
    ]

    private func run(_ place: String, _ words: [String], environment: [String: String?] = [:]) throws -> Int32 {
        let shell = try Child("/bin/sh", ["-c", try #require(Self.places[place]), "sh"] + words, environment: environment, workingFolder: folder.path)
        return try shell.status()
    }

    @Test("an app that has something to say goes on", arguments: places.keys.sorted())
    func app(_ place: String) throws {
        let log = folder.file("log.jsonl")
        #expect(try run(place, ["\(Checkout.products)/Cards"], environment: ["DACTYL_ON": "headless", "DACTYL_LOG": log]) == 0)
        // What would have been said has not found its way into a file that was opened since.
        let text = try String(contentsOfFile: log, encoding: .utf8)
        #expect(text.hasPrefix("{\"format\"") && !text.contains("dactyl: "))
    }

    @Test("a command that refuses has its status", arguments: places.keys.sorted())
    func command(_ place: String) throws {
        #expect(try run(place, [Checkout.dactyl, "run", "Nope"]) == 66)
    }

    @Test("an explanation that can't be written is an error, and no crash")
    func explanation() throws {
        let script = try folder.write("tap 0 100 100\n", to: "script.touch")
        let shell = try Child("/bin/sh", ["-c", "exec \"$@\" >/dev/full", "sh", Checkout.dactyl, "explain", "Cards", "--play", script])
        #expect(try shell.status() == 73)
        #expect(shell.errorLines.last?.contains("standard output") == true, "\(shell.errors)")
    }

    @Test("what a command lists and can't write is an error", arguments: [["scenarios", "\(Checkout.root)/Scenarios/pan"], ["devices", "--on", "headless"]])
    func lists(_ words: [String]) throws {
        let shell = try Child("/bin/sh", ["-c", "exec \"$@\" >/dev/full", "sh", Checkout.dactyl] + words)
        #expect(try shell.status() == 73)
        #expect(shell.errorLines.last == "dactyl: cannot write 'standard output': No space left on device", "\(shell.errors)")
    }
}
