/// A wheel that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        // The names before iOS 13.
        case whiteLarge = 0, white, gray

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        var color: UIColor { self == .white || self == .whiteLarge ? .white : .gray }
    }

    private lazy var wheel = addPart(RefreshSpinner())
    private final var ownColor: UIColor?

    /// A wheel that stands still.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        isHidden = true
        look()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
        look()
    }

    // `init!`: overridden by `init(coder:)`, which is what iOS has, and by `init?(coder:)`.
    public required init!(coder: NSCoder) {
        style = coder.containsValue(forKey: "style") ? Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .medium : .medium
        super.init(coder: coder)
        ownColor = coder.decodeObject(forKey: "color") as? UIColor
        hidesWhenStopped = coder.decodeBool(forKey: "hidesWhenStopped")
        if coder.decodeBool(forKey: "animating") { isAnimating = true }
        look()
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(style.rawValue, forKey: "style")
            coder.encode(ownColor, forKey: "color")
            coder.encode(hidesWhenStopped, forKey: "hidesWhenStopped")
            coder.encode(isAnimating, forKey: "animating")
        }
    }

    /// How large the wheel is, and its colour where none is set.
    open var style: Style {
        didSet {
            look()
            invalidateIntrinsicContentSize()
        }
    }
    /// The wheel's colour.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            look()
        }
    }
    /// Whether it can't be seen while it stands still.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Lets the wheel turn.
    open func startAnimating() {
        isAnimating = true
        look()
    }

    /// Lets the wheel stand still.
    open func stopAnimating() {
        isAnimating = false
        look()
    }

    private func look() {
        wheel.color = color
        wheel.progress = 1
        wheel.isTurning = isAnimating
        if hidesWhenStopped { isHidden = !isAnimating }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = style.side
        wheel.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
}
