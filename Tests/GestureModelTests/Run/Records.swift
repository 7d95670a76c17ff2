@testable import UIKit

/// What is known of a contact.
@MainActor
final class TouchRecord {
    let contact: Int
    let landing: ModelProgram.Sample
    let landingTime: Double
    /// The moves that were sent, which all differ from the sample before.
    private(set) var moves: [(frame: Int, time: Double, x: Int, y: Int)] = []
    private(set) var end: (time: Double, phase: UITouch.Phase)?

    /// Once it has landed.
    var touch: UITouch?
    /// Bit `contact`.
    let bit: UInt64
    /// The number of the view of its landing; `nil` when that is not the program's.
    var hitView: Int?
    /// The number of the event in which it landed.
    var landingEvent = 0
    var isBegun = false
    var viewEnd: UITouch.Phase?
    /// Whether a recognizer with `cancelsTouchesInView` took it from its view, or its landing was discarded.
    var takenBy: String?
    /// Whether a recognizer that delays landings, or ends, followed it when it landed.
    var beganMayBeWithheld = false, endMayBeWithheld = false

    init(_ sample: ModelProgram.Sample, time: Double) {
        contact = sample.contact
        landing = sample
        landingTime = time
        bit = 1 << UInt64(sample.contact)
    }

    func add(_ sample: ModelProgram.Sample, frame: Int, time: Double) {
        switch sample.phase {
        case .moved: moves.append((frame, time, sample.x, sample.y))
        case .ended: end = (time, .ended)
        case .cancelled: end = (time, .cancelled)
        case .began: break
        }
    }
}

/// What is known of a recognizer.
@MainActor
final class RecognizerRecord {
    let plan: ModelProgram.Recognizer
    let recognizer: UIGestureRecognizer
    weak var run: ModelRun?
    var delegate: ModelDelegate?
    /// The places of the recognizers that it requires to fail: for good, and from questions to delegates.
    var requirements: [RecognizerRecord] = [], dynamicRequirements: [RecognizerRecord] = []

    // The attempt.
    /// Numbers its attempts, from 0.
    var attempt = 0
    /// Contacts whose landing it received, and whose end; those that it ignored.
    var heard: UInt64 = 0, heardEnd: UInt64 = 0, ignored: UInt64 = 0
    var lastAction: UIGestureRecognizer.State?
    /// The engine's cycle in which its first action was sent.
    var firstActionCycle = 0
    var isOffered = false, stateWasSet = false
    /// The recognizer that was recognized and excludes it for the rest of the attempt.
    var excludedBy: String?
    /// Whether a scripted recognizer has asked to be recognized, or given up.
    var hasAsked = false, hasGivenUp = false
    /// The types of the touches that it received.
    var types: Set<UITouch.TouchType> = []
    var permissions = 0
    var depthAtStart = 0

    /// Contacts that landed before the last reset: it must not receive them again.
    var settledContacts: UInt64 = 0
    /// The order of attachment; the greatest is the last added.
    var attachment = 0
    /// Whether a flag was changed meanwhile: what happened in the meantime may have followed the other value.
    var hasChangedFlags = false

    // The event.
    var lastPhase = -1
    var changesInEvent = 0
    /// By phase: the contacts that it has to receive in this event, and those that it received.
    var owed: [UInt64] = [0, 0, 0, 0], heardInEvent: [UInt64] = [0, 0, 0, 0]
    var attemptAtEvent = 0

    // How often mutations' moments have come.
    var callbacks = 0, actions = 0, resets = 0, questions = 0

    /// How its attempts ended, and the contacts that it received in all.
    var outcomes: [String] = []
    var everHeard: UInt64 = 0

    var id: Int { plan.id }
    var name: String { plan.name }

    init(_ plan: ModelProgram.Recognizer, _ recognizer: UIGestureRecognizer, run: ModelRun) {
        self.plan = plan
        self.recognizer = recognizer
        self.run = run
    }

    /// Whether it was recognized and goes on, or was recognized in this cycle.
    var isRecognized: Bool {
        guard lastAction != nil else { return false }
        return recognizer.isActive || firstActionCycle == EngineReading.cycle
    }

    /// The contacts that it received in this attempt and did not ignore.
    var followed: UInt64 { heard & ~ignored }

    func follows(_ touch: UITouch) -> Bool {
        recognizer.isInAttempt && recognizer.hasFollowed(touch)
    }

    /// How many views stand above.
    var depth: Int {
        var count = 0
        var view = recognizer.view?.superview
        while let ancestor = view {
            count += 1
            view = ancestor.superview
        }
        return count
    }

    /// By the rules of section 6.6, with the fixed answers of the program.
    func prevents(_ other: RecognizerRecord) -> Bool {
        switch (plan.kind, other.plan.kind) {
        case (.scripted(let script), _): if script.canPrevent == false { return false }
        case (.tap(let taps, _), .tap(let otherTaps, _)): if otherTaps > taps { return false }
        default: break
        }
        if case .scripted(let script) = other.plan.kind, script.canBePrevented == false { return false }
        return !allows(other) && !other.allows(self)
    }

    private func allows(_ other: RecognizerRecord) -> Bool {
        guard let delegate else { return false }
        return plan.delegate?.simultaneously ?? false || delegate.simultaneous.contains(other.id)
    }
}
