internal import ScrollEngine

/// What appears above the content of a scroll view that is pulled down from its beginning: pulled far enough it sends `valueChanged`, and stays
/// until ``endRefreshing()`` (R-SCR-70).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private lazy var spinner = addPart(RefreshSpinner())
    private lazy var label = addPart(UILabel())
    /// Whether this pull has refreshed already: the next one begins when the content is back.
    private var isSpent = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isControlPart = true
        label.textAlignment = .center
        alpha = 0
    }

    // MARK: Refreshing

    /// Whether it is being refreshed.
    open private(set) var isRefreshing = false

    /// Says that code refreshes, not a pull. The content stays where it is; nothing is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isSpent = true
        spinner.isTurning = true
        alpha = 1
        scrollView?.refreshRoomChanged()
    }

    /// Takes it away.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.isTurning = false
        scrollView?.refreshRoomChanged()
        if let scrollView { contentMoved(in: scrollView) }
    }

    /// A line below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
            if isRefreshing { scrollView?.refreshRoomChanged() } else if let scrollView { layOut(in: scrollView) }
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = tintColor
    }

    // MARK: In its scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }
    /// The scroll view that an app has added it to, in place of setting it (R-SCR-71).
    private weak var adopter: UIScrollView?

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let adopter, adopter !== superview {
            self.adopter = nil
            if adopter.refreshControl === self { adopter.refreshControl = nil }
        }
        guard let scrollView, scrollView.refreshControl == nil else { return }
        adopter = scrollView
        scrollView.refreshControl = self
    }

    private var height: CGFloat { attributedTitle == nil ? 60 : 84 }

    /// The room that it takes above the content.
    final var roomTaken: CGFloat { isRefreshing ? height : 0 }

    final func layOut(in scrollView: UIScrollView) {
        frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    }

    final func contentMoved(in scrollView: UIScrollView) {
        let top = scrollView.allInsets.top - roomTaken, pull = -(scrollView.contentOffset.y + top)
        if isRefreshing { return }
        alpha = (pull / height).clamped(to: 0...1)
        spinner.progress = (pull / GestureConfiguration.current.refreshPull).clamped(to: 0...1)
        if pull <= 0 { isSpent = false }
        guard scrollView.scrolling.hold.phase.isDragged, !isSpent, isEnabled, pull >= GestureConfiguration.current.refreshPull else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.frame = CGRect(x: bounds.midX - 14, y: 16, width: 28, height: 28)
        label.frame = CGRect(x: 8, y: 52, width: max(bounds.width - 16, 0), height: 24)
    }
}

extension UIScrollView {
    final func refreshControlChanged(from old: UIRefreshControl?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if let refreshControl {
            insertSubview(refreshControl, at: 0)
            refreshControl.layOut(in: self)
        }
        refreshRoomChanged()
    }

    /// The room above the content has changed: what holds or moves the content goes on with that, other content goes back to its beginning in a
    /// moment.
    final func refreshRoomChanged() {
        refreshControl?.layOut(in: self)
        toldInsets = allInsets
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        scroll(.roomChanged(isAnimated: UIView.areAnimationsEnabled))
    }
}
