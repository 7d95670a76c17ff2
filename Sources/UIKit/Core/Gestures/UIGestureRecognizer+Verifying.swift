extension UIGestureRecognizer {
    /// The verifier, if there is one, takes note that the recognizer is about to send its actions.
    @inline(__always)
    final func verifySending() { Watchers.verifier?.willSend(self) }
}
