#if X11
import CXCB
import Foundation
@testable import HostX11

/// Another client on the display: a window manager, or another window.
@MainActor
final class OtherClient {
    let connection: Connection

    init(_ rig: Rig) throws {
        connection = try Connection(display: rig.display, options: X11Options())
    }

    isolated deinit { connection.disconnect() }

    func unmap(_ window: UInt32) {
        xcb_unmap_window(connection.handle, window)
        finish()
    }

    func map(_ window: UInt32) {
        xcb_map_window(connection.handle, window)
        finish()
    }

    func resize(_ window: UInt32, width: Int, height: Int) {
        xcb_configure_window(connection.handle, window, UInt16(XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue),
                             [UInt32(width), UInt32(height)])
        finish()
    }

    func focusRoot() {
        xcb_set_input_focus(connection.handle, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), connection.root,
                            xcb_timestamp_t(XCB_CURRENT_TIME))
        finish()
    }

    /// Takes the keyboard away from all others, as a shortcut of the desktop does.
    func grabKeyboard() {
        let mode = UInt8(XCB_GRAB_MODE_ASYNC.rawValue)
        free(xcb_grab_keyboard_reply(connection.handle, xcb_grab_keyboard(connection.handle, 1, connection.root,
                                                                          xcb_timestamp_t(XCB_CURRENT_TIME), mode, mode), nil))
    }

    func letGoOfKeyboard() {
        xcb_ungrab_keyboard(connection.handle, xcb_timestamp_t(XCB_CURRENT_TIME))
        finish()
    }

    /// What a window manager sends when the person closes the window.
    func askToClose(_ window: UInt32) {
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = window
        event.type = connection.atoms[.wmProtocols]
        event.data.data32.0 = connection.atoms[.wmDeleteWindow]
        withUnsafeBytes(of: &event) {
            _ = xcb_send_event(connection.handle, 0, window, 0, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
        finish()
    }

    /// Covers a part of the screen.
    func cover(x: Int, y: Int, width: Int, height: Int) -> UInt32 {
        let window = connection.newID()
        xcb_create_window(connection.handle, 0, window, connection.root, Int16(x), Int16(y), UInt16(width), UInt16(height), 0,
                          UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0, XCB_CW_BACK_PIXEL.rawValue, [UInt32(0x00ff00)])
        map(window)
        return window
    }

    func text(_ name: Atoms.Name, of window: UInt32) -> String {
        String(decoding: connection.property(connection.atoms[name], of: window), as: UTF8.self)
    }

    func words(_ name: Atoms.Name, of window: UInt32) -> [UInt32] {
        connection.property(connection.atoms[name], of: window).withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 3, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self) }
        }
    }

    func setResources(_ text: String) {
        connection.setProperty(XCB_ATOM_RESOURCE_MANAGER.rawValue, of: connection.root, type: XCB_ATOM_STRING.rawValue, text: text)
        finish()
    }

    /// Says what window managers say of themselves, and manages nothing.
    func beWindowManager() {
        connection.setProperty(connection.atoms[.netSupportingWMCheck], of: connection.root, type: XCB_ATOM_WINDOW.rawValue, words: [connection.root])
        finish()
    }

    /// Waits until the server has done it.
    func finish() {
        free(xcb_get_input_focus_reply(connection.handle, xcb_get_input_focus(connection.handle), nil))
    }
}
#endif
