internal import FoundationAdditions
internal import TouchHost

/// The order of things in one turn of the loop (R-LAY-2): events, timers, display links and animations, layout, display, the frame.
///
/// It is also the clock that QuartzCore knows.
@MainActor
final class UpdateCycle: FrameClock {
    /// Its owner.
    private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    private let timers = TimerQueue()
    private var needsUpdate = false
    private var isUpdating = false

    private var host: (any DisplayHost)? { application.host }

    // MARK: FrameClock

    var now: Double { host?.clock.now ?? 0 }
    var refreshInterval: Double { 1 / max(host?.outputs.first?.refreshRate ?? 60, 1) }

    func setNeedsUpdate() { needsUpdate = true }

    func setNeedsFrame() {
        for scene in application.scenes { scene.requestTick() }
    }

    func schedule(at deadline: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        defer { wakeForTimers() }
        return timers.schedule(at: deadline, action)
    }

    func cancel(_ token: Int) {
        timers.cancel(token)
        wakeForTimers()
    }

    private func wakeForTimers() { host?.clock.requestWake(at: timers.nextDeadline) }

    /// The host has come: what was set without one is due by its clock.
    func open() {
        MediaClock.current = self
        DelayClocks.current = host?.clock.drivesTimers == true ? self : nil
        wakeForTimers()
    }

    /// The host goes: pending work that is due happens now, later work never does.
    func close() {
        timers.fire(upTo: now, inclusive: true)
        timers.removeAll()
        DelayClocks.current = nil
        RunLoopTracking.forgetAll()
        MediaClock.current = nil
    }

    // MARK: Turns

    /// Calls the closure at the beginning of the next turn of the loop.
    func performInNextTurn(_ action: @escaping @MainActor () -> Void) { _ = schedule(at: now, action) }

    /// Fires timers that are due strictly before an event (R-GEN-3).
    func fireTimers(before time: Double) {
        guard let deadline = timers.nextDeadline, deadline < time else { return }
        timers.fire(upTo: time, inclusive: false)
        wakeForTimers()
    }

    /// The clock reached a deadline. Events that wait are older than it and go first.
    func clockDidWake() {
        application.deliverSamples()
        timers.fire(upTo: now, inclusive: true)
        wakeForTimers()
        deliverHeldSamples()
    }

    /// Delivers what arrived inside a call of a timer or of a cycle, and so had to wait. It goes as what a host has just read.
    private func deliverHeldSamples() {
        if let host { application.connection.hostDidDrain(host) }
    }

    /// Lays out, draws and shows what changed; nothing when nothing did.
    func update() {
        if GestureCoordinator.shared.runDueCycle() { deliverHeldSamples() }
        application.keyDispatcher.handleWaiting()
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        needsUpdate = false
        application.inputViews.update()
        application.screenReader?.update()
        for scene in application.scenes where !scene.update(at: now) { needsUpdate = true }
    }

    /// A refresh of a display: display links are called, animations move on.
    func tick(timestamp: Double) {
        fireTimers(before: timestamp)
        DisplayLinks.tick(timestamp: timestamp, targetTimestamp: timestamp + refreshInterval)
        needsUpdate = true
    }
}
