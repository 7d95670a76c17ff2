/// A part of a text, enlarged above the finger that carries the caret or a handle and hides it (R-TXT-25). There is one at a time.
@MainActor
final class TextLoupe {
    private static var current: TextLoupe?
    /// Its place on the screen, in points, for tests; `nil` while there is none.
    static var place: CGRect? { current.map { $0.window.convert($0.lens.frame, to: nil as UIWindow?) } }

    /// The picture in the loupe, for tests.
    static var image: UIImage? { current?.picture.image }

    private static let size = CGSize(width: 124, height: 48)
    private static let magnification: CGFloat = 1.25
    /// From the caret's upper edge to the loupe's lower one, so that a finger on the caret hides none of it.
    private static let distance: CGFloat = 26

    private let window: OverlayWindow
    private let lens = LoupeLens()
    private let picture = UIImageView()
    /// What the next layout takes the picture of: the window of the text, and the caret in its coordinates.
    private weak var source: UIWindow?
    private var caret = CGRect.zero

    /// Shows what is around a caret, whose place is in the view's coordinates.
    static func show(_ caret: CGRect, of view: UIView) {
        guard let source = view.window, let scene = source.windowScene, caret.midX.isFinite, caret.midY.isFinite else { return hide() }
        if current?.window.windowScene !== scene {
            hide()
            current = TextLoupe(in: scene)
        }
        current?.show(view.convert(caret, to: nil), in: source)
    }

    static func hide() {
        current?.window.isHidden = true
        current?.window.windowScene = nil
        current = nil
    }

    private init(in scene: UIWindowScene) {
        window = OverlayWindow(windowScene: scene)
        window.windowLevel = .menu
        window.isUserInteractionEnabled = false
        window.accessibilityElementsHidden = true
        lens.bounds.size = Self.size
        lens.backgroundColor = .systemBackground
        lens.layer.cornerRadius = Self.size.height / 2
        lens.layer.borderWidth = 0.5
        lens.layer.borderColor = UIColor(white: 0.5, alpha: 0.5).cgColor
        lens.layer.shadowOpacity = 0.25
        lens.layer.shadowRadius = 8
        lens.layer.shadowOffset = CGSize(width: 0, height: 3)
        picture.frame = lens.bounds
        picture.layer.cornerRadius = Self.size.height / 2
        picture.clipsToBounds = true
        lens.addSubview(picture)
        window.addSubview(lens)
        lens.onLayout = { [weak self] in self?.takePicture() }
        window.isHidden = false
    }

    /// - Parameter caret: In the coordinates of the window of the text.
    private func show(_ caret: CGRect, in source: UIWindow) {
        (self.source, self.caret) = (source, caret)
        // Of the events of a frame only the last one is seen.
        lens.setNeedsLayout()
        let place = window.convert(source.convert(CGPoint(x: caret.midX, y: caret.minY), to: nil as UIWindow?), from: nil as UIWindow?)
        let half = Self.size.width / 2, room = window.bounds
        lens.center = CGPoint(x: min(max(place.x, half), max(room.width - half, half)),
                              y: max(place.y - Self.distance - Self.size.height / 2, Self.size.height / 2))
        window.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    }

    private func takePicture() {
        let width = Self.size.width / Self.magnification, height = Self.size.height / Self.magnification
        picture.image = source?.picture(of: CGRect(x: caret.midX - width / 2, y: caret.midY - height / 2, width: width, height: height), afterUpdates: true)
    }
}

/// The frame of a loupe, which takes its picture once a frame: when it is laid out.
private final class LoupeLens: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
