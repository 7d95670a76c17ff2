internal import TouchHost

/// Shows where the two fingers of a mouse are while its modifiers are held: before the press and during it, as the iOS simulator does (R-HOV-12).
@MainActor
final class FingerDots {
    private let window: OverlayWindow
    private let dots = [UIView(), UIView()]
    private let scene: UIWindowScene
    let device: Int
    /// The contacts of a press, by their numbers.
    private var held: [Int: Int] = [:]

    private static let side: CGFloat = 24

    init(device: Int, in scene: UIWindowScene) {
        self.device = device
        self.scene = scene
        window = OverlayWindow(windowScene: scene)
        window.windowLevel = .fingers
        window.isUserInteractionEnabled = false
        window.accessibilityElementsHidden = true
        for dot in dots {
            dot.bounds.size = CGSize(width: Self.side, height: Self.side)
            dot.backgroundColor = UIColor(white: 0.5, alpha: 0.6)
            dot.layer.cornerRadius = Self.side / 2
            dot.layer.borderWidth = 1
            dot.layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
            window.addSubview(dot)
        }
        window.isHidden = false
    }

    /// The places of a pointer that hovers, in pixels.
    func show(_ places: [CGPoint]) {
        for (index, place) in places.enumerated() { put(index, place) }
    }

    /// Moves with the contacts of the press.
    func follow(_ frame: borrowing TouchFrame) {
        for place in frame.contacts.indices {
            let contact = frame.contacts[place]
            guard contact.device == device, contact.tool == .finger else { continue }
            if contact.phase == .began, held.count < dots.count { held[contact.id] = held.count }
            guard let index = held[contact.id] else { continue }
            put(index, contact.position)
            if contact.phase == .ended || contact.phase == .cancelled { held[contact.id] = nil }
        }
    }

    /// Whether a button is pressed, which keeps them whatever the modifiers are.
    var isPressed: Bool { !held.isEmpty }

    func hide() {
        window.isHidden = true
        window.windowScene = nil
    }

    func isIn(_ scene: UIWindowScene) -> Bool { self.scene === scene && window.windowScene === scene }

    private func put(_ index: Int, _ place: CGPoint) {
        let scale = max(scene.scale, 0.01)
        dots[index].center = window.convert(CGPoint(x: place.x / scale, y: place.y / scale), from: nil as UIWindow?)
    }
}

extension UIWindow.Level {
    /// In front of menus too.
    fileprivate static let fingers = UIWindow.Level(10_002)
}

extension UIApplication {
    /// Shows or hides the fingers of the mouse, by its latest sample.
    func showFingerDots(_ hover: HoverSample, in scene: UIWindowScene) {
        if let dots = fingerDots, dots.device != hover.device || dots.isPressed { return }
        guard let mirror = hover.mirror, hover.phase == .moved else { return hideFingerDots() }
        if fingerDots?.isIn(scene) != true {
            hideFingerDots()
            fingerDots = FingerDots(device: hover.device, in: scene)
        }
        fingerDots?.show([hover.position, mirror])
    }

    func hideFingerDots() {
        fingerDots?.hide()
        fingerDots = nil
    }
}
