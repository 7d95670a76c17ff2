@testable import GestureEngine
@testable import UIKit

/// What the checks read of the engine's state.
@MainActor
enum EngineReading {
    static var engine: Engine { GestureCoordinator.shared.engine }
    static var state: EngineState { engine.current }
    /// Numbers the cycles.
    static var cycle: Int { engine.cycle.number }

    static func recognizers(_ attempts: AttemptSet) -> [UIGestureRecognizer] {
        attempts.compactMap { state.attempts[$0.slot].recognizer.map { GestureCoordinator.shared.client[$0] } }
    }

    static var inAttempt: [UIGestureRecognizer] { engine.recognizersInAttempt.map { GestureCoordinator.shared.client[$0] } }
}

extension UIGestureRecognizer {
    private var attemptID: AttemptID? { engineID.flatMap { EngineReading.state.attempt(of: $0) } }
    private var attempt: Attempt? { attemptID.map { EngineReading.state.attempts[$0.slot] } }

    var isUndecided: Bool { attempt?.stage.isUndecided ?? true }

    /// Whether it was recognized in the cycle that is running.
    var isRecognizedInCycle: Bool { attemptID.map { EngineReading.engine.cycle.recognizedInCycle.contains($0) } ?? false }

    /// Whether it has come to its end and says, or said, so.
    var isOverWithMessage: Bool { if case .over? = attempt?.stage { true } else { false } }

    var owedStates: [RecognizerState] { attempt?.owed.states ?? [] }

    var isSendingMessages: Bool { engineID.map { EngineReading.state.recognizers[$0.slot].isSending } ?? false }

    /// Whether it asked to begin and step G3 has not decided.
    var isPendingDecision: Bool { if case .pending? = attempt?.stage { true } else { false } }

    /// Whether it follows, or followed in this attempt, the touch, ignored or not.
    func hasInHistory(_ touch: UITouch) -> Bool {
        hasFollowed(touch) || touch.engineID.map { attempt?.history.contains($0) ?? false } ?? false
    }
}

extension UITouch {
    /// Where it stands on its way to its view; `nil` once no call for it is owed.
    var delivery: Delivery? { engineID.map { EngineReading.engine.delivery(of: $0) } }

    /// Whether it changed and the recognizers have not been called.
    var isNews: Bool { engineID.map { EngineReading.engine.isNews($0) } ?? false }

    /// Whether the event still owes its view a call.
    var isPending: Bool { engineID.map { EngineReading.state.event.due.contains($0) } ?? false }

    var beganHolders: [UIGestureRecognizer] {
        if case .landingHeld(let holders, _)? = delivery { EngineReading.recognizers(holders) } else { [] }
    }

    var endHolders: [UIGestureRecognizer] {
        switch delivery {
        case .landingHeld(_, let holders)?, .landingReleased(let holders)?, .endHeld(let holders)?: EngineReading.recognizers(holders)
        default: []
        }
    }
}
