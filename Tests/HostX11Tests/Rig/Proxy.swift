#if X11
import Foundation

/// A display in front of the rig's, through which wrong things come: `xproxy` of `Tests/Rigs`.
@MainActor
final class Proxy {
    let display: String
    private let process: Process
    private let output = Pipe()
    private let input = Pipe()

    init(_ rig: Rig) throws {
        process = try rig.start("xproxy", [rig.display], input: input, output: output)
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard text.hasPrefix(":") else { throw Rig.Failure(description: "xproxy did not start") }
        display = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    isolated deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Tells it what to do, in its own language.
    func tell(_ command: String) {
        input.fileHandleForWriting.write(Data((command + "\n").utf8))
        _ = output.fileHandleForReading.availableData
    }
}
#endif
