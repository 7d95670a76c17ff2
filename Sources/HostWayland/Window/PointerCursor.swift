#if Wayland
import CLinux
import CWayland
import Foundation
import TouchHost

/// The picture of the pointer over windows: one of the theme that the environment names, or none.
@MainActor
final class PointerCursor {
    /// What a pointer that has come over a window is to show.
    private struct Wish {
        var pointer: OpaquePointer
        var serial: UInt32
        var scale: Int
    }

    /// Readable when there is something for ``dispatch()``.
    let descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))

    private let connection: Connection
    private let name: String?
    private let size: Int
    private var surface: OpaquePointer?
    private var theme: (handle: OpaquePointer, scale: Int)?
    private var loader: CursorThemeLoader?
    private var waiting: Wish?
    /// The pointer that is over a window.
    private var entered: Wish?
    private var shape = PointerShape.arrow

    /// - Parameter environment: May name a theme and a size, in points.
    init(_ connection: Connection, environment: [String: String]) {
        self.connection = connection
        name = environment["XCURSOR_THEME"]
        size = environment["XCURSOR_SIZE"].flatMap { Int($0) }.flatMap { (1...512).contains($0) ? $0 : nil } ?? 24
    }

    /// Shows it to a pointer that has come over a window: at once, or when the theme has been read.
    func show(on pointer: OpaquePointer, serial: UInt32, scale: Double) {
        entered = Wish(pointer: pointer, serial: serial, scale: Int(scale.rounded(.up)))
        waiting = entered
        grant()
    }

    /// Shows another one, at once where the pointer is over a window.
    func set(_ shape: PointerShape) {
        guard shape != self.shape else { return }
        self.shape = shape
        waiting = entered
        grant()
    }

    /// The pointer is over no window any more.
    func forget(_ pointer: OpaquePointer) {
        if waiting?.pointer == pointer { waiting = nil }
        if entered?.pointer == pointer { entered = nil }
    }

    /// Takes over a theme that has been read.
    func dispatch() {
        var count: eventfd_t = 0
        guard loader != nil, eventfd_read(descriptor, &count) == 0 else { return }
        takeTheme()
        grant()
    }

    private func grant() {
        guard let wish = waiting else { return }
        if shape == .hidden {
            waiting = nil
            wl_pointer_set_cursor(wish.pointer, wish.serial, nil, 0, 0)
        } else if let theme, theme.scale == wish.scale {
            waiting = nil
            show(theme, wish)
        } else if loader == nil {
            loader = CursorThemeLoader(name, size: size, scale: wish.scale, memory: connection.memory, news: descriptor)
        }
    }

    /// The names that themes have for the shape. Where a theme has no beam, the arrow stays.
    private var names: [String] {
        switch shape {
        case .arrow, .hidden: ["left_ptr", "default"]
        case .verticalBeam: ["text", "xterm", "left_ptr", "default"]
        case .horizontalBeam: ["vertical-text", "left_ptr", "default"]
        }
    }

    private func takeTheme() {
        guard let loader else { return }
        self.loader = nil
        // Where there is none for this scale there is none for another.
        guard let handle = loader.take() else { return waiting = nil }
        if let theme { wl_cursor_theme_destroy(theme.handle) }
        theme = (handle, loader.scale)
    }

    private func show(_ theme: (handle: OpaquePointer, scale: Int), _ wish: Wish) {
        guard let cursor = names.lazy.compactMap({ wl_cursor_theme_get_cursor(theme.handle, $0) }).first,
              cursor.pointee.image_count > 0, let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image) else { return }
        if surface == nil { surface = wl_compositor_create_surface(connection.compositor) }
        guard let surface else { return }
        // A theme gives the size that comes nearest.
        let width = Int(image.pointee.width), height = Int(image.pointee.height)
        let scale = width.isMultiple(of: theme.scale) && height.isMultiple(of: theme.scale) ? theme.scale : 1
        wl_surface_set_buffer_scale(surface, Int32(scale))
        wl_surface_attach(surface, buffer, 0, 0)
        wl_surface_damage_buffer(surface, 0, 0, Int32.max, Int32.max)
        wl_surface_commit(surface)
        wl_pointer_set_cursor(wish.pointer, wish.serial, surface, Int32(image.pointee.hotspot_x) / Int32(scale),
                              Int32(image.pointee.hotspot_y) / Int32(scale))
    }

    /// Called once, before the connection is closed.
    func destroy() {
        waiting = nil
        entered = nil
        takeTheme()
        if let surface { wl_surface_destroy(surface) }
        if let theme { wl_cursor_theme_destroy(theme.handle) }
        surface = nil
        theme = nil
        close(descriptor)
    }
}
#endif
