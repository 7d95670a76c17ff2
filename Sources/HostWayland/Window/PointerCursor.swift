#if Wayland
import CWayland
import Foundation

/// The picture of the pointer over windows: the arrow of the theme that the environment names.
@MainActor
final class PointerCursor {
    private let connection: Connection
    private var surface: OpaquePointer?
    private var theme: (handle: OpaquePointer, scale: Int)?

    init(_ connection: Connection) { self.connection = connection }

    /// Shows it to a pointer that has come over a window. A theme is read with the first.
    func show(on pointer: OpaquePointer, serial: UInt32, scale: Double) {
        let wanted = Int(scale.rounded(.up))
        if theme?.scale != wanted {
            if let theme { wl_cursor_theme_destroy(theme.handle) }
            let environment = ProcessInfo.processInfo.environment
            let size = environment["XCURSOR_SIZE"].flatMap { Int32($0) }.flatMap { (1...512).contains($0) ? $0 : nil } ?? 24
            let loaded = wl_cursor_theme_load(environment["XCURSOR_THEME"], size * Int32(wanted), connection.memory)
            theme = loaded.map { ($0, wanted) }
        }
        guard let theme,
              let cursor = wl_cursor_theme_get_cursor(theme.handle, "left_ptr") ?? wl_cursor_theme_get_cursor(theme.handle, "default"),
              cursor.pointee.image_count > 0, let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image) else { return }
        if surface == nil { surface = wl_compositor_create_surface(connection.compositor) }
        guard let surface else { return }
        // A theme gives the size that comes nearest.
        let width = Int(image.pointee.width), height = Int(image.pointee.height)
        let scale = width.isMultiple(of: wanted) && height.isMultiple(of: wanted) ? wanted : 1
        wl_surface_set_buffer_scale(surface, Int32(scale))
        wl_surface_attach(surface, buffer, 0, 0)
        wl_surface_damage_buffer(surface, 0, 0, Int32.max, Int32.max)
        wl_surface_commit(surface)
        wl_pointer_set_cursor(pointer, serial, surface, Int32(image.pointee.hotspot_x) / Int32(scale),
                              Int32(image.pointee.hotspot_y) / Int32(scale))
    }

    func destroy() {
        if let surface { wl_surface_destroy(surface) }
        if let theme { wl_cursor_theme_destroy(theme.handle) }
        surface = nil
        theme = nil
    }
}
#endif
