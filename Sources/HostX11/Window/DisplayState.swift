#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// What windows and devices of one connection share: the windows and outputs that there are, the server's clock, and the input that waits. The host
/// changes it.
@MainActor
final class DisplayState {
    let connection: Connection
    let systemClock: SystemClock
    let settings: HostSettings
    /// Whether there is a window manager, which places windows, gives them the focus and shows their icons.
    private(set) var hasWindowManager: Bool
    /// What keys go to first, where there is an input method.
    var inputMethod: (any InputMethod)?
    private(set) lazy var cursors = PointerCursors(connection)

    private(set) var surfaces: ContiguousArray<X11Surface> = []
    /// The main one first. There is always one.
    private(set) var outputs: [PlacedOutput]
    private(set) var scale: Double
    /// The client was not notified of other outputs yet.
    var outputsChanged = false
    /// Called with the window of each surface that is made, before it is shown.
    var onOpen: ((xcb_window_t) -> Void)?
    /// Called with the window of each surface that is closed.
    var onClose: ((xcb_window_t) -> Void)?

    var input = InputQueue()
    var serverTime = ServerTime()
    /// When what is being handled was read.
    var readTime = 0.0
    private var lastContact = 0
    /// Stands for refreshes where the server does not report them.
    let refreshTimer: WakeTimer?
    var isConnected = true

    init(_ connection: Connection, settings: HostSettings, clock: SystemClock) {
        self.connection = connection
        self.settings = settings
        systemClock = clock
        scale = Self.scale(connection, settings)
        outputs = connection.placedOutputs(scale: scale)
        hasWindowManager = !connection.words(connection.atoms[.netSupportingWMCheck], of: connection.root).isEmpty
        refreshTimer = connection.presentOpcode == nil ? WakeTimer() : nil
    }

    var queue: DeliveryQueue {
        _read { yield input.deliveries.queue }
        _modify { yield &input.deliveries.queue }
    }

    /// The time of what has none, as it is handled.
    var unstampedTime: Double { serverTime.unstamped(now: systemClock.now) }

    /// Queues a key, or gives it to the input method.
    func send(_ key: KeyEvent, _ symbol: KeySymbol?, window: xcb_window_t) {
        if let inputMethod { return inputMethod.take(key, symbol, window: Int(window)) }
        queue.append(key, window: Int(window))
    }

    /// A number that no contact had.
    func nextContact() -> Int {
        lastContact += 1
        return lastContact
    }

    // MARK: Windows

    /// Gives windows what a window manager that has come shows of them.
    func findWindowManager() {
        guard !hasWindowManager, !connection.words(connection.atoms[.netSupportingWMCheck], of: connection.root).isEmpty else { return }
        hasWindowManager = true
        for surface in surfaces { surface.describeIcon() }
    }

    func makeSurface(_ request: SurfaceRequest) -> X11Surface {
        let surface = X11Surface(self, request, size: initialSize, scale: scale)
        surfaces.append(surface)
        return surface
    }

    func surface(_ window: xcb_window_t) -> X11Surface? {
        for surface in surfaces where surface.window == window { return surface }
        return nil
    }

    /// The window that has the keyboard.
    var focusedWindow: Int? { surfaces.first { $0.isFocused }.map { Int($0.window) } }

    func forget(_ surface: X11Surface) {
        surfaces.removeAll { $0 === surface }
        inputMethod?.setRequest(nil, window: Int(surface.window))
        inputMethod?.setFocus(focusedWindow)
        onClose?(surface.window)
    }

    func removeSurfaces() { surfaces.removeAll() }

    /// Settings say points; without them a telephone's, as far as the output has room.
    private var initialSize: PixelSize {
        let limit = outputs[0].output.size
        func pixels(_ points: Int, _ most: Int) -> Int { max(1, min(Int((Double(points) * scale).rounded()), most)) }
        if let size = settings.size {
            return PixelSize(width: pixels(size.width, PixelSize.largestSide), height: pixels(size.height, PixelSize.largestSide))
        }
        return PixelSize(width: pixels(390, limit.width), height: pixels(844, limit.height))
    }

    // MARK: Outputs

    /// The output that shows the most of a part of the root window.
    func output(showing frame: PixelRect) -> Output {
        var best = outputs[0]
        for candidate in outputs.dropFirst() where candidate.frame.intersection(frame).area > best.frame.intersection(frame).area { best = candidate }
        return best.output
    }

    /// Asks the server for its outputs. A few round trips.
    func updateOutputs() {
        let found = connection.placedOutputs(scale: scale)
        guard found.map(\.output) != outputs.map(\.output) || found.map(\.frame) != outputs.map(\.frame) else { return }
        outputs = found
        outputsChanged = true
        for surface in surfaces { surface.notices.insert(.geometry) }
    }

    /// Reads how many pixels a point has, where the settings don't say it.
    /// - Returns: Whether that is another number than before.
    func updateScale() -> Bool {
        let found = Self.scale(connection, settings)
        guard found != scale else { return false }
        scale = found
        for surface in surfaces { surface.scale = found }
        return true
    }

    private static func scale(_ connection: Connection, _ settings: HostSettings) -> Double {
        if let scale = settings.scale { return scale }
        let resources = connection.property(XCB_ATOM_RESOURCE_MANAGER.rawValue, of: connection.root, words: 1 << 18)
        return ResourceDatabase(String(decoding: resources, as: UTF8.self)).scale
    }

    // MARK: Refreshes

    /// Wakes the loop at the next refresh, where the server does not report it.
    func armRefreshTimer() {
        let period = 1 / max(1, outputs[0].output.refreshRate)
        refreshTimer?.arm(at: ((systemClock.now / period).rounded(.down) + 1) * period)
    }

    func readRefreshTimer() {
        guard let refreshTimer, refreshTimer.clear() else { return }
        for surface in surfaces where surface.wantsTick { surface.tick(at: systemClock.now) }
    }
}
#endif
