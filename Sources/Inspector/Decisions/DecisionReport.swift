internal import JSONText
package import UIKit

/// What a run decided, as text: a line of JSON for the format, then one for each decision.
package enum DecisionReport {
    package static let format = "dactyl-decisions"
    package static let version = 1

    /// - Parameter subject: The recognizer, touch or view that it is about; `nil` for everything.
    /// - Returns: `nil` when nothing of that name took part.
    @MainActor
    package static func text(of trace: GestureTrace, subject: String?) -> String? {
        guard let lines = trace.lines(of: subject) else { return nil }
        let head: JSONValue = ["format": .string(format), "version": .number(version)]
        return (["\(head.text)\n"] + lines.map { "\(DecisionJSON.line($0, since: trace.origin).text)\n" }).joined()
    }
}
