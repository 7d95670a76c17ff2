/// How a colour follows traits. Those of the system compare by their names.
enum DynamicColor: Sendable {
    case system(SystemColor)
    case faint(SystemColor, alpha: CGFloat)
    case provider(@Sendable (UITraitCollection) -> UIColor)

    func color(with traits: UITraitCollection) -> CGColor {
        switch self {
        case .system(let color): return color.color(with: traits)
        case .faint(let color, let alpha):
            let whole = color.color(with: traits)
            return whole.copy(alpha: alpha) ?? whole
        case .provider(let provide):
            // What it returns may be dynamic itself, and may ask for the current traits.
            var color: CGColor?
            traits.performAsCurrent { color = provide(traits).resolvedColor(with: traits).cgColor }
            return color ?? .clear
        }
    }

    /// Of a colour of the system the light one: it is what its hash is made of.
    var fallback: CGColor {
        switch self {
        case .system(let color), .faint(let color, _): color.color(isDark: false)
        case .provider: .clear
        }
    }
}

extension UIColor {
    /// One colour where it is light and another where it is dark. Not part of UIKit.
    static func pair(light: UIColor, dark: UIColor) -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? dark : light } }
}
