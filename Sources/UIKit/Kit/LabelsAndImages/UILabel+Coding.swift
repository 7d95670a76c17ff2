extension UILabel {
    func decodeText(from coder: NSCoder) {
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        if has("font"), let font = coder.decodeObject(forKey: "font") as? UIFont { self.font = font }
        if has("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = coder.decodeBool(forKey: "adjustsFontForContentSizeCategory") }
        if has("textColor"), let color = coder.decodeObject(forKey: "textColor") as? UIColor { textColor = color }
        if has("text"), let text = coder.decodeObject(forKey: "text") as? String { self.text = text }
        if has("textAlignment") { textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "textAlignment")) ?? .natural }
        if has("lineBreakMode") {
            lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "lineBreakMode")) ?? .byTruncatingTail
        }
        if has("numberOfLines") { numberOfLines = coder.decodeInteger(forKey: "numberOfLines") }
        if has("baselineAdjustment") { baselineAdjustment = UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: "baselineAdjustment")) ?? .alignBaselines }
        if has("adjustsFontSizeToFitWidth") { adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "adjustsFontSizeToFitWidth") }
        if has("minimumScaleFactor") { minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: "minimumScaleFactor")) }
        if has("highlightedTextColor") { highlightedTextColor = coder.decodeObject(forKey: "highlightedTextColor") as? UIColor }
        if has("shadowColor") { shadowColor = coder.decodeObject(forKey: "shadowColor") as? UIColor }
        if has("shadowOffset.width") {
            shadowOffset = CGSize(width: coder.decodeDouble(forKey: "shadowOffset.width"), height: coder.decodeDouble(forKey: "shadowOffset.height"))
        }
        if has("highlighted") { isHighlighted = coder.decodeBool(forKey: "highlighted") }
        if has("attributedText"), let text = coder.decodeObject(forKey: "attributedText") as? NSAttributedString { attributedText = text }
        if has("enabled") { isEnabled = coder.decodeBool(forKey: "enabled") }
        if has("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: "preferredMaxLayoutWidth")) }
    }

    /// Keeps the text without attributes of its parts: Foundation on Linux archives only some.
    func encodeText(with coder: NSCoder) {
        coder.encode(font, forKey: "font")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "adjustsFontForContentSizeCategory")
        coder.encode(textColor, forKey: "textColor")
        if let text { coder.encode(text as NSString, forKey: "text") }
        coder.encode(textAlignment.rawValue, forKey: "textAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "lineBreakMode")
        coder.encode(numberOfLines, forKey: "numberOfLines")
        coder.encode(baselineAdjustment.rawValue, forKey: "baselineAdjustment")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "adjustsFontSizeToFitWidth")
        coder.encode(minimumScaleFactor.native, forKey: "minimumScaleFactor")
        if let highlightedTextColor { coder.encode(highlightedTextColor, forKey: "highlightedTextColor") }
        if let shadowColor { coder.encode(shadowColor, forKey: "shadowColor") }
        coder.encode(shadowOffset.width.native, forKey: "shadowOffset.width")
        coder.encode(shadowOffset.height.native, forKey: "shadowOffset.height")
        coder.encode(isHighlighted, forKey: "highlighted")
        coder.encode(isEnabled, forKey: "enabled")
        coder.encode(preferredMaxLayoutWidth.native, forKey: "preferredMaxLayoutWidth")
    }
}
