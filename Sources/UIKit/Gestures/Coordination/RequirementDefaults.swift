/// Which delegates implement neither question about requirements (R-GR-40): they need not be asked about each pair of recognizers.
///
/// Swift has nothing to ask whether a class implements an optional method. But the protocol's own answer is called only where the class has none, so
/// the first question finds out, for all delegates of the class.
@MainActor
enum RequirementDefaults {
    struct Questions: OptionSet {
        let rawValue: UInt8
        static let requiresFailure = Questions(rawValue: 1)
        static let isRequiredToFail = Questions(rawValue: 2)
        static let both: Questions = [.requiresFailure, .isRequiredToFail]
    }

    /// The questions that classes leave to the protocol.
    private static var unanswered: [ObjectIdentifier: Questions] = [:]

    /// The protocol's own answer was called for a delegate.
    static func note(_ question: Questions, _ delegate: AnyObject) {
        unanswered[ObjectIdentifier(type(of: delegate)), default: []].insert(question)
    }

    /// Whether the delegate may answer with yes.
    static func mayAnswer(_ delegate: AnyObject) -> Bool { unanswered[ObjectIdentifier(type(of: delegate))] != .both }
}
