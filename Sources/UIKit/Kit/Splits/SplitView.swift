/// The view of a split view controller: a secondary column, with the primary one beside it or above it.
final class SplitView: UIView {
    let primary = UIView(), secondary = UIView()
    private let line = UIView(), shade = UIView()
    let edgeGesture = UIScreenEdgePanGestureRecognizer()
    var onLayout: (() -> Void)?
    /// A tap beside a primary column that lies above the other.
    var onDismiss: (() -> Void)?
    private var arrangement = (primaryWidth: CGFloat(0), mode: UISplitViewController.DisplayMode.secondaryOnly, hasPrimary: false)

    /// The share of the width, and the most points, that a primary column has where nothing else is set.
    static let usualShare: CGFloat = 0.4, greatestWidth: CGFloat = 320

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        backgroundColor = .systemBackground
        shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
        shade.alpha = 0
        line.backgroundColor = .separator
        for view in [secondary, shade, primary, line] { addSubview(view) }
        for view in [primary, secondary] { view.clipsToBounds = true }
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] (_: UITapGestureRecognizer) in self?.onDismiss?() }
        shade.addGestureRecognizer(tap)
        addGestureRecognizer(edgeGesture)
    }

    required init?(coder: NSCoder) { nil }

    func place(primaryWidth: CGFloat, mode: UISplitViewController.DisplayMode, hasPrimary: Bool) {
        arrangement = (primaryWidth, mode, hasPrimary)
        arrange()
    }

    private func arrange() {
        let (width, mode, hasPrimary) = arrangement, whole = bounds.size
        let isSeen = hasPrimary && mode != .secondaryOnly, isBeside = hasPrimary && mode == .oneBesideSecondary
        let thickness = 1 / max(contentScaleFactor, 1)
        var first = CGRect(x: isSeen ? 0 : -width - thickness, y: 0, width: width, height: whole.height)
        var second = CGRect(x: isBeside ? width + thickness : 0, y: 0, width: isBeside ? max(whole.width - width - thickness, 0) : whole.width, height: whole.height)
        var edge = CGRect(x: first.maxX, y: 0, width: thickness, height: whole.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        edgeGesture.edges = isMirrored ? .right : .left
        if isMirrored {
            first.origin.x = whole.width - first.maxX
            second.origin.x = whole.width - second.maxX
            edge.origin.x = whole.width - edge.maxX
        }
        if primary.frame != first { primary.frame = first }
        if secondary.frame != second { secondary.frame = second }
        (line.frame, shade.frame) = (edge, bounds)
        shade.alpha = hasPrimary && mode == .oneOverSecondary ? 1 : 0
        (primary.isHidden, line.isHidden) = (!hasPrimary, !hasPrimary)
        primary.accessibilityElementsHidden = !isSeen
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
        arrange()
    }

    /// A page with a column at its side.
    static let glyph: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image { _ in
        UIColor.black.set()
        let frame = UIBezierPath(roundedRect: CGRect(x: 1.75, y: 1.75, width: 20.5, height: 16.5), cornerRadius: 3)
        frame.lineWidth = 1.5
        frame.stroke()
        UIBezierPath(rect: CGRect(x: 8, y: 2, width: 1.5, height: 16)).fill()
    }.withRenderingMode(.alwaysTemplate)
}
