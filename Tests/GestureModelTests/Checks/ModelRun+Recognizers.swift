@testable import UIKit

/// What is promised to recognizers about touches.
extension ModelRun {
    func check(_ record: RecognizerRecord, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        let recognizer = record.recognizer, contacts = bits(touches), what = { "\(record.name).\(phase)" }
        if recognizer.view?.window == nil { violate("R-GR-55 outside the window", "\(what()) outside of its window") }
        if !recognizer.isEnabled { violate("R-GR-52 disabled", "\(what()) although it is disabled") }
        if touches.isEmpty { violate("R-EVT-30 empty set", "\(what()) without touches") }
        switch recognizer.state {
        case .possible, .began, .changed: break
        default: violate("R-DLV-10 settled", "\(what()) in the state \(recognizer.state)")
        }
        if depth == 0, isDelivering { checkOrder(of: record, phase, contacts) }
        if record.heard == 0 { record.depthAtStart = record.depth }
        record.everHeard |= contacts
        record.heardInEvent[phase.order] |= contacts
        for touchRecord in self.touches {
            guard let touchRecord, contacts & touchRecord.bit != 0, let touch = touchRecord.touch else { continue }
            check(record, touchRecord, touch, phase)
        }
    }

    private func check(_ record: RecognizerRecord, _ touchRecord: TouchRecord, _ touch: UITouch, _ phase: UITouch.Phase) {
        let bit = touchRecord.bit, what = { "\(record.name).\(phase){\(touchRecord.contact)}" }
        // A view that leaves its window, or an application that cancels, changes no phase (R-GR-55).
        if touch.phase != phase, phase != .cancelled || depth == 0 {
            violate("R-EVT-30 phase", "\(what()), but the touch reads \(touch.phase)")
        }
        if record.settledContacts & bit != 0 { violate("R-GR-32 after the reset", "\(what()): it landed before the last reset") }
        if record.ignored & bit != 0 { violate("R-GR-46 ignored", "\(what()): it ignored the touch") }
        if record.heardEnd & bit != 0 { violate("R-EVT-30 after the end", "\(what()) after the touch's end") }
        if phase == .began {
            if record.heard & bit != 0 { violate("R-EVT-30 began twice", what()) }
            record.heard |= bit
            checkAcceptance(record, touch, what())
        } else if record.heard & bit == 0 {
            violate("R-EVT-30 before began", "\(what()) before began")
        }
        if phase == .ended || phase == .cancelled { record.heardEnd |= bit }
    }

    /// It belongs to the touch's view or one above, and has not refused the touch (R-DLV-3, R-DLV-4).
    private func checkAcceptance(_ record: RecognizerRecord, _ touch: UITouch, _ what: String) {
        record.types.insert(touch.type)
        if record.types.count > 1, record.plan.requiresExclusiveTouchType { violate("R-GR-7 types", "\(what) of another type than before") }
        if let acceptsPencils = record.plan.acceptsPencils, (touch.type == .pencil) != acceptsPencils { violate("R-DLV-4 type", what) }
        if !hasMutatedTree, let view = record.recognizer.view, let hitView = touch.view, !hitView.isDescendant(of: view) {
            violate("R-DLV-3 another's touch", "\(what) landed beside its view")
        }
        guard let answers = record.plan.delegate else { return }
        if answers.shouldReceiveEvent == false || answers.shouldReceiveTouch == false
            || answers.shouldReceiveTouch == nil && answers.refusedViews.contains(id(of: touch.view) ?? -1) {
            violate("R-DLV-4 refused", "\(what) although the delegate refused")
        }
    }

    /// Recognizers go before views, in priority order, each once, and for each the order of phases holds (R-DLV-5, R-DLV-6, R-EVT-30).
    private func checkOrder(of record: RecognizerRecord, _ phase: UITouch.Phase, _ contacts: UInt64) {
        // One that starts again gets the landing after the cancellations of the cycle before (R-GR-32a, R-EVT-33).
        let startsAnew = phase == .began && record.attempt != record.attemptAtEvent
        if startsAnew ? viewCalls.contains(where: { $0.contacts & contacts != 0 }) : viewsHaveBeenServed {
            violate("R-DLV-5 after views", "\(record.name).\(phase) after a view was called")
        }
        if phase.order <= record.lastPhase { violate("R-EVT-30 recognizers", "\(record.name) got \(phase) too late or twice") }
        record.lastPhase = phase.order
        guard let last = served.last, last !== record else {
            served.append(record)
            return
        }
        for earlier in served where earlier === record { violate("R-DLV-10 served twice", "\(record.name).\(phase) after others") }
        served.append(record)
        if hasMutatedTree { return }
        let depths = (last.depthAtStart, record.depthAtStart)
        if depths.0 < depths.1 || depths.0 == depths.1 && last.attachment < record.attachment {
            violate("R-DLV-6 order", "\(record.name).\(phase) after \(last.name)")
        }
    }

    // MARK: One event

    func checkBeginning(of event: UIEvent, in window: UIWindow) {
        for record in recognizers {
            guard let record else { continue }
            record.lastPhase = -1
            record.changesInEvent = 0
            record.owed = [0, 0, 0, 0]
            record.heardInEvent = [0, 0, 0, 0]
            record.attemptAtEvent = record.attempt
        }
        for touch in event.touches where touch.isNews && touch.landingWindow === window {
            guard let touchRecord = record(of: touch) else { continue }
            if touchRecord.touch == nil {
                touchRecord.touch = touch
                touchRecord.hitView = id(of: touch.view)
                touchRecord.landingEvent = events
                landed |= touchRecord.bit
            }
            for recognizer in touch.gestureRecognizers ?? [] {
                guard let record = record(of: recognizer) else { continue }
                record.isOffered = true
                record.owed[touch.phase.order] |= touchRecord.bit
                if record.recognizer.delaysTouchesBegan || record.hasChangedFlags { touchRecord.beganMayBeWithheld = true }
                if record.recognizer.delaysTouchesEnded || record.hasChangedFlags { touchRecord.endMayBeWithheld = true }
            }
        }
    }

    /// Each recognizer that still follows its touches has received what happened to them.
    func checkEnd(of event: UIEvent) {
        checkOrderOfViewCalls()
        for record in recognizers {
            guard let record, record.attempt == record.attemptAtEvent else { continue }
            for phase in 0..<4 {
                var missing = record.owed[phase] & ~record.heardInEvent[phase] & ~record.ignored
                // A request that was made in the middle of an event, by other code, came before its own touches.
                if record.stateWasSet { missing = phase == 0 ? 0 : missing & record.heard }
                if missing == 0 { continue }
                for touchRecord in touches {
                    guard let touchRecord, missing & touchRecord.bit != 0 else { continue }
                    // The application may have cancelled everything meanwhile.
                    if phase < 3, touchRecord.touch?.currentPhase == .cancelled { continue }
                    let name = ["began", "moved", "ended", "cancelled"][phase]
                    violate("R-DLV-10 not called", "\(record.name) has not received \(name) of \(touchRecord.contact)")
                }
            }
        }
    }
}
