/// Names of fonts as UIKit has them: the family without spaces, a hyphen, the face.
enum FontNames {
    /// The general families of fontconfig, which are always found.
    private static let general = ["Sans", "Serif", "Monospace"]

    static func name(family: String, face: String) -> String {
        "\(family.filter { $0 != " " })-\(face.filter { $0 != " " })"
    }

    /// The name of the face that comes closest.
    static func name(of font: TextFont) -> String {
        let family = font.family == TextFont.system ? TextEngine.systemFamily : font.family
        let closest = TextEngine.faces(family: family).min { distance($0, font) < distance($1, font) }
        return name(family: family, face: closest?.name ?? plainFace(font))
    }

    static func font(named name: String, size: CGFloat) -> TextFont? {
        if general.contains(name) { return TextFont(family: name, size: size) }
        let compact = name.filter { $0 != " " }
        for family in TextEngine.families where compact.hasPrefix(family.filter { $0 != " " }) {
            if compact == family.filter({ $0 != " " }) { return TextFont(family: family, size: size) }
            if let face = TextEngine.faces(family: family).first(where: { self.name(family: family, face: $0.name) == compact }) {
                return TextFont(family: family, size: size, weight: face.weight, isItalic: face.isItalic)
            }
        }
        return nil
    }

    private static func distance(_ face: TextFace, _ font: TextFont) -> CGFloat {
        abs(face.weight - font.weight) + (face.isItalic == font.isItalic ? 0 : 10)
    }

    private static func plainFace(_ font: TextFont) -> String {
        let isBold = font.weight >= UIFont.Weight.semibold.rawValue
        return isBold ? (font.isItalic ? "BoldItalic" : "Bold") : (font.isItalic ? "Italic" : "Regular")
    }
}
