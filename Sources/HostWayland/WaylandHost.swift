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
    public var clock: any HostClock { state.systemClock }
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32]

    /// The surface that was made first, while it is open.
    package var mainSurface: (any Surface)? { state.surfaces.first }

    let connection: Connection
    let state: DisplayState
    private let options: WaylandOptions
    var seats: ContiguousArray<WaylandSeat> = []
    private var decorations: Decorations?
    var pointerCount = 0
    var outputsChanged = false
    /// How many changes of the clipboard by other programs the client was notified of.
    private var toldClipboardChanges = 0
    private let starvationTimer = WakeTimer()
    /// For frames that are put off, keys that are held, and touches and scrolls of which no end was said.
    private let frameTimer = WakeTimer()
    private var readAhead: ReadAhead?

    /// Connects to the compositor that the environment names.
    /// - Throws: ``WaylandError`` when there is none, or it can't show windows.
    public convenience init(settings: HostSettings = HostSettings(), clock: SystemClock) throws {
        try self.init(settings: settings, clock: clock, environment: ProcessInfo.processInfo.environment, options: WaylandOptions())
    }

    package init(settings: HostSettings, clock: SystemClock, environment: [String: String], options: WaylandOptions) throws {
        connection = try Connection(environment: environment, options: options)
        state = DisplayState(connection, settings: settings, clock: clock, environment: environment)
        self.options = options
        descriptors = [connection.descriptor, starvationTimer.descriptor, frameTimer.descriptor, state.cursor.descriptor]
        state.frameEvents = FrameEvents(state)
        state.makeShell = { [unowned self] in makeShell($0, $1) }
        state.onClose = { [unowned self] in
            for seat in seats { seat.forget($0.number) }
        }
        state.onRescale = { [unowned self] in
            for seat in seats { seat.rescale($0.number, by: $1) }
        }
        for global in connection.globals { offer(global, isOffered: true) }
        connection.onChange = { [unowned self] in offer($0, isOffered: $1) }
        // Outputs describe themselves, and seats say what they have.
        state.readTime = state.systemClock.now
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
        guard state.isConnected, connection.failure == nil else { throw WaylandError("the display is gone") }
        let surface = state.makeSurface(request)
        state.flush()
        return surface
    }

    /// A frame drawn by the compositor where it draws any, and one drawn here otherwise.
    private func makeShell(_ surface: WaylandSurface, _ request: SurfaceRequest) -> any Shell {
        if connection.decorations == nil, options.decorations {
            if decorations == nil { decorations = Decorations(connection) }
            if let window = decorations?.makeWindow(surface, request) { return window }
        }
        return PlainWindow(surface, request, connection)
    }

    public func disconnect() {
        guard state.isConnected else { return }
        cancelEverything()
        deliver()
        while let surface = state.surfaces.last { surface.close() }
        end()
    }

    public func dispatch() {
        guard state.isConnected else { return }
        readTimers()
        if let decorations {
            state.isReadElsewhere = true
            decorations.dispatch()
            state.isReadElsewhere = false
        }
        state.cursor.dispatch()
        var reads = 0, isAtEnd = false
        repeat {
            state.readTime = state.systemClock.now
            readAhead?.mainThreadReads()
            // What the other thread has read is dispatched first: with the end of the connection dispatching ends, and an error would not be known.
            repeat {
                guard wl_display_dispatch_pending(connection.handle) >= 0 else { return fail(failure ?? "the display is gone") }
            } while wl_display_prepare_read(connection.handle) != 0
            wl_display_read_events(connection.handle)
            // Not before: what came between counts as sent before it was read (R-GEN-2).
            state.readTime = state.systemClock.now
            let count = wl_display_dispatch_pending(connection.handle)
            if let reason = failure { return fail(reason) }
            reads += 1
            isAtEnd = count < Self.eventsOfARead && !holdsEnds || !connection.isReadable
        } while !isAtEnd && reads < Self.mostReads
        for seat in seats {
            if isAtEnd { seat.readEnded(at: state.readTime) }
            seat.keyboard?.repeatKey(now: state.readTime)
        }
        deliver()
        client?.hostDidDrain(self)
    }

    /// A read takes a few kilobytes. Where it took so many events there may be more, which are delivered together with them; but in a flood
    /// without end the client has its turn.
    private static let eventsOfARead = 50
    private static let mostReads = 64

    /// Whether a lift was read that is not sent yet.
    private var holdsEnds: Bool {
        for seat in seats where seat.touch?.holdsEnds == true { return true }
        return false
    }

    public func prepareToWait() -> Bool {
        guard state.isConnected else { return false }
        for surface in state.surfaces {
            surface.deadline.turnEnded()
            surface.askForTick()
        }
        for input in state.textInputs { input.turnEnded() }
        armTimers()
        let isWritten = state.flush()
        // Events that other code has read on the connection wait in memory.
        guard wl_display_prepare_read(connection.handle) == 0 else { return true }
        wl_display_cancel_read(connection.handle)
        return !isWritten || failure != nil || !state.queue.isEmpty
    }

    /// Every touch and press is taken away.
    func cancelEverything() {
        let now = state.systemClock.now
        for seat in seats { seat.cancelAll(at: now) }
    }

    private var failure: String? {
        connection.failure ?? Decorations.failure.map { "the window's frame can't be drawn: \($0)" }
    }

    /// Sends the client what was read. It may be called again meanwhile, from a nested run loop: then it goes on
    /// where the outer call stands.
    private func deliver() {
        guard let client else { return }
        for surface in state.surfaces { surface.tellState(client) }
        if let last = state.queue.putTimesInOrder() { state.serverTime.advance(to: last) }
        state.deliveries.send(to: client, readAt: state.readTime) { [state] in state.surface($0) }
        for surface in state.surfaces { surface.tellFrames(client) }
        if outputsChanged {
            outputsChanged = false
            client.hostDidChangeOutputs(self)
        }
        let changes = seats.first?.clipboard?.foreignChanges ?? 0
        if changes != toldClipboardChanges {
            toldClipboardChanges = changes
            client.hostDidChangeClipboard(self)
        }
    }

    private func fail(_ reason: String) {
        cancelEverything()
        deliver()
        for surface in state.surfaces {
            surface.isClosed = true
            surface.releaseFrames()
        }
        state.removeSurfaces()
        end()
        client?.hostDidFail(self, reason: reason)
    }

    private func end() {
        state.isConnected = false
        connection.onChange = nil
        for seat in seats { seat.destroy() }
        seats.removeAll()
        for screen in state.screens { screen.destroy() }
        state.cursor.destroy()
        decorations?.destroy()
        decorations = nil
        descriptors = []
        readAhead?.end()
        readAhead = nil
        connection.disconnect()
        starvationTimer.end()
        frameTimer.end()
    }

    /// That of starvation is set only while a compositor owes a frame, and then once a second at most.
    private func armTimers() {
        let now = starvationTimer.isArmed ? 0 : state.systemClock.now
        var starvation: Double?, frame: Double?
        for surface in state.surfaces {
            if !starvationTimer.isArmed, let time = surface.checkStarvation(now: now) { starvation = min(starvation ?? time, time) }
            if let time = surface.heldUntil { frame = min(frame ?? time, time) }
        }
        for seat in seats {
            if let time = seat.deadline { frame = min(frame ?? time, time) }
        }
        if let starvation { starvationTimer.arm(at: starvation) }
        frameTimer.arm(at: frame)
    }

    private func readTimers() {
        if frameTimer.clear() {
            let now = state.systemClock.now
            for surface in state.surfaces { surface.askIfDue(now: now) }
        }
        if starvationTimer.clear() {
            let now = state.systemClock.now
            for surface in state.surfaces { _ = surface.checkStarvation(now: now) }
        }
    }
}
#endif
