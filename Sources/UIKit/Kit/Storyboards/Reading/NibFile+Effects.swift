internal import InterfaceFiles

/// The effects of visual effect views (R-VFX-7).
extension NibFile {
    func readEffect(_ element: InterfaceElement, into decoder: NibDecoder) {
        if let vibrancy = element.child("vibrancyEffect") {
            let blur = vibrancy.child("blurEffect").map(blurEffect) ?? UIBlurEffect(style: .regular)
            decoder.set("effect", UIVibrancyEffect(blurEffect: blur, style: vibrancyStyle(of: vibrancy)))
        } else if let blur = element.child("blurEffect") {
            decoder.set("effect", blurEffect(blur))
        }
    }

    private func blurEffect(_ element: InterfaceElement) -> UIBlurEffect {
        guard let name = element["style"] else { return UIBlurEffect(style: .regular) }
        if let style = Self.blurStyles[name] { return UIBlurEffect(style: style) }
        note("blur \(name)", element, "there is no blur of the style '\(name)'; it is a regular one")
        return UIBlurEffect(style: .regular)
    }

    private func vibrancyStyle(of element: InterfaceElement) -> UIVibrancyEffectStyle {
        guard let name = element["style"] else { return .label }
        if let style = Self.vibrancyStyles[name] { return style }
        note("vibrancy \(name)", element, "there is no vibrancy of the style '\(name)'; it is that of labels")
        return .label
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
