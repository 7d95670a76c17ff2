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
    static func note(_ question: Questions, _ delegate: any UIGestureRecognizerDelegate) {
        unanswered[ObjectIdentifier(type(of: delegate)), default: []].insert(question)
    }

    /// Whether the delegate may answer with yes.
    static func mayAnswer(_ delegate: any UIGestureRecognizerDelegate) -> Bool { unanswered[ObjectIdentifier(type(of: delegate))] != .both }
}

extension UIGestureRecognizer {
    /// The classes of UIKit that answer no question about requirements. Any other may.
    static let silentClasses: Set<ObjectIdentifier> = Set([
        UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self, UIPinchGestureRecognizer.self,
        UIRotationGestureRecognizer.self, UISwipeGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self, UIHoverGestureRecognizer.self,
        ScrollPanRecognizer.self, ScrollPinchRecognizer.self, ContentTouchDelay.self, IndicatorDragRecognizer.self,
    ].map { ObjectIdentifier($0 as UIGestureRecognizer.Type) })
}
