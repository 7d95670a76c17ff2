import FoundationAdditions
import TouchScript
import UIKit

/// The decisions about one recognizer, or about all, which are printed at the end of the run.
@MainActor
struct Explanation {
    private let trace = GestureTrace()
    private let subject: String

    /// Begins to note decisions.
    /// - Parameter subject: The name of a recognizer or touch; empty for all.
    init(of subject: String) {
        self.subject = subject
        GestureTrace.current = trace
    }

    /// Writes the chain of decisions to standard output; for an unknown name it lists the known ones.
    /// - Returns: What the process is to exit with.
    func write() -> Int32 {
        if let text = trace.explanation(of: subject.isEmpty ? nil : subject) {
            do {
                try OutputFile.writeToStandardOutput(text)
                return 0
            } catch {
                say("dactyl: \(error)")
                return error.exitStatus
            }
        }
        let known = trace.subjects.isEmpty ? "no finger met a recognizer" : "there were \(trace.subjects.joined(separator: ", "))"
        say("dactyl: no recognizer or touch is called '\(subject)'; \(known)")
        return ExitStatus.usage
    }
}
