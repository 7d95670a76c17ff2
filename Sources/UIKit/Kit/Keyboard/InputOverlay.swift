/// The window at the lower edge with the keyboard, or what an app has in its place, and what stands on it.
final class InputOverlay: Overlay {
    /// What the window shows; either may be missing.
    struct Content {
        /// The keyboard, or an app's input view.
        var input: UIView?
        var accessory: UIView?

        func isSame(as other: Content) -> Bool { input === other.input && accessory === other.accessory }
    }

    let window: OverlayWindow
    private let container = InputContainer()
    private(set) var content = Content()
    /// Where it stands when it has come to rest.
    private(set) var frame = CGRect.zero
    /// The scene is going.
    var onDisconnect: (() -> Void)?

    init(_ scene: UIWindowScene) {
        window = OverlayWindow(windowScene: scene)
        window.windowLevel = .keyboard
        window.addSubview(container)
        window.onLayout = { [weak self] in self?.sizeChanged() }
    }

    private var bounds: CGRect { window.bounds }

    /// The frame at the lower edge that the content needs.
    private func wantedFrame() -> CGRect {
        let height = height(of: content.accessory) + inputHeight + (window.windowScene?.keyWindow?.safeAreaInsets.bottom ?? 0)
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private var inputHeight: CGFloat {
        guard let input = content.input else { return 0 }
        if let keyboard = input as? KeyboardView { return keyboard.height(in: bounds.size) }
        return height(of: input, or: KeyboardView.height(in: bounds.size))
    }

    private func height(of view: UIView?, or fallback: CGFloat = 0) -> CGFloat {
        guard let view else { return 0 }
        if view.bounds.height > 0 { return min(view.bounds.height, bounds.height / 2) }
        let own = view.intrinsicContentSize.height
        return own > 0 ? min(own, bounds.height / 2) : fallback
    }

    private func fill(_ new: Content) {
        for old in container.subviews where old !== new.input && old !== new.accessory { old.removeFromSuperview() }
        content = new
        for view in [new.input, new.accessory] {
            if let view, view.superview !== container { container.addSubview(view) }
        }
    }

    private func arrange() {
        let accessoryHeight = height(of: content.accessory), inputHeight = inputHeight
        content.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        content.input?.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight)
    }

    // MARK: Coming and going (R-KBD-5)

    /// Slides in from below.
    func open(_ content: Content) {
        fill(content)
        frame = wantedFrame()
        Surroundings.overlays.add(self)
        UIView.performWithoutAnimation {
            container.frame = below(frame)
            arrange()
        }
        window.isHidden = false
        let movement = KeyboardMovement(begin: below(frame), end: frame, isAnimated: UIView.areAnimationsEnabled)
        movement.post(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification)
        move(to: frame) { [weak self] in
            // What has changed its size since has been reported, and is what the app knows last.
            guard let self, isOpen, !isReplaced else { return }
            movement.post(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification)
        }
    }

    /// Shows something else, at once.
    func replace(_ new: Content) {
        fill(new)
        let old = frame
        frame = wantedFrame()
        guard frame != old else { return UIView.performWithoutAnimation { arrange() } }
        isReplaced = true
        let movement = KeyboardMovement(begin: old, end: frame, isAnimated: false)
        movement.post(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification)
        UIView.performWithoutAnimation {
            container.frame = frame
            arrange()
            moveGuides()
        }
        movement.post(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification)
    }

    /// Slides out, and is gone then.
    func close(animated: Bool) {
        guard isOpen else { return }
        isOpen = false
        Surroundings.overlays.remove(self)
        window.isUserInteractionEnabled = false
        let movement = KeyboardMovement(begin: frame, end: below(frame), isAnimated: animated && UIView.areAnimationsEnabled)
        movement.post(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification)
        let finish = { [self] in
            window.isHidden = true
            window.windowScene = nil
            // An app may show its views again, elsewhere.
            for view in container.subviews { view.removeFromSuperview() }
            movement.post(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification)
        }
        guard !movement.isAnimated else { return move(to: below(frame), finish) }
        moveGuides()
        finish()
    }

    private var isOpen = true
    /// Whether its frame has changed since it began to come.
    private var isReplaced = false

    /// What is laid out beside the keyboard follows it (R-LAY-20).
    private func moveGuides() { UIKeyboardLayoutGuide.keyboardMoves(to: isOpen ? frame : nil, in: window.windowScene) }

    private func below(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: frame.height) }

    private func move(to frame: CGRect, _ completion: @escaping () -> Void) {
        guard UIView.areAnimationsEnabled else {
            container.frame = frame
            moveGuides()
            return completion()
        }
        UIView.animate(withDuration: KeyboardMovement.duration, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
            container.frame = frame
            moveGuides()
        } completion: { _ in completion() }
    }

    /// The size of the window, or the height of the keyboard, is another.
    func sizeChanged() {
        let wanted = wantedFrame()
        guard isOpen, wanted != frame else { return }
        replace(content)
    }

    // MARK: Overlay

    /// A finger beside an open menu of the keyboard takes it away.
    func touchesLanded(_ event: UIEvent) {
        guard let keyboard = content.input as? KeyboardView, let menu = keyboard.menu, menu.isWaiting else { return }
        let isInside = event.touches.contains { $0.currentPhase == .began && ($0.hitView === menu || $0.hitView === keyboard) }
        if isInside { return }
        keyboard.closeMenu()
        // On the emoji too a finger does nothing else (R-KBD-17).
        for touch in event.touches where touch.currentPhase == .began { (touch.hitView as? EmojiSheet)?.ignoredTouch = touch }
    }

    func takes(_ key: UIKey) -> Bool { false }
    var takesAllKeys: Bool { false }
    func viewWillLeaveWindow(_ view: UIView) {}
    func sceneWillDeactivate() {}
    func sceneWillDisconnect() { onDisconnect?() }
}

/// What the window shows. Between the halves of a split keyboard it is not there for fingers.
private final class InputContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, let keyboard = subviews.lazy.compactMap({ $0 as? KeyboardView }).first, !keyboard.panels.isEmpty else { return hit }
        return nil
    }
}
