/// The one monotonic clock of a host. Every timestamp that the host sends is on it, and nothing in the core reads another.
@preconcurrency @MainActor
public protocol HostClock: AnyObject {
    /// Seconds since the system started (or since a virtual clock's zero).
    var now: Double { get }
    /// Asks for one ``DisplayHostClient/hostClockDidWake(_:)`` as soon as `now` has reached `deadline`; replaces the previous
    /// request. `nil` takes it back.
    func requestWake(at deadline: Double?)
    /// Whether the application's own timers of the main thread go by this clock and not by the wall's. `false` unless a clock says otherwise.
    var drivesTimers: Bool { get }
}

extension HostClock {
    public var drivesTimers: Bool { false }
}

/// A display server, a bare display or a virtual one: where surfaces appear and contacts come from.
///
/// A host knows pixels and contacts, and nothing of views. It translates its own protocol and decides nothing.
@preconcurrency @MainActor
public protocol DisplayHost: AnyObject {
    /// As named on the command line: `x11`, `headless` …
    var name: String { get }
    /// The clock of all times that the host sends.
    var clock: any HostClock { get }
    /// At least one. The first is the main one.
    var outputs: [Output] { get }
    /// Receives all calls. Held weakly.
    var client: (any DisplayHostClient)? { get set }

    /// Opens a window, or the screen. Throws an error that describes itself in one line when that is impossible.
    func makeSurface(_ request: SurfaceRequest) throws -> any Surface
    /// Lets go of the display. Contacts that are still down are cancelled first.
    func disconnect()
}

/// A host that waits for file descriptors in the process's main loop.
@preconcurrency @MainActor
public protocol EventDrivenHost: DisplayHost {
    /// What to wait for; readable means ``dispatch()``.
    var descriptors: [Int32] { get }
    /// Reads everything there is and sends it to the client, closing with ``DisplayHostClient/hostDidDrain(_:)``.
    func dispatch()
    /// Called before the loop sleeps: writes what is buffered. Returns whether events wait in user space, in which case the
    /// loop calls ``dispatch()`` instead of sleeping.
    func prepareToWait() -> Bool
    /// The time of the oldest input that has been read and not sent, because more of its frame may be under way. Timers that are due from then
    /// on wait for it.
    var heldSince: Double? { get }
}

extension EventDrivenHost {
    public var heldSince: Double? { nil }
}

/// A host that makes its own time: it runs until its script is over.
@preconcurrency @MainActor
public protocol SelfPacedHost: DisplayHost {
    /// Runs until the host has nothing left to do. Calls the client all along.
    func run()
}

/// What a host calls. Implemented by the application. ``HostVerifier`` watches whether it keeps what is promised here. None of these is called from inside a call to the host, but for the cancelled
/// contacts of ``DisplayHost/disconnect()``.
@preconcurrency @MainActor
public protocol DisplayHostClient: AnyObject {
    /// Contacts changed. The frame is only borrowed: the host reuses its memory.
    func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame)
    /// A key went down or up, or is repeated.
    func surface(_ surface: any Surface, didReceive key: KeyEvent)
    /// A pointer or stylus is over the surface, or was. Clients that have no use for it need not implement this.
    func surface(_ surface: any Surface, didReceive hover: HoverSample)
    /// A wheel was turned, or fingers scroll, pinch or turn on a touchpad. Clients that have no use for it need not implement this.
    func surface(_ surface: any Surface, didReceive motion: IndirectSample)
    /// A device made a guess good. Clients that have no use for it need not implement this.
    func surface(_ surface: any Surface, didReceive revision: ContactRevision)
    /// Text was entered by other means than keys. Clients that take no text need not implement this.
    func surface(_ surface: any Surface, didReceive edit: TextEdit)
    /// Size, scale or output changed.
    func surfaceDidChangeGeometry(_ surface: any Surface)
    /// The surface became visible or hidden.
    func surfaceDidChangeVisibility(_ surface: any Surface)
    /// The surface got or lost the keyboard.
    func surfaceDidChangeFocus(_ surface: any Surface)
    /// The presented frame is on the screen; there is room for the next.
    func surfaceDidBecomeIdle(_ surface: any Surface)
    /// What the screen shows of these pixels was lost.
    func surface(_ surface: any Surface, didLose damage: PixelRect)
    /// The refresh that was asked for has come. `timestamp` is when it happened, never later than now.
    func surfaceDidTick(_ surface: any Surface, timestamp: Double)
    /// The person closes the window.
    func surfaceDidRequestClose(_ surface: any Surface)

    /// Another program changed the clipboard of a ``ClipboardHost``. Clients that have no use for it need not implement this.
    func hostDidChangeClipboard(_ host: any DisplayHost)
    /// What people have set on the desktop for all apps is known, or has changed. Clients that have no use for it need not implement this.
    func host(_ host: any DisplayHost, didChange settings: DesktopSettings)
    /// The time of ``HostClock/requestWake(at:)`` has come.
    func hostClockDidWake(_ host: any DisplayHost)
    /// Everything that was readable has been sent: now is the moment to act on it.
    func hostDidDrain(_ host: any DisplayHost)
    /// The main loop is about to sleep: the moment to lay out, draw and present.
    func hostWillWait(_ host: any DisplayHost)
    /// The screens have changed.
    func hostDidChangeOutputs(_ host: any DisplayHost)
    /// The process is asked to end (a signal, the end of a script).
    func hostDidRequestTermination(_ host: any DisplayHost)
    /// The display is gone. Every live contact counts as cancelled.
    func hostDidFail(_ host: any DisplayHost, reason: String)
    /// What the process was started for can't be done, as a picture of a script that can't be saved. The error describes itself in one
    /// line. Clients that make no difference need not implement this.
    func host(_ host: any DisplayHost, didAbort error: any Error)
}

extension DisplayHostClient {
    public func surface(_ surface: any Surface, didReceive hover: HoverSample) {}
    public func surface(_ surface: any Surface, didReceive motion: IndirectSample) {}
    public func surface(_ surface: any Surface, didReceive revision: ContactRevision) {}
    public func surface(_ surface: any Surface, didReceive edit: TextEdit) {}
    public func hostDidChangeClipboard(_ host: any DisplayHost) {}
    public func host(_ host: any DisplayHost, didChange settings: DesktopSettings) {}
    public func host(_ host: any DisplayHost, didAbort error: any Error) { hostDidFail(host, reason: "\(error)") }
}
