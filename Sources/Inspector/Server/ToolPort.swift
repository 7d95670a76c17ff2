internal import Foundation
internal import FoundationAdditions
internal import Synchronization

/// Standard input and output as a port for tools: a message a line, as MCP has it. What the app prints goes to standard error meanwhile.
@MainActor
final class ToolPort: InspectorPort {
    private let output: LineOutput

    init(_ inspector: Inspector) {
        let input = dup(STDIN_FILENO)
        output = LineOutput(dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        if nothing > STDERR_FILENO { Foundation.close(nothing) }
        let output = output
        let thread = Thread {
            var lines = LineInput(input, limit: MessageFormat.limit)
            while let line = lines.next() {
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
                inspector.receive(line) { if let answer = $0 { output.write(answer) } }
            }
            inspector.post { inspector.end() }
        }
        thread.name = "tools"
        thread.start()
    }

    func close() {}
}

/// Lines that are written whole, from any thread.
final class LineOutput: Sendable {
    private let file: Mutex<Int32>

    init(_ descriptor: Int32) {
        file = Mutex(descriptor)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Writes the bytes and a line's end. A reader that is gone is no error: the input ends too.
    func write(_ bytes: [UInt8]) {
        file.withLock { descriptor in
            var rest = (bytes + [UInt8(ascii: "\n")])[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
            }
        }
    }
}

/// Reads lines, of which none is longer than a limit.
struct LineInput {
    private let descriptor: Int32
    private let limit: Int
    private var buffer: [UInt8] = []
    /// How much of the buffer has no line's end.
    private var searched = 0
    private var isOver = false

    init(_ descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// The next line without its end; `nil` at the end of the input. A line that is too long is cut there, so that it is answered as one that is wrong.
    mutating func next() -> [UInt8]? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer {
                    buffer.removeSubrange(...end)
                    searched = 0
                }
                return Array(buffer[..<end].prefix(limit + 1))
            }
            searched = buffer.count
            // What is too long is forgotten but for one byte more than allowed.
            if buffer.count > limit + 1 {
                buffer.removeSubrange((limit + 1)...)
                searched = buffer.count
            }
            guard !isOver else {
                defer { buffer = [] }
                searched = 0
                return buffer.isEmpty ? nil : buffer
            }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 { buffer += chunk[..<count] } else if count == 0 || errno != EINTR { isOver = true }
        }
    }
}
