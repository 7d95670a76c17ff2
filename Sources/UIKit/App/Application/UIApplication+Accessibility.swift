extension UIApplication {
    /// What is set for the whole system. An app that was started has what `DACTYL_ACCESSIBILITY` says. Not part of UIKit.
    package var systemAccessibility: AccessibilitySettings {
        get { accessibilitySettings }
        set {
            let changed = accessibilitySettings.symmetricDifference(newValue)
            accessibilitySettings = newValue
            for setting in AccessibilitySettings.all where changed.contains(setting.option) {
                NotificationCenter.default.post(name: setting.notification, object: nil)
            }
        }
    }
}

extension UIApplication {
    /// Whether a program that reads the screen aloud runs, as the desktop says (R-ACC-9). Not part of UIKit.
    package var isScreenReaderRunning: Bool {
        get { accessibilitySettings.contains(.voiceOver) }
        set { systemAccessibility = newValue || screenReader != nil ? accessibilitySettings.union(.voiceOver) : accessibilitySettings.subtracting(.voiceOver) }
    }
}
