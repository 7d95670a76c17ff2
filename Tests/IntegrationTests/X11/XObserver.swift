#if X11
import CXCB
import Foundation

/// Another program on the same X server: it sees the screen as a person would, and does what window managers do.
final class XObserver {
    struct Window: Equatable {
        let id: UInt32
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    private let connection: OpaquePointer
    private let root: xcb_window_t

    init(_ display: String) throws {
        guard let connection = xcb_connect(display, nil), xcb_connection_has_error(connection) == 0 else {
            throw Trouble("no connection to the display \(display)")
        }
        self.connection = connection
        root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
    }

    deinit { xcb_disconnect(connection) }

    /// The windows that are shown, bottom to top.
    func windows() -> [Window] {
        guard let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil) else { return [] }
        defer { free(tree) }
        let children = UnsafeBufferPointer(start: xcb_query_tree_children(tree), count: Int(xcb_query_tree_children_length(tree)))
        return children.compactMap { id in
            guard let attributes = xcb_get_window_attributes_reply(connection, xcb_get_window_attributes(connection, id), nil) else { return nil }
            defer { free(attributes) }
            guard attributes.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue),
                  let geometry = xcb_get_geometry_reply(connection, xcb_get_geometry(connection, id), nil) else { return nil }
            defer { free(geometry) }
            return Window(id: id, x: Int(geometry.pointee.x), y: Int(geometry.pointee.y), width: Int(geometry.pointee.width),
                          height: Int(geometry.pointee.height))
        }
    }

    /// What the screen shows of a rectangle.
    func picture(x: Int = 0, y: Int = 0, width: Int, height: Int) throws -> Picture {
        let cookie = xcb_get_image(connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), root, Int16(x), Int16(y), UInt16(width),
                                   UInt16(height), ~0)
        guard let reply = xcb_get_image_reply(connection, cookie, nil) else { throw Trouble("the screen can't be read") }
        defer { free(reply) }
        guard xcb_get_image_data_length(reply) == width * height * 4, let data = xcb_get_image_data(reply) else {
            throw Trouble("the screen has pixels of another size than four bytes")
        }
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            memcpy(buffer.baseAddress!, data, width * height * 4)
            count = width * height
        }
        return Picture(width: width, height: height, pixels: pixels)
    }

    func resize(_ window: Window, width: Int, height: Int) {
        let mask = UInt16(XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue)
        xcb_configure_window(connection, window.id, mask, [UInt32(width), UInt32(height)])
        xcb_flush(connection)
    }

    /// What a window manager sends when the person closes a window.
    func close(_ window: Window) {
        var message = xcb_client_message_event_t()
        message.response_type = UInt8(XCB_CLIENT_MESSAGE)
        message.format = 32
        message.window = window.id
        message.type = atom("WM_PROTOCOLS")
        message.data.data32.0 = atom("WM_DELETE_WINDOW")
        withUnsafeBytes(of: &message) { bytes in
            _ = xcb_send_event(connection, 0, window.id, 0, bytes.bindMemory(to: CChar.self).baseAddress)
        }
        xcb_flush(connection)
    }

    func unmap(_ window: Window) {
        xcb_unmap_window(connection, window.id)
        xcb_flush(connection)
    }

    func map(_ window: Window) {
        xcb_map_window(connection, window.id)
        xcb_flush(connection)
    }

    private func atom(_ name: String) -> xcb_atom_t {
        guard let reply = xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name), nil) else { return 0 }
        defer { free(reply) }
        return reply.pointee.atom
    }
}
#endif
