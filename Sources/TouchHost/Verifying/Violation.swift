/// A promise that was not kept. It describes itself in one sentence.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule of the specification, as `R-DLV-32`.
    public let rule: String
    /// What broke it: which contact or touch, which receiver, in the words of ``description``.
    public let what: String
    /// When, in seconds on the host's clock.
    public let time: Double

    package init(_ rule: String, at time: Double, _ what: String) {
        self.rule = rule
        self.what = what
        self.time = time
    }

    /// For instance "R-DLV-32 is broken at 1.25 s: touch 3 began again for Spot".
    public var description: String { "\(rule) is broken at \(Self.seconds(time)) s: \(what)" }

    /// At most six decimals.
    package static func seconds(_ time: Double) -> String {
        let rounded = (time * 1e6).rounded() / 1e6
        return rounded.isFinite ? "\(rounded)" : "\(time)"
    }
}
