#if Wayland
import CWayland
import CWaylandProtocols
import TouchHost

/// A window whose frame the compositor draws, or which has none.
@MainActor
final class PlainWindow: EventReceiver, Shell {
    private let window: OpaquePointer
    private let toplevel: OpaquePointer
    private var decoration: OpaquePointer?
    private unowned let surface: WaylandSurface
    private var configuration = WindowConfiguration()
    /// The configuration that the next frame of this size fulfils.
    private var unfulfilled: (serial: UInt32, width: Int, height: Int)?

    init(_ surface: WaylandSurface, _ request: SurfaceRequest, _ connection: Connection) {
        self.surface = surface
        window = xdg_wm_base_get_xdg_surface(connection.windowBase, surface.object)
        toplevel = xdg_surface_get_toplevel(window)
        super.init()
        listen(to: window)
        listen(to: toplevel)
        xdg_toplevel_set_title(toplevel, request.title)
        xdg_toplevel_set_app_id(toplevel, request.identifier)
        if let decorations = connection.decorations {
            decoration = zxdg_decoration_manager_v1_get_toplevel_decoration(decorations, toplevel)
            zxdg_toplevel_decoration_v1_set_mode(decoration, ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE.rawValue)
        }
        wl_surface_commit(surface.object)
    }

    func willCommit(width: Int, height: Int) {
        guard let wanted = unfulfilled, wanted.width == width, wanted.height == height else { return }
        unfulfilled = nil
        xdg_surface_ack_configure(window, wanted.serial)
    }

    func destroy() {
        if let decoration { zxdg_toplevel_decoration_v1_destroy(decoration) }
        xdg_toplevel_destroy(toplevel)
        xdg_surface_destroy(window)
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        if object == window {
            guard WindowSurfaceEvent(rawValue: event) == .configure else { return }
            let serial = arguments.unsigned(0)
            let size = surface.configure(configuration)
            // A frame of the new size is to come along with the answer. Where the size stays, the answer is all.
            if surface.showsFrame(width: size.width, height: size.height) {
                unfulfilled = nil
                xdg_surface_ack_configure(window, serial)
                surface.commitWithoutFrame()
            } else {
                unfulfilled = (serial, size.width, size.height)
            }
        } else if object == toplevel {
            switch ToplevelEvent(rawValue: event) {
            case .configure:
                let width = arguments.int(0), height = arguments.int(1)
                configuration.size = width > 0 && height > 0 ? (width, height) : nil
                // 1 to 2 fill a screen, 5 to 8 a part of one; 3 is a window that is being resized, 4 the one in use.
                configuration.isFloating = true
                for state: UInt32 in [1, 2, 5, 6, 7, 8] where arguments.array(2, contains: state) { configuration.isFloating = false }
                configuration.isActive = arguments.array(2, contains: XDG_TOPLEVEL_STATE_ACTIVATED.rawValue)
                configuration.isSuspended = arguments.array(2, contains: Self.suspended)
            case .close:
                surface.note(.close)
            case .configureBounds:
                let width = arguments.int(0), height = arguments.int(1)
                configuration.bounds = width > 0 && height > 0 ? (width, height) : nil
            case nil:
                break
            }
        }
    }

    /// The state that version 6 of the interface adds.
    private static let suspended: UInt32 = 9
}
#endif
