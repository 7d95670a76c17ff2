#if Web
import CLinux
import Foundation
import NIOCore
public import TouchHost
import WebServing

/// Browsers as a host: one surface, which every page that is open shows, and on which their fingers are.
///
/// The network is served on a thread of its own; what it brings is waited for as a descriptor. One person touches at a time: from the first
/// finger that lands to the last that lifts, the other pages only show what happens. With ``WebSettings/isShared`` all may touch at once.
@preconcurrency @MainActor
public final class WebHost: EventDrivenHost, WebSurfaceOwner {
    public let name = "web"
    public var clock: any HostClock { systemClock }
    public private(set) var outputs: [Output]
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32] = []

    /// The surface, while it is open.
    package var mainSurface: (any Surface)? { surface }
    /// What a browser is to open.
    package let link: String
    package var port: Int { server.port }
    /// What to do with the link: a code for cameras where other machines may connect, and else how they could.
    package let notice: String

    let systemClock: SystemClock
    let settings: HostSettings
    let own: WebSettings
    let server: WebServer
    var pages: ContiguousArray<Page> = []
    /// The app's name, which pages show in place of their own.
    private var title: String?
    private(set) var surface: WebSurface?
    /// The page whose fingers are on the surface, where only one may touch.
    var holder: Page?
    /// The page that was used last: keyboards come up there, and its display sets the pace.
    var active: Page?
    var lastContact = 0
    var clipboard: [ClipboardContent] = []
    public internal(set) var clipboardChangeCount = 0
    /// No later event on the surface may have an earlier time.
    var lastTime = 0.0
    var spareFrame = TouchFrame(timestamp: 0)
    private var waiting: ContiguousArray<Mailbox.Item> = []
    private var nextWaiting = 0
    private var ticker: TickTimer
    /// The page that was asked for its next refresh.
    private weak var asked: Page?
    private var pace = FramePace()
    private let paceTimer = TickTimer()
    private var isConnected = true

    /// A page that has not shown a frame within this time has lost it.
    private static let patience = 5.0

    /// Starts to serve.
    /// - Throws: ``WebError``, in one line, when the address or the port can't be had.
    package init(settings: HostSettings, own: WebSettings, clock: SystemClock) throws {
        self.settings = settings
        self.own = own
        systemClock = clock
        let place = try WebPlace(listen: own.listen)
        server = try WebServer(address: place.address, port: own.port ?? Self.usualPort, check: place.check, mailbox: Mailbox())
        link = place.link(port: server.port)
        notice = place.notice(port: server.port)
        ticker = TickTimer()
        outputs = [WebSurface.output(Self.initialSize(settings), settings.scale ?? 1)]
        descriptors = [server.mailbox.descriptor, ticker.descriptor, paceTimer.descriptor]
    }

    package static let usualPort = 8475

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard isConnected, surface == nil else { throw WebError("the browser host has one surface, and it is in use") }
        let surface = WebSurface(host: self, size: Self.initialSize(settings), scale: settings.scale ?? 1)
        self.surface = surface
        title = request.title
        for page in pages { page.link.send(HostMessage.title(request.title).bytes) }
        updateViews()
        return surface
    }

    public func disconnect() {
        guard isConnected else { return }
        for page in pages { cancel(page) }
        isConnected = false
        surface?.close()
        descriptors = []
        for page in pages { page.link.close(.goingAway, "the app has ended") }
        pages = []
        server.stop()
        ticker.close()
        paceTimer.close()
    }

    public func dispatch() {
        guard isConnected else { return }
        waiting.append(contentsOf: server.mailbox.takeAll())
        // A nested run loop may come here from within; then it goes on where the outer call stands.
        while nextWaiting < waiting.count {
            nextWaiting += 1
            handle(waiting[nextWaiting - 1])
        }
        waiting.removeAll(keepingCapacity: waiting.count < 1024)
        nextWaiting = 0
        if ticker.takeExpiry() { tick(at: systemClock.now) }
        if paceTimer.takeExpiry() {
            paceTimer.disarm()
            updateBusy()
        }
        guard isConnected, let client else { return }
        surface?.tellState(client)
        surface?.tellFrames(client)
        client.hostDidDrain(self)
    }

    public func prepareToWait() -> Bool { nextWaiting < waiting.count }

    private func handle(_ item: Mailbox.Item) {
        switch item {
        case .opened(let link):
            pages.append(Page(link: link, pinchModifiers: settings.pinchModifiers))
            if let title { link.send(HostMessage.title(title).bytes) }
        case .closed(let link):
            guard let page = page(link) else { return }
            page.isGone = true
            cancel(page)
            pages.removeAll { $0 === page }
            if active === page { active = nil }
            updateViews()
        case .message(let message, let link, let time):
            link.messageIsHandled()
            if let page = page(link) { handle(message, of: page, at: time) }
        }
    }

    private func page(_ link: PageLink) -> Page? {
        for page in pages where page.link === link { return page }
        return nil
    }

    private func handle(_ message: PageMessage, of page: Page, at time: Double) {
        switch message {
        case .view(let view):
            page.view = view
            if !view.isVisible {
                cancel(page)
                // It paints nothing now, and starts again when it is visible again.
                page.unshown = []
                page.frame = 0
            }
            updateViews()
            sendFrames()
            sendRoles()
            sendTextInput()
        case .samples(let samples): take(samples, of: page, at: time)
        case .shown(let frame):
            page.unshown.removeAll { $0.frame <= frame }
            sendFrames()
        case .tick(let now):
            page.clock.relate(page: now, host: time)
            if page === asked { tick(at: page.clock.seconds(now, now: systemClock.now)) }
        case .key(let key): take(key, of: page, at: time)
        case .motion(let motion): take(motion, of: page, at: time)
        case .edit(let edit, let number):
            page.lastEdit = number
            guard mayType(page), let surface, let client else { return }
            surface.tellState(client)
            client.surface(surface, didReceive: edit)
        case .pasted(let text): paste(text, from: page)
        case .beat:
            if page.isVisible, let first = page.unshown.first, systemClock.now - first.time > Self.patience {
                page.link.close(.policyViolation, "no frame was shown for \(Int(Self.patience)) seconds")
            }
        }
    }

    // MARK: What pages show

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
        updateBusy()
    }

    func didPresent() {
        pace.count(at: systemClock.now, refreshRate: outputs[0].refreshRate)
        sendFrames()
    }

    /// Sends the last frame to every page that lacks it and has room for it.
    func sendFrames() {
        if let surface, let tiles = surface.tiles {
            let now = systemClock.now
            for page in pages where page.isVisible && page.hasRoom && page.frame != tiles.frame {
                page.link.send(tiles.message(after: page.frame, scale: surface.scale))
                page.frame = tiles.frame
                page.unshown.append((tiles.frame, now))
            }
        }
        updateBusy()
    }

    /// There is room for a frame when it is due and a page has some: those that are slower get the newest when they are ready.
    private func updateBusy() {
        guard let surface else { return }
        var isBusy = surface.isVisible
        for page in pages where page.isVisible && page.hasRoom { isBusy = false }
        if surface.isVisible, !isBusy, systemClock.now < pace.due {
            isBusy = true
            if !paceTimer.isArmed { paceTimer.arm(at: pace.due) }
        }
        if surface.isBusy, !isBusy { surface.notices.insert(.idle) }
        surface.isBusy = isBusy
    }

    func sendTextInput() {
        for page in pages where page.isVisible {
            let request = page === (active ?? pages.first) ? surface?.textInput : nil
            guard request != page.textInput else { continue }
            page.textInput = request
            page.link.send(HostMessage.textInput(request, edit: page.lastEdit).bytes)
        }
    }

    /// Sends pages whether their fingers count.
    func sendRoles() {
        for page in pages where page.view != nil && page.mayTouch != mayAct(page) {
            page.mayTouch = mayAct(page)
            page.link.send(HostMessage.role(mayTouch: page.mayTouch).bytes)
        }
    }

    // MARK: Refreshes

    /// The display that sets the pace is that of the page that was used last.
    func requestTick() {
        guard !ticker.isArmed else { return }
        ticker.arm(at: systemClock.now + TickTimer.patience)
        asked = active.flatMap { $0.isVisible ? $0 : nil } ?? pages.first { $0.isVisible }
        asked?.link.send(HostMessage.tickRequest.bytes)
    }

    private func tick(at time: Double) {
        guard ticker.isArmed, let surface else { return }
        ticker.disarm()
        // Pages' clocks are related again now and then; refreshes follow each other all the same.
        surface.tickTime = max(surface.tickTime, time)
        surface.notices.insert(.tick)
    }

    // MARK: The surface

    func forget(_ surface: WebSurface) {
        guard self.surface === surface else { return }
        for page in pages {
            var contacts: ContiguousArray<Contact> = []
            page.fingers.cancelAll(at: 0, into: &contacts)
            page.pointer.cancel(at: 0, into: &contacts)
            // What a page does on ends without a call: on another surface nothing of it began.
            page.pointerHover = nil
            page.pencilHover = nil
            page.motions = []
            page.keys = []
        }
        holder = nil
        self.surface = nil
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
#endif
