/// Knows a recognizer without retaining it. The recognizer clears it when it goes.
final class RecognizerReference {
    nonisolated(unsafe) var link: Backlink<UIGestureRecognizer>
    var recognizer: UIGestureRecognizer? { link.object }
    init(_ recognizer: UIGestureRecognizer) { link = Backlink(recognizer) }
}

/// Who must fail before a recognizer may be recognized (R-GR-40).
@MainActor
struct FailureRequirements {
    /// From `require(toFail:)`: for good.
    private var lasting: ContiguousArray<RecognizerReference> = []
    /// From the four questions: until either is reset.
    private var ofAttempt: ContiguousArray<UIGestureRecognizer> = []
    /// With whom the questions were settled in this attempt (R-GR-41c).
    private var asked: ContiguousArray<UIGestureRecognizer> = []

    nonisolated init() {}

    /// What stands in the way of a recognizer.
    enum Obstacle {
        case none
        /// This one may still be recognized.
        case unsettled(UIGestureRecognizer)
        /// This one was recognized (R-GR-42, R-GR-41a).
        case recognized(UIGestureRecognizer)
    }

    /// The first that stands in the way; one that was recognized before one that may be.
    static func obstacle(of recognizer: UIGestureRecognizer) -> Obstacle {
        let requirements = recognizer.requirements
        var result = Obstacle.none
        for reference in requirements.lasting {
            if let other = reference.recognizer { consider(other, &result) }
        }
        for other in requirements.ofAttempt { consider(other, &result) }
        return result
    }

    private static func consider(_ other: UIGestureRecognizer, _ result: inout Obstacle) {
        if case .recognized = result { return }
        // Without an attempt in progress it is no obstacle (R-GR-41a).
        guard other.isInAttempt, other.isEnabled, other.attachedView?.enclosingWindow != nil else { return }
        if other.isUndecided {
            if case .none = result { result = .unsettled(other) }
        } else if other.current != .failed {
            result = .recognized(other)
        }
    }

    // MARK: Making relations

    static func require(_ other: UIGestureRecognizer, of recognizer: UIGestureRecognizer) {
        guard !recognizer.requirements.lasting.contains(where: { $0.recognizer === other }), isSound(other, of: recognizer) else { return }
        let reference = other.reference ?? RecognizerReference(other)
        other.reference = reference
        recognizer.requirements.lasting.removeAll { $0.recognizer == nil }
        recognizer.requirements.lasting.append(reference)
    }

    /// Asks the four questions of each pair that tracks a touch, or press, in common for the first time in their attempts (R-GR-41c).
    static func ask(among trackers: ContiguousArray<UIGestureRecognizer>) {
        guard trackers.count > 1 else { return }
        for (index, first) in trackers.enumerated() {
            for second in trackers[(index + 1)...] {
                // Whoever was asked may have ended either's attempt.
                guard first.mayBeRelated, second.mayBeRelated,
                      !first.requirements.asked.contains(where: { $0 === second }) else { continue }
                first.requirements.asked.append(second)
                second.requirements.asked.append(first)
                ask(first, about: second)
                ask(second, about: first)
            }
        }
    }

    private static func ask(_ recognizer: UIGestureRecognizer, about other: UIGestureRecognizer) {
        let delegate = recognizer.delegate
        // All four are asked: each "yes" makes its relation, a "no" takes none away.
        let waits = recognizer.shouldRequireFailure(of: other)
        let isWaitedFor = recognizer.shouldBeRequiredToFail(by: other)
        let delegateWaits = delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
        let delegateIsWaitedFor = delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
        if waits || delegateWaits { requireInAttempt(other, of: recognizer) }
        if isWaitedFor || delegateIsWaitedFor { requireInAttempt(recognizer, of: other) }
    }

    private static func requireInAttempt(_ other: UIGestureRecognizer, of recognizer: UIGestureRecognizer) {
        guard recognizer.isInAttempt, other.isInAttempt, !recognizer.requirements.contains(other),
              isSound(other, of: recognizer) else { return }
        recognizer.requirements.ofAttempt.append(other)
        GestureTrace.current?.note(.requires(GestureTrace.Party(other)), recognizer)
    }

    private func contains(_ other: UIGestureRecognizer) -> Bool {
        ofAttempt.contains { $0 === other } || lasting.contains { $0.recognizer === other }
    }

    /// A requirement that would close a cycle is ignored, with a warning (R-GR-41d).
    private static func isSound(_ other: UIGestureRecognizer, of recognizer: UIGestureRecognizer) -> Bool {
        guard reaches(recognizer, from: other) else { return true }
        report("UIKit: \(recognizer) can't require \(other) to fail: that one, directly or not, requires the first. Ignored.")
        return false
    }

    private static func reaches(_ goal: UIGestureRecognizer, from start: UIGestureRecognizer) -> Bool {
        var seen: ContiguousArray<UIGestureRecognizer> = [start]
        var next = 0
        while next < seen.count {
            let recognizer = seen[next]
            next += 1
            if recognizer === goal { return true }
            for other in recognizer.requirements.lasting.compactMap(\.recognizer) + recognizer.requirements.ofAttempt
            where !seen.contains(where: { $0 === other }) { seen.append(other) }
        }
        return false
    }

    // MARK: The end of an attempt

    /// Forgets what was settled for this attempt, here and with those who were asked.
    static func endAttempt(of recognizer: UIGestureRecognizer) {
        guard !recognizer.requirements.asked.isEmpty else { return }
        for other in recognizer.requirements.asked {
            other.requirements.asked.removeAll { $0 === recognizer }
            other.requirements.ofAttempt.removeAll { $0 === recognizer }
        }
        recognizer.requirements.asked.removeAll()
        recognizer.requirements.ofAttempt.removeAll()
    }
}

extension UIGestureRecognizer {
    /// Whether answers about its failure can still matter in this attempt.
    fileprivate final var mayBeRelated: Bool { isInAttempt && (isUndecided || isActive) }
}
