/// A view that shows an image.
///
/// Touches pass through it unless `isUserInteractionEnabled` is set (R-HIT-17). The content mode decides how the image fills the view.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var shownSize = CGSize.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as the image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Makes a view of the picture's size in points, with another picture for the highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.containsValue(forKey: "userInteractionEnabled") { isUserInteractionEnabled = false }
        if coder.containsValue(forKey: "image") { image = coder.decodeObject(forKey: "image") as? UIImage }
        if coder.containsValue(forKey: "highlightedImage") { highlightedImage = coder.decodeObject(forKey: "highlightedImage") as? UIImage }
        if coder.containsValue(forKey: "highlighted") { isHighlighted = coder.decodeBool(forKey: "highlighted") }
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            if let image { coder.encode(image, forKey: "image") }
            if let highlightedImage { coder.encode(highlightedImage, forKey: "highlightedImage") }
            coder.encode(isHighlighted, forKey: "highlighted")
        }
    }

    /// The picture that is shown.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
        }
    }

    /// Shown instead of ``image`` while ``isHighlighted``, if there is one.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the picture for the highlighted state is shown, if there is one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(traits: .image) }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
    }

    open override func display(_ layer: CALayer) {
        guard layer === self.layer else { return }
        shownSize = bounds.size
        guard var image = shownImage else {
            layer.contents = nil
            return
        }
        if image.renderingMode == .alwaysTemplate { image = image.withTintColor(tintColor.resolvedColor(with: traitCollection)) }
        if image.resizing != nil, let filled = filled(with: image) { image = filled }
        layer.contentsScale = image.scale
        layer.contents = image.uprightPixels
    }

    /// A resizable image in the size of the view.
    private func filled(with image: UIImage) -> UIImage? {
        let size = bounds.size
        guard size.width >= 1, size.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if shownImage?.resizing != nil, bounds.size != shownSize { setNeedsDisplay() }
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }
}
