import Foundation
import GestureEngine

/// Answers the engine's questions from what the toolkit knows, and passes its calls on.
@MainActor
final class ToolkitClient: EngineClient {
    weak var toolkit: Toolkit!

    private func recognizer(_ id: RecognizerID) -> Recognizer { toolkit.recognizers[id.slot] }

    // MARK: Facts

    func traits(of recognizer: RecognizerID) -> Traits { [.enabled, .cancels, .delaysEnds] }
    func surface(of recognizer: RecognizerID) -> SurfaceID? { .terminal }
    func isAttached(_ recognizer: RecognizerID) -> Bool { true }

    func rank(of recognizer: RecognizerID) -> Rank {
        Rank(depth: self.recognizer(recognizer).rectangle.number == 0 ? 0 : 1, addition: recognizer.slot)
    }

    func refusal(of contact: ContactID, by recognizer: RecognizerID) -> Refusal? { nil }

    func collectCandidates(for contact: ContactID, into candidates: inout ContiguousArray<RecognizerID>) {
        guard let hit = toolkit.engine.receiver(of: contact) else { return }
        let own = toolkit.recognizers.map(\.id).filter { id in
            let number = recognizer(id).rectangle.number
            return number == 0 || number == hit.rawValue
        }
        candidates += own.sorted { rank(of: $0).goesBefore(rank(of: $1)) }
    }

    func isRecognizer(_ recognizer: RecognizerID, within root: ReceiverID) -> Bool { root.rawValue == 0 }
    func isContact(_ contact: ContactID, within root: ReceiverID) -> Bool { root.rawValue == 0 }

    // MARK: Questions, answered from a table

    func ask(_ question: Question) -> Bool {
        switch question {
        case .requiresFailure, .isRequiredToFail, .delegateRequiresFailure, .delegateIsRequiredToFail: false
        // A pinch and a pan go together.
        case .delegateAllowsBoth(let first, let second): !(recognizer(first) is Tap) && !(recognizer(second) is Tap)
        default: true
        }
    }

    // MARK: Calls

    func call(_ recognizer: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet) {
        let recognizer = self.recognizer(recognizer), fingers = contacts.compactMap { toolkit.fingers[$0] }
        switch phase {
        case .began: recognizer.landed(fingers)
        case .moved: recognizer.moved()
        case .ended: recognizer.lifted(fingers)
        case .stationary: break
        case .cancelled: recognizer.request(recognizer.state == .possible ? .failed : .cancelled)
        }
    }

    func send(_ recognizer: RecognizerID, _ state: RecognizerState) {
        let recognizer = self.recognizer(recognizer)
        let scale = (recognizer as? Pinch).map { ", scale \(($0.scale * 100).rounded() / 100)" } ?? ""
        toolkit.say("\(recognizer.name): \(state)\(scale)")
    }

    func reset(_ recognizer: RecognizerID) { self.recognizer(recognizer).reset() }

    func deliver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion) {
        if phase == .moved { return }
        let late = occasion == .late ? ", late" : ""
        toolkit.say("    \(Rectangle.all[receiver.rawValue].name) gets \(phase) of \(contacts.count)\(late)")
    }

    // MARK: Notices

    func cycleIsDue() {}
    func attemptBegan(_ recognizer: RecognizerID) {}
    func follows(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func followsNoLonger(_ recognizer: RecognizerID, _ contact: ContactID) {}
    func contactIsGone(_ contact: ContactID) { toolkit.fingers[contact] = nil }
    func requirementIgnored(_ recognizer: RecognizerID, of other: RecognizerID) {}

    func note(_ decision: EngineDecision) {
        toolkit.explain(.decision(decision.named(as: TextNames.self, recognizer: { recognizer($0).name }, receiver: { Rectangle.all[$0.rawValue].name },
                                                 contact: { toolkit.fingers[$0].map { "finger \($0.number)" } })))
    }
}

extension ToolkitClient {
    func firstToAsk(_ recognizer: RecognizerID, about contact: ContactID) -> ReceiverID? { toolkit.engine.receiver(of: contact) }

    func nextToAsk(_ recognizer: RecognizerID, after receiver: ReceiverID) -> ReceiverID? {
        receiver.rawValue == self.recognizer(recognizer).rectangle.number || receiver.rawValue == 0 ? nil : ReceiverID(rawValue: 0)
    }
}

extension SurfaceID {
    static let terminal = SurfaceID(rawValue: 0)
}
