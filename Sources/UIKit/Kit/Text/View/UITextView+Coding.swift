/// What a text view writes into an archive besides what scroll views do (R-NIB-3). Absent keys mean the defaults.
extension UITextView {
    func decodeText(from coder: NSCoder) {
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        func integer(_ key: String) -> Int? { has(key) ? coder.decodeInteger(forKey: key) : nil }
        if let font: UIFont = coder.value(forKey: "font") { self.font = font }
        adjustsFontForContentSizeCategory = coder.decodeBool(forKey: "adjustsFontForContentSizeCategory")
        if let color: UIColor = coder.value(forKey: "textColor") { textColor = color }
        if let value = integer("textAlignment") { textAlignment = NSTextAlignment(rawValue: value) ?? .natural }
        if has("editable") { isEditable = coder.decodeBool(forKey: "editable") }
        if has("selectable") { isSelectable = coder.decodeBool(forKey: "selectable") }
        keyboardType = integer("keyboardType").flatMap { UIKeyboardType(rawValue: $0) } ?? keyboardType
        returnKeyType = integer("returnKeyType").flatMap { UIReturnKeyType(rawValue: $0) } ?? returnKeyType
        autocapitalizationType = integer("autocapitalizationType").flatMap { UITextAutocapitalizationType(rawValue: $0) } ?? .sentences
        autocorrectionType = integer("autocorrectionType").flatMap { UITextAutocorrectionType(rawValue: $0) } ?? .default
        spellCheckingType = integer("spellCheckingType").flatMap { UITextSpellCheckingType(rawValue: $0) } ?? .default
        keyboardAppearance = integer("keyboardAppearance").flatMap { UIKeyboardAppearance(rawValue: $0) } ?? .default
        enablesReturnKeyAutomatically = coder.decodeBool(forKey: "enablesReturnKeyAutomatically")
        if let string: NSString = coder.value(forKey: "textContentType") {
            textContentType = UITextContentType(rawValue: String(describing: string))
        }
        if let string: NSString = coder.value(forKey: "text") { text = String(describing: string) }
    }

    func encodeText(with coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: "text")
        coder.encode(font, forKey: "font")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "adjustsFontForContentSizeCategory")
        coder.encode(textColor, forKey: "textColor")
        coder.encode(isEditable, forKey: "editable")
        coder.encode(isSelectable, forKey: "selectable")
        coder.encode(enablesReturnKeyAutomatically, forKey: "enablesReturnKeyAutomatically")
        for (key, value) in [("textAlignment", textAlignment.rawValue), ("keyboardType", keyboardType.rawValue),
                             ("returnKeyType", returnKeyType.rawValue), ("autocapitalizationType", autocapitalizationType.rawValue),
                             ("autocorrectionType", autocorrectionType.rawValue), ("spellCheckingType", spellCheckingType.rawValue),
                             ("keyboardAppearance", keyboardAppearance.rawValue)] {
            coder.encode(value, forKey: key)
        }
        coder.encode(textContentType.map { $0.rawValue as NSString }, forKey: "textContentType")
    }
}
