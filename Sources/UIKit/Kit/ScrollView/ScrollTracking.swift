internal import FoundationAdditions

/// Has the main run loop in the mode for tracking for as long as it is there (R-GEN-10). It goes with its scroll view, whose window may go with all that is in it.
@MainActor
final class ScrollTracking {
    init() {
        RunLoopTracking.begin(ObjectIdentifier(self))
        DisplayLinks.modeChanged()
    }

    isolated deinit {
        RunLoopTracking.end(ObjectIdentifier(self))
        DisplayLinks.modeChanged()
    }
}
