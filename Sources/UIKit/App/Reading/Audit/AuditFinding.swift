extension UIAccessibility {
    /// Something that keeps people from using a screen, and what to do about it (R-ACC-40 … R-ACC-44). Not part of UIKit.
    public struct AuditFinding: CustomStringConvertible {
        /// What is wrong. The raw value names it in reports.
        public enum Kind: String, Sendable, CaseIterable {
            /// What can be used, or a picture, has no label.
            case noLabel = "no-label"
            /// A label says what the traits say too, or is the name of a file.
            case poorLabel = "poor-label"
            /// Several elements that can be used are spoken alike.
            case sameLabel = "same-label"
            /// What is adjustable does not say its value.
            case noValue = "no-value"
            /// What can be touched is narrower or lower than 44 points.
            case smallTarget = "small-target"
            /// Text differs too little from what it stands on.
            case contrast
            /// An order that a container lists goes back on the screen.
            case order
            /// An element that has no size is not found by touch.
            case emptyFrame = "empty-frame"
            /// An element lies where no finger comes.
            case unreachable
            /// What can be used lies inside an element, and is not found.
            case nested
            /// What takes gestures is no element.
            case gesture
            /// Two elements that can be used lie on each other.
            case overlap
            /// Something modal has no element.
            case emptyModal = "empty-modal"
        }

        public let kind: Kind
        /// The view or element that it is about.
        public let subject: UIResponder
        /// What is wrong, and what to do, in one sentence.
        public let message: String

        /// One line: the kind, the subject and its place in points of the screen, and what to do.
        public let line: String

        @MainActor init(kind: Kind, subject: UIResponder, message: String) {
            self.kind = kind
            self.subject = subject
            self.message = message
            let frame = subject.accessibilityOutline
            let place = "\(Self.text(frame.minX)), \(Self.text(frame.minY)), \(Self.text(frame.width)) × \(Self.text(frame.height))"
            let name = (subject.accessibilityLabel ?? subject.accessibilityIdentifier).map { " '\($0)'" } ?? ""
            line = "\(kind.rawValue): \(GestureTrace.className(subject))\(name) at \(place): \(message)".replacing("\n", with: " ")
        }

        /// Whole points; what an app says of a frame may be any number.
        private static func text(_ length: CGFloat) -> String { length.isFinite && abs(length) < 1e9 ? "\(Int(length.rounded()))" : "\(length)" }

        /// As ``line``.
        public var description: String { line }
    }

    /// Looks at what a window shows for what keeps people from using it without seeing it, or seeing little (R-ACC-40 … R-ACC-44).
    ///
    /// It finds what can be found by looking at elements, frames and colours. Whether a label is the right one a person has to judge.
    /// - Returns: The findings in reading order; empty for a screen without any.
    /// - Complexity: Looks at all views of the window, and compares what can be used by pairs.
    public static func audit(_ window: UIWindow) -> [AuditFinding] { AccessibilityAudit(window).findings() }
}
