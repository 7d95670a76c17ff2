internal import InterfaceFiles

extension NibFile {
    /// The color that is the value of a property of the element.
    func color(_ property: String, of element: InterfaceElement) -> UIColor? {
        guard let child = element.child(key: property), child.name == "color" else { return nil }
        return color(child)
    }

    /// A `color` element: of the system, of the asset catalog, or by its components.
    func color(_ element: InterfaceElement) -> UIColor? {
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] {
            if let color = Self.systemColors[name] { return color }
            if let listed = resource(name, kind: "systemColor")?.child("color") { return components(listed) }
        }
        if let name = element["name"], let color = ColorFiles.color(named: name, in: bundle) { return color }
        if let name = element["name"], let listed = resource(name, kind: "namedColor")?.child("color") { return components(listed) }
        if let color = components(element) { return color }
        if let name = element["cocoaTouchSystemColor"], let color = Self.oldSystemColors[name] { return color }
        note("color \(element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"] ?? "")", element,
             "this color isn't known")
        return nil
    }

    private func components(_ element: InterfaceElement) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let hue = element.number("hue"), let saturation = element.number("saturation"), let brightness = element.number("brightness") {
            return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        }
        if let cyan = element.number("cyan"), let magenta = element.number("magenta"), let yellow = element.number("yellow") {
            let light = 1 - (element.number("black") ?? 0)
            return UIColor(red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
        }
        return nil
    }

    private static let systemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
        "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground, "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground, "groupTableViewBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .systemBlue, "whiteColor": .white, "blackColor": .black,
    ]

    /// The names that files of older versions have.
    private static let oldSystemColors: [String: UIColor] = [
        "darkTextColor": .darkText, "lightTextColor": .lightText, "whiteColor": .white, "blackColor": .black,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "tableCellGroupedBackgroundColor": .white,
        "viewFlipsideBackgroundColor": UIColor(white: 0.12, alpha: 1), "scrollViewTexturedBackgroundColor": UIColor(white: 0.43, alpha: 1),
        "tableCellPlainBackgroundColor": .white,
    ]
}
