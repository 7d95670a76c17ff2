/// A view that shows text.
///
/// Touches pass through it unless `isUserInteractionEnabled` is set (R-HIT-17). The text is in the middle between top and bottom.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text with the attributes it was given; those it lacks come from the label's properties.
    private var content: StyledText?
    private var drawnSize = CGSize.zero
    private var measured = MeasuredSizes()
    /// How often text was laid out to be measured, ever.
    private(set) final var measurements = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isMarkedTransparent = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.containsValue(forKey: "userInteractionEnabled") { isUserInteractionEnabled = false }
        if !coder.containsValue(forKey: "opaque") { isMarkedTransparent = true }
        decodeText(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeText(with: coder) }
    }

    /// The text without its attributes. Setting it forgets those of ``attributedText``.
    open var text: String? {
        get { content?.string }
        set {
            // The same text again changes nothing: code may set it whenever it lays out.
            if content?.string == newValue, content?.isPlain != false { return }
            content = newValue.map { StyledText($0) }
            contentChanged()
        }
    }

    /// The text with the label's font, colour and paragraph style where it has none of its own.
    open var attributedText: NSAttributedString? {
        get { content?.attributed(defaults: defaultAttributes) }
        set {
            content = newValue.map { StyledText($0) }
            if let style = content?.paragraphStyle {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
            contentChanged()
        }
    }

    /// Setting it changes the font of all of the text.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            content?.remove(.font)
            contentChanged()
        }
    }

    /// Whether ``font``, and fonts in ``attributedText``, follow the category of the label's traits: those that were made for text styles (R-TYP-4).
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont(to: ownTraitCollection) } }
    }

    override func textSizeDidChange(_ traits: UITraitCollection) { adjustFont(to: traits) }

    private func adjustFont(to traits: UITraitCollection) {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = content?.mapFonts { $0.adjusted(to: traits) } ?? false, new = font.adjusted(to: traits)
        if new !== font {
            let text = content
            font = new
            content = text
        }
        if adjusted { contentChanged() }
    }

    /// Setting it changes the colour of all of the text.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            content?.remove(.foregroundColor)
            setNeedsDisplay()
        }
    }

    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { looksChanged() } }
    }

    /// How lines that are too long are broken or cut.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { looksChanged() } }
    }

    /// The most lines to show; 0 means as many as there is room for.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentChanged() } }
    }

    /// Whether text that is too long is shown smaller, down to ``minimumScaleFactor`` of its size.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// How small ``adjustsFontSizeToFitWidth`` may make the text, as a part of its size; 0 means no less than a tenth.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The place of a single line that ``adjustsFontSizeToFitWidth`` has made smaller (R-DRW-25).
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether the characters of a single line that is a little too long come closer together before it is cut: up to 8 % of its width.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// The share of a line's width that closer characters may take away; 0 for none (R-DRW-17).
    var mostTightening: CGFloat { allowsDefaultTighteningForTruncation ? Self.usualTightening : 0 }
    /// Titles in Inter are 2 to 6 % wider than in San Francisco, for which Xcode has measured the buttons of storyboards.
    static let usualTightening: CGFloat = 0.08

    /// The width at which ``intrinsicContentSize`` breaks lines; 0 means that it does not.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: content?.spoken, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }

    private func looksChanged() {
        measured.forget()
        setNeedsDisplay()
    }

    private func contentChanged() {
        measured.forget()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// The colour of the text while ``isHighlighted``.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the colour for the highlighted state is used, if there is one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// A disabled label is paler.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The colour of a sharp shadow; `nil` for none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Where the shadow lies, in points; it is drawn where a shadow colour is set.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowColor != nil { setNeedsDisplay() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // One line is as long as it is; only more than one break at the width.
        let width = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
        if let size = measured.size(at: width) { return roundedUp(size) }
        measurements += 1
        let size = layout(width: width, height: .infinity, lines: numberOfLines)?.size ?? .zero
        measured.note(size, at: width)
        return roundedUp(size)
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    override func wrappedHeight(width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0, width < intrinsicContentSize.width else { return nil }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override var textLineHeight: CGFloat? { font?.lineHeight }

    override func baselines(contentHeight: CGFloat) -> (first: CGFloat, last: CGFloat)? {
        (font.ascender - contentHeight / 2, contentHeight / 2 + font.descender)
    }

    /// Where the text is in `bounds`, with at most so many lines; 0 means any number.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let layout = layout(width: bounds.width, height: bounds.height, lines: numberOfLines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        var size = roundedUp(layout.size)
        size.width = min(size.width, bounds.width)
        let room = bounds.width - size.width
        let x = textAlignment == .center ? room / 2 : textAlignment == .right ? room : 0
        return CGRect(x: bounds.minX + x, y: bounds.minY + pixelRounded((bounds.height - size.height) / 2), width: size.width,
                      height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != drawnSize { setNeedsDisplay() }
    }

    override var mayDrawOneColor: Bool { true }

    open override func draw(_ rect: CGRect) {
        drawnSize = bounds.size
        // A label without text asks for no context, and so costs no memory.
        if let content, !content.isEmpty { drawText(in: bounds) }
    }

    /// Draws the text in the rectangle, in the current context. Overriders may call it with another rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let shadowColor, let (shadow, whole) = fittingLayout(in: rect.size, color: shadowColor) {
            draw(shadow, whole, in: rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), context)
        }
        let color = isHighlighted ? highlightedTextColor : nil
        if let (layout, whole) = fittingLayout(in: rect.size, color: color) { draw(layout, whole, in: rect, context) }
    }

    /// How far below the upper edge of the room the text begins.
    /// - Parameter whole: The line as it would be if it had not been made smaller.
    private func top(of layout: TextLayout, _ whole: TextLayout?, in height: CGFloat) -> CGFloat {
        guard numberOfLines == 1, let whole, baselineAdjustment != .alignCenters else { return pixelRounded((height - layout.size.height) / 2) }
        let top = pixelRounded((height - whole.size.height) / 2)
        return baselineAdjustment == .none ? top : top + pixelRounded(whole.firstBaseline - layout.firstBaseline)
    }

    private func draw(_ layout: TextLayout, _ whole: TextLayout?, in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        if !isEnabled { context.setAlpha(0.44) }
        // Text that is too wide is cut off; text that is too high stays whole, as lines that don't fit were left out.
        if lineBreakMode == .byClipping { context.clip(to: rect) }
        let y = rect.minY + top(of: layout, whole, in: rect.height)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: y), width: rect.width)
        context.restoreGState()
    }

    /// The layout for drawing: tighter or smaller, where that was asked for and needed. A smaller one comes with the layout in the full size.
    private func fittingLayout(in size: CGSize, color: UIColor?) -> (TextLayout, whole: TextLayout?)? {
        guard let full = layout(width: size.width, height: size.height, lines: numberOfLines, color: color) else { return nil }
        guard full.isTruncated || full.size.width > size.width else { return (full, nil) }
        if let tight = tightLayout(in: size, color: color) { return (tight, nil) }
        guard adjustsFontSizeToFitWidth else { return (full, nil) }
        // Halving finds the largest size that fits to about a hundredth.
        var tooLarge: CGFloat = 1, fitting = max(min(minimumScaleFactor, 1), 0.1)
        var layout = self.layout(width: size.width, height: size.height, lines: numberOfLines, color: color, factor: fitting)
        while tooLarge - fitting > 0.01 {
            let middle = (tooLarge + fitting) / 2
            guard let attempt = self.layout(width: size.width, height: size.height, lines: numberOfLines, color: color, factor: middle) else { break }
            if attempt.isTruncated || attempt.size.width > size.width {
                tooLarge = middle
            } else {
                fitting = middle
                layout = attempt
            }
        }
        return layout.map { ($0, full) }
    }

    /// The line with its characters so close that it fits; `nil` where that takes more than it may.
    private func tightLayout(in size: CGSize, color: UIColor?) -> TextLayout? {
        guard mostTightening > 0, numberOfLines == 1, size.width > 0, let content else { return nil }
        let count = content.string.count
        guard count > 1, let whole = layout(width: .infinity, height: .infinity, lines: 1) else { return nil }
        let excess = whole.size.width - size.width
        guard excess <= whole.size.width * mostTightening else { return nil }
        // The second attempt is for places that the text engine has rounded.
        for share in [1, 1.25] as [CGFloat] {
            let tight = layout(width: size.width, height: size.height, lines: 1, color: color, closer: max(excess, 0) * share / CGFloat(count - 1))
            if let tight, !tight.isTruncated { return tight }
        }
        return nil
    }

    private func layout(width: CGFloat, height: CGFloat, lines: Int, color: UIColor? = nil, factor: CGFloat = 1, closer: CGFloat = 0) -> TextLayout? {
        guard let content, !content.isEmpty else { return nil }
        var runs = content.runs(defaults: AttributedText.Defaults(font: font, color: textColor))
        for index in runs.indices {
            if let color { runs[index].attributes.color = color.cgColor.rgba }
            if factor != 1 { runs[index].attributes.font.size *= factor }
            runs[index].attributes.kern -= closer
        }
        var paragraph = AttributedText.paragraph(content.paragraphStyle)
        paragraph.alignment = textAlignment.forLayout
        paragraph.lineBreak = lineBreakMode.forLayout
        paragraph.maximumLines = max(lines, 0)
        return TextLayout(runs, paragraph: paragraph, width: width, height: height)
    }

    /// What parts have that say nothing else.
    private var defaultAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = max(contentScaleFactor, 1)
        return CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    private func pixelRounded(_ value: CGFloat) -> CGFloat {
        let scale = max(contentScaleFactor, 1)
        return (value * scale).rounded(.down) / scale
    }
}
