/// The numbers of the effects (R-VFX-2, R-VFX-6).
///
/// Those of `extraLight`, `light` and `dark` are of Apple's sample UIImageEffects, whose boxes have half the radius that it names. The others are chosen by
/// eye after pictures of the materials.
struct BlurLook {
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    /// By how much colours are made stronger.
    let saturation: CGFloat = 1.8
    var tint: UIColor
    /// The tint where less is to shine through.
    var opaque: UIColor

    @MainActor init(_ style: UIBlurEffect.Style) {
        switch style {
        case .extraLight: self.init(10, style.side, light: Shade(0.97, 0.82), dark: Shade(0.97, 0.82))
        case .light: self.init(15, style.side, light: Shade(1, 0.3), dark: Shade(1, 0.3))
        case .dark: self.init(10, style.side, light: Shade(0.11, 0.73), dark: Shade(0.11, 0.73))
        case .regular: self.init(15, style.side, light: Shade(0.97, 0.6), dark: Shade(0.11, 0.6))
        case .prominent: self.init(15, style.side, light: Shade(1, 0.78), dark: Shade(0.16, 0.78))
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            self.init(20, style.side, light: Shade(0.95, 0.42), dark: Shade(0.15, 0.45))
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            self.init(20, style.side, light: Shade(0.96, 0.58), dark: Shade(0.15, 0.6))
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            self.init(20, style.side, light: Shade(0.97, 0.72), dark: Shade(0.14, 0.74))
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            self.init(20, style.side, light: Shade(0.98, 0.86), dark: Shade(0.13, 0.88))
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            self.init(20, style.side, light: Shade(0.98, 0.8), dark: Shade(0.09, 0.78))
        }
    }

    /// A gray with an alpha.
    private struct Shade {
        let white: CGFloat, alpha: CGFloat
        init(_ white: CGFloat, _ alpha: CGFloat) { (self.white, self.alpha) = (white, alpha) }
    }

    private init(_ radius: CGFloat, _ side: UIBlurEffect.Style.Side, light: Shade, dark: Shade) {
        func color(_ change: (Shade) -> UIColor) -> UIColor {
            switch side {
            case .light: change(light)
            case .dark: change(dark)
            case .any: .pair(light: change(light), dark: change(dark))
            }
        }
        self.radius = radius
        tint = color { UIColor(white: $0.white, alpha: $0.alpha) }
        opaque = color { UIColor(white: $0.white, alpha: 1) }
    }
}

extension UIBlurEffect.Style {
    enum Side { case light, dark, any }

    /// Whether the style is light or dark whatever the view is.
    var side: Side {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
             .systemChromeMaterialLight: .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark: .dark
        default: .any
        }
    }

    /// Whether content on the blur is lighter than it. On `light` too: it shows most of what is below.
    func isContentLight(isDark: Bool) -> Bool { self == .light || side == .dark || side == .any && isDark }
}

extension UIVibrancyEffect {
    /// What is mixed with the colours of what is below.
    func tint(isDark: Bool) -> CGColor {
        let share: CGFloat = switch style {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.4
        case .quaternaryLabel: 0.25
        case .fill: 0.35
        case .secondaryFill: 0.28
        case .tertiaryFill: 0.2
        case .separator: 0.3
        }
        return UIColor(white: blur.isContentLight(isDark: isDark) ? 1 : 0, alpha: share).cgColor
    }
}
