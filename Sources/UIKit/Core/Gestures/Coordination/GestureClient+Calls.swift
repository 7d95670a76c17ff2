internal import GestureEngine

/// The engine's calls, as those of recognizers, views and responders.
extension GestureClient {
    // MARK: Recognizers

    func call(_ id: RecognizerID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet) {
        // From inside a view's call, perhaps: recognizers see touches as they are (R-GR-55).
        guard presented.isEmpty else { return showAsTheyAre { call(id, kind, phase, contacts) } }
        let recognizer = self[id]
        switch kind {
        case .touch:
            guard let event = event(for: nil) else { return }
            recognizer.lastModifiers = event.modifierFlags
            recognizer.lastButtons = event.buttonMask
            if phase.isEnd { recognizer.rememberCentroid() }
            recognizer.receive(UITouch.Phase(phase), touchSet(contacts), with: event)
        case .press:
            guard let event = pressesEvent else { return }
            recognizer.lastModifiers = event.modifierFlags
            recognizer.lastButtons = event.buttonMask
            recognizer.receive(UIPress.Phase(phase), pressSet(contacts), with: event)
        case .indirect:
            guard let event = indirectEvent, let motion = recognizer.indirectMotion else { return }
            recognizer.receive(phase, motion, with: event)
        }
    }

    func send(_ id: RecognizerID, _ state: RecognizerState) {
        guard presented.isEmpty else { return showAsTheyAre { send(id, state) } }
        let recognizer = self[id]
        recognizer.actions.send(recognizer)
    }

    func reset(_ id: RecognizerID) {
        let recognizer = self[id]
        recognizer.forgetAttempt()
        Watchers.verifier?.willReset(recognizer)
        recognizer.reset()
        recognizer.observer?(.didReset)
        letGo(id)
    }

    // MARK: Views and responders

    func deliver(_ receiver: ReceiverID, _ kind: ContactKind, _ phase: ContactPhase, _ contacts: ContactSet, _ occasion: Occasion) {
        let isTraced = GestureTrace.current != nil
        if isTraced { noteCall(phase, contacts, occasion) }
        switch kind {
        case .touch:
            guard let first = firstTouch(of: contacts), let view = first.hitView else { break }
            if occasion == .event {
                view.receive(UITouch.Phase(phase), touchSet(contacts), with: event(for: nil))
            } else {
                showAsTheyAre { deliver(to: view, UITouch.Phase(phase), contacts, first, occasion) }
            }
        case .press: deliver(contacts, UIPress.Phase(phase), occasion)
        // No view is called with it (R-IND-2).
        case .indirect: break
        }
        if isTraced { GestureTrace.current?.callReturned() }
    }

    /// Calls a view outside of the event's own turn: its touches are shown as they were, or as cancelled.
    private func deliver(to view: UIView, _ phase: UITouch.Phase, _ contacts: ContactSet, _ first: UITouch, _ occasion: Occasion) {
        let touches = touchSet(contacts), event = event(for: first)
        guard occasion == .late else {
            return showAsCancelled(touches) { view.receive(phase, touches, with: event) }
        }
        // A withheld end may have become a cancellation, for good (R-DLV-41).
        if first.isOver, phase == .cancelled { first.currentPhase = phase }
        show(first, as: phase, at: first.moment(of: phase)) { view.receive(phase, touches, with: event) }
    }

    private func deliver(_ contacts: ContactSet, _ phase: UIPress.Phase, _ occasion: Occasion) {
        var presses: ContiguousArray<UIPress> = []
        for contact in contacts { if let press = press(contact) { presses.append(press) } }
        presses.sort { $0.serial > $1.serial }
        guard let first = presses.first, let responder = first.responder else { return }
        let event = pressesEvent ?? first.lateEvent
        let readings = presses.map { (phase: $0.phase, timestamp: $0.timestamp) }
        for press in presses {
            press.phase = phase
            if phase == .began { press.timestamp = press.beginning }
        }
        responder.receive(phase, Set(presses), with: event)
        if phase == .began { for press in presses { Surroundings.typeIfUnhandled(press) } }
        if occasion == .event { return }
        for (press, own) in zip(presses, readings) {
            press.phase = own.phase
            press.timestamp = own.timestamp
        }
    }

    // MARK: News

    func cycleIsDue() { Surroundings.performInNextTurn { GestureCoordinator.shared.runDueCycle() } }

    func attemptBegan(_ id: RecognizerID) { keep(id) }

    func follows(_ id: RecognizerID, _ contact: ContactID) {
        if let touch = touch(contact) {
            self[id].startFollowing(touch)
        } else if let press = press(contact) {
            self[id].trackedPresses.append(press)
        } else {
            self[id].indirectMotion = motion(contact)
        }
    }

    func followsNoLonger(_ id: RecognizerID, _ contact: ContactID) {
        if let touch = touch(contact) {
            self[id].stopFollowing(touch)
        } else if let press = press(contact) {
            self[id].trackedPresses.removeAll { $0 === press }
        }
    }

    func contactIsGone(_ contact: ContactID) { remove(contact) }

    func requirementIgnored(_ id: RecognizerID, of other: RecognizerID) {
        report("UIKit: \(self[id]) can't require \(self[other]) to fail: that one, directly or not, requires the first. Ignored.")
    }
}

extension UITouch.Phase {
    fileprivate init(_ phase: ContactPhase) {
        self = switch phase {
        case .began: .began
        case .moved: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension UIPress.Phase {
    fileprivate init(_ phase: ContactPhase) {
        self = switch phase {
        case .began: .began
        case .moved: .changed
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
