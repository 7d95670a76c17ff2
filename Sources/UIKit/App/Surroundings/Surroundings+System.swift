internal import TouchHost

// Settings and devices of the whole system.
extension Surroundings {
    /// Whether the app is in the foreground and receives events; `false` without an application.
    static var isActive: Bool { UIApplication.instance?.applicationState == .active }

    /// Light or dark, as the interface is shown (R-TRT-4).
    static var style: UIUserInterfaceStyle { UIApplication.shared.style }
    /// The size of text that people have chosen (R-TYP-1).
    static var textSize: TextSize { UIApplication.shared.textSize }

    /// What people have set of accessibility (R-ACC-9).
    static var accessibilitySettings: AccessibilitySettings { UIApplication.shared.systemAccessibility }
    /// The element that the screen reader is at.
    static var readElement: UIResponder? { UIApplication.instance?.screenReader?.focus }
    /// The app has posted something for the screen reader.
    static func accessibilityWasPosted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        UIApplication.instance?.screenReader?.posted(notification, argument)
    }

    /// The display whose pointer takes shapes; `nil` where it takes none.
    static var pointerHost: (any PointerHost)? { UIApplication.instance?.host as? any PointerHost }
    /// The motors of the device; `nil` where it has none.
    static var feedbackHost: (any FeedbackHost)? { UIApplication.instance?.host as? any FeedbackHost }
}
