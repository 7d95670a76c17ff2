import FoundationAdditions
import Inspector
import TouchScript
import UIKit

/// The decisions about one recognizer, or about all, which are printed at the end of the run.
@MainActor
struct Explanation {
    private let trace = GestureTrace()
    private let subject: String
    private let isJSON: Bool

    /// Begins to note decisions.
    /// - Parameters:
    ///   - subject: The name of a recognizer or touch; empty for all.
    ///   - isJSON: Whether it is written as JSON, a line a decision (Documentation/inspector-protocol.md).
    init(of subject: String, asJSON isJSON: Bool) {
        self.subject = subject
        self.isJSON = isJSON
        GestureTrace.current = trace
    }

    /// Writes the chain of decisions to standard output; for an unknown name it lists the known ones.
    /// - Returns: What the process is to exit with.
    func write() -> Int32 {
        let subject = subject.isEmpty ? nil : self.subject
        if let text = isJSON ? DecisionReport.text(of: trace, subject: subject) : trace.explanation(of: subject) {
            do {
                try OutputFile.writeToStandardOutput(text)
                return 0
            } catch {
                say("dactyl: \(error)")
                return error.exitStatus
            }
        }
        let known = trace.subjects.isEmpty ? "no finger met a recognizer" : "there were \(trace.subjects.joined(separator: ", "))"
        say("dactyl: no recognizer or touch is called '\(self.subject)'; \(known)")
        return ExitStatus.usage
    }
}
