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
        MainThread.read("\(type(of: self)).encode(with:)") {
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
            if image?.images != nil || oldValue?.images != nil { restartMotion() }
            setNeedsDisplay()
        }
    }

    /// Shown instead of ``image`` while ``isHighlighted``, if there is one.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the picture for the highlighted state is shown, if there is one.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            setNeedsDisplay()
            if isAnimating { startAnimating() }
        }
    }

    // MARK: Motion (R-DRW-11)

    /// Pictures to be shown in turn, after ``startAnimating()``.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The same while ``isHighlighted``, if there are any.
    open var highlightedAnimationImages: [UIImage]?
    /// Seconds in which all of them are shown once; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for ever.
    open var animationRepeatCount = 0

    private static let motionKey = "UIImageView.motion"

    /// Whether pictures are shown in turn at the moment.
    open var isAnimating: Bool { layer.animation(forKey: Self.motionKey) != nil }

    /// Shows ``animationImages`` in turn, from the first.
    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? shownImage?.images ?? []
        guard !images.isEmpty else { return }
        let whole = animationImages == nil ? shownImage?.duration ?? 0 : animationDuration
        play(images, duration: whole, times: animationImages == nil ? 0 : animationRepeatCount)
    }

    /// Shows ``image`` alone again.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.motionKey) }

    private func play(_ images: [UIImage], duration: TimeInterval, times: Int) {
        let pixels = images.compactMap { ready($0).uprightPixels }
        guard !pixels.isEmpty, let first = images.first else { return }
        layer.contentsScale = first.scale
        let motion = CAKeyframeAnimation(keyPath: "contents")
        motion.values = pixels
        motion.calculationMode = .discrete
        motion.duration = duration > 0 ? duration : Double(images.count) / 30
        motion.repeatCount = times > 0 ? Float(times) : .infinity
        layer.add(motion, forKey: Self.motionKey)
    }

    /// A picture that moves by itself came, went, or has a window now.
    private func restartMotion() {
        guard animationImages == nil else { return }
        stopAnimating()
        if let image = shownImage, let images = image.images, window != nil { play(images, duration: image.duration, times: 0) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if shownImage?.images != nil { restartMotion() }
    }

    /// What constraints align, and where text beside it stands, as the picture says (R-DRW-12).
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    override func baselines(contentHeight: CGFloat) -> (first: CGFloat, last: CGFloat)? {
        guard let offset = image?.baselineOffsetFromBottom else { return nil }
        return (contentHeight / 2 - offset, contentHeight / 2 - offset)
    }

    override var accessibilityDefaults: AccessibilityValues {
        let said = shownImage?.described.values
        return AccessibilityValues(label: said?.label, hint: said?.hint, value: said?.value, traits: .image)
    }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
    }

    open override func display(_ layer: CALayer) {
        guard layer === self.layer else { return }
        shownSize = bounds.size
        guard let shownImage else {
            layer.contents = nil
            return
        }
        let image = ready(shownImage)
        layer.contentsScale = image.scale
        layer.contents = image.uprightPixels
    }

    /// The picture as this view shows it: tinted, mirrored and as large as the view, where it asks for that.
    private func ready(_ original: UIImage) -> UIImage {
        var image = original
        if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image.withHorizontallyFlippedOrientation()
        }
        if image.renderingMode == .alwaysTemplate { image = image.withTintColor(tintColor.resolvedColor(with: traitCollection)) }
        if image.resizing != nil, let filled = filled(with: image) { image = filled }
        return image
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

    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }
}
