/// What tests of the interface distinguish beyond roles (R-UIT-5): assistive technology of the desktop has no keyboard on the screen (R-BUS-9).
extension UIResponder {
    /// Whether it is the keyboard on the screen.
    package var isKeyboard: Bool { self is KeyboardView }

    /// Whether a key of the keyboard types or deletes something; `nil` for what is not a key.
    package var isTypingKey: Bool? {
        guard let key = (self as? KeyView)?.key else { return nil }
        switch key.kind {
        case .text, .space, .delete: return true
        default: return false
        }
    }

    /// Whether it is a row of a menu, in place of a button of the edit menu.
    package var isMenuRow: Bool { self is MenuRow }
}
