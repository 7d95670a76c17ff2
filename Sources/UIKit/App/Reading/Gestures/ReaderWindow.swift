/// The layer before the app's windows in which the reader's gestures stand: it takes every touch but those that are passed through (R-ACC-21).
final class ReaderWindow: UIWindow {
    /// Whether a touch that is passed through is landing.
    private var isPassing = false
    /// Whether the reader has its turn: an app's `sendEvent` does not serve this window.
    private var isServing = false
    /// Whether a point of the screen is of an element that takes touches itself.
    var takesTouchesItself: ((CGPoint) -> Bool)?
    let ring = ReaderRing(frame: .zero)

    func begin(with view: UIView) {
        windowLevel = .reader
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        ring.isHidden = true
        addSubview(ring)
        accessibilityElementsHidden = true
        isHidden = false
    }

    override var isOfSystem: Bool { true }
    override var isOfReader: Bool { true }
    override var canBecomeKey: Bool { false }

    /// Wheels and what hovers are no gestures of fingers, and go to the app.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isPassing, event?.type == .touches, takesTouchesItself?(point) != true else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Runs the hit test of a touch that is passed through.
    func passing<Result>(_ body: () -> Result) -> Result {
        isPassing = true
        defer { isPassing = false }
        return body()
    }

    /// Serves the reader's own touches.
    func serve(_ event: UIEvent) {
        isServing = true
        defer { isServing = false }
        sendEvent(event)
    }

    override func sendEvent(_ event: UIEvent) {
        if isServing || event.type != .touches { super.sendEvent(event) }
    }
}

extension UIWindow.Level {
    /// In front of everything, menus too.
    static let reader = UIWindow.Level(10_100)
}

/// The ring around the element that the reader is at: dark with a light edge, to be seen on any ground (R-ACC-24).
final class ReaderRing: UIView {
    private let inner = UIView(frame: .zero)
    private static let width: CGFloat = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.borderWidth = Self.width
        layer.borderColor = UIColor.black.cgColor
        layer.cornerRadius = 6
        inner.layer.borderWidth = 1.5
        inner.layer.borderColor = UIColor.white.cgColor
        inner.layer.cornerRadius = 4
        addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts it around a rectangle of its window, and keeps it on the screen.
    func surround(_ rect: CGRect, in bounds: CGRect) {
        let around = rect.insetBy(dx: -Self.width, dy: -Self.width).intersection(bounds)
        isHidden = around.isNull || around.isEmpty
        guard !isHidden, frame != around else { return }
        UIView.performWithoutAnimation {
            frame = around
            inner.frame = CGRect(origin: .zero, size: around.size).insetBy(dx: Self.width, dy: Self.width)
        }
    }
}
