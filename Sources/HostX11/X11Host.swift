#if X11
import CLinux
import CXCB
import Foundation
import HostKit
public import TouchHost

/// An X server as a host: windows for surfaces, and touches through XInput 2.
///
/// A touchscreen belongs to the output that the server maps it to, which is all of them together until the user says
/// otherwise: `xinput map-to-output DEVICE OUTPUT`. Positions come out of that mapping, and the host leaves it alone.
@preconcurrency @MainActor
public final class X11Host: EventDrivenHost, X11SurfaceOwner {
    public let name = "x11"
    public var clock: any HostClock { systemClock }
    public var outputs: [Output] { placedOutputs.map(\.output) }
    public weak var client: (any DisplayHostClient)?
    public private(set) var descriptors: [Int32]

    /// The surface that was made first, while it is open.
    package var mainSurface: (any Surface)? { surfaces.first }

    let connection: Connection
    let systemClock: SystemClock
    let settings: HostSettings
    var surfaces: ContiguousArray<X11Surface> = []
    var placedOutputs: [PlacedOutput]
    var scale: Double
    let hasWindowManager: Bool

    var input = InputQueue()
    /// When what is being handled was read.
    private var readTime = 0.0
    private var barrier = ScanBarrier()
    var sequences = TouchSequences()
    var serverTime = ServerTime()
    var axes: ContiguousArray<DeviceAxes> = []
    /// The screen, all outputs together, over which devices are laid.
    var screenSize = PixelSize(width: 0, height: 0)
    var scrollAxes: ContiguousArray<ScrollAxes> = []
    var touchpads = TouchpadMotions()
    /// The devices whose touches are none of the screen.
    var indirectDevices: ContiguousArray<UInt16> = []
    /// The device and the time of a sum from which nothing can be taken: the presses that the server makes of it count.
    var countedNotches: (source: UInt16, stamp: UInt32)?
    var pens: ContiguousArray<Pen> = []
    var hands = PenHands()
    var pointer: PointerSimulation
    var pointerWindow: xcb_window_t = 0
    var pointerDevice: UInt16 = 0
    var pointerSource: UInt16 = 0
    var pointerContacts: ContiguousArray<Contact> = []
    var hover = PointerHover()
    var keyboard: Keyboard
    var clipboard = X11Clipboard()
    /// Another program changed the clipboard, and the client was not notified yet.
    var clipboardChanged = false
    /// Events were read during a wait, and are not sent yet.
    private var hasReadAhead = false
    var outputsChanged = false
    private var refreshTimer: Int32 = -1
    /// Read by a look into xcb's queue, and first in line.
    private var peeked: UnsafeMutablePointer<xcb_generic_event_t>?
    private(set) var isConnected = true

    /// Connects to the server that `DISPLAY` names.
    /// - Throws: ``X11Error`` when there is none, it does not let us in, or it can't do touches.
    public convenience init(settings: HostSettings = HostSettings(), clock: SystemClock) throws {
        try self.init(settings: settings, clock: clock, display: nil, options: X11Options())
    }

    package init(settings: HostSettings, clock: SystemClock, display: String?, options: X11Options) throws {
        connection = try Connection(display: display, options: options)
        systemClock = clock
        self.settings = settings
        let resources = connection.property(XCB_ATOM_RESOURCE_MANAGER.rawValue, of: connection.root, words: 1 << 18)
        scale = settings.scale ?? ResourceDatabase(String(decoding: resources, as: UTF8.self)).scale
        placedOutputs = connection.placedOutputs(scale: scale)
        hasWindowManager = !connection.words(connection.atoms[.netSupportingWMCheck], of: connection.root).isEmpty
        pointer = PointerSimulation(pinchModifiers: settings.pinchModifiers)
        keyboard = Keyboard(connection)
        descriptors = [connection.descriptor]
        updateDevices()
        connection.selectInput(on: connection.root, device: UInt16(XCB_INPUT_DEVICE_ALL.rawValue),
                               mask: XCB_INPUT_XI_EVENT_MASK_HIERARCHY.rawValue | XCB_INPUT_XI_EVENT_MASK_PROPERTY.rawValue)
        if connection.randrFirstEvent != nil {
            xcb_randr_select_input(connection.handle, connection.root, UInt16(XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue
                | XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE.rawValue | XCB_RANDR_NOTIFY_MASK_OUTPUT_CHANGE.rawValue))
        }
        xcb_change_window_attributes(connection.handle, connection.root, XCB_CW_EVENT_MASK.rawValue,
                                     [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue])
        if connection.xfixesFirstEvent != nil {
            xcb_xfixes_select_selection_input(connection.handle, connection.root, connection.atoms[.clipboard],
                                              XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
                                                | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
                                                | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue)
        }
        if connection.presentOpcode == nil {
            refreshTimer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
            if refreshTimer >= 0 { descriptors.append(refreshTimer) }
        }
    }

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard isConnected, connection.failure == nil else { throw X11Error("the display is gone") }
        let surface = X11Surface(self, request, size: initialSize, scale: scale)
        surfaces.append(surface)
        return surface
    }

    public func disconnect() {
        guard isConnected else { return }
        cancelEverything()
        input.releaseHeld()
        deliver()
        while let surface = surfaces.last { surface.close() }
        end()
    }

    public func dispatch() {
        guard isConnected else { return }
        hasReadAhead = false
        readRefreshTimer()
        drain(xcb_poll_for_event)
        takeAnswers()
        // Looking for answers may have read more, and an answer proves something only of what came before it.
        drain(xcb_poll_for_queued_event)
        if let reason = connection.failure { return fail(reason) }
        barrier.settle(&input, sequences, connection)
        deliver()
        client?.hostDidDrain(self)
    }

    public func prepareToWait() -> Bool {
        guard isConnected else { return false }
        for surface in surfaces { surface.askIfAwaited() }
        xcb_flush(connection.handle)
        let isAnswered = takeAnswers()
        if peeked == nil { peeked = xcb_poll_for_queued_event(connection.handle) }
        return isAnswered || hasReadAhead || peeked != nil || connection.failure != nil || queue.hasNext
    }

    public var heldSince: Double? { queue.held?.timestamp }

    var queue: DeliveryQueue {
        _read { yield input.deliveries.queue }
        _modify { yield &input.deliveries.queue }
    }

    func surface(_ window: xcb_window_t) -> X11Surface? {
        for surface in surfaces where surface.window == window { return surface }
        return nil
    }

    /// Its touches end without a call: a closed surface receives nothing.
    func forget(_ surface: X11Surface) {
        surfaces.removeAll { $0 === surface }
        sequences.cancel(where: { $0.window == surface.window }, { _ in })
        if pointerWindow == surface.window {
            pointerContacts.removeAll(keepingCapacity: true)
            pointer.cancel(at: 0, into: &pointerContacts)
        }
        hover.forget(surface.window)
        forgetMotions(in: surface.window)
        for index in pens.indices { pens[index].state.forget(Int(surface.window)) }
    }

    func output(showing frame: PixelRect) -> Output {
        var best = placedOutputs[0]
        for candidate in placedOutputs.dropFirst()
            where candidate.frame.intersection(frame).area > best.frame.intersection(frame).area {
            best = candidate
        }
        return best.output
    }

    /// Wakes the loop at the next refresh, where the server does not report it.
    func armRefreshTimer() {
        let period = 1 / max(1, placedOutputs[0].output.refreshRate)
        let next = ((systemClock.now / period).rounded(.down) + 1) * period
        var setting = itimerspec()
        setting.it_value = timespec(tv_sec: Int(next), tv_nsec: Int((next - next.rounded(.down)) * 1e9))
        timerfd_settime(refreshTimer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }

    /// Settings say points; without them a telephone's, as far as the output has room.
    private var initialSize: PixelSize {
        let limit = placedOutputs[0].output.size
        func pixels(_ points: Int, _ most: Int) -> Int { max(1, min(Int((Double(points) * scale).rounded()), most)) }
        if let size = settings.size {
            return PixelSize(width: pixels(size.width, PixelSize.largestSide), height: pixels(size.height, PixelSize.largestSide))
        }
        return PixelSize(width: pixels(390, limit.width), height: pixels(844, limit.height))
    }

    private func readRefreshTimer() {
        guard refreshTimer >= 0 else { return }
        var count: UInt64 = 0
        guard read(refreshTimer, &count, MemoryLayout<UInt64>.size) > 0 else { return }
        for surface in surfaces where surface.wantsTick { surface.tick(at: systemClock.now) }
    }

    /// Whether a question of ours was answered.
    @discardableResult
    private func takeAnswers() -> Bool {
        var isAnswered = barrier.isAnswered(&input, connection)
        for surface in surfaces where surface.takeAnswer() { isAnswered = true }
        return isAnswered
    }

    /// Reads once. What comes meanwhile, or did not fit into the connection's buffer, is still readable, and the loop comes again.
    private func drain(_ first: (OpaquePointer) -> UnsafeMutablePointer<xcb_generic_event_t>?) {
        var event = peeked ?? first(connection.handle)
        peeked = nil
        let now = systemClock.now
        readTime = now
        while let current = event {
            for surface in surfaces { surface.serverReached(current.pointee.full_sequence) }
            handle(current, now: now)
            free(current)
            event = xcb_poll_for_queued_event(connection.handle)
        }
    }

    /// Reads and queues what has come, to be sent later.
    func readWaiting() {
        hasReadAhead = true
        drain(xcb_poll_for_event)
    }

    /// Sends the client what was read. It may be called again meanwhile, from a nested run loop: then it goes on
    /// where the outer call stands.
    private func deliver() {
        guard let client else { return }
        for surface in surfaces { surface.tellState(client) }
        if let last = queue.putTimesInOrder() { serverTime.advance(to: last) }
        input.deliveries.send(to: client, readAt: readTime) { surface(xcb_window_t($0)) }
        for surface in surfaces { surface.tellFrames(client, heldSince: heldSince) }
        if outputsChanged {
            outputsChanged = false
            client.hostDidChangeOutputs(self)
        }
        if clipboardChanged {
            clipboardChanged = false
            client.hostDidChangeClipboard(self)
        }
    }

    /// Every touch and press is taken away.
    func cancelEverything() {
        cancelTouches { _ in true }
        let time = serverTime.unstamped(now: systemClock.now)
        cancelPointer(at: time)
        cancelMotions(at: time) { _ in true }
        vanishPens(at: time) { _ in true }
    }

    private func fail(_ reason: String) {
        cancelEverything()
        input.releaseHeld()
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
        descriptors = []
        free(peeked)
        peeked = nil
        keyboard.release()
        connection.disconnect()
        if refreshTimer >= 0 { close(refreshTimer) }
        refreshTimer = -1
    }
}
#endif
