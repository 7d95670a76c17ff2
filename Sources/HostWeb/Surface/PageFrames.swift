#if Web
import TouchHost

/// The way of frames to pages: which get one and when there is room for the next.
@MainActor
final class PageFrames {
    /// A page that has not shown a frame within this time has lost it.
    private static let patience = 5.0

    /// For the time at which the next frame is due.
    let timer = TickTimer()
    private unowned let state: DisplayState
    private var pace = FramePace()

    init(_ state: DisplayState) { self.state = state }

    /// There is a new frame.
    func didPresent() {
        pace.count(at: state.systemClock.now, refreshRate: state.outputs[0].refreshRate)
        send()
    }

    /// Sends the last frame to every page that lacks it and has room for it.
    func send() {
        if let surface = state.surface, let tiles = surface.tiles {
            let now = state.systemClock.now
            for page in state.pages where page.isVisible && page.hasRoom && page.frame != tiles.frame {
                page.link.send(tiles.message(after: page.frame, scale: surface.scale))
                page.frame = tiles.frame
                page.unshown.append((tiles.frame, now))
            }
        }
        updateBusy()
    }

    /// There is room for a frame when it is due and a page has some: those that are slower get the newest when they are ready.
    func updateBusy() {
        guard let surface = state.surface else { return }
        var isBusy = surface.isVisible
        for page in state.pages where page.isVisible && page.hasRoom { isBusy = false }
        if surface.isVisible, !isBusy, state.systemClock.now < pace.due {
            isBusy = true
            if !timer.isArmed { timer.arm(at: pace.due) }
        }
        if surface.isBusy, !isBusy { surface.notices.insert(.idle) }
        surface.isBusy = isBusy
    }

    func readTimer() {
        guard timer.takeExpiry() else { return }
        timer.disarm()
        updateBusy()
    }

    /// The page lives; whether it has shown what it was sent is another matter.
    func check(_ page: Page) {
        if page.isVisible, let first = page.unshown.first, state.systemClock.now - first.time > Self.patience {
            page.link.close(.policyViolation, "no frame was shown for \(Int(Self.patience)) seconds")
        }
    }
}
#endif
