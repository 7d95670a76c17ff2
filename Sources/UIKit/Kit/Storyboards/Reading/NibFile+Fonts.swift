internal import InterfaceFiles

extension NibFile {
    /// The font that is the value of a property of the element.
    func font(_ property: String, of element: InterfaceElement) -> UIFont? {
        guard let description = element.child(key: property) else { return nil }
        // Of attributed text: `<font key="NSFont" size="17" name="Helvetica"/>`.
        let isPlain = description.name == "font"
        guard isPlain || description.name == "fontDescription" else { return nil }
        if let style = description["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = min(max(description.number(isPlain ? "size" : "pointSize") ?? UIFont.systemFontSize, 1), 1000)
        switch description["type"] ?? (isPlain ? description["metaFont"].flatMap { Self.metaFonts[$0] } : nil) {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system": return .systemFont(ofSize: size, weight: Self.weights[description["weight"] ?? ""] ?? .regular)
        default: break
        }
        guard let name = description["name"] ?? description["family"] else { return .systemFont(ofSize: size) }
        if let font = UIFont(name: name, size: size) ?? description["family"].flatMap({ UIFont(name: $0, size: size) }) { return font }
        note("font \(name)", description, "there is no font '\(name)'; the system's stands in for it")
        return UIFont(StandInFonts.plain(named: name, size: size))
    }

    private static let metaFonts = ["system": "system", "systemBold": "boldSystem", "label": "system"]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
