internal import Foundation
internal import FoundationAdditions
internal import TouchScript

/// Standard input and output as a port for tools: a message a line, as MCP has it. What the app prints goes to standard error meanwhile.
///
/// One thread reads and one writes: the main thread waits for neither. When the input ends, the app ends after the last answer that is due.
@MainActor
final class ToolPort: InspectorPort {
    private let output: LineOutput

    init(_ inspector: Inspector) {
        let input = dup(STDIN_FILENO)
        _ = fcntl(input, F_SETFD, FD_CLOEXEC)
        output = LineOutput(dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        if nothing > STDERR_FILENO { Foundation.close(nothing) }
        let output = output
        output.start { inspector.post { inspector.end() } }
        let thread = Thread {
            var lines = LineInput(input, limit: MessageFormat.limit)
            while output.waitForRoom(), let line = lines.next() {
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
                output.expectAnswer()
                inspector.receive(line) { output.answer($0) }
            }
            output.waitForAnswers()
            inspector.post { inspector.end() }
        }
        thread.name = "tools"
        thread.start()
    }

    func close() -> FileError? { output.failure }
}
