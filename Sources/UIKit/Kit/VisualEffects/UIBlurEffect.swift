/// Blurs what is below a view and lays a tint on it (R-VFX-1, R-VFX-2).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How much of what is below is seen, and whether the tint is light or dark.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        /// Light or dark, as the view is.
        case regular = 4
        /// As `regular`, and more of the tint.
        case prominent
        /// The materials of the system's own views, from the one that shows most of what is below; light or dark, as the view is.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        /// That of bars.
        case systemChromeMaterial
        /// The same, always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        /// The same, always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    nonisolated final let style: Style

    /// An effect of a style.
    nonisolated public init(style: Style) {
        self.style = style
        super.init()
    }

    nonisolated public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .regular
        super.init(coder: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "style") }
}
