#if Wayland
import CWayland
import CWaylandProtocols
import Foundation
import HostKit
public import TouchHost

/// A window of a compositor.
///
/// Its frames lie in memory that is shared with the compositor: one piece where the compositor copies them, more where it reads them
/// later. A frame is on its way until the compositor asks for the next, which it does once for each refresh of the screen.
@preconcurrency @MainActor
public final class WaylandSurface: Surface, NotingSurface {
    /// Identifies the window for as long as the host lives.
    let number: Int
    let object: OpaquePointer
    unowned let host: DisplayState
    let connection: Connection
    private var events: SurfaceEvents!
    private(set) var shell: (any Shell)!
    private var viewport: OpaquePointer?
    private var fractionalScale: OpaquePointer?

    /// In logical units, of which one is a point unless the settings give another scale.
    private(set) var logicalSize: (width: Int, height: Int)
    /// Pixels a logical unit, as the compositor prefers.
    private(set) var bufferScale: Double
    /// The screens that show something of it, in the order in which it came to them.
    private var shownOn: ContiguousArray<OpaquePointer> = []
    private let wishedSize: (width: Int, height: Int)?
    /// What it goes back to when it no longer fills a screen.
    private var floatingSize: (width: Int, height: Int)?

    var isConfigured = false
    var isSuspended = false
    /// The compositor has not asked for a frame for so long that it seems to show none.
    var isStarved = false
    package var isClosed = false
    package var notices: SurfaceNotices = []
    private(set) var isActive = false

    var frames: ContiguousArray<SharedFrame> = []
    var lent: SharedFrame?
    var shown: SharedFrame?
    var frameCount = 0
    var frameCallback: OpaquePointer?
    var tickCallback: OpaquePointer?
    /// The feedback on the last frame that was presented.
    var feedback: OpaquePointer?
    var wantsTick = false
    /// The client was refused memory, and is notified when there is some.
    var isAwaited = false
    package var tickTime = 0.0
    var refreshClock = RefreshClock()
    /// The refresh after which the compositor asked for a frame last.
    var refreshTime = 0.0
    /// What the client is notified of when its next frame is due, and when that is; `nil` while nothing is put off.
    var held: SurfaceNotices = []
    var heldUntil: Double?
    var deadline = FrameDeadline()
    /// The compositor was asked then whether it answers at all, and has not yet.
    var answerCallback: OpaquePointer?
    var askedAt = 0.0
    /// Since when the compositor has owed a frame callback.
    var owedSince: Double? { didSet { answeredAt = nil } }
    /// It answered at once then, and has shown no frame since.
    var answeredAt: Double?
    var textInputRequest: TextInputRequest?

    init(_ host: DisplayState, _ request: SurfaceRequest, number: Int) {
        self.host = host
        self.number = number
        connection = host.connection
        object = wl_compositor_create_surface(connection.compositor)
        bufferScale = host.outputs[0].scale
        wishedSize = host.settings.size.map { ($0.width, $0.height) }
        logicalSize = (1, 1)
        events = SurfaceEvents(self)
        events.listen(to: object)
        if let manager = connection.fractionalScales, let viewporter = connection.viewporter {
            viewport = wp_viewporter_get_viewport(viewporter, object)
            let scale = wp_fractional_scale_manager_v1_get_fractional_scale(manager, object)
            if let scale { events.listen(to: scale) }
            fractionalScale = scale
        }
        logicalSize = likedSize(bounds: nil)
        shell = host.makeShell(self, request)
    }

    public var size: PixelSize { pixelSize(logicalSize) }
    public var scale: Double { host.settings.scale ?? bufferScale }
    public var isVisible: Bool { isConfigured && !isSuspended && !isStarved && !isClosed }
    public var isFocused: Bool { isActive }
    public var output: Output { host.output(shownOn.last) }

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        notices = []
        heldUntil = nil
        host.forget(self)
        for callback in [frameCallback, tickCallback, answerCallback] { if let callback { wl_callback_destroy(callback) } }
        if let feedback { wp_presentation_feedback_destroy(feedback) }
        shell.destroy()
        if let fractionalScale { wp_fractional_scale_v1_destroy(fractionalScale) }
        if let viewport { wp_viewport_destroy(viewport) }
        wl_surface_destroy(object)
        releaseFrames()
        host.flush()
    }

    func note(_ notice: SurfaceNotices) { notices.insert(notice) }

    /// The compositor says what the window is to be like. Returns its logical size.
    func configure(_ configuration: WindowConfiguration) -> (width: Int, height: Int) {
        changeVisibility {
            isConfigured = true
            isSuspended = configuration.isSuspended
        }
        if configuration.isActive != isActive {
            isActive = configuration.isActive
            notices.formSymmetricDifference(.focus)
        }
        let most = PixelSize.largestSide
        if let size = configuration.size {
            resize((min(size.width, most), min(size.height, most)), bufferScale)
        } else {
            resize(floatingSize ?? likedSize(bounds: configuration.bounds), bufferScale)
        }
        if configuration.isFloating { floatingSize = logicalSize }
        return logicalSize
    }

    /// Whether the frame that was presented last has the size.
    func showsFrame(width: Int, height: Int) -> Bool {
        guard let shown else { return false }
        return shown.size == pixelSize((width, height))
    }

    func changeVisibility(_ change: () -> Void) {
        let before = isVisible
        change()
        guard isVisible != before else { return }
        notices.formSymmetricDifference(.visibility)
        // Whatever changed while it could not be seen was not drawn.
        if isVisible { notices.insert(.damage) }
    }

    func enter(_ output: OpaquePointer, isEntered: Bool) {
        let before = self.output
        shownOn.removeAll { $0 == output }
        if isEntered { shownOn.append(output) }
        outputsChanged(from: before)
    }

    /// A screen is gone.
    func forget(_ output: OpaquePointer) {
        guard shownOn.contains(output) else { return }
        enter(output, isEntered: false)
    }

    /// The screens that show it are others, or have changed.
    func outputsChanged(from before: Output?) {
        if fractionalScale == nil {
            // A window on several screens is drawn for the finest of them.
            var finest = 0.0
            for object in shownOn { finest = max(finest, host.output(object).scale) }
            if finest > 0 { resize(logicalSize, finest) }
        }
        if output != before { notices.insert(.geometry) }
    }

    func prefer(scale: Double) {
        if scale > 0 { resize(logicalSize, min(scale, 16)) }
    }

    /// Sends the compositor how a frame's pixels relate to the window.
    func describeFrame() {
        if let viewport {
            wp_viewport_set_destination(viewport, Int32(logicalSize.width), Int32(logicalSize.height))
        } else {
            wl_surface_set_buffer_scale(object, Int32(bufferScale))
        }
        shell.willCommit(width: logicalSize.width, height: logicalSize.height)
    }

    private func resize(_ size: (width: Int, height: Int), _ scale: Double) {
        guard size != logicalSize || scale != bufferScale else { return }
        if scale != bufferScale { host.rescale(self, by: scale / bufferScale) }
        logicalSize = size
        bufferScale = scale
        notices.insert(.geometry)
    }

    /// Halves are rounded away from zero, as the compositor does it.
    private func pixelSize(_ size: (width: Int, height: Int)) -> PixelSize {
        PixelSize(width: max(1, Int((Double(size.width) * bufferScale).rounded())),
                  height: max(1, Int((Double(size.height) * bufferScale).rounded())))
    }

    /// Settings say points; without them a telephone's, as far as there is room.
    private func likedSize(bounds: (width: Int, height: Int)?) -> (width: Int, height: Int) {
        let unitsAPoint = scale / bufferScale
        func units(_ points: Int, _ most: Int) -> Int { max(1, min(Int((Double(points) * unitsAPoint).rounded()), most)) }
        if let wishedSize { return (units(wishedSize.width, PixelSize.largestSide), units(wishedSize.height, PixelSize.largestSide)) }
        let screen = output
        let room = bounds ?? (Int(Double(screen.size.width) / bufferScale), Int(Double(screen.size.height) / bufferScale))
        return (units(390, room.width), units(844, room.height))
    }
}

/// The events of a window's surface and of what hangs on it.
@MainActor
private final class SurfaceEvents: EventReceiver {
    private unowned let surface: WaylandSurface

    init(_ surface: WaylandSurface) { self.surface = surface }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        if object == surface.object {
            guard let output = arguments.object(0) else { return }
            switch SurfaceEvent(rawValue: event) {
            case .enter: surface.enter(output, isEntered: true)
            case .leave: surface.enter(output, isEntered: false)
            case nil: break
            }
        } else if FractionalScaleEvent(rawValue: event) == .preferredScale {
            surface.prefer(scale: Double(arguments.unsigned(0)) / 120)
        }
    }
}
#endif
