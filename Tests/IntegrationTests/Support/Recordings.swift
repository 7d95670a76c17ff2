import Foundation
import Testing

/// A recording of TouchSpots has its end, and what it replays is what was delivered.
func expectRecording(_ path: String, replays log: String, sourceLocation: SourceLocation) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8), again = path + ".jsonl"
    #expect(text.hasSuffix("\nend\n"), "\(text.suffix(200))", sourceLocation: sourceLocation)
    let replay = try Child.dactyl("replay", "TouchSpots", path, "--log", again)
    _ = try replay.status()
    let first = try String(contentsOfFile: log, encoding: .utf8), second = try String(contentsOfFile: again, encoding: .utf8)
    #expect(first == second, "the replay said: \(replay.errors)", sourceLocation: sourceLocation)
}
