internal import TouchHost

extension UIApplication {
    /// Takes what people have set on the desktop. Only what is another value than before changes something: what was set by code or by a variable, and
    /// never on the desktop, stays (R-SET-1, R-SET-2).
    func take(_ settings: DesktopSettings) {
        let old = desktopSettings
        desktopSettings = settings
        takeAccessibility(settings, old)
        if settings.appearance != old.appearance { systemAppearance = settings.appearance == .dark ? .dark : .light }
        if settings.textScale != old.textScale { systemTextSize = settings.textScale.map { TextSize(scale: $0).category } ?? .large }
        if settings.accent != old.accent { takeAccent(settings.accent) }
    }

    private func takeAccessibility(_ settings: DesktopSettings, _ old: DesktopSettings) {
        var accessibility = accessibilitySettings
        func set(_ options: AccessibilitySettings, _ setting: KeyPath<DesktopSettings, Bool?>) {
            guard settings[keyPath: setting] != old[keyPath: setting] else { return }
            if settings[keyPath: setting] == true { accessibility.formUnion(options) } else { accessibility.subtract(options) }
        }
        // Desktops have one switch for both (R-SET-4).
        set([.reduceMotion, .crossFade], \.reducesMotion)
        set(.darkerColors, \.increasesContrast)
        set(.reduceTransparency, \.reducesTransparency)
        set(.boldText, \.usesBoldText)
        if accessibility != accessibilitySettings { systemAccessibility = accessibility }
    }

    private func takeAccent(_ accent: DesktopSettings.Color?) {
        UIView.usualTint = accent.map { AccentColor(red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue)).color } ?? .systemBlue
        for scene in scenes { for window in scene.allWindows { window.usualTintChanged() } }
    }
}

extension TextSize {
    /// The category whose text is closest in size to so many times the usual one, by the sizes of the style `body` (R-SET-5).
    init(scale: Double) {
        let usual = TextStyleSizes.entry(.body, .large).size, wanted = usual * CGFloat(scale)
        func distance(_ size: TextSize) -> CGFloat { abs(TextStyleSizes.entry(.body, size).size - wanted) }
        self = Self.allCases.min { distance($0) < distance($1) } ?? .large
    }
}
