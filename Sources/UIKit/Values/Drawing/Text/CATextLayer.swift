/// Where the text of a ``CATextLayer`` is cut off.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// On which side the lines of a ``CATextLayer`` stand.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from its upper edge on (R-DRW-3). A change draws it again, without an animation.
///
/// It draws `contentsScale` pixels a point, which is 1 until it is set.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    /// A `String` or an `NSAttributedString`, whose attributes come before those of the layer. Anything else is not drawn.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A `UIFont`, whose size does not count, a ``CGFont``, or the name of a font as a `String`.
    open var font: CFTypeRef? { didSet { setNeedsDisplay() } }
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// The colour of the text.
    open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }
    /// Whether lines break at the layer's width.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// Where text that does not fit is cut off, with an ellipsis.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// On which side the lines stand.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        guard let text, bounds.width > 0 else { return }
        let height = isWrapped ? bounds.height : .infinity
        TextLayout(text.runs(defaults: defaults), paragraph: paragraph, width: bounds.width, height: height)
            .draw(in: ctx, at: bounds.origin, width: bounds.width)
    }

    /// The size of the text, in points, on lines as long as the layer is wide if it is ``isWrapped``.
    open override func preferredFrameSize() -> CGSize {
        guard let text else { return .zero }
        let width = isWrapped && bounds.width > 0 ? bounds.width : CGFloat.infinity
        let layout = TextLayout(text.runs(defaults: defaults), paragraph: paragraph, width: width, height: .infinity)
        return CGSize(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
    }

    private var text: StyledText? {
        if let text = string as? NSAttributedString { return StyledText(text) }
        return (string as? String).map { StyledText($0) }
    }

    private var defaults: AttributedText.Defaults {
        AttributedText.Defaults(font: sizedFont ?? .systemFont(ofSize: fontSize), color: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear)
    }

    private var sizedFont: UIFont? {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let font as CGFont: font.sized(fontSize)
        case let name as String: UIFont(name: name, size: fontSize)
        default: nil
        }
    }

    private var paragraph: TextParagraph {
        let alignment: TextParagraph.Alignment = switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
        let cut: TextParagraph.LineBreak? = switch truncationMode {
        case .start: .truncatingHead
        case .middle: .truncatingMiddle
        case .end: .truncatingTail
        default: nil
        }
        return TextParagraph(alignment: alignment, lineBreak: cut ?? (isWrapped ? .words : .none), maximumLines: cut != nil && !isWrapped ? 1 : 0)
    }
}
