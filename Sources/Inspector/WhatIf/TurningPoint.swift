internal import Foundation
internal import JSONText

/// From which value of a threshold on a recognizer wins, or no longer does.
struct TurningPoint {
    let name: String
    let recognizer: String
    /// Seconds since the start from which on recognitions count.
    let since: Double
    let search: Search
    /// What holds besides.
    let others: Changes

    func changes(_ value: Double) -> Changes {
        var changes = others
        changes.configuration.append((name, Self.text(value)))
        return changes
    }

    func wins(_ result: Rerun.Result) -> Bool { result.recognitions(of: recognizer, since: since) > 0 }

    static func text(_ value: Double) -> String { "\((value * 1e6).rounded() / 1e6)" }
}
