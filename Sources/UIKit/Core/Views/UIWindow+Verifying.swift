extension UIWindow {
    /// The verifier, if there is one, takes note that the window is about to deliver the event.
    @inline(__always)
    final func verifyServing(_ event: UIEvent) { Watchers.verifier?.willServe(event, in: self) }
}
