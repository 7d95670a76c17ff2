/// A font as text is asked for it: fontconfig finds what comes closest.
package struct TextFont: Hashable, Sendable {
    /// A family that is installed, one of fontconfig's general names (`Sans`, `Serif`, `Monospace`), or ``system``.
    package var family: String
    /// The size in points.
    package var size: CGFloat
    /// From -1 (thinnest) to 1 (blackest); 0 is regular.
    package var weight: CGFloat
    package var isItalic: Bool
    /// Whether all digits take the same width, where the font can do so.
    package var hasMonospacedDigits: Bool

    /// Stands for the family of the system's font, which ``TextEngine/systemFamily`` names: so that nothing is looked up before text is
    /// measured or drawn.
    package static let system = "System"

    package init(family: String, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, hasMonospacedDigits: Bool = false) {
        self.family = family
        self.size = size.isFinite ? min(max(size, 0.01), 4096) : 12
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

/// Heights of a font in points.
package struct TextMetrics: Hashable, Sendable {
    /// From the baseline up.
    package var ascender: CGFloat
    /// From the baseline down, negative.
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package var lineHeight: CGFloat { ascender - descender }

    func scaled(by factor: CGFloat) -> TextMetrics {
        TextMetrics(ascender: ascender * factor, descender: descender * factor, capHeight: capHeight * factor, xHeight: xHeight * factor)
    }
}

/// One face of an installed family.
package struct TextFace: Hashable, Sendable {
    /// As the font's author calls it: "Bold Oblique".
    package var name: String
    /// From -1 to 1, as in ``TextFont``.
    package var weight: CGFloat
    package var isItalic: Bool
}
