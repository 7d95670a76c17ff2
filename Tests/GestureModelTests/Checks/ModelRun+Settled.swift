@testable import UIKit

/// What holds when an event, or a timer, and all that follows from it, has been dealt with.
extension ModelRun {
    /// - Parameter isFinal: Whether nothing can be left for a later turn.
    func checkSettled(isFinal: Bool = false) {
        for record in recognizers {
            guard let record else { continue }
            checkSettled(record, isFinal: isFinal)
        }
        for recognizer in EngineReading.inAttempt where !recognizer.isInAttempt {
            violate("active", "\(recognizer.name ?? "") is listed without an attempt")
        }
        for touch in touches {
            guard let touch else { continue }
            checkSettled(touch)
        }
    }

    private func checkSettled(_ record: RecognizerRecord, isFinal: Bool) {
        let recognizer = record.recognizer, state = recognizer.state, name = record.name
        // A request in a reset, or for another recognizer, may be decided in the next turn (R-DLV-14).
        let mayBePending = !isFinal && (changesInResets || record.stateWasSet)
        switch (record.lastAction, state) {
        case _ where mayBePending: break
        case (nil, .possible), (.began, .began), (.began, .changed), (.changed, .changed): break
        case (.ended, _), (.cancelled, _): violate("R-GR-30 not reset", "\(name) was not reset after \(record.lastAction!)")
        default: violate("R-GR-16 state", "\(name) reads \(state) after \(record.lastAction.map { "\($0)" } ?? "no action")")
        }
        if !mayBePending { checkRequests(record) }
        if recognizer.isWaiting { checkWaiting(record) }
        let isListed = EngineReading.inAttempt.filter { $0 === recognizer }.count
        if isListed != (recognizer.isInAttempt ? 1 : 0) { violate("active", "\(name) is listed \(isListed) times") }
        if recognizer.isInAttempt {
            if !recognizer.isEnabled { violate("R-GR-52 attempt", "\(name) is disabled and has an attempt") }
            if recognizer.view?.window == nil { violate("R-GR-55 attempt", "\(name) is outside of a window and has an attempt") }
        } else if !recognizer.tracked.isEmpty || recognizer.deadline != nil {
            violate("R-GR-33 left over", "\(name) has touches or a deadline without an attempt")
        }
        for touch in recognizer.tracked where !touch.isLive { violate("R-DLV-1 over", "\(name) follows \(touch.contact), which is over") }
        if !record.plan.kind.isScripted, record.lastAction != nil, recognizer.tracked.isEmpty, !record.stateWasSet {
            violate("no end", "\(name) is \(state) without fingers")
        }
    }

    private func checkRequests(_ record: RecognizerRecord) {
        let recognizer = record.recognizer
        if !recognizer.owedStates.isEmpty, !recognizer.isWaiting {
            violate("R-GR-14 owed", "\(record.name) owes \(recognizer.owedStates)")
        }
        if recognizer.isSendingMessages { violate("R-GR-14 sending", "\(record.name) is sending") }
        if recognizer.isPendingDecision { violate("R-GR-41 undecided", "\(record.name) has asked and got no answer") }
    }

    /// Another recognizer is in its way (R-GR-41, R-GR-42).
    private func checkWaiting(_ record: RecognizerRecord) {
        for other in record.requirements + record.dynamicRequirements {
            let recognizer = other.recognizer
            if recognizer.isInAttempt, recognizer.isUndecided { return }
        }
        violate("R-GR-42 waits for nothing", "\(record.name) waits although no recognizer is in its way")
    }

    private func checkSettled(_ record: TouchRecord) {
        // The window logs nothing of its own touches.
        guard let touch = record.touch, record.hitView != nil else { return }
        let name = "touch \(record.contact)"
        if touch.isPending { violate("R-DLV-30 pending", "\(name) is to be delivered and was not") }
        for (holders, isEnd) in [(touch.beganHolders, false), (touch.endHolders, true)] {
            for recognizer in holders {
                guard let holder = self.record(of: recognizer) else { continue }
                if !holder.follows(touch) || recognizer.state != .possible {
                    violate("R-DLV-23 holder", "\(holder.name) withholds the \(isEnd ? "end" : "landing") of \(name) and is settled")
                }
            }
        }
        switch touch.delivery {
        case .landed, .landingHeld, .landingReleased:
            if touch.beganHolders.isEmpty { violate("R-DLV-23 not released", "\(name) is not delivered, and no recognizer withholds it") }
            if record.isBegun { violate("delivery", "\(name) began for its view and counts as undelivered") }
        case .live, .endHeld, .endReleased:
            if touch.isOver, touch.endHolders.isEmpty {
                violate("R-DLV-23 not released", "\(name) has ended, and no recognizer withholds its end")
            }
            if !record.isBegun || record.viewEnd != nil { violate("delivery", "\(name) counts as delivered") }
        case .takenAway: violate("R-DLV-24 not called", "\(name) was taken from its view, which was not called")
        case .finished, .taken, nil:
            if record.isBegun, record.viewEnd == nil { violate("R-DLV-32 no end", "\(name) began for its view and will never end") }
            if !touch.beganHolders.isEmpty || !touch.endHolders.isEmpty { violate("delivery", "\(name) is withheld and over for its view") }
        }
    }

    /// Long after the last finger has lifted.
    func checkLeftovers() {
        for record in recognizers {
            guard let record, record.recognizer.isInAttempt, !record.plan.kind.isScripted, !record.stateWasSet else { continue }
            if !record.recognizer.isWaiting { violate("no decision", "\(record.name) has not decided long after the last finger") }
        }
    }

    /// After the last recognizer has settled.
    func checkEnds() {
        for record in touches {
            guard let record, let touch = record.touch else { continue }
            if record.isBegun, record.viewEnd == nil { violate("R-DLV-32 no end", "touch \(record.contact) began and never ended") }
            if touch.isLive { violate("R-TCH-4 phase", "touch \(record.contact) is still \(touch.phase)") }
            if !(touch.gestureRecognizers ?? []).isEmpty { violate("R-TCH-4 recognizers", "touch \(record.contact) still has recognizers") }
        }
        if !EngineReading.inAttempt.isEmpty { violate("active", "recognizers have attempts after the end") }
    }
}
