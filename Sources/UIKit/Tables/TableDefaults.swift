/// Which delegates of tables leave heights of rows to the protocol: they need not be asked about each row.
///
/// Swift has nothing to ask whether a class implements an optional method. But the protocol's own answer is called only where the class has none, so
/// the first question finds out, for all delegates of the class.
@MainActor
enum TableDefaults {
    enum Question { case height, estimatedHeight }

    private static var heights: Set<ObjectIdentifier> = [], estimates: Set<ObjectIdentifier> = []

    /// The protocol's own answer was called for a delegate.
    static func note(_ question: Question, _ delegate: AnyObject) {
        switch question {
        case .height: heights.insert(ObjectIdentifier(type(of: delegate)))
        case .estimatedHeight: estimates.insert(ObjectIdentifier(type(of: delegate)))
        }
    }

    /// Whether the delegate may answer otherwise for each row.
    static func mayAnswer(_ question: Question, _ delegate: AnyObject?) -> Bool {
        guard let delegate else { return false }
        let type = ObjectIdentifier(type(of: delegate))
        return switch question {
        case .height: !heights.contains(type)
        case .estimatedHeight: !estimates.contains(type)
        }
    }
}
