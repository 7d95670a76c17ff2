internal import GestureEngine
internal import TouchHost

/// Pens, and the fingers beside them (R-PALM).
extension TouchDispatcher {
    /// A pen hovers or goes. With its coming the fingers that landed just before are taken away, in a separate event.
    func penHovers(_ sample: HoverSample) {
        guard palms.follow(sample) else { return }
        var hasPalms = false
        for touch in touches where palms.landedBeforePen(touch, at: sample.timestamp) { hasPalms = true }
        guard hasPalms else { return }
        application.updateCycle.fireTimers(before: sample.timestamp)
        dispatch(timestamp: max(sample.timestamp, currentTime), modifiers: sample.modifiers, buttons: 0) { event in
            takeFingersBeforePen(event, at: sample.timestamp)
        }
    }

    /// A pen's contact begins or ends. It may come without having hovered.
    func penChanges(_ contact: TouchHost.Contact, _ frame: FrameBatch.Frame, _ event: UIEvent) {
        pencilButtons.follow(contact.phase == .cancelled ? 0 : frame.buttons, at: contact.timestamp, in: frame.scene)
        guard contact.phase != .moved else { return }
        if palms.follow(contact, in: frame.scene.number) { takeFingersBeforePen(event, at: contact.timestamp) }
    }

    /// A pencil that hovers is reported with its buttons, too (R-PEN-1).
    func pencilHovers(_ sample: HoverSample, in scene: UIWindowScene) {
        guard sample.tool == .pencil else { return }
        pencilButtons.follow(sample.phase == .left ? 0 : sample.buttons, at: sample.timestamp, sample.phase == .left ? nil : sample, in: scene)
    }

    /// Reports the buttons that changed. What the app does then finds no event under way.
    func tellPencilButtons() {
        if pencilButtons.hasChanges { PencilButtons.tell(pencilButtons.takeChanges()) }
    }

    private func takeFingersBeforePen(_ event: UIEvent, at time: TimeInterval) {
        for touch in event.touches where palms.landedBeforePen(touch, at: time) {
            takeAway(touch, .penCame(after: max(0, time - touch.landing.timestamp), allowed: GestureConfiguration.current.penSilence), at: time)
        }
    }

    /// The touch turned out to be no finger.
    func takeAway(_ touch: UITouch, _ reason: Rejection, at time: TimeInterval) {
        GestureTrace.current?.rejected(touch, reason)
        end(touch, .cancelled, at: time)
    }
}
