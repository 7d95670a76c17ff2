extension UIApplication {
    /// What is set for the whole system. An app that was started has what `DACTYL_ACCESSIBILITY` says, or the desktop. Not part of UIKit.
    package var systemAccessibility: AccessibilitySettings {
        get { accessibilitySettings }
        set {
            let changed = accessibilitySettings.symmetricDifference(newValue)
            accessibilitySettings = newValue
            if !changed.isDisjoint(with: [.darkerColors, .boldText]) { accessibilityTraitsChanged() }
            for setting in AccessibilitySettings.all where changed.contains(setting.option) {
                NotificationCenter.default.post(name: setting.notification, object: nil)
            }
        }
    }
}

extension UIApplication {
    /// Contrast and bold text are traits, too (R-TRT-9, R-TRT-10).
    private func accessibilityTraitsChanged() {
        for scene in scenes { scene.updateTraits() }
        guard scenes.isEmpty else { return }
        CurrentTraits.shared = CurrentTraits.shared.modifyingTraits {
            $0.accessibilityContrast = accessibilitySettings.contains(.darkerColors) ? .high : .normal
            $0.legibilityWeight = accessibilitySettings.contains(.boldText) ? .bold : .regular
        }
    }

    /// Whether a program that reads the screen aloud runs, as the desktop says (R-ACC-9). Not part of UIKit.
    package var isScreenReaderRunning: Bool {
        get { accessibilitySettings.contains(.voiceOver) }
        set { systemAccessibility = newValue || screenReader != nil ? accessibilitySettings.union(.voiceOver) : accessibilitySettings.subtracting(.voiceOver) }
    }
}
