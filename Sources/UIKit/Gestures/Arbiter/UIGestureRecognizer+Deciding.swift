/// What the arbiter does with one recognizer, and asks of two.
extension UIGestureRecognizer {
    /// What ``state`` answers, outside of its messages (R-GR-16).
    final func showState() { shown = request == .waiting ? .possible : current }

    /// Sends the messages that are owed, each with its state showing (R-GR-14).
    final func sendActions() {
        guard !isSending else { return }
        isSending = true
        while !transitions.isEmpty {
            let state = transitions.removeFirst()
            shown = state
            GestureTrace.current?.note(.sent(state), self)
            actions.send(self)
        }
        isSending = false
        showState()
    }

    /// Whether both follow, or followed in these attempts, a common touch (R-GR-43).
    final func isRelated(to other: UIGestureRecognizer) -> Bool {
        for serial in history {
            for otherSerial in other.history where serial == otherSerial { return true }
        }
        return false
    }

    /// Whether this one, recognized, excludes the other: the three conditions of R-GR-44, in its order.
    final func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        if let delegate, delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) { return false }
        if let delegate = other.delegate, delegate.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) { return false }
        return true
    }
}
