#if Web
import Foundation
import HostKit
import TouchHost

/// What the surface, the pages and their devices share: the pages that are open, whose turn it is, the clock, and the input that waits. The host
/// changes it.
@MainActor
final class DisplayState {
    let systemClock: SystemClock
    let settings: HostSettings
    /// Whether all pages may touch at once.
    let isShared: Bool

    var pages: ContiguousArray<Page> = []
    private(set) var surface: WebSurface?
    var outputs: [Output]
    /// The app's name, which pages show in place of their own.
    private(set) var title: String?
    /// The page whose fingers are on the surface, where only one may touch.
    var holder: Page?
    /// The page that was used last: keyboards come up there, and its display sets the pace.
    var active: Page?

    /// Sends pages what the surface shows.
    private(set) var frames: PageFrames!
    /// Asks a page for its refreshes.
    private(set) var refreshes: PageRefreshes!

    let deliveries = Deliveries()
    var lastContact = 0
    private var lastSurface = 0
    /// No later event on the surface may have an earlier time.
    private var lastTime = 0.0

    init(settings: HostSettings, isShared: Bool, clock: SystemClock) {
        self.settings = settings
        self.isShared = isShared
        systemClock = clock
        outputs = [WebSurface.output(Self.initialSize(settings), settings.scale ?? 1)]
        frames = PageFrames(self)
        refreshes = PageRefreshes(self)
    }

    // MARK: Input

    var queue: DeliveryQueue {
        _read { yield deliveries.queue }
        _modify { yield &deliveries.queue }
    }

    /// The time, or the time of the last event if it is older.
    func advance(to time: Double) -> Double {
        lastTime = max(lastTime, time)
        return lastTime
    }

    // MARK: The surface

    func makeSurface(_ request: SurfaceRequest) -> WebSurface {
        lastSurface += 1
        let surface = WebSurface(self, number: lastSurface, size: Self.initialSize(settings), scale: settings.scale ?? 1)
        self.surface = surface
        title = request.title
        for page in pages { page.link.send(HostMessage.title(request.title).bytes) }
        updateViews()
        return surface
    }

    func surface(_ number: Int) -> WebSurface? { surface?.number == number ? surface : nil }

    /// What pages do on it ends without a call.
    func forget(_ surface: WebSurface) {
        guard self.surface === surface else { return }
        for page in pages { page.forgetInput() }
        holder = nil
        self.surface = nil
    }

    /// Size, scale and visibility follow the pages.
    func updateViews() {
        guard let surface else { return }
        var first: Page?
        for page in pages where page.view != nil {
            if page.isVisible {
                first = page
                break
            }
        }
        if let view = first?.view, settings.size == nil {
            let factor = (settings.scale ?? view.scale) / view.scale
            let size = PixelSize(width: max(1, Int(Double(view.size.width) * factor)), height: max(1, Int(Double(view.size.height) * factor)))
            if PageLimits.allow(size) {
                surface.resize(to: size, scale: view.scale * factor)
                outputs = [WebSurface.output(surface.size, surface.scale)]
            }
        }
        if surface.isVisible != (first != nil) {
            surface.isVisible = first != nil
            surface.notices.formSymmetricDifference([.visibility, .focus])
            // What changed while the page was hidden was not drawn.
            if surface.isVisible { surface.notices.insert(.damage) }
        }
        frames.updateBusy()
    }

    func sendTextInput() {
        for page in pages where page.isVisible {
            let request = page === (active ?? pages.first) ? surface?.textInput : nil
            guard request != page.textInput else { continue }
            page.textInput = request
            page.link.send(HostMessage.textInput(request, edit: page.lastEdit).bytes)
        }
    }

    /// Settings say points; without them a telephone's, until a page says what it has.
    private static func initialSize(_ settings: HostSettings) -> PixelSize {
        let points = settings.size ?? PixelSize(width: 390, height: 844), scale = settings.scale ?? 1
        var size = PixelSize(width: max(1, Int((Double(points.width) * scale).rounded())),
                             height: max(1, Int((Double(points.height) * scale).rounded())))
        while !PageLimits.allow(size) { size = PixelSize(width: max(1, size.width / 2), height: max(1, size.height / 2)) }
        return size
    }
}

/// Whose turn it is: from the first finger that lands to the last that lifts, the other pages only show what happens.
extension DisplayState {
    /// Whether the page's fingers count now.
    func mayAct(_ page: Page) -> Bool { isShared || holder == nil || holder === page }

    /// Whether what is typed and pasted there counts: the page that touched last types, and no other.
    func mayType(_ page: Page) -> Bool {
        guard !isShared, let active, active.isVisible else { return mayAct(page) }
        return active === page
    }

    /// The page was used.
    func use(_ page: Page) {
        if active !== page {
            active = page
            sendTextInput()
        }
        guard holder == nil, page.isTouching else { return }
        holder = page
        sendRoles()
    }

    /// Another page may have its turn, if the one that had it touches nothing any more.
    func settleHolder() {
        guard let page = holder, !page.isTouching else { return }
        holder = nil
        sendRoles()
    }

    /// The page is gone or can't be seen: what it has down is taken away.
    func cancel(_ page: Page) {
        page.cancelInput(at: advance(to: systemClock.now))
        if holder === page { holder = nil }
        sendRoles()
    }

    /// Sends pages whether their fingers count.
    func sendRoles() {
        for page in pages where page.view != nil && page.mayTouch != mayAct(page) {
            page.mayTouch = mayAct(page)
            page.link.send(HostMessage.role(mayTouch: page.mayTouch).bytes)
        }
    }
}
#endif
