/// What people have set on their desktop for all apps (R-SET-1). A value that is `nil` is not set there.
///
/// A host's client receives them by ``DisplayHostClient/host(_:didChange:)``, where they came from the desktop's portal or from the display.
public struct DesktopSettings: Equatable, Sendable {
    /// A colour of the sRGB space, each part from 0 to 1.
    public struct Color: Equatable, Sendable {
        /// A part of the colour, from 0 to 1.
        public var red, green, blue: Double

        /// Makes a colour of its parts.
        /// - Returns: `nil` where a part is outside of 0 to 1: a portal says so that no colour is set.
        public init?(red: Double, green: Double, blue: Double) {
            guard [red, green, blue].allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
            (self.red, self.green, self.blue) = (red, green, blue)
        }
    }

    /// Whether interfaces are light or dark.
    public var appearance: HostSettings.Appearance?
    /// The colour of what can be used.
    public var accent: Color?
    /// Whether contrasts are to be higher.
    public var increasesContrast: Bool?
    /// Whether less is to move.
    public var reducesMotion: Bool?
    /// Whether less is to shine through.
    public var reducesTransparency: Bool?
    /// Whether text is to be bold.
    public var usesBoldText: Bool?
    /// How large text is, where 1 is the usual size.
    public var textScale: Double?

    /// Makes settings of which nothing is set.
    public init() {}

    /// These settings, with the values of others where nothing is set here.
    public func filled(from other: Self) -> Self {
        var result = self
        result.appearance = appearance ?? other.appearance
        result.accent = accent ?? other.accent
        result.increasesContrast = increasesContrast ?? other.increasesContrast
        result.reducesMotion = reducesMotion ?? other.reducesMotion
        result.reducesTransparency = reducesTransparency ?? other.reducesTransparency
        result.usesBoldText = usesBoldText ?? other.usesBoldText
        result.textScale = textScale ?? other.textScale
        return result
    }

    /// These settings without those that variables decide (R-SET-2): `DACTYL_APPEARANCE`, `DACTYL_TEXT_SIZE`, and, for all of accessibility,
    /// `DACTYL_ACCESSIBILITY`.
    public func leaving(_ settings: HostSettings) -> Self {
        var result = self
        if settings.appearance != nil { result.appearance = nil }
        if settings.textSize != nil { result.textScale = nil }
        guard settings.accessibility != nil else { return result }
        (result.increasesContrast, result.reducesMotion, result.reducesTransparency, result.usesBoldText) = (nil, nil, nil, nil)
        return result
    }
}
