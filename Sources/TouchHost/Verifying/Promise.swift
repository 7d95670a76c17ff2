/// A promise that is watched: the rule that makes it, what it says, and what breaks it.
///
/// - Parameter Case: What the promise is about, with everything that is to be known to judge it, as values.
package struct Promise<Case>: Sendable {
    /// The rule of the specification.
    package let rule: String
    /// What it says, in a sentence.
    package let says: String
    /// What is wrong about a case; `nil` for nothing.
    package let fault: @Sendable (Case) -> String?

    package init(_ rule: String, _ says: String, fault: @escaping @Sendable (Case) -> String?) {
        self.rule = rule
        self.says = says
        self.fault = fault
    }
}

extension Sequence {
    /// The first of the promises that a case breaks. One fault is reported once, by the promise that comes first.
    package func violation<Case>(of subject: @autoclosure () -> Case, at time: Double) -> Violation? where Element == Promise<Case> {
        let subject = subject()
        for promise in self {
            if let what = promise.fault(subject) { return Violation(promise.rule, at: time, what) }
        }
        return nil
    }
}
