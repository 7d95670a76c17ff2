/// How the lines of a text stand and break.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    fileprivate(set) var values = Values()

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override init() {}

    public required init?(coder: NSCoder) {
        values.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        values.lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        values.lineSpacing = CGFloat(coder.decodeDouble(forKey: "NSLineSpacing"))
        values.minimumLineHeight = Self.height(CGFloat(coder.decodeDouble(forKey: "NSMinLineHeight")))
        values.maximumLineHeight = Self.height(CGFloat(coder.decodeDouble(forKey: "NSMaxLineHeight")))
        values.lineHeightMultiple = Self.height(CGFloat(coder.decodeDouble(forKey: "NSLineHeightMultiple")))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(values.alignment.rawValue, forKey: "NSAlignment")
        coder.encode(values.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(values.lineSpacing.native, forKey: "NSLineSpacing")
        coder.encode(values.minimumLineHeight.native, forKey: "NSMinLineHeight")
        coder.encode(values.maximumLineHeight.native, forKey: "NSMaxLineHeight")
        coder.encode(values.lineHeightMultiple.native, forKey: "NSLineHeightMultiple")
    }

    open class var supportsSecureCoding: Bool { true }

    /// How lines are aligned.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines that are too long are broken or cut.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between one line and the next, beyond the font's own.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The least height of a line, in points. The rest beside the font's height is above the text (R-DRW-23).
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points, beyond which text reaches into the line above; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the font's height is multiplied with, before the limits; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// A height that can be laid out: neither negative nor endless.
    fileprivate static func height(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = Self.height(newValue) }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = Self.height(newValue) }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = Self.height(newValue) }
    }

    /// Takes all values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
