#if X11
import CXCB
import Foundation

/// Features to leave unused although the server has them. For tests, and to separate a server's fault from ours.
package struct X11Options: Sendable {
    /// Frames travel through shared memory. Without it, as with a server on another machine, through the connection.
    package var sharedMemory = true
    /// The server reports refreshes. Without it a timer stands for them.
    package var presentExtension = true
    package init() {}
}

/// The connection to the server, and what is asked once when it is made.
///
/// Questions are sent in bunches and answered in as few round trips as they depend on each other.
@MainActor
final class Connection {
    let handle: OpaquePointer
    let screen: UnsafeMutablePointer<xcb_screen_t>
    let screenNumber: Int
    let visual: xcb_visualid_t
    let depth: UInt8
    let atoms: Atoms
    let inputOpcode: UInt8
    /// The first of the events of XInput 1.
    let inputFirstEvent: UInt8
    /// Whether touchpads report pinches (XInput 2.4).
    let hasGestures: Bool
    let sharesMemory: Bool
    let presentOpcode: UInt8?
    let randrFirstEvent: UInt8?
    let xkbFirstEvent: UInt8?
    let xfixesFirstEvent: UInt8?
    let isOnThisMachine: Bool

    var root: xcb_window_t { screen.pointee.root }
    var descriptor: Int32 { xcb_get_file_descriptor(handle) }

    /// - Parameter display: As in `DISPLAY`, which is taken when it is `nil`.
    init(display: String?, options: X11Options) throws {
        let name = display ?? ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
        guard !name.isEmpty else { throw X11Error("DISPLAY is not set") }
        isOnThisMachine = Self.isOnThisMachine(name)
        var number: Int32 = 0
        guard let handle = xcb_connect(name, &number) else { throw X11Error("there is no memory to connect to the display \(name)") }
        do {
            try Self.check(handle, name)
            cxcb_prefetch_extensions(handle)
            let pendingAtoms = Atoms.ask(handle)
            guard let screen = Self.screen(handle, Int(number)) else { throw X11Error("the display \(name) has no screen \(number)") }
            guard let pixels = Self.pixels(screen, setup: xcb_get_setup(handle)) else {
                throw X11Error("the display \(name) has no pixels of 8 bits a colour, which is the one format drawn in here")
            }
            guard let input = Self.extensionData(handle, cxcb_extension_input) else {
                throw X11Error("the display \(name) lacks the extension XInput, which touches come through")
            }
            inputOpcode = input.major_opcode
            inputFirstEvent = input.first_event
            let version = xcb_input_xi_query_version(handle, 2, 4)
            let shm = options.sharedMemory ? Self.extensionData(handle, cxcb_extension_shm) : nil
            let present = options.presentExtension ? Self.extensionData(handle, cxcb_extension_present) : nil
            let randr = Self.extensionData(handle, cxcb_extension_randr)
            sharesMemory = shm != nil
            presentOpcode = present?.major_opcode
            if present != nil { xcb_discard_reply(handle, xcb_present_query_version(handle, 1, 0).sequence) }
            let randrVersion = randr.map { _ in xcb_randr_query_version(handle, 1, 5) }
            xkbFirstEvent = Self.extensionData(handle, cxcb_extension_xkb)?.first_event
            xfixesFirstEvent = Self.extensionData(handle, cxcb_extension_xfixes)?.first_event
            if xfixesFirstEvent != nil { xcb_discard_reply(handle, xcb_xfixes_query_version(handle, 1, 0).sequence) }

            guard let answer = xcb_input_xi_query_version_reply(handle, version, nil) else {
                throw X11Error("the display \(name) does not answer about its version of XInput")
            }
            defer { free(answer) }
            guard (answer.pointee.major_version, answer.pointee.minor_version) >= (2, 2) else {
                throw X11Error("the display \(name) has XInput \(answer.pointee.major_version).\(answer.pointee.minor_version); "
                               + "touches came with 2.2")
            }
            hasGestures = (answer.pointee.major_version, answer.pointee.minor_version) >= (2, 4)
            let randrAnswer = randrVersion.flatMap { xcb_randr_query_version_reply(handle, $0, nil) }
            let hasMonitors = randrAnswer.map { ($0.pointee.major_version, $0.pointee.minor_version) >= (1, 5) } ?? false
            free(randrAnswer)
            randrFirstEvent = hasMonitors ? randr?.first_event : nil
            atoms = Atoms(handle, pendingAtoms)
            self.screen = screen
            screenNumber = Int(number)
            (visual, depth) = pixels
            try Self.check(handle, name)
            self.handle = handle
        } catch {
            xcb_disconnect(handle)
            throw error
        }
    }

    func disconnect() { xcb_disconnect(handle) }

    /// Why the connection broke, or `nil` while it holds.
    var failure: String? {
        switch xcb_connection_has_error(handle) {
        case 0: nil
        case XCB_CONN_CLOSED_MEM_INSUFFICIENT: "there is no memory to talk to the display"
        case XCB_CONN_CLOSED_REQ_LEN_EXCEED: "a request was too long for the display"
        default: "the display closed the connection"
        }
    }

    func newID() -> UInt32 { xcb_generate_id(handle) }

    /// A window's property as bytes: one round trip.
    func property(_ atom: xcb_atom_t, of window: xcb_window_t, words: UInt32 = 4096) -> [UInt8] {
        let cookie = xcb_get_property(handle, 0, window, atom, XCB_ATOM_ANY.rawValue, 0, words)
        guard let reply = xcb_get_property_reply(handle, cookie, nil) else { return [] }
        defer { free(reply) }
        let count = Int(xcb_get_property_value_length(reply))
        guard count > 0, let value = xcb_get_property_value(reply) else { return [] }
        return Array(UnsafeRawBufferPointer(start: value, count: count))
    }

    /// A window's property of 32-bit values: one round trip.
    func words(_ atom: xcb_atom_t, of window: xcb_window_t) -> [UInt32] {
        property(atom, of: window).withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    func setProperty(_ atom: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t, words: [UInt32]) {
        xcb_change_property(handle, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom, type, 32, UInt32(words.count), words)
    }

    func setProperty(_ atom: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t, text: String) {
        let bytes = Array(text.utf8)
        xcb_change_property(handle, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom, type, 8, UInt32(bytes.count), bytes)
    }

    /// The server's numbers for names: one round trip for all.
    func atoms(_ names: [String]) -> [xcb_atom_t] {
        let cookies = names.map { xcb_intern_atom(handle, 0, UInt16(clamping: $0.utf8.count), $0) }
        return cookies.map { cookie in
            let reply = xcb_intern_atom_reply(handle, cookie, nil)
            defer { free(reply) }
            return reply?.pointee.atom ?? 0
        }
    }

    func atom(_ name: String) -> xcb_atom_t { atoms([name])[0] }

    /// The names behind the server's numbers, without those that name nothing: one round trip for all.
    func names(of atoms: [xcb_atom_t]) -> [String] {
        let cookies = atoms.map { xcb_get_atom_name(handle, $0) }
        return cookies.compactMap { cookie in
            guard let reply = xcb_get_atom_name_reply(handle, cookie, nil) else { return nil }
            defer { free(reply) }
            let bytes = UnsafeRawBufferPointer(start: xcb_get_atom_name_name(reply), count: Int(xcb_get_atom_name_name_length(reply)))
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Whether xcb reaches the display of this name by a socket of the file system. ssh brings displays of other machines by the network, as `localhost:10.0`.
    nonisolated static func isOnThisMachine(_ name: String) -> Bool { [":", "unix:", "unix/", "/"].contains { name.hasPrefix($0) } }

    private static func check(_ handle: OpaquePointer, _ name: String) throws {
        switch xcb_connection_has_error(handle) {
        case 0: return
        case XCB_CONN_CLOSED_PARSE_ERR: throw X11Error("'\(name)' is not the name of a display; one looks like :0 or host:0")
        case XCB_CONN_CLOSED_INVALID_SCREEN: throw X11Error("the display \(name) has no such screen")
        default: throw X11Error("the display \(name) does not answer, or does not let this user in")
        }
    }

    private static func extensionData(_ handle: OpaquePointer, _ id: cxcb_extension) -> xcb_query_extension_reply_t? {
        guard let data = cxcb_extension_data(handle, id), data.pointee.present != 0 else { return nil }
        return data.pointee
    }

    private static func screen(_ handle: OpaquePointer, _ number: Int) -> UnsafeMutablePointer<xcb_screen_t>? {
        var screens = xcb_setup_roots_iterator(xcb_get_setup(handle))
        var left = number
        while screens.rem > 0 {
            if left == 0 { return screens.data }
            left -= 1
            xcb_screen_next(&screens)
        }
        return nil
    }

    /// A visual whose pixels are what the compositor draws: 32 bits, blue first in memory. The root window's is taken if it is one.
    private static func pixels(_ screen: UnsafeMutablePointer<xcb_screen_t>,
                               setup: UnsafePointer<xcb_setup_t>) -> (xcb_visualid_t, UInt8)? {
        guard setup.pointee.image_byte_order == UInt8(XCB_IMAGE_ORDER_LSB_FIRST.rawValue) else { return nil }
        var formats = xcb_setup_pixmap_formats_iterator(setup)
        while formats.rem > 0, formats.data.pointee.depth != 24 || formats.data.pointee.bits_per_pixel != 32 {
            xcb_format_next(&formats)
        }
        guard formats.rem > 0 else { return nil }
        var found: xcb_visualid_t?
        var depths = xcb_screen_allowed_depths_iterator(screen)
        while depths.rem > 0 {
            var visuals = xcb_depth_visuals_iterator(depths.data)
            while depths.data.pointee.depth == 24, visuals.rem > 0 {
                let visual = visuals.data.pointee
                if visual._class == UInt8(XCB_VISUAL_CLASS_TRUE_COLOR.rawValue), visual.red_mask == 0xff0000,
                   visual.green_mask == 0xff00, visual.blue_mask == 0xff {
                    if visual.visual_id == screen.pointee.root_visual { return (visual.visual_id, 24) }
                    found = found ?? visual.visual_id
                }
                xcb_visualtype_next(&visuals)
            }
            xcb_depth_next(&depths)
        }
        return found.map { ($0, 24) }
    }
}
#endif
