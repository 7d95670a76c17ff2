/// Which delegates leave a question to the protocol: they need not be asked about each row or item, or about each pair of recognizers (R-GR-40).
///
/// Swift has nothing to ask whether a class implements an optional method. But the protocol's own answer is called only where the class has none, so
/// the first question finds out, for all delegates of the class.
@MainActor
enum ProtocolDefaults {
    /// The lowest bits are for recognizers' delegates, the others for the delegates of lists, a bit each: one class may be all of them.
    struct Questions: OptionSet {
        let rawValue: UInt16
        static let requiresFailure = Questions(rawValue: 1)
        static let isRequiredToFail = Questions(rawValue: 2)
    }

    /// The questions that classes leave to the protocol.
    private static var unanswered: [ObjectIdentifier: Questions] = [:]

    /// The protocol's own answer was called for a delegate.
    static func note(_ question: Questions, _ delegate: AnyObject) {
        unanswered[ObjectIdentifier(type(of: delegate)), default: []].insert(question)
    }

    /// Whether the delegate may answer one of the questions itself.
    static func mayAnswer(_ questions: Questions, _ delegate: AnyObject?) -> Bool {
        guard let delegate else { return false }
        return unanswered[ObjectIdentifier(type(of: delegate))]?.isSuperset(of: questions) != true
    }
}
