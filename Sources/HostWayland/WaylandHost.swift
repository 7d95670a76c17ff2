#if Wayland
import CLinux
import CWayland
import CWaylandProtocols
import Foundation
import HostKit
public import TouchHost

/// A Wayland compositor as a host: windows for surfaces, and touches, pens, pointers and keys from its seats.
@preconcurrency @MainActor
public final class WaylandHost: EventDrivenHost {
    public let name = "wayland"
    public var clock: any HostClock { systemClock }
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32]

    /// The surface that was made first, while it is open.
    package var mainSurface: (any Surface)? { surfaces.first }

    let connection: Connection
    let systemClock: SystemClock
    let settings: HostSettings
    let options: WaylandOptions
    private(set) var surfaces: ContiguousArray<WaylandSurface> = []
    var seats: ContiguousArray<WaylandSeat> = []
    var screens: ContiguousArray<WaylandOutput> = []
    var tabletManager: OpaquePointer?
    var dataManager: OpaquePointer?
    var textInputManager: OpaquePointer?
    var gestureManager: OpaquePointer?
    private(set) var frameEvents: FrameEvents!
    private var decorations: Decorations?
    let cursor: PointerCursor

    var queue = DeliveryQueue()
    var serverTime = ServerTime()
    /// When what is being handled was read.
    private(set) var readTime = 0.0
    var lastContact = 0
    var lastDevice = 0
    private var lastSurface = 0
    var pointerCount = 0
    var outputsChanged = false
    private var spareFrame = TouchFrame(timestamp: 0)
    private var starvationTimer: Int32
    private var isStarvationTimerArmed = false
    private var isConnected = true
    private var readAhead: ReadAhead?

    /// Connects to the compositor that the environment names.
    /// - Throws: ``WaylandError`` when there is none, or it can't show windows.
    public convenience init(settings: HostSettings = HostSettings(), clock: SystemClock) throws {
        try self.init(settings: settings, clock: clock, environment: ProcessInfo.processInfo.environment, options: WaylandOptions())
    }

    package init(settings: HostSettings, clock: SystemClock, environment: [String: String], options: WaylandOptions) throws {
        connection = try Connection(environment: environment, options: options)
        systemClock = clock
        self.settings = settings
        self.options = options
        cursor = PointerCursor(connection)
        starvationTimer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
        descriptors = [connection.descriptor, starvationTimer]
        frameEvents = FrameEvents(self)
        for global in connection.globals { offer(global, isOffered: true) }
        connection.onChange = { [unowned self] in offer($0, isOffered: $1) }
        // Outputs describe themselves, and seats say what they have.
        readTime = systemClock.now
        wl_display_roundtrip(connection.handle)
        if let reason = connection.failure {
            end()
            throw WaylandError(reason)
        }
        outputsChanged = false
        readAhead = ReadAhead(connection.handle)
        if let readAhead { descriptors.append(readAhead.descriptor) }
    }

    /// Whether the environment names a compositor, or there is one in the place where clients look for it.
    package static func isNamed(by environment: [String: String]) -> Bool {
        for variable in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            if let value = environment[variable], !value.isEmpty { return true }
        }
        return Connection.socket(environment).map { access($0, F_OK) == 0 } ?? false
    }

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard isConnected, connection.failure == nil else { throw WaylandError("the display is gone") }
        lastSurface += 1
        let surface = WaylandSurface(self, request, number: lastSurface)
        surfaces.append(surface)
        flush()
        return surface
    }

    /// A frame drawn by the compositor where it draws any, and one drawn here otherwise.
    func makeShell(_ surface: WaylandSurface, _ request: SurfaceRequest) -> any Shell {
        if connection.decorations == nil, options.decorations {
            if decorations == nil { decorations = Decorations(connection) }
            if let window = decorations?.makeWindow(surface, request) { return window }
        }
        return PlainWindow(surface, request, connection)
    }

    public func disconnect() {
        guard isConnected else { return }
        cancelEverything()
        deliver()
        while let surface = surfaces.last { surface.close() }
        end()
    }

    public func dispatch() {
        guard isConnected else { return }
        readStarvationTimer()
        decorations?.dispatch()
        var reads = 0
        repeat {
            readTime = systemClock.now
            readAhead?.mainThreadReads()
            while wl_display_prepare_read(connection.handle) != 0 {
                guard wl_display_dispatch_pending(connection.handle) >= 0 else { return fail(failure ?? "the display is gone") }
            }
            wl_display_read_events(connection.handle)
            let count = wl_display_dispatch_pending(connection.handle)
            if let reason = failure { return fail(reason) }
            reads += 1
            guard count >= Self.eventsOfARead, reads < Self.mostReads else { break }
        } while connection.isReadable
        deliver()
        client?.hostDidDrain(self)
    }

    /// A read takes a few kilobytes. Where it took so many events there may be more, which are delivered together with them; but in a flood
    /// without end the client has its turn.
    private static let eventsOfARead = 50
    private static let mostReads = 64

    public func prepareToWait() -> Bool {
        guard isConnected else { return false }
        for surface in surfaces { surface.askForTick() }
        armStarvationTimer()
        let isWritten = flush()
        // Events that other code has read on the connection wait in memory.
        guard wl_display_prepare_read(connection.handle) == 0 else { return true }
        wl_display_cancel_read(connection.handle)
        return !isWritten || failure != nil || !queue.isEmpty
    }

    /// Writes what is buffered. Returns `false` when the compositor has taken too little of it yet, after a short wait.
    @discardableResult
    func flush() -> Bool {
        guard isConnected else { return true }
        while wl_display_flush(connection.handle) < 0, errno == EAGAIN {
            var waiting = pollfd(fd: connection.descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&waiting, 1, 20) > 0 else { return false }
        }
        return true
    }

    func surface(_ number: Int) -> WaylandSurface? {
        for surface in surfaces where surface.number == number { return surface }
        return nil
    }

    /// The window that an object of the compositor is the content of; `nil` for frames, cursors and foreign windows.
    func surface(_ object: OpaquePointer?) -> WaylandSurface? {
        for surface in surfaces where surface.object == object { return surface }
        return nil
    }

    func forget(_ surface: WaylandSurface) {
        surfaces.removeAll { $0 === surface }
        for seat in seats { seat.forget(surface.number) }
    }

    /// Every touch and press is taken away.
    func cancelEverything() {
        let now = systemClock.now
        for seat in seats { seat.cancelAll(at: now) }
    }

    private var failure: String? {
        connection.failure ?? Decorations.failure.map { "the window's frame can't be drawn: \($0)" }
    }

    /// Sends the client what was read. It may be called again meanwhile, from a nested run loop: then it goes on
    /// where the outer call stands.
    private func deliver() {
        guard let client else { return }
        for surface in surfaces { surface.tellState(client) }
        if let last = queue.putTimesInOrder() { serverTime.advance(to: last) }
        var frame = TouchFrame(timestamp: 0)
        swap(&frame, &spareFrame)
        while let item = queue.take() {
            switch item {
            case .frame(let content):
                guard let surface = surface(content.window) else { continue }
                queue.fill(&frame, with: content)
                client.surface(surface, didReceive: frame)
            case .key(let key, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: key) }
            case .hover(let hover, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: hover) }
            case .motion(let motion, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: motion) }
            case .edit(let edit, let window):
                if let surface = surface(window) { client.surface(surface, didReceive: edit) }
            }
        }
        queue.removeTold()
        swap(&frame, &spareFrame)
        for surface in surfaces { surface.tellFrames(client) }
        if outputsChanged {
            outputsChanged = false
            client.hostDidChangeOutputs(self)
        }
    }

    private func fail(_ reason: String) {
        cancelEverything()
        deliver()
        for surface in surfaces {
            surface.isClosed = true
            surface.releaseFrames()
        }
        surfaces.removeAll()
        end()
        client?.hostDidFail(self, reason: reason)
    }

    private func end() {
        isConnected = false
        connection.onChange = nil
        for seat in seats { seat.destroy() }
        seats.removeAll()
        for screen in screens { screen.destroy() }
        cursor.destroy()
        decorations?.destroy()
        decorations = nil
        descriptors = []
        readAhead?.end()
        readAhead = nil
        connection.disconnect()
        if starvationTimer >= 0 { close(starvationTimer) }
        starvationTimer = -1
    }

    /// Set only while a compositor owes a frame, and then once a second at most.
    private func armStarvationTimer() {
        guard !isStarvationTimerArmed, starvationTimer >= 0 else { return }
        let now = systemClock.now
        var next: Double?
        for surface in surfaces {
            if let time = surface.checkStarvation(now: now), time < next ?? .infinity { next = time }
        }
        guard let next else { return }
        isStarvationTimerArmed = true
        var setting = itimerspec()
        setting.it_value = timespec(tv_sec: Int(next), tv_nsec: min(Int((next - next.rounded(.down)) * 1e9) + 1, 999_999_999))
        timerfd_settime(starvationTimer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }

    private func readStarvationTimer() {
        guard isStarvationTimerArmed else { return }
        var count: UInt64 = 0
        guard read(starvationTimer, &count, MemoryLayout<UInt64>.size) > 0 else { return }
        isStarvationTimerArmed = false
        let now = systemClock.now
        for surface in surfaces { _ = surface.checkStarvation(now: now) }
    }
}

/// What to do without, although the compositor has it. For tests.
package struct WaylandOptions: Sendable {
    /// Sizes with a fraction of a scale, through viewports. Without it, whole scales.
    package var fractionalScale = true
    /// Frames of windows drawn by libdecor where the compositor draws none.
    package var decorations = true
    /// Frames of windows drawn by the compositor.
    package var serverDecorations = true
    package init() {}
}
#endif
