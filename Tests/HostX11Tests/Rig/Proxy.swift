#if X11
import Foundation

/// A display in front of the rig's, through which wrong things come: `xproxy` of `Tests/Rigs`.
@MainActor
final class Proxy {
    let display: String
    private let process: Process
    private let output = Pipe()
    private let input = Pipe()
    private var text = ""

    init(_ rig: Rig) throws {
        process = try rig.start("xproxy", [rig.display], input: input, output: output)
        let line = Self.line(output, &text)
        guard line.hasPrefix(":") else { throw Rig.Failure(description: "xproxy did not start") }
        display = line
    }

    isolated deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Sends it a command, in its own language, and waits until it has taken it.
    func tell(_ command: String) {
        input.fileHandleForWriting.write(Data((command + "\n").utf8))
        _ = Self.line(output, &text)
    }

    /// The next line, whole: a line may come in several pieces, the last of which is not the answer to the next command.
    private static func line(_ output: Pipe, _ text: inout String) -> String {
        while !text.contains("\n") {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { break }
            text += String(decoding: part, as: UTF8.self)
        }
        let line = text.prefix { $0 != "\n" }
        text = String(text.dropFirst(line.count + 1))
        return String(line)
    }
}
#endif
