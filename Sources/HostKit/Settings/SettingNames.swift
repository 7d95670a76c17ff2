package import TouchHost

/// What names say that desktops have for fonts and themes.
package enum SettingNames {
    private static let boldWords: Set<String> = [
        "bold", "semi-bold", "semibold", "demi-bold", "demibold", "ultra-bold", "ultrabold", "extra-bold", "extrabold", "heavy", "black", "ultra-black", "ultrablack",
    ]

    /// Whether the interface's font is bold, as in `Cantarell Bold 11`: a family, words for the face, and a size, as Pango reads them.
    package static func isBold(font: String) -> Bool {
        font.split(whereSeparator: { $0 == " " || $0 == "," }).dropFirst().contains { boldWords.contains($0.lowercased()) }
    }

    /// What the name of a theme says, as `Adwaita-dark` and `HighContrastInverse`.
    package static func settings(ofTheme name: String) -> DesktopSettings {
        var result = DesktopSettings()
        let name = name.lowercased()
        let isDark = ["-dark", ":dark", "_dark"].contains { name.hasSuffix($0) } || name.hasPrefix("highcontrast") && name.hasSuffix("inverse")
        result.appearance = isDark ? .dark : nil
        result.increasesContrast = name.hasPrefix("highcontrast") || name.hasPrefix("contrasthigh") ? true : nil
        return result
    }

    /// How much larger than usual text is to be on a display that shows everything larger already: what is left of the scale that was set. It lies between
    /// that and 1, because a display may be enlarged for its small pixels.
    package static func textScale(_ scale: Double, enlarged enlargement: Double) -> Double {
        let left = enlargement > 0 ? scale / enlargement : scale
        return min(max(left, min(scale, 1)), max(scale, 1))
    }

    /// A number of times the usual size of text; `nil` for one that is not meant.
    package static func textScale(_ value: Double?) -> Double? {
        // GNOME's settings go from 0.5 to 3.
        guard let value, value >= 0.25, value <= 8 else { return nil }
        return value
    }
}
