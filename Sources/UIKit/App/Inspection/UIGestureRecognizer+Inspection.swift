internal import GestureEngine

extension UIGestureRecognizer {
    /// Distinguishes recognizers for as long as the process runs: they are numbered in the order in which they were made.
    package nonisolated var inspectionNumber: Int { number }

    /// What its actions are, in words.
    package var inspectedActions: [String] { actions.descriptions }

    /// The recognizers that it waits for whatever the attempt, as ``require(toFail:)`` made them (R-GR-40).
    package var inspectedRequirements: [UIGestureRecognizer] {
        guard let engineID else { return [] }
        let coordinator = GestureCoordinator.shared
        return coordinator.engine.requirements(of: engineID).map { coordinator.client[$0] }
    }

    /// Takes back ``require(toFail:)``, which apps can't: for a run that is compared with another.
    package func inspectionRelease(from other: UIGestureRecognizer) {
        guard let engineID, let otherID = other.engineID else { return }
        GestureCoordinator.shared.engine.release(engineID, from: otherID)
    }

    /// Where its attempt stands, in a word: `possible` where none is in progress.
    package var inspectedStage: String {
        if isWaiting { return "waiting" }
        return "\(shown)"
    }

    /// The touches that it follows, by the numbers that the trace has for them.
    package func inspectedTouches(in trace: GestureTrace) -> [String] { tracked.map { "\(trace.name($0))" } }
}
