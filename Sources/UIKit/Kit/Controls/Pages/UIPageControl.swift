/// A row of dots, one for each page, of which the present one stands out.
///
/// A tap on the right half leads to the next page, on the left half to the one before, and a finger that moves along the dots leads through the pages. Each
/// change sends `valueChanged`, with `primaryActionTriggered`. Single taps on it, and drags along it, are its own (R-CTL-50).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private static let height: CGFloat = 26
    private static let dot: CGFloat = 7
    private static let step: CGFloat = 17
    /// Points before the first dot and after the last.
    private static let margin: CGFloat = 12

    private lazy var face = addPart(PageDots())
    /// Where a finger began to lead through the pages, and at which page it did.
    private var scrub: (start: CGFloat, page: Int)?
    private var landing = CGPoint.zero

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        numberOfPages = coder.decodeInteger(forKey: "numberOfPages")
        currentPage = coder.decodeInteger(forKey: "currentPage")
        hidesForSinglePage = coder.decodeBool(forKey: "hidesForSinglePage")
        if coder.containsValue(forKey: "allowsContinuousInteraction") {
            allowsContinuousInteraction = coder.decodeBool(forKey: "allowsContinuousInteraction")
        }
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
            coder.encode(allowsContinuousInteraction, forKey: "allowsContinuousInteraction")
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

    // MARK: Pictures (R-CTL-36)

    /// A picture in place of every dot, in the dots' colours; `nil` for dots.
    open var preferredIndicatorImage: UIImage? { didSet { picturesChanged() } }
    private var pictures: [Int: UIImage] = [:]

    /// Sets a picture for the dot of a page, from 0; `nil` restores what the others have.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return report("UIPageControl: there is no page \(page) of \(numberOfPages) to set a picture for") }
        pictures[page] = image
        picturesChanged()
    }

    /// The picture that was set for the dot of a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

    private func picturesChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What the pages that there are have in place of dots.
    private var shownPictures: [Int: UIImage] {
        guard preferredIndicatorImage != nil || !pictures.isEmpty else { return [:] }
        return Dictionary(uniqueKeysWithValues: (0..<numberOfPages).compactMap { page in
            (pictures[page] ?? preferredIndicatorImage).map { (page, $0) }
        })
    }

    /// The room of one dot or picture.
    private var indicatorSize: CGSize {
        shownPictures.values.reduce(CGSize(width: Self.dot, height: Self.dot)) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    /// The smallest size for so many pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let one = indicatorSize, step = one.width + Self.step - Self.dot
        return CGSize(width: 2 * Self.margin + one.width + CGFloat(max(pageCount - 1, 0)) * step, height: max(Self.height, one.height))
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isShown = numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage)
        let one = indicatorSize, step = one.width + Self.step - Self.dot
        let width = isShown ? one.width + CGFloat(numberOfPages - 1) * step : 0
        face.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - one.height / 2, width: width, height: one.height)
        face.alpha = isEnabled ? 1 : 0.5
        face.show(PageDots.Look(count: isShown ? numberOfPages : 0, current: page, side: Self.dot, room: one, step: step, pictures: shownPictures,
                                color: pageIndicatorTintColor ?? .tertiaryLabel, currentColor: currentPageIndicatorTintColor ?? .label))
    }

    // MARK: Touches (R-CTL-38)

    /// How the page was changed by the touch whose action is being sent.
    public enum InteractionState: Int, Sendable {
        case none = 0
        /// By a tap.
        case discrete
        /// By a finger that leads through the pages.
        case continuous
    }

    /// How a person changes the page now; `none` outside of an action.
    open var interactionState: InteractionState { interaction }
    private var interaction = InteractionState.none
    /// Whether a finger that goes along the dots leads through the pages, one for each dot's room. `true` at first.
    open var allowsContinuousInteraction = true

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        landing = touch.location(in: self)
        scrub = nil
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self).x, step = indicatorSize.width + Self.step - Self.dot
        if scrub == nil, allowsContinuousInteraction, abs(place - landing.x) >= GestureConfiguration.current.panHysteresis {
            scrub = (landing.x, page)
        }
        guard let scrub else { return true }
        // A finger, and code, may go far beyond the last page.
        let steps = Int(min(max(((place - scrub.start) / step).rounded(), -1e6), 1e6))
        turn(to: scrub.page + min(steps, max(numberOfPages - scrub.page, 0)), .continuous, with: event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard scrub == nil, isTouchInside, let touch else { return }
        turn(to: touch.location(in: self).x < bounds.midX ? page - 1 : page + 1, .discrete, with: event)
    }

    private func turn(to new: Int, _ state: InteractionState, with event: UIEvent?) {
        let old = page
        currentPage = new
        guard page != old else { return }
        interaction = state
        sendValueChanged(with: event)
        interaction = .none
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, value: SystemWord.pageOf.text(with: currentPage + 1, numberOfPages), traits: accessibilityTraits(.adjustable))
    }

    override func adjustByKey(_ direction: Int) {
        let old = currentPage
        currentPage += direction
        if currentPage != old { sendValueChanged(with: nil) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let leads = allowsContinuousInteraction && numberOfPages > 1
        return !ControlGestures.isTap(gestureRecognizer, above: self)
            && !(leads && ControlGestures.isDrag(gestureRecognizer, above: self, knob: bounds, holdsKnob: true))
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// Draws the dots of a page control.
private final class PageDots: UIView {
    struct Look: Equatable {
        var count = 0
        var current = 0
        /// Of a dot.
        var side: CGFloat = 0
        var room = CGSize.zero
        var step: CGFloat = 0
        var pictures: [Int: UIImage] = [:]
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
            let color = index == look.current ? look.currentColor : look.color, x = bounds.minX + CGFloat(index) * look.step
            func place(_ size: CGSize) -> CGRect {
                CGRect(x: x + (look.room.width - size.width) / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            }
            if let picture = look.pictures[index] {
                picture.withTintColor(color).draw(in: place(picture.size))
            } else {
                color.setFill()
                UIBezierPath(ovalIn: place(CGSize(width: look.side, height: look.side))).fill()
            }
        }
    }
}
