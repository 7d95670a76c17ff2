// The keyboard on the screen goes away for a drag (R-SCR-38).
extension UIScrollView {
    final func dismissKeyboard() { window?.windowScene?.keyWindow?.endEditing(true) }

    /// The finger is on the keyboard.
    final func dismissKeyboard(under pan: UIPanGestureRecognizer) {
        guard let window, let scene = window.windowScene, let frame = Surroundings.keyboardFrame(in: scene) else { return }
        if pan.location(in: window).y >= window.convertFromSuperview(frame.origin).y { dismissKeyboard() }
    }
}
