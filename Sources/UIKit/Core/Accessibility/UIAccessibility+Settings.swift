internal import TouchHost

/// What people have set for the whole system (R-ACC-9). Nothing of it is on unless `DACTYL_ACCESSIBILITY` lists it, but for a screen reader of the desktop.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The names that `DACTYL_ACCESSIBILITY` has for the settings, with the notification that one has changed.
    static let all: [(name: String, option: Self, notification: Foundation.Notification.Name)] = [
        ("voiceOver", .voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
        ("monoAudio", .monoAudio, UIAccessibility.monoAudioStatusDidChangeNotification),
        ("closedCaptioning", .closedCaptioning, UIAccessibility.closedCaptioningStatusDidChangeNotification),
        ("invertColors", .invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
        ("guidedAccess", .guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification),
        ("boldText", .boldText, UIAccessibility.boldTextStatusDidChangeNotification),
        ("grayscale", .grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
        ("reduceTransparency", .reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        ("reduceMotion", .reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
        ("crossFade", .crossFade, UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification),
        ("darkerColors", .darkerColors, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
        ("switchControl", .switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
        ("speakSelection", .speakSelection, UIAccessibility.speakSelectionStatusDidChangeNotification),
        ("speakScreen", .speakScreen, UIAccessibility.speakScreenStatusDidChangeNotification),
        ("shakeToUndo", .shakeToUndo, UIAccessibility.shakeToUndoDidChangeNotification),
        ("assistiveTouch", .assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification),
        ("withoutColor", .withoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
        ("switchLabels", .switchLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
        ("buttonShapes", .buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    ]

    static let voiceOver = Self(rawValue: 1 << 0)
    static let monoAudio = Self(rawValue: 1 << 1)
    static let closedCaptioning = Self(rawValue: 1 << 2)
    static let invertColors = Self(rawValue: 1 << 3)
    static let guidedAccess = Self(rawValue: 1 << 4)
    static let boldText = Self(rawValue: 1 << 5)
    static let grayscale = Self(rawValue: 1 << 6)
    static let reduceTransparency = Self(rawValue: 1 << 7)
    static let reduceMotion = Self(rawValue: 1 << 8)
    static let crossFade = Self(rawValue: 1 << 9)
    static let darkerColors = Self(rawValue: 1 << 10)
    static let switchControl = Self(rawValue: 1 << 11)
    static let speakSelection = Self(rawValue: 1 << 12)
    static let speakScreen = Self(rawValue: 1 << 13)
    static let shakeToUndo = Self(rawValue: 1 << 14)
    static let assistiveTouch = Self(rawValue: 1 << 15)
    static let withoutColor = Self(rawValue: 1 << 16)
    static let switchLabels = Self(rawValue: 1 << 17)
    static let buttonShapes = Self(rawValue: 1 << 18)

    /// Reads a list of names with commas.
    /// - Throws: A sentence about the first name that is not known.
    package init(_ text: String) throws(Unknown) {
        self = []
        for name in text.split(separator: ",").map({ $0.filter { $0 != " " } }) where !name.isEmpty {
            guard let setting = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { throw Unknown(name: name) }
            insert(setting.option)
        }
    }

    package struct Unknown: Error, CustomStringConvertible {
        let name: String
        package var description: String {
            "DACTYL_ACCESSIBILITY has '\(name.onOneLine)', which is none of \(AccessibilitySettings.all.map(\.name).joined(separator: ", "))"
        }
    }
}

extension UIAccessibility {
    private static func isOn(_ setting: AccessibilitySettings) -> Bool { Surroundings.accessibilitySettings.contains(setting) }

    /// Whether a program reads the screen aloud.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    /// Whether sound has one channel.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    /// Whether films have captions.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// Whether people can't leave the app.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// Whether text is to be bold.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    /// Whether the screen is gray.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// Whether less is to shine through.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// Whether less is to move.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// Whether screens are to fade in place of moving. It takes reduced motion.
    public static var prefersCrossFadeTransitions: Bool { isOn([.reduceMotion, .crossFade]) }
    /// Whether contrasts are to be higher.
    public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerColors) }
    /// Whether the app is used with a switch.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// Whether selected text can be read aloud.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    /// Whether the screen can be read aloud.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    /// Whether shaking the device takes something back.
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
    /// Whether gestures are made with a menu.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// Whether nothing should be said with colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.withoutColor) }
    /// Whether switches should show marks for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.switchLabels) }
    /// Whether buttons are to have a shape.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }

    // MARK: Notifications, posted after the property has changed.

    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
    nonisolated public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    nonisolated public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    nonisolated public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    nonisolated public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    nonisolated public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
    nonisolated public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
    nonisolated public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    nonisolated public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name("UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}
