#if X11
import CXCB
import TouchHost

/// The pictures of the pointer that a server has in its font of cursors, and one in which nothing is seen.
@MainActor
final class PointerCursors {
    private let connection: Connection
    private var made: [PointerShape: xcb_cursor_t] = [:]
    /// XC_xterm in X11's list of cursors; the font has no horizontal beam.
    private static let beam: UInt16 = 152

    init(_ connection: Connection) { self.connection = connection }

    /// The cursor for a shape; 0 for the one that the desktop has.
    func cursor(_ shape: PointerShape) -> xcb_cursor_t {
        if let known = made[shape] { return known }
        let new: xcb_cursor_t = switch shape {
        case .arrow, .horizontalBeam: 0
        case .verticalBeam: glyph(Self.beam)
        case .hidden: empty()
        }
        made[shape] = new
        return new
    }

    private func glyph(_ number: UInt16) -> xcb_cursor_t {
        let font = xcb_generate_id(connection.handle), cursor = xcb_generate_id(connection.handle)
        xcb_open_font(connection.handle, font, 6, "cursor")
        xcb_create_glyph_cursor(connection.handle, cursor, font, font, number, number + 1, 0, 0, 0, .max, .max, .max)
        xcb_close_font(connection.handle, font)
        return cursor
    }

    /// One pixel whose mask is 0.
    private func empty() -> xcb_cursor_t {
        let pixel = xcb_generate_id(connection.handle), context = xcb_generate_id(connection.handle), cursor = xcb_generate_id(connection.handle)
        xcb_create_pixmap(connection.handle, 1, pixel, connection.root, 1, 1)
        xcb_create_gc(connection.handle, context, pixel, XCB_GC_FOREGROUND.rawValue, [UInt32(0)])
        xcb_poly_fill_rectangle(connection.handle, pixel, context, 1, [xcb_rectangle_t(x: 0, y: 0, width: 1, height: 1)])
        xcb_create_cursor(connection.handle, cursor, pixel, pixel, 0, 0, 0, 0, 0, 0, 0, 0)
        xcb_free_gc(connection.handle, context)
        xcb_free_pixmap(connection.handle, pixel)
        return cursor
    }
}
#endif
