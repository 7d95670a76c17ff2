internal import GestureEngine

/// The gesture engine at work for UIKit: every way in, for recognizers, views, windows and dispatchers.
///
/// The engine decides which recognizer gets which touch, which may begin, waits or excludes another, what views are called with, and when
/// attempts end. It calls back through ``GestureClient``.
@MainActor
final class GestureCoordinator {
    static let shared = GestureCoordinator()

    let engine: Engine
    let client = GestureClient()

    private init() { engine = Engine(client: client) }

    /// Whether a cycle is running.
    var isRunning: Bool { engine.isRunning }
    /// Whether a cycle is running, or views are being called late: a touch that is shown as it was must not change meanwhile (R-DLV-29).
    var isBusy: Bool { engine.isBusy }

    // MARK: Recognizers

    func register(_ recognizer: UIGestureRecognizer) -> RecognizerID {
        let id = engine.register()
        client.insert(recognizer, as: id)
        return id
    }

    /// The recognizer with this number is being freed.
    nonisolated static func forget(_ recognizer: UIGestureRecognizer, _ id: RecognizerID) {
        if MainThread.isHere {
            MainActor.assumeIsolated { shared.unregister(id) }
        } else {
            MainThread.bury(recognizer, MainThread.Remains { shared.unregister(id) })
        }
    }

    private func unregister(_ id: RecognizerID) {
        engine.unregister(id)
        client.remove(id)
    }

    /// A recognizer asks for a state (R-GR-12).
    func request(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
        engine.request(RecognizerState(state), by: recognizer.registeredID)
    }

    /// `isEnabled` became false (R-GR-52).
    func disable(_ recognizer: UIGestureRecognizer) {
        guard let id = recognizer.engineID else { return }
        engine.recognizerWasDisabled(id)
        settle()
    }

    /// The recognizer belongs to no view any more (R-GR-54).
    func remove(_ recognizer: UIGestureRecognizer) {
        guard let id = recognizer.engineID else { return }
        engine.recognizerWasRemoved(id)
        settle()
    }

    func require(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
        engine.require(recognizer.registeredID, toFail: other.registeredID)
    }

    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard let id = recognizer.engineID, let contact = touch.engineID, engine.contacts(followedBy: id).contains(contact) else { return }
        recognizer.followed.removeAll { $0 == touch.serial }
        engine.ignore(contact, by: id)
    }

    func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
        if let id = recognizer.engineID, let contact = press.engineID { engine.ignore(contact, by: id) }
    }

    /// A recognizer's deadline is reached (R-DLV-12).
    func deadlineReached(of recognizer: UIGestureRecognizer, at time: TimeInterval) {
        guard recognizer.isInAttempt, let id = recognizer.engineID else { return }
        guard recognizer.attachedView?.enclosingWindow != nil else {
            engine.recognizerLost(id)
            return settle()
        }
        Surroundings.timerTurn(at: time) {
            recognizer.deadlineReached(at: time)
            runCycle()
        }
    }

    // MARK: Cycles without an event

    /// Runs a cycle because time passed or states were set for another reason than touches.
    func runCycle() {
        guard !engine.isRunning else { return }
        engine.runCycle()
        settle()
        Surroundings.finishCancelledTouches()
    }

    /// Runs the cycle that is due, if one is: before an event and before a refresh (R-DLV-14).
    /// - Returns: Whether one was due.
    @discardableResult
    func runDueCycle() -> Bool {
        guard engine.isCycleDue else { return false }
        runCycle()
        return true
    }

    /// Touches that were cancelled from inside an event of another kind leave the sequence with that event's end.
    func finishCancelledTouches() {
        if !isBusy { Surroundings.finishCancelledTouches() }
    }

    /// Recognizers whose attempts are over need not be kept, unless a cycle or an offer is going on that may still name them.
    func settle() {
        if client.hasDeparted, !engine.isRunning, !engine.isOffering { client.releaseDeparted() }
    }

    /// The recognizers that follow a touch or press, in priority order (R-TCH-14).
    func recognizers(following contact: ContactID?) -> [UIGestureRecognizer] {
        contact.map { engine.followers(of: $0).map { client[$0] } } ?? []
    }

    // MARK: Views

    /// The touches of the view and of those in it that have not had their final call; in order of landing.
    func unfinishedTouches(within view: UIView) -> ContiguousArray<UITouch> {
        let contacts = engine.contacts(within: view.receiverID)
        var touches: ContiguousArray<UITouch> = []
        for contact in engine.contacts where contacts.contains(contact) { if let touch = client.touch(contact) { touches.append(touch) } }
        return touches
    }

    /// Cancels the touches that leave their window, and takes their views from them (R-VH-8).
    func sever(_ touches: ContiguousArray<UITouch>) {
        engine.sever(contacts(of: touches))
        for touch in touches {
            if let id = touch.engineID, engine.delivery(of: id) == .finished { continue }
            touch.hitView = nil
        }
    }

    /// The recognizers in a view that leaves its window end (R-GR-55).
    func recognizersLeave(with view: UIView) {
        engine.recognizersLeave(within: view.receiverID)
        settle()
    }

    func contacts(of touches: ContiguousArray<UITouch>) -> ContactSet {
        var contacts = ContactSet()
        for touch in touches { if let id = touch.engineID { contacts.insert(id) } }
        return contacts
    }

    /// Everything ends without a message: the host is gone.
    func removeAll() {
        engine.removeAll()
        client.releaseDeparted()
    }
}
