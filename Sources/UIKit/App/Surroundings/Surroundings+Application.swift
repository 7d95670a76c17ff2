internal import FoundationAdditions
internal import TouchHost

extension Surroundings {
    /// The end of the responder chain but for the application's delegate (R-RSP-2).
    static var lastResponder: UIResponder { UIApplication.shared }

    // MARK: Display

    /// What the host says of its displays; empty without a host.
    static var outputs: [Output] { UIApplication.shared.host?.outputs ?? [] }
    /// Pixels a point where nothing says which scene is meant.
    static var scale: Double { UIApplication.instance?.scenes.first?.scale ?? 1 }
    /// The scene that windows without one go to.
    static var firstScene: UIWindowScene? { UIApplication.shared.scenes.first }

    /// The scene on the output with this name.
    static func scene(onOutput name: String) -> UIWindowScene? {
        UIApplication.shared.scenes.first { $0.surface?.output.name == name }
    }

    /// The frame after the present one lays out and draws what changed.
    static func setNeedsUpdate() { UIApplication.shared.updateCycle.setNeedsUpdate() }

    // MARK: Time

    /// Seconds between two refreshes; 0 without an application.
    static var refreshInterval: Double { UIApplication.instance?.updateCycle.refreshInterval ?? 0 }
    /// The time of the event, or timer, that is being dealt with.
    static var eventTime: Double { UIApplication.instance?.dispatcher.currentTime ?? 0 }

    /// Calls the closure at the beginning of the next turn of the loop.
    static func performInNextTurn(_ action: @escaping @MainActor () -> Void) { UIApplication.shared.updateCycle.performInNextTurn(action) }

    /// The timers of the clock of events; `nil` without an application.
    static var timers: (any FrameClock)? { UIApplication.instance?.updateCycle }

    /// The event of the touches that are down, or that is being prepared.
    static var touchesEvent: UIEvent? { UIApplication.instance?.dispatcher.event }

    /// Runs what a recognizer's timer does, under its time (R-DLV-12).
    static func timerTurn(at time: Double, _ body: () -> Void) { UIApplication.instance?.dispatcher.timerTurn(at: time, body) }

    /// Touches that a cycle cancelled leave the event, unless an event is being handled, which ends with that.
    static func finishCancelledTouches() { UIApplication.instance?.dispatcher.finishCancelled() }

    // MARK: Accessibility

    /// The element that the screen reader is at.
    static var readElement: UIResponder? { UIApplication.instance?.screenReader?.focus }
    /// The app has posted something for the screen reader.
    static func accessibilityWasPosted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        UIApplication.instance?.screenReader?.posted(notification, argument)
    }

    // MARK: Overlays

    /// What the system shows in front of the app's windows.
    static var overlays: Overlays { UIApplication.shared.overlays }

    // MARK: Actions

    /// Calls the action on the target, or on the first responder in the chain that can perform it (R-RSP-20).
    @discardableResult
    static func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
    }

    // MARK: Keys

    /// The languages of the keyboard on the screen, and the one that it shows; none without an application.
    static var inputModes: [UITextInputMode] { UIApplication.instance?.inputViews.languages.chosen.map(UITextInputMode.init) ?? [] }
    static var inputMode: UITextInputMode? { (UIApplication.instance?.inputViews.languages.current).map(UITextInputMode.init) }

    /// The window that keys go to.
    static var keyWindow: UIWindow? {
        get { UIApplication.shared.keyWindow }
        set { UIApplication.shared.keyWindow = newValue }
    }

    /// A window is going: it may be the one that keys go to.
    nonisolated static func forgetKeyWindow(_ window: UIWindow) {
        if UIApplication.currentKeyWindow.isTo(window) { UIApplication.currentKeyWindow = Backlink() }
    }

    /// The views in the keyboard's place, and whether there is a keyboard, may be others now.
    static func inputViewsChanged() { UIApplication.instance?.inputViews.responderChanged() }
    /// The input views of the first responder are read again.
    static func reloadInputViews() { UIApplication.shared.inputViews.reload() }

    /// Whether keys work the control.
    static func isFocused(_ control: UIControl) -> Bool { KeyboardFocus.isOn(control) }

    /// A responder has become the first one of its window, or has ceased to be.
    static func firstResponderChanged(_ isFirst: Bool) {
        UIApplication.instance?.textInput.needsUpdate()
        if isFirst { KeyboardFocus.clear() }
    }
}
