#if Wayland
import CWayland
import Foundation
import HostKit
import TouchHost

/// What attends to text that is entered into a window.
@MainActor
protocol TextInputReceiver: AnyObject {
    /// The window that an input method attends to.
    var window: WaylandSurface? { get }
    /// What a window requests is known now, or has changed.
    func update(_ surface: WaylandSurface)
    /// The turn is over in which the client was called.
    func turnEnded()
}

/// What windows and devices of one connection share: the windows and screens that there are, the compositor's managers, its clock, and the
/// input that waits. The host changes it.
@MainActor
final class DisplayState {
    let connection: Connection
    let systemClock: SystemClock
    let settings: HostSettings
    let cursor: PointerCursor

    private(set) var surfaces: ContiguousArray<WaylandSurface> = []
    var screens: ContiguousArray<WaylandOutput> = []
    var tabletManager: OpaquePointer?
    var dataManager: OpaquePointer?
    var textInputManager: OpaquePointer?
    var gestureManager: OpaquePointer?
    var textInputs: ContiguousArray<any TextInputReceiver> = []
    /// Receives the compositor's answers to frames.
    var frameEvents: EventReceiver!
    /// Makes what makes a window of a surface.
    var makeShell: ((WaylandSurface, SurfaceRequest) -> any Shell)!
    /// Called with each window that is closed.
    var onClose: ((WaylandSurface) -> Void)?
    /// Called with each window that gets another number of pixels a logical unit, and how many times as many.
    var onRescale: ((WaylandSurface, Double) -> Void)?

    let deliveries = Deliveries()
    var serverTime = ServerTime()
    /// When what is being handled was read.
    var readTime: Double {
        get { isReadElsewhere ? systemClock.now : lastReadTime }
        set { lastReadTime = newValue }
    }
    private var lastReadTime = 0.0
    /// A library reads the connection now, and has what it reads handled at once: each event counts as read when it is handled.
    var isReadElsewhere = false
    var lastContact = 0
    var lastDevice = 0
    private var lastSurface = 0
    var isConnected = true

    init(_ connection: Connection, settings: HostSettings, clock: SystemClock, environment: [String: String]) {
        self.connection = connection
        self.settings = settings
        systemClock = clock
        cursor = PointerCursor(connection, environment: environment)
    }

    var queue: DeliveryQueue {
        _read { yield deliveries.queue }
        _modify { yield &deliveries.queue }
    }

    // MARK: Windows

    func makeSurface(_ request: SurfaceRequest) -> WaylandSurface {
        lastSurface += 1
        let surface = WaylandSurface(self, request, number: lastSurface)
        surfaces.append(surface)
        return surface
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

    /// The part of a frame that a finger touches, and the window that the frame is around.
    func frame(at place: CGPoint, on object: OpaquePointer?) -> (window: WaylandSurface, part: FramePart)? {
        guard let object else { return nil }
        for surface in surfaces {
            if let part = surface.shell.part(at: place, on: object) { return (surface, part) }
        }
        return nil
    }

    func forget(_ surface: WaylandSurface) {
        surfaces.removeAll { $0 === surface }
        onClose?(surface)
    }

    func removeSurfaces() { surfaces.removeAll() }

    /// Contacts and pointers keep their places in the window, and so does the input that was read (R-HST-14).
    func rescale(_ surface: WaylandSurface, by factor: Double) {
        queue.rescale(window: surface.number, by: factor)
        onRescale?(surface, factor)
    }

    // MARK: Screens

    var outputs: [Output] {
        let described = screens.filter(\.isDescribed).map(\.output)
        return described.isEmpty ? [Self.unknownOutput] : described
    }

    private static let unknownOutput = Output(name: "screen", size: PixelSize(width: 1280, height: 720), scale: 1, refreshRate: 60)

    /// The screen that the compositor calls so; the main one where it is not known.
    func output(_ object: OpaquePointer?) -> Output {
        for screen in screens where screen.object == object && screen.isDescribed { return screen.output }
        return outputs[0]
    }

    // MARK: The connection

    /// Writes what is buffered. Returns `false` when the compositor has taken too little of it yet, after a short wait.
    @discardableResult
    func flush() -> Bool {
        guard isConnected else { return true }
        // Where requests no longer fit into libwayland's memory the connection is broken for good, with the same error.
        while wl_display_flush(connection.handle) < 0, errno == EAGAIN, wl_display_get_error(connection.handle) == 0 {
            var waiting = pollfd(fd: connection.descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&waiting, 1, 20) > 0 else { return false }
        }
        return true
    }
}
#endif
