/// The one way to all recognizers for touches and presses.
extension UIGestureRecognizer {
    /// Calls the method of the phase.
    final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
        Watchers.verifier?.willCall(self, phase, touches)
        observer?(.willReceive(phase, touches, event))
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
        observer?(.didReceive(phase, touches, event))
    }

    /// Calls the method of the phase.
    final func receive(_ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent) {
        Watchers.verifier?.willCall(self, phase, presses)
        observer?(.willReceivePresses(phase, presses, event))
        switch phase {
        case .began: pressesBegan(presses, with: event)
        case .ended: pressesEnded(presses, with: event)
        case .cancelled: pressesCancelled(presses, with: event)
        case .changed, .stationary: pressesChanged(presses, with: event)
        }
        observer?(.didReceivePresses(phase, presses, event))
    }
}
