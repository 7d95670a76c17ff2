extension UIView {
    /// Calls the method of the phase, and notes it in the log.
    func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
        Watchers.verifier?.willCall(self, phase, touches)
        Watchers.log?.note(phase, touches, to: self)
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
    }
}
