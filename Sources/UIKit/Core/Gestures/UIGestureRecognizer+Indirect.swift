internal import GestureEngine

/// Wheels and touchpads in place of touches (R-IND-2).
extension UIGestureRecognizer {
    /// Calls the method for a phase of the motion that the attempt follows.
    final func receive(_ phase: ContactPhase, _ motion: IndirectMotion, with event: UIEvent) {
        lastModifiers = event.modifierFlags
        lastButtons = event.buttonMask
        lastCentroid = motion.location
        switch phase {
        case .began: motionBegan(motion)
        case .moved, .stationary: motionChanged(motion)
        case .ended: motionEnded(motion)
        case .cancelled: motionCancelled()
        }
    }

    private func motionCancelled() {
        if hasAskedToBegin { state = .cancelled } else { fail("the system took the gesture") }
    }

    /// Ends, or fails when nothing had begun: the fingers have left the touchpad.
    final func endAfterMotion() {
        if hasAskedToBegin { state = .ended } else { fail("the fingers left the touchpad before it began") }
    }
}
