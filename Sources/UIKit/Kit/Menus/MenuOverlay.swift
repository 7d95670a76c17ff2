/// A menu on the screen: its window, and when it goes. There is one at a time (R-MNU-2).
@MainActor
class MenuOverlay: Overlay {
    /// Seconds that it takes to appear and to go.
    private static let fadeDuration: TimeInterval = 0.15
    /// How many menus are closed in a row for one that opens: where each opens another, that goes on for ever.
    private static let mostOthers = 16
    /// The menu that is open.
    private(set) static var current: MenuOverlay?

    let window: OverlayWindow
    /// The view that the menu is about. It stays at least as long as the menu.
    let source: UIView
    private(set) var isOpen = false
    /// Whether it was closed. That may happen before it is open, by what its owner calls then; it does not open any more.
    private var isOver = false
    /// Called when it begins to go, and when it is gone.
    var onClose: (() -> Void)?
    var onClosed: (() -> Void)?
    /// What happens along with its going; set by the receiver of the call that it begins to go.
    var closing: MenuAnimator?

    /// A menu over the window of a view; `nil` when the view is in none that can be seen.
    init?(over source: UIView) {
        guard let scene = source.window?.windowScene, source.window?.isHidden == false else { return nil }
        self.source = source
        window = OverlayWindow(windowScene: scene)
        window.windowLevel = .menu
    }

    /// Shows the window with what was added to it, in place of a menu that is open.
    final func open(animated: Bool, animator: MenuAnimator? = nil, completion: (() -> Void)? = nil) {
        // What is called when the one before goes may open a third one.
        for _ in 0..<Self.mostOthers {
            guard let other = Self.current else { break }
            other.close(animated: false)
        }
        guard !isOver else { return }
        // The app was called: the view may have left its window, and would not leave it again (R-MNU-2).
        guard let scene = window.windowScene, let shown = source.window, !shown.isHidden, shown.windowScene === scene else {
            return close(animated: false)
        }
        Self.current = self
        isOpen = true
        window.onLayout = { [weak self] in self?.place() }
        place()
        window.isHidden = false
        Surroundings.overlays.add(self)
        fade(from: 0, to: 1, animated: animated, animator) { [self] in if isOpen { completion?() } }
    }

    /// Takes the menu away. While it fades it can't be touched any more.
    final func close(animated: Bool) {
        guard !isOver else { return }
        let isShown = isOpen
        isOver = true
        isOpen = false
        if Self.current === self { Self.current = nil }
        window.isUserInteractionEnabled = false
        Surroundings.overlays.remove(self)
        onClose?()
        fade(from: 1, to: 0, animated: animated && isShown, closing) { [self] in
            window.isHidden = true
            window.windowScene = nil
            onClosed?()
        }
    }

    private func fade(from start: CGFloat, to end: CGFloat, animated: Bool, _ animator: MenuAnimator?,
                      completion: @escaping () -> Void) {
        guard animated, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation {
                window.alpha = end
                animator?.runAnimations()
            }
            completion()
            animator?.runCompletions()
            return
        }
        UIView.performWithoutAnimation { window.alpha = start }
        UIView.animate(withDuration: Self.fadeDuration, options: .allowUserInteraction) { [self] in
            window.alpha = end
            animator?.runAnimations()
        } completion: { _ in
            completion()
            animator?.runCompletions()
        }
    }

    /// The part of the scene that menus may cover.
    final var area: CGRect {
        let inset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return window.bounds.inset(by: source.window?.safeAreaInsets ?? .zero).inset(by: inset)
    }

    /// Puts the content where it belongs.
    func place() {}

    // MARK: Overlay

    func touchesLanded(_ event: UIEvent) {}

    /// Escape closes any menu (R-MNU-6).
    func takes(_ key: UIKey) -> Bool {
        guard key.keyCode == .keyboardEscape else { return false }
        close(animated: true)
        return true
    }

    var takesAllKeys: Bool { false }

    final func viewWillLeaveWindow(_ view: UIView) {
        if source.isDescendant(of: view) { close(animated: false) }
    }

    final func sceneWillDeactivate() { close(animated: false) }
    final func sceneWillDisconnect() { close(animated: false) }

    /// Whether a touch landed beside the menu's content.
    final func landedOutside(_ event: UIEvent) -> Bool {
        for touch in event.touches where touch.currentPhase == .began && touch.landingWindow !== window && touch.landingWindow?.isOfReader != true { return true }
        return false
    }
}
