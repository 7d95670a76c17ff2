/// A row of dots, one for each page, of which the present one stands out.
///
/// A tap on the right half goes one page on, on the left half one back, and sends `valueChanged`, with `primaryActionTriggered`. Single
/// taps on it are its own (R-CTL-50).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private static let height: CGFloat = 26
    private static let dot: CGFloat = 7
    private static let step: CGFloat = 17
    /// Points before the first dot and after the last.
    private static let margin: CGFloat = 12

    private lazy var face = addPart(PageDots())

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        numberOfPages = coder.decodeInteger(forKey: "numberOfPages")
        currentPage = coder.decodeInteger(forKey: "currentPage")
        hidesForSinglePage = coder.decodeBool(forKey: "hidesForSinglePage")
        pageIndicatorTintColor = coder.value(forKey: "pageIndicatorTintColor", as: UIColor.self)
        currentPageIndicatorTintColor = coder.value(forKey: "currentPageIndicatorTintColor", as: UIColor.self)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(numberOfPages, forKey: "numberOfPages")
            coder.encode(currentPage, forKey: "currentPage")
            coder.encode(hidesForSinglePage, forKey: "hidesForSinglePage")
            if let pageIndicatorTintColor { coder.encode(pageIndicatorTintColor, forKey: "pageIndicatorTintColor") }
            if let currentPageIndicatorTintColor { coder.encode(currentPageIndicatorTintColor, forKey: "currentPageIndicatorTintColor") }
        }
    }

    /// How many dots; a negative number counts as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            invalidateIntrinsicContentSize()
            currentPage = page
            setNeedsLayout()
        }
    }

    private var page = 0

    /// The dot that stands out, from 0; what is set is brought into the range, and sends nothing.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            setNeedsLayout()
        }
    }

    /// Whether nothing is shown when there is but one page.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    /// The colour of the dots; `nil` means the colour of pale text.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the present page's dot; `nil` means the colour of text.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The smallest size for so many pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: 2 * Self.margin + Self.dot + CGFloat(max(pageCount - 1, 0)) * Self.step, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isShown = numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage)
        let width = isShown ? Self.dot + CGFloat(numberOfPages - 1) * Self.step : 0
        face.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - Self.dot / 2, width: width, height: Self.dot)
        face.alpha = isEnabled ? 1 : 0.5
        face.show(PageDots.Look(count: isShown ? numberOfPages : 0, current: page, side: Self.dot, step: Self.step,
                                color: pageIndicatorTintColor ?? .tertiaryLabel, currentColor: currentPageIndicatorTintColor ?? .label))
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let touch else { return }
        let old = page
        currentPage = touch.location(in: self).x < bounds.midX ? page - 1 : page + 1
        if page != old { sendValueChanged(with: event) }
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)", traits: accessibilityTraits(.adjustable))
    }

    override func adjustByKey(_ direction: Int) {
        let old = currentPage
        currentPage += direction
        if currentPage != old { sendValueChanged(with: nil) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ControlGestures.isTap(gestureRecognizer, above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// Draws the dots of a page control.
private final class PageDots: UIView {
    struct Look: Equatable {
        var count = 0
        var current = 0
        var side: CGFloat = 0
        var step: CGFloat = 0
        var color = UIColor.black
        var currentColor = UIColor.black
    }

    private var look = Look()

    func show(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        for index in 0..<look.count {
            (index == look.current ? look.currentColor : look.color).setFill()
            let x = bounds.minX + CGFloat(index) * look.step
            UIBezierPath(ovalIn: CGRect(x: x, y: bounds.minY, width: look.side, height: look.side)).fill()
        }
    }
}
