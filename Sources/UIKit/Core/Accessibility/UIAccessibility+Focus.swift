/// What assistive technology is at (R-ACC-35).
extension UIAccessibility {
    /// Names a kind of assistive technology.
    public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// The use by switches, which is not here.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The element that assistive technology is at; `nil` where none is.
    /// - Parameter assistiveTechnologyIdentifier: Which technology; `nil` for the one that was used last.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else { return nil }
        return Surroundings.readElement
    }

    /// Posted when assistive technology has gone to another element.
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
    /// The element that it went to.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that it was at before.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// Which technology it is: an ``AssistiveTechnologyIdentifier``.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Posted when an announcement was spoken, or was interrupted.
    nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// The text of the announcement.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether it was spoken to its end: a `Bool`.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

extension UIResponder {
    /// The reader, where it is at this element.
    final var accessibilityReaders: Set<UIAccessibility.AssistiveTechnologyIdentifier>? { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }
}
