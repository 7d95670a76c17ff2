internal import TouchHost

/// Decides what stands at the lower edge for the first responder: a keyboard, an app's input view, what stands on it, or nothing
/// (R-KBD-1, R-KBD-2, R-RSP-16).
@MainActor
final class InputViews {
    /// Its owner.
    private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    /// When the application shows a keyboard of its own.
    var choice = UIApplication.OnScreenKeyboard.never { didSet { setNeedsUpdate() } }

    private var overlay: InputOverlay?
    /// The keyboard, and the responder for which it was made.
    private(set) var keyboard: KeyboardView?
    /// Its languages.
    let languages = KeyboardLanguages()
    /// The emoji that were used.
    var emojiMemory = EmojiMemory()
    /// Whether the keyboard shows emoji.
    var showsEmoji = false
    /// Where the keys are to be.
    var arrangement = KeyboardArrangement.whole
    /// Where the caret is carried to, in points of what is edited.
    var caretPoint = CGPoint.zero
    private weak var keyboardResponder: UIResponder?
    private var needsUpdate = false
    private var lastKey: TimeInterval?
    private var isUsedByFinger = false

    /// The first responder, the key window or their input views have changed. They are looked at before the next layout; several changes count once.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        application.updateCycle.setNeedsUpdate()
    }

    /// Another responder is the first, or the same one again, which may ask for another keyboard now (R-KBD-4).
    func responderChanged() {
        keyboardResponder = nil
        setNeedsUpdate()
    }

    /// Reloads the input views.
    func reload() {
        keyboard = nil
        setNeedsUpdate()
    }

    /// Another host comes: what is known of the devices of this one means nothing there.
    func reset() {
        choice = .never
        lastKey = nil
        isUsedByFinger = false
        (emojiMemory, arrangement) = (EmojiMemory(), .whole)
    }

    // MARK: What is used to enter text

    func keyWasPressed(at time: TimeInterval) {
        lastKey = time
        if choice == .automatic, overlay?.content.input is KeyboardView { setNeedsUpdate() }
    }

    func touchesLanded(_ event: UIEvent) {
        var isFinger = false
        for touch in event.touches where touch.currentPhase == .began { isFinger = touch.type == .direct || touch.type == .pencil }
        guard isFinger != isUsedByFinger else { return }
        isUsedByFinger = isFinger
        if choice == .automatic { setNeedsUpdate() }
    }

    private func showsKeyboard(in scene: UIWindowScene) -> Bool {
        switch choice {
        case .never: return false
        case .always: return true
        case .automatic:
            if let surface = scene.surface as? any TextInputSurface, surface.showsKeyboard { return false }
            let pause = GestureConfiguration.current.hardwareKeyboardPause
            return isUsedByFinger && lastKey.map { application.updateCycle.now - $0 > pause } ?? true
        }
    }

    // MARK: Showing

    /// Where the keyboard, or what is in its place, stands in a scene, or will when it has come to rest.
    func frame(in scene: UIWindowScene) -> CGRect? { overlay?.window.windowScene === scene ? overlay?.frame : nil }

    func update() {
        guard needsUpdate else { return }
        needsUpdate = false
        guard let window = application.keyWindow, let scene = window.windowScene, let responder = window.firstResponder else {
            return close(animated: true)
        }
        let content = content(for: responder, in: scene)
        guard content.input != nil || content.accessory != nil else { return close(animated: true) }
        if let overlay, overlay.window.windowScene !== scene { close(animated: false) }
        if let overlay {
            if !overlay.content.isSame(as: content) { overlay.replace(content) }
        } else {
            let new = InputOverlay(scene)
            new.onDisconnect = { [weak self] in self?.close(animated: false) }
            overlay = new
            new.open(content)
        }
        keyboard?.contextDidChange()
    }

    private func content(for responder: UIResponder, in scene: UIWindowScene) -> InputOverlay.Content {
        var content = InputOverlay.Content()
        var link: UIResponder? = responder
        while let current = link {
            content.input = content.input ?? current.inputView ?? current.inputViewController?.view
            content.accessory = content.accessory ?? current.inputAccessoryView ?? current.inputAccessoryViewController?.view
            link = current.next
        }
        if content.input == nil, let input = responder as? any UIKeyInput, responder.takesText, showsKeyboard(in: scene) {
            content.input = makeKeyboard(for: input, responder)
        } else {
            keyboard = nil
        }
        return content
    }

    private func makeKeyboard(for input: any UIKeyInput, _ responder: UIResponder) -> KeyboardView {
        if let keyboard, keyboardResponder === responder { return keyboard }
        languages.begin(responder)
        // A finger that is down already types into the next text (R-KBD-2, R-KBD-3): another keyboard would be under no finger.
        if let keyboard, keyboard.goOn(with: input) {
            keyboardResponder = responder
            keyboard.setLanguage(languages.current, of: languages.chosen.count)
            showEmoji(on: keyboard, for: responder)
            return keyboard
        }
        let new = KeyboardView(input, languages.current, of: languages.chosen.count)
        new.target = self
        new.arrangement = arrangement
        showsEmoji = false
        keyboard = new
        keyboardResponder = responder
        showEmoji(on: new, for: responder)
        return new
    }

    /// A responder that asks for the emoji begins with them (R-KBD-11).
    private func showEmoji(on keyboard: KeyboardView, for responder: UIResponder) {
        if keyboard.page != .emoji, keyboard.layout.hasEmoji, responder.textInputMode?.isEmoji == true { keyboard.show(.emoji) }
    }

    func keyboardHeightIsAnother() { overlay?.sizeChanged() }

    /// The keyboard that is on the screen, if it is one of ours.
    var shownKeyboard: KeyboardView? { overlay?.content.input as? KeyboardView }

    private func close(animated: Bool) {
        guard let old = overlay else { return }
        overlay = nil
        keyboard = nil
        showsEmoji = false
        old.close(animated: animated)
    }
}

extension UIApplication {
    /// When an application shows a keyboard of its own on the screen. Not part of UIKit.
    public enum OnScreenKeyboard: Sendable {
        /// When a finger asks for text, the host shows no keyboard of its own and no key was pressed lately.
        case automatic
        /// Whenever text can be entered.
        case always
        case never
    }

    /// When the application shows a keyboard of its own. An app that was started has what `DACTYL_KEYBOARD` says, automatic by default; one
    /// that was attached to a host (``attach(to:)``) shows none until this is set. Not part of UIKit.
    public var onScreenKeyboard: OnScreenKeyboard {
        get { inputViews.choice }
        set { inputViews.choice = newValue }
    }
}
