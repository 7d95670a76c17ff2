internal import GestureEngine

/// A recognizer as the engine has it.
extension UIGestureRecognizer {
    /// By which the engine knows it: from the first time that it is concerned by a touch or press, or named in a relation.
    final var registeredID: RecognizerID {
        if let engineID { return engineID }
        let id = GestureCoordinator.shared.register(self)
        engineID = id
        return id
    }

    private final var engine: Engine { GestureCoordinator.shared.engine }

    // Without closures: each would check the actor at each call, which takes 220 instructions.

    /// What ``state`` answers (R-GR-16).
    final var shown: State {
        guard let engineID else { return .possible }
        return State(engine.state(of: engineID))
    }

    /// Whether an attempt is in progress: from the first touch, or state, to the reset.
    final var isInAttempt: Bool {
        guard let engineID else { return false }
        return engine.isInAttempt(engineID)
    }

    /// Whether it asked to be recognized and waits for others to fail; ``state`` reads possible meanwhile (R-GR-41).
    final var isWaiting: Bool { if case .waiting? = attemptStage { true } else { false } }

    /// Whether it has come to its end while it waits for others to fail: fingers that land now do not belong to it (R-GR-41b).
    final var hasEndedWhileWaiting: Bool { if case .waiting(.ended, _)? = attemptStage { true } else { false } }

    /// Whether it has been recognized and has not come to its end.
    final var isActive: Bool { if case .active? = attemptStage { true } else { false } }

    /// Whether it has asked to be recognized in this attempt, and was not refused: it is recognized, or waits for others to fail.
    final var hasAskedToBegin: Bool {
        guard let engineID else { return false }
        return engine.hasAskedToBegin(engineID)
    }

    final var attemptStage: Stage? {
        guard let engineID else { return nil }
        return engine.stage(of: engineID)
    }

    /// A touch was accepted (R-DLV-4).
    final func startFollowing(_ touch: UITouch) {
        tracked.append(touch)
        followed.append(touch.serial)
    }

    /// The touch is over, or ignored (R-GR-46). It may be the last one: the centroid stays (R-GR-51).
    final func stopFollowing(_ touch: UITouch) {
        lastCentroid = centroid
        tracked.removeAll { $0 === touch }
    }

    /// When the last fingers go, the centroid stays where they were (R-GR-51).
    final func rememberCentroid() {
        var x = 0.0, y = 0.0, count = 0.0
        for touch in tracked {
            if touch.isLive { return }
            x += touch.sample.location.x
            y += touch.sample.location.y
            count += 1
        }
        if count > 0 { lastCentroid = CGPoint(x: x / count, y: y / count) }
    }

    /// Whether the attempt tracked the touch and did not ignore it.
    final func hasFollowed(_ touch: UITouch) -> Bool { followed.contains(touch.serial) }

    final func tracks(_ press: UIPress) -> Bool {
        for tracked in trackedPresses where tracked === press { return true }
        return false
    }

    /// The attempt is over: nothing of it stays.
    final func forgetAttempt() {
        tracked.removeAll(keepingCapacity: true)
        trackedPresses.removeAll()
        indirectMotion = nil
        followed.removeAll(keepingCapacity: true)
        lastCentroid = .zero
        deadline = nil
        askedView = nil
    }
}

extension UIGestureRecognizer.State {
    init(_ state: RecognizerState) {
        self = switch state {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}

extension RecognizerState {
    init(_ state: UIGestureRecognizer.State) {
        self = switch state {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}
