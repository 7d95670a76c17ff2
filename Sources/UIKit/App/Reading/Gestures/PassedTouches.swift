internal import TouchHost

/// Touches that the reader makes for the app: a tap where an element is activated, and a finger that is passed through (R-ACC-28, R-ACC-29).
@MainActor
final class PassedTouches {
    /// Numbers below this one are of touches that are passed through. Hosts number theirs from there on.
    static let limit = -1_000_000_000
    private static var last = limit
    /// When the last of them changed: they never go back in time.
    private var lastTime = -Double.infinity

    private unowned let application: UIApplication
    private let scene: UIWindowScene

    init(_ application: UIApplication, _ scene: UIWindowScene) {
        self.application = application
        self.scene = scene
    }

    /// Taps a point of the screen. The finger lifts a moment later, as a person's does.
    func tap(_ point: CGPoint) {
        let contact = begin(point)
        _ = application.updateCycle.schedule(at: application.updateCycle.now + GestureConfiguration.current.readerTapDuration) { [self] in
            end(contact, at: point)
        }
    }

    /// - Returns: The number of the touch.
    func begin(_ point: CGPoint) -> Int {
        Self.last -= 1
        send(Self.last, .began, point)
        return Self.last
    }

    func move(_ contact: Int, to point: CGPoint) { send(contact, .moved, point) }
    func end(_ contact: Int, at point: CGPoint) { send(contact, .ended, point) }
    func cancel(_ contact: Int, at point: CGPoint) { send(contact, .cancelled, point) }

    /// It waits for the event that is being delivered, as what hosts send does.
    private func send(_ id: Int, _ phase: Contact.Phase, _ point: CGPoint) {
        guard scene.surface != nil else { return }
        // Devices' clocks may be ahead of the turn's.
        let dispatcher = application.dispatcher
        lastTime = max(lastTime, dispatcher.isDispatching ? dispatcher.currentTime : application.updateCycle.now)
        let time = lastTime, position = CGPoint(x: point.x * scene.scale, y: point.y * scene.scale)
        application.frames.append(TouchFrame(timestamp: time, contacts: [Contact(id: id, phase: phase, timestamp: time, position: position)]), scene: scene)
        application.updateCycle.performInNextTurn { [weak application] in application?.deliverSamples() }
    }
}

extension TouchDispatcher {
    /// Whether the contact is a finger that the screen reader passes through to the app.
    func isPassed(_ contact: Contact) -> Bool { contact.id < PassedTouches.limit }
}
