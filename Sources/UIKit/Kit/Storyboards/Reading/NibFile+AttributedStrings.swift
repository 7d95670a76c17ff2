internal import InterfaceFiles

extension NibFile {
    /// The text with attributes that is the value of a property of the element: fragments, each with fonts, colors and a paragraph style.
    ///
    /// All of the text gets the attributes of the first fragment: Foundation on Linux traps when it compares neighbouring attributes whose
    /// values are of other classes than its own.
    func attributedString(_ property: String, of element: InterfaceElement) -> NSAttributedString? {
        guard let child = element.child(key: property), child.name == "attributedString" else { return nil }
        let fragments = child.children.filter { $0.name == "fragment" }
        if fragments.count > 1 {
            note("fragments", fragments[1], "attributes that differ within a text are left out; all of it has those of its beginning")
        }
        let text = fragments.map { $0.string("content") ?? "" }.joined()
        return NSAttributedString(string: text, attributes: fragments.first.map(attributes) ?? [:])
    }

    private func attributes(of fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
        guard let list = fragment.child("attributes") else { return [:] }
        var result: [NSAttributedString.Key: Any] = [:]
        result[.foregroundColor] = color("NSColor", of: list)
        result[.backgroundColor] = color("NSBackgroundColor", of: list)
        result[.font] = font("NSFont", of: list)
        if let style = list.child(key: "NSParagraphStyle") {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = style["alignment"].flatMap { Self.alignments[$0] } ?? .natural
            paragraph.lineBreakMode = style["lineBreakMode"].flatMap { Self.paragraphBreaks[$0] } ?? .byWordWrapping
            paragraph.lineSpacing = max(style.number("lineSpacing") ?? 0, 0)
            paragraph.minimumLineHeight = style.number("minimumLineHeight") ?? 0
            paragraph.maximumLineHeight = style.number("maximumLineHeight") ?? 0
            paragraph.lineHeightMultiple = style.number("lineHeightMultiple") ?? 0
            result[.paragraphStyle] = paragraph
        }
        for (name, key) in [("NSUnderline", NSAttributedString.Key.underlineStyle), ("NSStrikethrough", .strikethroughStyle)] {
            if let value = list.child(key: name)?.integer("value") { result[key] = value }
        }
        if let kern = list.child(key: "NSKern")?.number("value") { result[.kern] = CGFloat(kern) }
        return result
    }

    private static let paragraphBreaks: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
        "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
