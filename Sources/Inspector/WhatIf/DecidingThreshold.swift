internal import GestureEngine
internal import UIKit

/// The thresholds on which a recognizer failed: with other values it may have been recognized.
@MainActor
enum DecidingThreshold {
    /// Their names in `GestureConfiguration`, for a decision of the trace; empty where none decided.
    static func names(_ decision: GestureTrace.Decision) -> [String] {
        guard let recognizer = decision.recognizer, case .failed(let failure) = decision.kind else { return [] }
        return switch failure {
        case .itself: names(of: decision.ownReason ?? "", recognizer.kind)
        // It would win by beginning sooner, or if the other began later.
        case .excluded(let other): beginnings(of: other.kind) + beginnings(of: recognizer.kind)
        case .requirementRecognized(let other): beginnings(of: other.kind)
        default: []
        }
    }

    /// What the words of a reason rest on.
    private static func names(of reason: String, _ kind: String) -> [String] {
        if let known = reasons.first(where: { reason.contains($0.words) && ($0.kind ?? kind) == kind }) { return known.names }
        return unfinished.contains { reason.contains($0) } ? beginnings(of: kind) : []
    }

    /// Parts of reasons, with the kind of recognizer whose reason it is where several have it.
    private static let reasons: [(words: String, kind: String?, names: [String])] = [
        ("no further tap came within", nil, ["tapMaxInterval"]), ("did not land within", nil, ["multiFingerLandingWindow"]),
        ("a tap lasted longer than", nil, ["tapMaxDurationSingle", "tapMaxDurationMulti", "tapMaxDurationFurther"]),
        ("the next tap landed more than", nil, ["tapAllowableMovement"]), ("points, ", "tap", ["tapAllowableMovement"]),
        ("the press moved more than", nil, ["longPressAllowableMovement"]), ("s had passed", "longPress", ["longPressMinimumDuration"]),
        ("points across", nil, ["swipeMaxSecondary"]), ("against the direction", nil, ["swipeMaxOpposite"]),
        ("s were up", "swipe", ["swipeMaxDuration", "swipeMinPrimary"]),
    ]

    /// Reasons of recognizers that were on their way.
    private static let unfinished = ["the fingers lifted before it began", "a finger lifted before it was recognized"]

    /// What a recognizer of a kind has to pass to begin.
    private static func beginnings(of kind: String) -> [String] {
        switch kind {
        case "pan", "screenEdgePan": ["panHysteresis"]
        case "pinch": ["pinchHysteresis"]
        case "rotation": ["rotationThreshold"]
        case "swipe": ["swipeMinPrimary"]
        case "longPress": ["longPressMinimumDuration"]
        default: []
        }
    }
}
