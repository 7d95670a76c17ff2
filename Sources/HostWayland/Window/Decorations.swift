#if Wayland
import CWayland
import Foundation
import TouchHost

/// Frames that are drawn on this side, by libdecor, for compositors that draw none.
///
/// Where none of libdecor's plugins is installed windows have no frame. Its own surfaces get touches and pointers like any other, on
/// objects of its own; here they are distinguished by their surface, which belongs to no window of the host. What fingers do on the title bar
/// of its plugin "cairo", which asks for no touches, is done here (``FrameTouches``); its plugin "gtk" sees to them itself.
@MainActor
final class Decorations {
    private let context: OpaquePointer
    private let interface: UnsafeMutablePointer<libdecor_interface>
    /// What libdecor has found wrong, in one line.
    fileprivate(set) static var failure: String?

    init?(_ connection: Connection) {
        interface = .allocate(capacity: 1)
        interface.initialize(to: libdecor_interface())
        interface.pointee.error = { _, _, message in
            let text = message.map { String(cString: $0) } ?? "unknown"
            MainActor.assumeIsolated { Decorations.failure = text }
        }
        guard let context = libdecor_new(connection.handle, interface) else { return nil }
        self.context = context
    }

    /// Lets plugins handle events of their own, of toolkits that they draw with.
    func dispatch() { libdecor_dispatch(context, 0) }

    func destroy() {
        libdecor_unref(context)
        interface.deallocate()
    }

    func makeWindow(_ surface: WaylandSurface, _ request: SurfaceRequest) -> (any Shell)? {
        DecoratedWindow(surface, request, context)
    }
}

/// A window whose frame is drawn by libdecor.
@MainActor
final class DecoratedWindow: Shell {
    private unowned let surface: WaylandSurface
    private let interface: UnsafeMutablePointer<libdecor_frame_interface>
    private var frame: OpaquePointer!
    /// The content's size that the frame was last drawn around.
    private var framed = (width: 0, height: 0)
    private var isMaximized = false
    /// The width of each of the three buttons at the right end of the title bar, in logical units. libdecor says neither that nor which
    /// there are: its plugin "cairo" draws them so, in each version so far.
    private static let buttonWidth = 32.0

    fileprivate init?(_ surface: WaylandSurface, _ request: SurfaceRequest, _ context: OpaquePointer) {
        self.surface = surface
        interface = .allocate(capacity: 1)
        interface.initialize(to: libdecor_frame_interface())
        interface.pointee.configure = { _, configuration, window in
            nonisolated(unsafe) let configuration = configuration
            DecoratedWindow.perform(window) { $0.configure(configuration) }
        }
        interface.pointee.close = { _, window in DecoratedWindow.perform(window) { $0.surface.note(.close) } }
        interface.pointee.commit = { _, window in DecoratedWindow.perform(window) { $0.surface.commitWithoutFrame() } }
        interface.pointee.dismiss_popup = { _, _, _ in }
        guard let frame = libdecor_decorate(context, surface.object, interface, Unmanaged.passUnretained(self).toOpaque()) else {
            interface.deallocate()
            return nil
        }
        self.frame = frame
        libdecor_frame_set_title(frame, request.title)
        libdecor_frame_set_app_id(frame, request.identifier)
        libdecor_frame_map(frame)
    }

    func willCommit(width: Int, height: Int) {
        guard framed != (width, height), framed != (0, 0) else { return }
        reframe(width, height, nil)
    }

    func part(at place: CGPoint, on object: OpaquePointer) -> FramePart? {
        guard cwayland_frame_part(object, frame) == CWAYLAND_TITLE_BAR else { return nil }
        switch ((Double(framed.width) - place.x) / Self.buttonWidth).rounded(.up) {
        case 1: return .close
        case 2: return .maximize
        case 3: return .minimize
        default: return .bar
        }
    }

    func move(seat: OpaquePointer, serial: UInt32) { libdecor_frame_move(frame, seat, serial) }

    func perform(_ part: FramePart) {
        switch part {
        case .bar: break
        case .minimize: libdecor_frame_set_minimized(frame)
        case .maximize where isMaximized: libdecor_frame_unset_maximized(frame)
        case .maximize: libdecor_frame_set_maximized(frame)
        case .close: libdecor_frame_close(frame)
        }
    }

    func destroy() {
        libdecor_frame_unref(frame)
        interface.deallocate()
    }

    private func configure(_ configuration: OpaquePointer?) {
        guard let configuration else { return }
        var wanted = WindowConfiguration()
        wanted.size = contentSize(configuration)
        var state = LIBDECOR_WINDOW_STATE_NONE
        if libdecor_configuration_get_window_state(configuration, &state) {
            wanted.isFloating = state.rawValue & ~LIBDECOR_WINDOW_STATE_ACTIVE.rawValue == 0
            wanted.isActive = state.rawValue & LIBDECOR_WINDOW_STATE_ACTIVE.rawValue != 0
            isMaximized = state.rawValue & LIBDECOR_WINDOW_STATE_MAXIMIZED.rawValue != 0
        }
        var size = surface.configure(wanted)
        reframe(size.width, size.height, configuration)
        // Where it shows no title bar yet, at first and after a full screen, libdecor 0.1 leaves none room. Now that it has one it knows better.
        if let known = contentSize(configuration), let first = wanted.size, known != first {
            wanted.size = known
            size = surface.configure(wanted)
            reframe(size.width, size.height, nil)
        }
        if surface.showsFrame(width: size.width, height: size.height) { surface.commitWithoutFrame() }
    }

    /// The size that a configuration leaves the content; `nil` where it names none.
    private func contentSize(_ configuration: OpaquePointer) -> (width: Int, height: Int)? {
        var width: Int32 = 0, height: Int32 = 0
        guard libdecor_configuration_get_content_size(configuration, frame, &width, &height), width > 0, height > 0 else { return nil }
        return (Int(width), Int(height))
    }

    private func reframe(_ width: Int, _ height: Int, _ configuration: OpaquePointer?) {
        framed = (width, height)
        let state = libdecor_state_new(Int32(width), Int32(height))
        libdecor_frame_commit(frame, state, configuration)
        libdecor_state_free(state)
    }

    nonisolated private static func perform(_ window: UnsafeMutableRawPointer?, _ action: @MainActor (DecoratedWindow) -> Void) {
        nonisolated(unsafe) let context = window
        MainActor.assumeIsolated {
            if let context { action(Unmanaged<DecoratedWindow>.fromOpaque(context).takeUnretainedValue()) }
        }
    }
}
#endif
