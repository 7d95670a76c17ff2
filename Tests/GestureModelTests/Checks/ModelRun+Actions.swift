@testable import UIKit

/// What is promised about states and actions.
extension ModelRun {
    func checkAction(of record: RecognizerRecord) {
        let recognizer = record.recognizer, state = recognizer.state, what = "\(record.name)!\(state)"
        // When the view leaves in the recognizer's own action, the calls that are owed come after that action has returned (R-GR-53, R-GR-55).
        let isOwed = recognizer.isOverWithMessage, hasView = recognizer.view != nil || hasReleasedView
        if recognizer.view?.window == nil, !isOwed || !hasView {
            violate("R-GR-54 action outside the window", "\(what) outside of a window")
        }
        let isLegal = switch (record.lastAction, state) {
        case (nil, .began), (nil, .ended), (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
             (.began, .cancelled), (.changed, .cancelled): true
        default: false
        }
        if !isLegal { violate("R-GR-11 path", "\(what) after \(record.lastAction.map { "\($0)" } ?? "possible")") }
        if !record.isOffered, !record.stateWasSet { violate("R-GR-14 no attempt", "\(what) without an attempt") }
        if record.lastAction == nil { checkRecognition(of: record, what) }
        record.lastAction = state
        if state == .changed {
            record.changesInEvent += 1
            // What a cancellation in the midst of it changes is another matter.
            if record.changesInEvent > 1, !record.stateWasSet, isDelivering, record.heardInEvent[3] == 0 {
                violate("R-GR-14 merged", "\(what) twice in one event")
            }
        }
        checkLocations(of: recognizer, what)
    }

    private func checkRecognition(of record: RecognizerRecord, _ what: String) {
        record.firstActionCycle = cycle
        // A view is asked about what it would lose (R-GR-21).
        let takes = record.recognizer.cancelsTouchesInView && !record.hasChangedFlags && touches.contains { touch in
            touch.map { record.followed & $0.bit != 0 && $0.isBegun && $0.viewEnd == nil && $0.takenBy == nil && $0.touch?.isLive == true } ?? false
        }
        let mayNotBegin = record.plan.delegate?.shouldBegin == false
            || takes && !hasMutatedTree && record.recognizer.view.flatMap { id(of: $0) }.flatMap { program.view($0) }?.letsGesturesBegin == false
        if mayNotBegin { violate("R-GR-20 refused", "\(what) although it was refused") }
        if record.delegate != nil, record.permissions != 1, !record.stateWasSet {
            violate("R-GR-20 asked once", "\(what): its delegate was asked \(record.permissions) times")
        }
        if let other = record.excludedBy { violate("R-GR-45 excluded", "\(what) although \(other) was recognized in this attempt") }
        for other in recognizers {
            guard let other, other !== record, other.followed & record.followed != 0 else { continue }
            if other.isRecognized {
                if other.prevents(record) { violate("R-GR-45 exclusion", "\(what) although \(other.name) goes on") }
            } else if other.lastAction == nil, record.prevents(other) {
                other.excludedBy = record.name
            }
        }
        for other in record.requirements { checkRequirement(of: record, other, what) }
        for other in record.dynamicRequirements where other.followed & record.followed != 0 { checkRequirement(of: record, other, what) }
        checkTouches(of: record, what)
        if recognitions.count > 20 { recognitions.removeFirst(10) }
        recognitions.append((record, record.attempt, contacts(of: record), nil))
    }

    private func checkRequirement(of record: RecognizerRecord, _ other: RecognizerRecord, _ what: String) {
        guard other.heard != 0, isObstacle(other) else { return }
        if other.recognizer.isUndecided {
            violate("R-GR-41 not awaited", "\(what) although \(other.name) has not failed")
        } else if other.recognizer.isActive || other.recognizer.isRecognizedInCycle {
            violate("R-GR-42 requirement recognized", "\(what) although \(other.name) was recognized")
        }
    }

    private func isObstacle(_ record: RecognizerRecord) -> Bool {
        let recognizer = record.recognizer
        return recognizer.isInAttempt && recognizer.isEnabled && recognizer.view?.window != nil
    }

    /// Recognizing has taken the touches from their views, which are called after the actions (R-DLV-23, R-DLV-24, R-DLV-26).
    private func checkTouches(of record: RecognizerRecord, _ what: String) {
        if record.hasChangedFlags { return }
        let recognizer = record.recognizer
        for touch in touches {
            guard let touch, record.followed & touch.bit != 0, touch.viewEnd == nil, touch.takenBy == nil else { continue }
            if recognizer.cancelsTouchesInView {
                touch.takenBy = record.name
            } else if recognizer.delaysTouchesBegan, !touch.isBegun, touch.landingEvent < events {
                touch.takenBy = record.name
            }
        }
    }

    private func checkLocations(of recognizer: UIGestureRecognizer, _ what: String) {
        var points = [recognizer.location(in: nil), recognizer.location(in: recognizer.view)]
        for index in 0..<recognizer.numberOfTouches { points.append(recognizer.location(ofTouch: index, in: nil)) }
        for point in points where !point.x.isFinite || !point.y.isFinite { violate("R-GR-50 location", "\(what) at \(point)") }
    }

    /// All that it follows or followed in this attempt, whether it has received it yet or not (R-GR-43).
    private func contacts(of record: RecognizerRecord) -> UInt64 {
        var bits = record.heard
        for touch in touches {
            guard let touch, let object = touch.touch else { continue }
            if record.recognizer.hasInHistory(object) { bits |= touch.bit }
        }
        return bits & ~record.ignored
    }

    func checkPermission(of record: RecognizerRecord) {
        record.permissions += 1
        if record.stateWasSet { return }
        if record.permissions > 1 { violate("R-GR-20 asked once", "the delegate of \(record.name) was asked again") }
        let state = record.recognizer.state
        if state != .possible { violate("R-GR-22 state", "\(record.name) is \(state) when its delegate is asked") }
    }

    func checkReset(of record: RecognizerRecord) {
        let recognizer = record.recognizer
        if recognizer.state != .possible { violate("R-GR-31 state in reset", "\(record.name) is \(recognizer.state)") }
        if !record.isOffered, !record.stateWasSet { violate("R-GR-33 reset", "\(record.name) was reset without an attempt") }
        if !recognizer.tracked.isEmpty { violate("R-GR-32 tracked", "\(record.name) still follows touches in reset()") }
        if depth > 0 { lastInterruption = cycle }
        switch record.lastAction {
        case .began, .changed:
            if recognizer.view != nil, !isEnding { violate("R-GR-11 no end", "\(record.name) was reset after \(record.lastAction!)") }
            record.outcomes.append("began, removed")
        case .some(let last): record.outcomes.append("\(last)")
        case nil:
            record.outcomes.append("failed")
            checkFailure(of: record)
        }
        for index in recognitions.indices where recognitions[index].record === record && recognitions[index].attempt == record.attempt {
            recognitions[index].endCycle = cycle
            recognitions[index].contacts |= record.heard
        }
        record.attempt += 1
        record.settledContacts |= landed
        // A landing that ended the attempt may start it again (R-GR-32a).
        for touch in touches { if let touch, isDelivering, touch.landingEvent == events { record.settledContacts &= ~touch.bit } }
        record.lastPhase = -1
        served.removeAll(keepingCapacity: true)
        record.heard = 0
        record.heardEnd = 0
        record.ignored = 0
        record.lastAction = nil
        record.firstActionCycle = 0
        record.isOffered = false
        record.stateWasSet = false
        record.excludedBy = nil
        record.permissions = 0
        record.hasAsked = false
        record.hasGivenUp = false
        record.types = []
    }

    /// A recognizer that has not given up fails because it is refused, or because of another: one that excludes it, or one that it
    /// required to fail.
    private func checkFailure(of record: RecognizerRecord) {
        guard record.plan.kind.isScripted, !record.hasGivenUp, !record.stateWasSet else { return }
        // The application may have ended it.
        guard depth == 0, !isEnding, !isIgnoringOrInvisible, released.isEmpty else { return }
        let mayBeRefused = record.plan.delegate?.shouldBegin == false || program.views.contains { !$0.letsGesturesBegin }
        if record.hasAsked, mayBeRefused { return }
        for recognition in recognitions where recognition.record !== record && recognition.endCycle ?? cycle == cycle {
            let other = recognition.record
            if recognition.contacts & record.heard != 0 || other.attempt == recognition.attempt && contacts(of: other) & record.heard != 0 {
                if other.prevents(record) { return }
            }
            if record.hasAsked, (record.requirements + record.dynamicRequirements).contains(where: { $0 === other }) { return }
        }
        violate("R-GR-45 no reason", "\(record.name) failed without a reason")
    }
}
