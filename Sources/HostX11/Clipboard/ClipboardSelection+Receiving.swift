#if X11
import CXCB
import Foundation
import TouchHost

/// What other programs have copied.
extension ClipboardSelection {
    /// Asks the owner for its content in one form and waits for it.
    func receive(_ target: xcb_atom_t) -> [UInt8]? {
        guard target != 0 else { return nil }
        let property = connection.atoms[.received], window = state.window
        let end = display.systemClock.now + X11Clipboard.longest
        xcb_delete_property(connection.handle, window, property)
        state.awaited.answer = nil
        xcb_convert_selection(connection.handle, window, connection.atoms[.clipboard], target, property, serverTimestamp())
        guard wait(until: display.systemClock.now + X11Clipboard.patience, { state.awaited.answer != nil }),
              state.awaited.answer == property, let first = take(property) else { return nil }
        guard first.type == connection.atoms[.incremental] else { return first.bytes }
        // It comes in pieces; taking one asks for the next, and an empty one is the last.
        var bytes: [UInt8] = []
        while display.systemClock.now < end {
            guard wait(until: min(display.systemClock.now + X11Clipboard.patience, end), { state.awaited.hasPiece }),
                  let piece = take(property) else { return nil }
            if piece.bytes.isEmpty { return bytes }
            bytes += piece.bytes
            guard bytes.count <= X11Clipboard.maximumBytes else { return nil }
        }
        return nil
    }

    /// Takes a property away, with what is in it.
    private func take(_ property: xcb_atom_t) -> (type: xcb_atom_t, bytes: [UInt8])? {
        // Cleared before: the next piece may be announced while this one is being read.
        state.awaited.hasPiece = false
        let cookie = xcb_get_property(connection.handle, 1, state.window, property, XCB_ATOM_ANY.rawValue, 0,
                                      UInt32(X11Clipboard.maximumBytes / 4))
        guard let reply = xcb_get_property_reply(connection.handle, cookie, nil) else { return nil }
        defer { free(reply) }
        guard reply.pointee.bytes_after == 0 else { return nil }
        let count = Int(xcb_get_property_value_length(reply))
        guard count > 0, let value = xcb_get_property_value(reply) else { return (reply.pointee.type, []) }
        return (reply.pointee.type, Array(UnsafeRawBufferPointer(start: value, count: count)))
    }

    /// The server's time, which it reports by stamping a change that changes nothing.
    func serverTimestamp() -> xcb_timestamp_t {
        state.awaited.time = nil
        xcb_change_property(connection.handle, UInt8(XCB_PROP_MODE_APPEND.rawValue), state.window, connection.atoms[.received],
                            XCB_ATOM_STRING.rawValue, 8, 0, nil)
        _ = wait(until: display.systemClock.now + X11Clipboard.patience) { state.awaited.time != nil }
        state.awaited.hasPiece = false
        return state.awaited.time ?? xcb_timestamp_t(XCB_CURRENT_TIME)
    }

    /// Reads events until the awaited one has come. Others are queued, and sent as ever.
    /// - Returns: Whether it came in time.
    private func wait(until end: Double, _ isDone: () -> Bool) -> Bool {
        xcb_flush(connection.handle)
        while true {
            readMore()
            if isDone() { return true }
            let left = end - display.systemClock.now
            guard left > 0, connection.failure == nil else { return false }
            var descriptor = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, Int32((left * 1000).rounded(.up)))
        }
    }
}
#endif
