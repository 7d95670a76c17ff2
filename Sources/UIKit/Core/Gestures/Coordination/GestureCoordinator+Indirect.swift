internal import GestureEngine

/// Motions of wheels and touchpads on their way through the engine: contacts that no view is called with (R-IND-2).
extension GestureCoordinator {
    func land(_ motion: IndirectMotion) {
        let id = engine.land(.indirect, type: Int(motion.kind.rawValue), on: motion.window.surfaceID, receiver: motion.hitView.receiverID,
                             isAdmitted: false)
        motion.engineID = id
        client.insert(motion, as: id)
        GestureTrace.current?.landed(motion)
    }

    func move(_ motion: IndirectMotion) {
        if let id = motion.engineID { engine.move(id) }
    }

    func end(_ motion: IndirectMotion, isCancelled: Bool) {
        if let id = motion.engineID { engine.end(id, isCancelled ? .cancelled : .ended) }
    }

    /// Offers a motion that begins to recognizers (R-IND-2).
    func offerLandings(of event: IndirectEvent) {
        with(event) { engine.offerLandings(of: .indirect) }
    }

    func handle(_ event: IndirectEvent, in window: UIWindow) {
        with(event) { engine.handleEvent(of: .indirect, on: window.surfaceID) }
        settle()
    }

    /// The event is over, and with it a turn of a wheel.
    func finish(_ event: IndirectEvent) {
        engine.finishEvent(of: .indirect)
        if let motion = event.motion, motion.kind == .wheel, motion.engineID != nil {
            motion.end(at: motion.timestamp)
            end(motion, isCancelled: false)
            handle(event, in: motion.window)
            engine.finishEvent(of: .indirect)
        }
        settle()
        finishCancelledTouches()
    }

    private func with(_ event: IndirectEvent, _ body: () -> Void) {
        let outer = client.indirectEvent
        client.indirectEvent = event
        body()
        client.indirectEvent = outer
    }
}
