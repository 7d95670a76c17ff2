/// The colour of what can be used, where people have chosen one for all apps (R-SET-6).
struct AccentColor {
    private let red, green, blue: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// The contrast that UIKit's own blue has with white, rounded down: with less of it titles of buttons would be harder to read than they usually are.
    static let leastContrast: CGFloat = 4
    /// The contrast that WCAG asks of text with higher contrasts (1.4.6).
    static let higherContrast: CGFloat = 7

    /// The colour, made so dark that it is read on white, and so light that it is read on black.
    var color: UIColor {
        let light = readable(on: 1, Self.leastContrast), dark = readable(on: 0, Self.leastContrast)
        let highLight = readable(on: 1, Self.higherContrast), highDark = readable(on: 0, Self.higherContrast)
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return traits.accessibilityContrast == .high ? isDark ? highDark : highLight : isDark ? dark : light
        }
    }

    /// - Parameter ground: 1 for white, 0 for black.
    private func readable(on ground: CGFloat, _ contrast: CGFloat) -> UIColor {
        let ink = 1 - ground
        var share: CGFloat = 0
        // Ink alone has a contrast of 21.
        while share < 1, self.contrast(with: ground, inkShare: share) < contrast { share = min(share + 0.02, 1) }
        func part(_ value: CGFloat) -> CGFloat { value + (ink - value) * share }
        return UIColor(red: part(red), green: part(green), blue: part(blue), alpha: 1)
    }

    /// The contrast that the colour has with the ground when a share of black or white is mixed in.
    private func contrast(with ground: CGFloat, inkShare share: CGFloat) -> CGFloat {
        func light(_ value: CGFloat) -> CGFloat { DisplayP3.linear(value + (1 - ground - value) * share) }
        let luminance = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
        return (max(luminance, ground) + 0.05) / (min(luminance, ground) + 0.05)
    }
}
