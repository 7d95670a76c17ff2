#if X11
import CXCB
import Foundation
import HostKit
public import TouchHost

/// An X server as a host: windows for surfaces, and touches through XInput 2.
///
/// A touchscreen belongs to the output that the server maps it to, which is all of them together until the user says
/// otherwise: `xinput map-to-output DEVICE OUTPUT`. Positions come out of that mapping, and the host leaves it alone.
@preconcurrency @MainActor
public final class X11Host: EventDrivenHost {
    public let name = "x11"
    public var clock: any HostClock { state.systemClock }
    public var outputs: [Output] { state.outputs.map(\.output) }
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32]

    /// The surface that was made first, while it is open.
    package var mainSurface: (any Surface)? { state.surfaces.first }

    let connection: Connection
    let state: DisplayState
    let devices: InputDevices
    private(set) var clipboard: ClipboardSelection!
    let manager: SettingsManager
    package var onSettingsChange: (() -> Void)?
    /// Events were read during a wait, and are not sent yet.
    private var hasReadAhead = false
    /// Read by a look into xcb's queue, and first in line.
    private var peeked: UnsafeMutablePointer<xcb_generic_event_t>?

    /// Connects to the server that `DISPLAY` names.
    /// - Throws: ``X11Error`` when there is none, it does not let us in, or it can't do touches.
    public convenience init(settings: HostSettings = HostSettings(), clock: SystemClock) throws {
        try self.init(settings: settings, clock: clock, display: nil, options: X11Options())
    }

    package init(settings: HostSettings, clock: SystemClock, display: String?, options: X11Options) throws {
        connection = try Connection(display: display, options: options)
        state = DisplayState(connection, settings: settings, clock: clock)
        devices = InputDevices(state)
        manager = SettingsManager(connection)
        descriptors = [connection.descriptor]
        if let timer = state.refreshTimer, timer.descriptor >= 0 { descriptors.append(timer.descriptor) }
        clipboard = ClipboardSelection(state) { [unowned self] in readAhead() }
        state.onOpen = { [unowned devices] in devices.pens.selectProximity(on: $0) }
        state.onClose = { [unowned devices] in devices.forget($0) }
        selectEvents()
    }

    /// Has the loop come for these descriptors too.
    func waitFor(_ more: [Int32]) { descriptors += more }

    /// Asks for changes of the outputs, of the root window's properties and structure, and of the clipboard.
    private func selectEvents() {
        if connection.randrFirstEvent != nil {
            xcb_randr_select_input(connection.handle, connection.root, UInt16(XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue
                | XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE.rawValue | XCB_RANDR_NOTIFY_MASK_OUTPUT_CHANGE.rawValue))
        }
        // A selection takes the place of the one before: this is the only one of the root window's own events. A settings manager that comes says so to all that
        // look at that window's structure.
        xcb_change_window_attributes(connection.handle, connection.root, XCB_CW_EVENT_MASK.rawValue,
                                     [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue])
        if connection.xfixesFirstEvent != nil {
            xcb_xfixes_select_selection_input(connection.handle, connection.root, connection.atoms[.clipboard],
                                              XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
                                                | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
                                                | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue)
        }
    }

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard state.isConnected, connection.failure == nil else { throw X11Error("the display is gone") }
        return state.makeSurface(request)
    }

    public func disconnect() {
        guard state.isConnected else { return }
        devices.cancelAll()
        state.input.releaseHeld()
        deliver()
        while let surface = state.surfaces.last { surface.close() }
        end()
    }

    public func dispatch() {
        guard state.isConnected else { return }
        hasReadAhead = false
        state.readRefreshTimer()
        state.inputMethod?.dispatch()
        drain(xcb_poll_for_event)
        takeAnswers()
        // Looking for answers may have read more, and an answer proves something only of what came before it.
        drain(xcb_poll_for_queued_event)
        if let reason = connection.failure { return fail(reason) }
        devices.touchscreens.settle()
        deliver()
        client?.hostDidDrain(self)
    }

    public func prepareToWait() -> Bool {
        guard state.isConnected else { return false }
        for surface in state.surfaces { surface.askIfAwaited() }
        state.inputMethod?.turnEnded { [state] in state.surface(xcb_window_t($0))?.placeOnScreen ?? (0, 0) }
        xcb_flush(connection.handle)
        let isAnswered = takeAnswers()
        if peeked == nil { peeked = xcb_poll_for_queued_event(connection.handle) }
        return isAnswered || hasReadAhead || peeked != nil || connection.failure != nil || state.queue.hasNext
    }

    public var heldSince: Double? { state.queue.held?.timestamp }

    /// Whether a question of ours was answered.
    @discardableResult
    private func takeAnswers() -> Bool {
        var isAnswered = devices.touchscreens.takeAnswer()
        for surface in state.surfaces where surface.takeAnswer() { isAnswered = true }
        return isAnswered
    }

    /// Reads once. An event that comes meanwhile, or did not fit into the connection's buffer, is still readable, and the loop comes again.
    private func drain(_ first: (OpaquePointer) -> UnsafeMutablePointer<xcb_generic_event_t>?) {
        var event = peeked ?? first(connection.handle)
        peeked = nil
        state.readTime = state.systemClock.now
        while let current = event {
            for surface in state.surfaces { surface.serverReached(current.pointee.full_sequence) }
            handle(current)
            free(current)
            event = xcb_poll_for_queued_event(connection.handle)
        }
    }

    /// Reads and queues what has come, to be sent later.
    private func readAhead() {
        hasReadAhead = true
        drain(xcb_poll_for_event)
    }

    /// Sends the client what was read. It may be called again meanwhile, from a nested run loop: then it goes on
    /// where the outer call stands.
    private func deliver() {
        guard let client else { return }
        for surface in state.surfaces { surface.tellState(client) }
        if let last = state.queue.putTimesInOrder() { state.serverTime.advance(to: last) }
        state.input.deliveries.send(to: client, readAt: state.readTime) { [state] in state.surface(xcb_window_t($0)) }
        for surface in state.surfaces { surface.tellFrames(client, heldSince: heldSince) }
        if state.outputsChanged {
            state.outputsChanged = false
            client.hostDidChangeOutputs(self)
        }
        if manager.isChanged {
            manager.isChanged = false
            onSettingsChange?()
        }
        if clipboard.isChanged {
            clipboard.isChanged = false
            client.hostDidChangeClipboard(self)
        }
    }

    private func fail(_ reason: String) {
        devices.cancelAll()
        state.input.releaseHeld()
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
        descriptors = []
        free(peeked)
        peeked = nil
        devices.keyboard.end()
        state.inputMethod?.end()
        state.inputMethod = nil
        connection.disconnect()
        state.refreshTimer?.end()
    }
}
#endif
