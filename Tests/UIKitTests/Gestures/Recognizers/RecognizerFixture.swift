import UIKit

extension Stage {
    /// Plays the script and returns what the recognizers have sent since the last look at the log, an action each.
    func actions(_ script: String = "") -> [String] {
        play(script)
        let entries = take().split(whereSeparator: { "|;".contains($0) }).map { $0.trimmingCharacters(in: .whitespaces) }
        return entries.filter { $0.contains("!") }
    }
}

/// A number as in the specification, to six decimals: 0, .5, 1.25.
@MainActor
func text(_ value: CGFloat) -> String { Stage.short(value) }

/// `(11,0)`.
@MainActor
func text(_ point: CGPoint) -> String { Stage.text(point) }

/// Changes the thresholds while the body runs.
@MainActor
func withConfiguration(_ change: (inout GestureConfiguration) -> Void, _ body: () throws -> Void) rethrows {
    let old = GestureConfiguration.current
    defer { GestureConfiguration.current = old }
    change(&GestureConfiguration.current)
    try body()
}
