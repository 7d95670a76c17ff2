#if Web
import Foundation
import HostKit
import NIOCore
public import TouchHost
import WebServing

/// Browsers as a host: one surface, which every page that is open shows, and on which their fingers are.
///
/// The network is served on a separate thread; what it brings is waited for as a descriptor. One person touches at a time: from the first
/// finger that lands to the last that lifts, the other pages only show what happens. With ``WebSettings/isShared`` all may touch at once.
@preconcurrency @MainActor
public final class WebHost: EventDrivenHost {
    public let name = "web"
    public var clock: any HostClock { state.systemClock }
    public var outputs: [Output] { state.outputs }
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32]

    /// The surface, while it is open.
    package var mainSurface: (any Surface)? { state.surface }
    /// What a browser is to open.
    package let link: String
    package var port: Int { server.port }
    /// What to do with the link: a code for cameras where other machines may connect, and else how they could.
    package let notice: String

    let state: DisplayState
    let server: WebServer
    var clipboard = PageClipboard()
    private var inbox = Inbox()
    private var isConnected = true

    /// Starts to serve.
    /// - Throws: ``WebError``, in one line, when the address or the port can't be had.
    package init(settings: HostSettings, own: WebSettings, clock: SystemClock) throws {
        state = DisplayState(settings: settings, isShared: own.isShared, clock: clock)
        let place = try WebPlace(listen: own.listen, keyFile: own.keyFile)
        server = try WebServer(address: place.address, port: own.port ?? Self.usualPort, check: place.check, mailbox: Mailbox())
        link = place.link(port: server.port)
        notice = place.notice(port: server.port)
        descriptors = [server.mailbox.descriptor, state.refreshes.timer.descriptor, state.frames.timer.descriptor]
    }

    package static let usualPort = 8475

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard isConnected, state.surface == nil else { throw WebError("the browser host has one surface, and it is in use") }
        return state.makeSurface(request)
    }

    public func disconnect() {
        guard isConnected else { return }
        for page in state.pages { state.cancel(page) }
        deliver()
        isConnected = false
        state.surface?.close()
        descriptors = []
        for page in state.pages { page.link.close(.goingAway, "the app has ended") }
        state.pages = []
        server.stop()
        state.refreshes.timer.close()
        state.frames.timer.close()
    }

    public func dispatch() {
        guard isConnected else { return }
        inbox.add(server.mailbox.takeAll())
        // A nested run loop may come here from within; then it goes on where the outer call stands.
        while let item = inbox.take() {
            handle(item)
            deliver()
        }
        guard isConnected else { return }
        state.refreshes.readTimer()
        state.frames.readTimer()
        guard let client else { return }
        state.surface?.tellState(client)
        state.surface?.tellFrames(client)
        client.hostDidDrain(self)
    }

    public func prepareToWait() -> Bool { !inbox.isEmpty || !state.queue.isEmpty }

    /// Sends the client what pages did.
    private func deliver() {
        guard let client, !state.queue.isEmpty else { return }
        state.surface?.tellState(client)
        state.deliveries.send(to: client, readAt: state.systemClock.now) { [state] in state.surface($0) }
    }

    // MARK: Pages

    private func handle(_ item: Mailbox.Item) {
        switch item {
        case .opened(let link):
            state.pages.append(Page(link: link, state))
            if let title = state.title { link.send(HostMessage.title(title).bytes) }
        case .closed(let link):
            if let page = page(link) { remove(page) }
        case .message(let message, let link, let time):
            link.messageIsHandled()
            if let page = page(link) { handle(message, of: page, at: time) }
        }
    }

    private func remove(_ page: Page) {
        state.cancel(page)
        // Its contacts end before the surface is hidden.
        deliver()
        state.pages.removeAll { $0 === page }
        if state.active === page { state.active = nil }
        state.updateViews()
    }

    /// A page that connects again takes the place of the connection that it had, whose end may not be known here yet: a phone that changes its network
    /// leaves it without a word, and the fingers of that one would keep the page waiting (R-HST-8).
    private func identify(_ page: Page, as identity: UInt64) {
        page.identity = identity
        for other in state.pages where other !== page && other.identity == identity {
            remove(other)
            other.link.close(.goingAway, "the page has connected again")
        }
    }

    private func page(_ link: PageLink) -> Page? {
        for page in state.pages where page.link === link { return page }
        return nil
    }

    private func handle(_ message: PageMessage, of page: Page, at time: Double) {
        switch message {
        case .view(let view): show(view, on: page)
        case .samples(let samples): page.pointers.take(samples, at: time)
        case .shown(let frame):
            page.unshown.removeAll { $0.frame <= frame }
            state.frames.send()
        case .tick(let now): state.refreshes.take(now, of: page, at: time)
        case .key(let key): page.keyboard.take(key, at: time)
        case .motion(let motion): page.touchpad.take(motion, at: time)
        case .edit(let edit, let number):
            page.lastEdit = number
            if state.mayType(page), let surface = state.surface { state.queue.append(edit, window: surface.number) }
        case .pasted(let text): paste(text, from: page)
        case .beat: state.frames.check(page)
        case .identity(let identity): identify(page, as: identity)
        }
    }

    /// The page shows the app in another way.
    private func show(_ view: PageView, on page: Page) {
        // While a phone sleeps its pages' clocks stand still. A new relation to ours is made with the next message (R-GEN-2).
        if view.isVisible, !page.isVisible { page.clock = PageClock() }
        page.view = view
        if !view.isVisible {
            state.cancel(page)
            // Its contacts end before the surface is hidden.
            deliver()
            // It paints nothing now, and starts again when it is visible again.
            page.unshown = []
            page.frame = 0
        }
        state.updateViews()
        state.frames.send()
        state.sendRoles()
        state.sendTextInput()
    }
}
#endif
