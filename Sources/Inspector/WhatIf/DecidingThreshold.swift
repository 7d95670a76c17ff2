internal import GestureEngine
internal import UIKit

/// The thresholds on which a recognizer failed: with other values it may have been recognized.
@MainActor
enum DecidingThreshold {
    /// Their names in `GestureConfiguration`, for a decision of the trace; empty where none decided.
    static func names(_ decision: GestureTrace.Decision) -> [String] {
        guard let recognizer = decision.recognizer, case .failed(let failure) = decision.kind else { return [] }
        return switch failure {
        case .itself: decision.ownThresholds
        // It would win by beginning sooner, or if the other began later.
        case .excluded(let other): other.thresholdsToBegin + recognizer.thresholdsToBegin
        case .requirementRecognized(let other): other.thresholdsToBegin
        default: []
        }
    }
}
