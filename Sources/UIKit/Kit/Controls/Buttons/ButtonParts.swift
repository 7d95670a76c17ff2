/// The views inside a button. Each is made when it is first needed; from back to front they stand in the order below, behind what clients
/// add.
struct ButtonParts {
    /// A shape in one colour.
    fileprivate(set) var fill: UIView?
    fileprivate(set) var background: UIImageView?
    fileprivate(set) var image: UIImageView?
    fileprivate(set) var indicator: UIActivityIndicatorView?
    fileprivate(set) var title: ButtonLabel?
    fileprivate(set) var subtitle: ButtonLabel?

    var all: [UIView?] { [fill, background, image, indicator, title, subtitle] }
}

extension UIButton {
    final var fillPart: UIView {
        if let view = parts.fill { return view }
        let view = UIView()
        parts.fill = view
        return install(view)
    }

    final var backgroundPart: UIImageView {
        if let view = parts.background { return view }
        let view = UIImageView(frame: .zero)
        parts.background = view
        return install(view)
    }

    final var imagePart: UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView(frame: .zero)
        parts.image = view
        return install(view)
    }

    final var indicatorPart: UIActivityIndicatorView {
        if let view = parts.indicator { return view }
        let view = UIActivityIndicatorView(style: .medium)
        parts.indicator = view
        return install(view)
    }

    final var titlePart: ButtonLabel {
        if let label = parts.title { return label }
        let label = ButtonLabel(size: configuration?.titleSize ?? 15)
        parts.title = label
        return install(label)
    }

    final var subtitlePart: ButtonLabel {
        if let label = parts.subtitle { return label }
        let label = ButtonLabel(size: Configuration.subtitleSize)
        parts.subtitle = label
        return install(label)
    }

    private func install<Part: UIView>(_ view: Part) -> Part {
        view.isUserInteractionEnabled = false
        view.isControlPart = true
        var place = 0
        for part in parts.all {
            if part === view { break }
            if part != nil { place += 1 }
        }
        insertSubview(view, at: place)
        return view
    }
}

/// A button's label: a change of what it measures makes the button lay itself out.
final class ButtonLabel: UILabel {
    /// Whether the client chose the font.
    private(set) var hasOwnFont = false

    init(size: CGFloat) {
        super.init(frame: .zero)
        setSystemSize(size)
        lineBreakMode = .byTruncatingMiddle
        hasOwnFont = false
    }

    required init?(coder: NSCoder) { nil }

    override var mostTightening: CGFloat { Self.usualTightening }

    /// Takes the system's font of that size, unless the client chose one.
    func setSystemSize(_ size: CGFloat) {
        guard !hasOwnFont, font.pointSize != size else { return }
        font = .systemFont(ofSize: size)
        hasOwnFont = false
    }

    override var font: UIFont! {
        didSet {
            hasOwnFont = true
            superview?.setNeedsLayout()
        }
    }
    override var numberOfLines: Int { didSet { superview?.setNeedsLayout() } }
    override var lineBreakMode: NSLineBreakMode { didSet { superview?.setNeedsLayout() } }
    override var adjustsFontSizeToFitWidth: Bool { didSet { superview?.setNeedsLayout() } }
}
