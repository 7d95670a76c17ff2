/// The text engine's view of attributed strings.
enum AttributedText {
    /// What text without attributes looks like.
    struct Defaults {
        var font = UIFont.systemFont(ofSize: 12)
        var color = UIColor.black
    }

    static func attributes(_ values: [NSAttributedString.Key: Any], defaults: Defaults = Defaults()) -> TextAttributes {
        let color = (values[.foregroundColor] as? UIColor ?? defaults.color).cgColor.rgba
        let underline = NSUnderlineStyle(rawValue: integer(values[.underlineStyle]))
        return TextAttributes(font: (values[.font] as? UIFont ?? defaults.font).font, color: color,
                              background: (values[.backgroundColor] as? UIColor)?.cgColor.rgba,
                              underline: underline.isEmpty ? nil : underline.contains(.double) ? .double : .single,
                              isStruckThrough: integer(values[.strikethroughStyle]) != 0, kern: number(values[.kern]),
                              shadow: (values[.shadow] as? NSShadow)?.forLayout, picture: (values[.attachment] as? NSTextAttachment)?.picture(in: color))
    }

    static func paragraph(_ style: NSParagraphStyle?) -> TextParagraph {
        let values = style?.values ?? NSParagraphStyle.Values()
        var paragraph = TextParagraph(alignment: values.alignment.forLayout, lineBreak: values.lineBreakMode.forLayout, lineSpacing: values.lineSpacing)
        paragraph.lineHeight = TextParagraph.LineHeight(minimum: values.minimumLineHeight, maximum: values.maximumLineHeight, multiple: values.lineHeightMultiple)
        return paragraph
    }

    private static func integer(_ value: Any?) -> Int {
        switch value {
        case let value as Int: value
        case let value as NSNumber: value.intValue
        case let value as NSUnderlineStyle: value.rawValue
        default: 0
        }
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }
}
