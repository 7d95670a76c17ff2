#if Web
import TouchHost

/// The refreshes that the surface asks for. The page that was used last sets the pace, by its display.
@MainActor
final class PageRefreshes {
    /// For pages that do not answer.
    let timer = TickTimer()
    private unowned let state: DisplayState
    /// The page that was asked for its next refresh.
    private weak var asked: Page?

    init(_ state: DisplayState) { self.state = state }

    func request() {
        guard !timer.isArmed else { return }
        timer.arm(at: state.systemClock.now + TickTimer.patience)
        asked = state.active.flatMap { $0.isVisible ? $0 : nil } ?? state.pages.first { $0.isVisible }
        asked?.link.send(HostMessage.tickRequest.bytes)
    }

    /// A page's display has refreshed, at a time of its clock, which a message said that arrived at one of the host's.
    func take(_ now: Double, of page: Page, at arrival: Double) {
        page.clock.relate(page: now, host: arrival)
        if page === asked { tick(at: page.clock.seconds(now, now: state.systemClock.now)) }
    }

    func readTimer() {
        if timer.takeExpiry() { tick(at: state.systemClock.now) }
    }

    private func tick(at time: Double) {
        guard timer.isArmed, let surface = state.surface else { return }
        timer.disarm()
        // Pages' clocks are related again now and then; refreshes follow each other all the same.
        surface.tickTime = max(surface.tickTime, time)
        surface.notices.insert(.tick)
    }
}
#endif
