#if X11
import Foundation

/// Fingers on the rig's touchscreen that play line after line, each when it is asked for. Their owner keeps them where they are.
@MainActor
final class Fingers {
    private let process: Process
    private let output = Pipe()
    private let input = Pipe()
    private var text = ""
    private var played = 0

    init(_ rig: Rig) throws {
        process = try rig.start("xtouch", ["--lines"], input: input, output: output)
        try wait("ready", 1)
    }

    isolated deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Plays a script, and waits until the server has handled it.
    func play(_ script: String) throws {
        input.fileHandleForWriting.write(Data((script + "\n").utf8))
        played += 1
        try wait("done", played)
    }

    private func wait(_ word: String, _ count: Int) throws {
        while text.split(separator: "\n").count(where: { $0 == word }) < count {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw Rig.Failure(description: "the fingers did not play") }
            text += String(decoding: part, as: UTF8.self)
        }
    }
}
#endif
