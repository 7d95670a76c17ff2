/// A bar that fills from the leading side on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How high the bar is.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar

        var height: CGFloat { self == .bar ? 2.5 : 4 }
    }

    private lazy var track = addPart(UIView())
    private lazy var fill = addPart(UIView())
    private final var share: Float = 0

    /// An empty bar.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        look()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        progressViewStyle = Style(rawValue: coder.decodeInteger(forKey: "progressViewStyle")) ?? .default
        progressTintColor = coder.decodeObject(forKey: "progressTintColor") as? UIColor
        trackTintColor = coder.decodeObject(forKey: "trackTintColor") as? UIColor
        progress = coder.decodeFloat(forKey: "progress")
        look()
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(progressViewStyle.rawValue, forKey: "progressViewStyle")
            coder.encode(progressTintColor, forKey: "progressTintColor")
            coder.encode(trackTintColor, forKey: "trackTintColor")
            coder.encode(progress, forKey: "progress")
        }
    }

    /// How much is filled, 0 … 1; other numbers are brought into the range.
    open var progress: Float {
        get { share }
        set { setProgress(newValue, animated: false) }
    }

    /// Fills as much, 0 … 1; animated, the bar grows or shrinks there.
    open func setProgress(_ progress: Float, animated: Bool) {
        share = progress.isFinite ? min(max(progress, 0), 1) : 0
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    /// How high the bar is.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// Of what is filled; `nil` for the tint colour.
    open var progressTintColor: UIColor? { didSet { look() } }
    /// Of what is not filled; `nil` for the system's.
    open var trackTintColor: UIColor? { didSet { look() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        look()
    }

    private func look() {
        track.backgroundColor = trackTintColor ?? .systemFill
        fill.backgroundColor = progressTintColor ?? tintColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width * CGFloat(share), isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        track.frame = bounds
        fill.frame = CGRect(x: isReversed ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        for part in [track, fill] { part.layer.cornerRadius = bounds.height / 2 }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: progressViewStyle.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle.height) }
}
