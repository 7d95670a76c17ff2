/// A sheet: a presented controller's view with round corners, and a bar that shows that it can be pulled.
final class SheetView: UIView {
    private let content: UIView
    private lazy var grabber = UIView()

    init(around content: UIView) {
        self.content = content
        super.init(frame: content.bounds)
        clipsToBounds = true
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.fillByMask()
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    var showsGrabber: Bool {
        get { grabber.superview != nil }
        set {
            guard newValue != showsGrabber else { return }
            guard newValue else { return grabber.removeFromSuperview() }
            grabber.backgroundColor = .tertiaryLabel
            grabber.layer.cornerRadius = 2.5
            grabber.isUserInteractionEnabled = false
            addSubview(grabber)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if showsGrabber { grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5) }
    }
}

/// Darkens what is behind a sheet. A tap on it takes the sheet away, where a person may.
final class DimmingView: UIView {
    var onTap: () -> Void = {}

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.onTap() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }
}
