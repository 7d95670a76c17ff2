extension UIResponder {
    /// Calls the method of the phase: the way to all responders for presses.
    final func receive(_ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?) {
        Watchers.verifier?.willCall(self, phase, presses)
        switch phase {
        case .began: pressesBegan(presses, with: event)
        case .ended: pressesEnded(presses, with: event)
        case .cancelled: pressesCancelled(presses, with: event)
        case .changed, .stationary: pressesChanged(presses, with: event)
        }
    }
}
