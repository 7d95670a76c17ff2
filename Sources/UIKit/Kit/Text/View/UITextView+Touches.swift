internal import ScrollEngine

/// Which touches select, and which scroll (R-TXV-4, R-TXV-5).
extension UITextView {
    /// - Returns: Whether the touches are for selecting.
    func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard isSelectable else { return false }
        // A finger that stops the content does nothing else.
        guard trackedTouch == nil, !scrolling.hold.isCaught, let touch = touches.first else { return true }
        trackedTouch = touch
        if !beginSelecting(touch, event) { trackedTouch = nil }
        return true
    }

    func moveTouch(_ touches: Set<UITouch>) -> Bool {
        guard isSelectable else { return false }
        if let touch = trackedTouch, touches.contains(touch), !continueSelecting(touch) { trackedTouch = nil }
        return true
    }

    func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard isSelectable else { return false }
        guard let touch = trackedTouch, touches.contains(touch) else { return true }
        endSelecting(touch)
        trackedTouch = nil
        return true
    }

    func cancelTouch(_ touches: Set<UITouch>) -> Bool {
        guard isSelectable else { return false }
        guard let touch = trackedTouch, touches.contains(touch) else { return true }
        trackedTouch = nil
        cancelSelecting()
        return true
    }

    /// Whether a touch that selects is kept from a gesture: from its own scrolling, and from a superview's taps and drags.
    func keepsForSelecting(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.attachedView === self else { return keepsForItself(recognizer) }
        guard recognizer === panGestureRecognizer, trackedTouch != nil else { return false }
        return switch tracking.deed {
        case .selecting, .carrying: true
        case .nothing, .pending, .asking: false
        }
    }
}
