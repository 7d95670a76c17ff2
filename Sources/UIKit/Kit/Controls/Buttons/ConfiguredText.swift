/// A title or subtitle of a button's configuration: a text, maybe with attributes, and what changes them (R-CTL-37).
struct ConfiguredText: Hashable {
    /// The text without its attributes.
    var string: String? {
        get { plain }
        set { (plain, styled) = (newValue, nil) }
    }
    /// The text with its attributes.
    var attributed: AttributedString? {
        get { styled ?? plain.map { AttributedString($0) } }
        set {
            plain = newValue.map { String($0.characters) }
            styled = newValue.flatMap { text in text.runs.contains { $0.attributes != AttributeContainer() } ? text : nil }
        }
    }
    var transformer: UIConfigurationTextAttributesTransformer?

    private var plain: String?
    private var styled: AttributedString?

    /// What a label shows in place of the text alone; `nil` where nothing says more than the label does.
    func shown(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
        guard styled != nil || transformer != nil, var text = attributed else { return nil }
        var base = AttributeContainer()
        base.font = font
        base.foregroundColor = color
        if let transformer { base = transformer(base) }
        text.mergeAttributes(base, mergePolicy: .keepCurrent)
        return NSAttributedString(text)
    }

    static func == (a: ConfiguredText, b: ConfiguredText) -> Bool {
        a.plain == b.plain && a.styled == b.styled && a.transformer?.number == b.transformer?.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(plain)
        hasher.combine(transformer?.number)
    }
}
