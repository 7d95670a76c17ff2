internal import GestureEngine

/// Events of touches and presses on their way through the engine.
extension GestureCoordinator {
    // MARK: Touches

    /// A touch lands. `isAdmitted`: whether its view may have it (R-HIT-20 … 23).
    func land(_ touch: UITouch, isAdmitted: Bool) {
        guard let window = touch.landingWindow else { return }
        let id = engine.land(.touch, type: touch.type.rawValue, on: window.surfaceID, receiver: touch.hitView?.receiverID,
                             isAdmitted: isAdmitted)
        touch.engineID = id
        client.insert(touch, as: id)
    }

    func move(_ touch: UITouch) {
        if let id = touch.engineID { engine.move(id) }
    }

    func end(_ touch: UITouch) {
        if let id = touch.engineID { engine.end(id, touch.currentPhase == .ended ? .ended : .cancelled) }
    }

    /// Offers the touches that landed to recognizers (R-DLV-3, R-DLV-4).
    func offerLandings(of event: UIEvent) {
        let outer = client.event
        client.event = event
        engine.offerLandings(of: .touch)
        client.event = outer
    }

    /// Delivers a touch event to the recognizers and then the views of a window. In a nested call, from inside a cycle, the
    /// outer call delivers to the views.
    func handle(_ event: UIEvent, in window: UIWindow) {
        let outer = client.event
        client.event = event
        engine.handleEvent(of: .touch, on: window.surfaceID)
        client.event = outer
        settle()
    }

    /// The event is over: touches that have ended are gone, but for those whose views receive the end later.
    func finish(_ event: UIEvent) {
        engine.finishEvent(of: .touch)
        settle()
    }

    /// Whether its view has been taken from it, or it from its view.
    func isTaken(_ touch: UITouch) -> Bool { touch.engineID.map { engine.delivery(of: $0) == .taken } ?? true }

    /// Whether its view is still to be called with its landing.
    func awaitsView(_ touch: UITouch) -> Bool { touch.engineID.map { engine.delivery(of: $0).isUnheard } ?? false }

    /// Whether its view was called with its landing, and not with its end.
    func hasReachedView(_ touch: UITouch) -> Bool { touch.engineID.map { engine.delivery(of: $0).isUnderWay } ?? false }

    /// The view never receives a touch that it has not received yet (R-SCR-3). It stays the touch's view until it leaves its window.
    func keepFromView(_ touch: UITouch) {
        if let id = touch.engineID, engine.delivery(of: id).isUnheard { engine.keepFromReceiver(id) }
    }

    // MARK: Cancelling

    /// The event that is being prepared cancels touches: also those whose end has not been delivered (R-DLV-41).
    func beginCancelling(_ scene: Int?) { engine.beginCancelling(contacts(of: scene)) }

    /// Touches are cancelled at once, from inside a callback, or those whose end has not been delivered. Their values are up to date.
    func cancelNow(_ scene: Int?, _ event: UIEvent?) {
        let outer = client.event
        client.event = event
        engine.cancelNow(contacts(of: scene))
        client.event = outer
        settle()
    }

    private func contacts(of scene: Int?) -> ContactSet {
        var result = ContactSet()
        for contact in engine.contacts {
            if let touch = client.touch(contact), scene == nil || touch.scene == scene { result.insert(contact) }
        }
        return result
    }

    // MARK: Better values

    /// Recognizers receive better values of a touch that their attempts tracked (R-GR-49a).
    func revise(_ touches: Set<UITouch>, of original: UITouch) {
        let recognizers = engine.recognizersInAttempt
        for id in recognizers where engine.isInAttempt(id) && client[id].hasFollowed(original) {
            client[id].touchesEstimatedPropertiesUpdated(touches)
        }
        if !recognizers.isEmpty { runDueCycle() }
    }

    // MARK: Presses

    /// A press begins: it is offered to the recognizers of its responder's view and of those above (R-PRS-5).
    func begin(_ press: UIPress, _ event: UIPressesEvent) {
        guard let window = press.window else { return }
        let receiver = press.responder.map { ReceiverID(rawValue: Int(bitPattern: ObjectIdentifier($0))) }
        let id = engine.land(.press, type: press.type.rawValue, on: window.surfaceID, receiver: receiver)
        press.engineID = id
        client.insert(press, as: id)
        with(event) { engine.offerLandings(of: .press) }
    }

    func end(_ press: UIPress) {
        if let id = press.engineID { engine.end(id, press.phase == .ended ? .ended : .cancelled) }
    }

    /// Whether it was released or cancelled, whatever it reads in a separate call (R-DLV-27, R-DLV-29).
    func isOver(_ press: UIPress) -> Bool { press.engineID.map { engine.isOver($0) } ?? press.isOver }

    /// Delivers an event of presses to the recognizers and then the responders of a window (R-PRS-6).
    func handle(_ event: UIPressesEvent, in window: UIWindow) {
        with(event) { engine.handleEvent(of: .press, on: window.surfaceID) }
        settle()
    }

    func finish(_ event: UIPressesEvent) {
        for press in event.changed where press.engineID != nil { press.lateEvent = event }
        engine.finishEvent(of: .press)
        settle()
        finishCancelledTouches()
    }

    private func with(_ event: UIPressesEvent, _ body: () -> Void) {
        let outer = client.pressesEvent
        client.pressesEvent = event
        body()
        client.pressesEvent = outer
    }
}
