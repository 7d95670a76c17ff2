/// Fonts as descriptors' attributes have them.
enum FontAttributes {
    typealias Attributes = [UIFontDescriptor.AttributeName: Any]

    /// A font with what attributes say in place of its own.
    static func font(_ attributes: Attributes, on base: TextFont) -> TextFont {
        var result = base
        if let style = style(attributes) { result = FontScaling(style: style).font(with: nil).font }
        let size = number(attributes[.size]).flatMap { $0 > 0 ? $0 : nil } ?? result.size
        if let name = attributes[.name] as? String { result = named(name, size) ?? result }
        if let family = attributes[.family] as? String, let found = named(family, size) { result.family = found.family }
        if let face = attributes[.face] as? String, let found = self.face(face, of: result.family) {
            (result.weight, result.isItalic) = (found.weight, found.isItalic)
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let raw = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? UIFontDescriptor.SymbolicTraits)?.rawValue {
                result = apply(UIFontDescriptor.SymbolicTraits(rawValue: raw), to: result) ?? result
            }
            if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight]) { result.weight = min(max(weight, -1), 1) }
            if let slant = number(traits[.slant]) { result.isItalic = slant > 0 }
        }
        return TextFont(family: result.family, size: size, weight: result.weight, isItalic: result.isItalic,
                        hasMonospacedDigits: result.hasMonospacedDigits)
    }

    static func style(_ attributes: Attributes) -> UIFont.TextStyle? {
        attributes[.textStyle] as? UIFont.TextStyle ?? (attributes[.textStyle] as? String).map { UIFont.TextStyle(rawValue: $0) }
    }

    static func dictionary(of font: TextFont, _ style: UIFont.TextStyle?) -> Attributes {
        let isSystems = font.family == TextFont.system
        var result: Attributes = [.size: font.size, .traits: [UIFontDescriptor.TraitKey.weight: font.weight, .slant: font.isItalic ? 1 : 0] as [UIFontDescriptor.TraitKey: Any]]
        if !isSystems { result[.family] = font.family }
        if let style { result[.textStyle] = style.rawValue }
        return result
    }

    // MARK: Traits

    static func isSystems(_ font: TextFont) -> Bool { [TextFont.system, TextEngine.systemFamily, "Serif", "Monospace"].contains(font.family) }

    static func symbolicTraits(_ font: TextFont) -> UIFontDescriptor.SymbolicTraits {
        var result: UIFontDescriptor.SymbolicTraits = []
        if font.isItalic { result.insert(.traitItalic) }
        if font.weight >= UIFont.Weight.semibold.rawValue { result.insert(.traitBold) }
        if font.family == "Monospace" || font.family.hasSuffix("Mono") { result.insert(.traitMonoSpace) }
        return result
    }

    /// - Returns: `nil` for traits that no font here has.
    static func apply(_ traits: UIFontDescriptor.SymbolicTraits, to font: TextFont) -> TextFont? {
        guard traits.subtracting([.traitItalic, .traitBold, .traitMonoSpace]).isEmpty else { return nil }
        var result = font
        let old = symbolicTraits(font)
        result.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) != old.contains(.traitBold) {
            result.weight = (traits.contains(.traitBold) ? UIFont.Weight.bold : .regular).rawValue
        }
        if traits.contains(.traitMonoSpace) != old.contains(.traitMonoSpace) {
            guard isSystems(font) else { return nil }
            result.family = traits.contains(.traitMonoSpace) ? "Monospace" : TextFont.system
        }
        return result
    }

    // MARK: Names

    private static func named(_ name: String, _ size: CGFloat) -> TextFont? {
        name == TextEngine.systemFamily ? TextFont(family: TextFont.system, size: size)
            : FontNames.font(named: name, size: size) ?? StandInFonts.font(named: name, size: size)
    }

    private static func face(_ name: String, of family: String) -> TextFace? {
        func plain(_ name: String) -> String { name.filter { $0 != " " && $0 != "-" }.lowercased() }
        return TextEngine.faces(family: family == TextFont.system ? TextEngine.systemFamily : family).first { plain($0.name) == plain(name) }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
