extension UILabel {
    func decodeText(from coder: NSCoder) {
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        if let font = coder.decodeObject(of: UIFont.self, forKey: "font") { self.font = font }
        if let color = coder.decodeObject(of: UIColor.self, forKey: "textColor") { textColor = color }
        if let text = coder.decodeObject(of: NSString.self, forKey: "text") { self.text = String(describing: text) }
        if has("textAlignment") { textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "textAlignment")) ?? .natural }
        if has("lineBreakMode") {
            lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "lineBreakMode")) ?? .byTruncatingTail
        }
        if has("numberOfLines") { numberOfLines = coder.decodeInteger(forKey: "numberOfLines") }
        if has("adjustsFontSizeToFitWidth") { adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "adjustsFontSizeToFitWidth") }
        if has("minimumScaleFactor") { minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: "minimumScaleFactor")) }
        highlightedTextColor = coder.decodeObject(of: UIColor.self, forKey: "highlightedTextColor")
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "shadowColor")
        if has("shadowOffset.width") {
            shadowOffset = CGSize(width: coder.decodeDouble(forKey: "shadowOffset.width"), height: coder.decodeDouble(forKey: "shadowOffset.height"))
        }
        isHighlighted = coder.decodeBool(forKey: "highlighted")
        if has("enabled") { isEnabled = coder.decodeBool(forKey: "enabled") }
        if has("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: "preferredMaxLayoutWidth")) }
    }

    /// Keeps the text without attributes of its parts: Foundation on Linux archives only some.
    func encodeText(with coder: NSCoder) {
        coder.encode(font, forKey: "font")
        coder.encode(textColor, forKey: "textColor")
        if let text { coder.encode(text as NSString, forKey: "text") }
        coder.encode(textAlignment.rawValue, forKey: "textAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "lineBreakMode")
        coder.encode(numberOfLines, forKey: "numberOfLines")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "adjustsFontSizeToFitWidth")
        coder.encode(minimumScaleFactor.native, forKey: "minimumScaleFactor")
        coder.encode(highlightedTextColor, forKey: "highlightedTextColor")
        coder.encode(shadowColor, forKey: "shadowColor")
        coder.encode(shadowOffset.width.native, forKey: "shadowOffset.width")
        coder.encode(shadowOffset.height.native, forKey: "shadowOffset.height")
        coder.encode(isHighlighted, forKey: "highlighted")
        coder.encode(isEnabled, forKey: "enabled")
        coder.encode(preferredMaxLayoutWidth.native, forKey: "preferredMaxLayoutWidth")
    }
}
