/// The titles at the trailing side of a list: a finger that lands on them or slides over them scrolls the list (R-IDX).
final class ListIndexView: UIView {
    /// How wide it is, in points.
    static let room: CGFloat = 24
    /// The title that is shown as a magnifying glass.
    static let search = "{search}"
    private static let lineHeight: CGFloat = 14, point = "•", glassSide: CGFloat = 12
    private static var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }

    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    /// `nil` for the tint.
    var textColor: UIColor? { didSet { setNeedsDisplay() } }
    /// While no finger is on the index, and while one is.
    var usualBackground: UIColor? { didSet { showBackground() } }
    var trackingBackground: UIColor? { didSet { showBackground() } }

    /// Called with the number of a title when a finger comes to it.
    private let onChoose: (Int) -> Void
    /// The title under the finger.
    private(set) var tracked: Int?
    private var isTracking = false { didSet { showBackground() } }
    /// The title that was chosen last, for assistive technology.
    private var last = 0

    init(onChoose: @escaping (Int) -> Void) {
        self.onChoose = onChoose
        super.init(frame: .zero)
        isControlPart = true
        isOpaque = false
        contentMode = .redraw
        let slide = LandingRecognizer(target: nil, action: nil)
        slide.addAction { [weak self] (slide: LandingRecognizer) in self?.slid(slide) }
        slide.onReset = { [weak self] in self?.letGo() }
        addGestureRecognizer(slide)
    }

    required init?(coder: NSCoder) { nil }

    private func showBackground() { backgroundColor = isTracking ? trackingBackground : usualBackground }

    // MARK: Lines

    private var lines: IndexLines { IndexLines(count: titles.count, room: Int(min(max(bounds.height / Self.lineHeight, 0), 10_000))) }

    /// Where the first line begins.
    private func start(of lines: IndexLines) -> CGFloat { ((bounds.height - CGFloat(lines.shown.count) * Self.lineHeight) / 2).rounded() }

    override func draw(_ rect: CGRect) {
        let lines = lines, color = textColor ?? tintColor ?? .label, attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
        for (line, title) in lines.shown.enumerated() {
            let middle = CGPoint(x: bounds.midX, y: start(of: lines) + (CGFloat(line) + 0.5) * Self.lineHeight)
            if let title, titles[title] == Self.search {
                drawGlass(at: middle, color)
            } else {
                let text = NSAttributedString(string: title.map { titles[$0] } ?? Self.point, attributes: attributes), size = text.size()
                text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
            }
        }
    }

    private func drawGlass(at middle: CGPoint, _ color: UIColor) {
        let side = Self.glassSide
        BarGlyph.image(of: .search, scale: max(contentScaleFactor, 1))?.withTintColor(color)
            .draw(in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: The finger (R-IDX-4)

    private func slid(_ slide: LandingRecognizer) {
        guard slide.state == .began || slide.state == .changed else { return }
        if slide.state == .began { (superview as? UIScrollView)?.stopScrollingAndZooming() }
        isTracking = true
        let lines = lines
        guard let title = lines.title(at: (slide.location(in: self).y - start(of: lines)) / Self.lineHeight), title != tracked else { return }
        tracked = title
        choose(title)
    }

    private func letGo() { (isTracking, tracked) = (false, nil) }

    private func choose(_ title: Int) {
        guard titles.indices.contains(title) else { return }
        last = title
        onChoose(title)
    }

    // MARK: Accessibility (R-IDX-6)

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: SystemWord.sectionIndex.text, value: titles[safe: last].map { $0 == Self.search ? SystemWord.search.text : $0 },
                            traits: .adjustable)
    }

    // At an end the title there is chosen again.
    override func accessibilityIncrement() { choose(min(last + 1, titles.count - 1)) }
    override func accessibilityDecrement() { choose(max(min(last, titles.count) - 1, 0)) }
}
