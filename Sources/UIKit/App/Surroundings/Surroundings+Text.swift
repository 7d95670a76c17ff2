internal import FoundationAdditions
internal import TouchHost

// Keys, and text that is entered.
extension Surroundings {
    /// The window that keys go to.
    static var keyWindow: UIWindow? {
        get { UIApplication.shared.keyWindow }
        set { UIApplication.shared.keyWindow = newValue }
    }

    /// A window is going: it may be the one that keys go to.
    nonisolated static func forgetKeyWindow(_ window: UIWindow) {
        if UIApplication.currentKeyWindow.isTo(window) { UIApplication.currentKeyWindow = Backlink() }
    }

    /// Whether keys work the control.
    static func isFocused(_ control: UIControl) -> Bool { KeyboardFocus.isOn(control) }

    /// A responder has become the first one of its window, or has ceased to be.
    static func firstResponderChanged(_ isFirst: Bool) {
        UIApplication.instance?.textInput.needsUpdate()
        if isFirst { KeyboardFocus.clear() }
    }

    /// The text of the first responder, its selection or its traits are others.
    static func editedTextChanged() { UIApplication.instance?.textInput.needsUpdate() }

    /// The languages of the keyboard on the screen, and the one that it shows; none without an application.
    static var inputModes: [UITextInputMode] { UIApplication.instance?.inputViews.modes ?? [] }
    static var inputMode: UITextInputMode? { UIApplication.instance?.inputViews.mode }

    /// The views in the keyboard's place, and whether there is a keyboard, may be others now.
    static func inputViewsChanged() { UIApplication.instance?.inputViews.responderChanged() }
    /// The input views of the first responder are read again.
    static func reloadInputViews() { UIApplication.shared.inputViews.reload() }

    /// Where the keyboard, or the view in its place, is in a scene; `nil` when there is none.
    static func keyboardFrame(in scene: UIWindowScene) -> CGRect? { UIApplication.instance?.inputViews.frame(in: scene) }

    /// The clipboard of the display; `nil` where it has none.
    static var clipboard: (any ClipboardHost)? { UIApplication.instance?.host as? any ClipboardHost }
}
