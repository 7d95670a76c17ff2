#if X11
import CXCB
import Foundation
import TouchHost

/// The selection CLIPBOARD, which programs of an X server share: the program that copied last answers all others.
@MainActor
final class ClipboardSelection {
    unowned let display: DisplayState
    var state = X11Clipboard()
    /// Another program changed the clipboard, and the client was not notified yet.
    var isChanged = false
    /// Reads and queues what has come, while an answer is awaited.
    let readMore: () -> Void

    init(_ display: DisplayState, readMore: @escaping () -> Void) {
        self.display = display
        self.readMore = readMore
    }

    var connection: Connection { display.connection }

    var changeCount: Int { state.changeCount }

    /// Makes this program the one that copied last.
    func set(_ contents: [ClipboardContent]) {
        guard prepare() else { return }
        state.changeCount += 1
        state.foreignTypes = nil
        state.contents = contents
        state.isOwner = !contents.isEmpty
        // The selection is taken with a time of the server's, so that of two programs the later one has it.
        let time = serverTimestamp()
        state.ownedSince = time
        let owner = contents.isEmpty ? xcb_window_t(XCB_WINDOW_NONE.rawValue) : state.window
        xcb_set_selection_owner(connection.handle, owner, connection.atoms[.clipboard], time)
        xcb_flush(connection.handle)
    }

    /// What can be had. Asks the program that copied last, once a change.
    func types() -> [String] {
        if state.isOwner { return state.contents.map(\.type) }
        if let known = state.foreignTypes, known.count == state.changeCount { return known.types }
        guard prepare() else { return [] }
        let count = state.changeCount
        let words = receive(connection.atoms[.targets])?.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: xcb_atom_t.self) }
        } ?? []
        let types = X11Clipboard.types(connection.names(of: Array(words.prefix(X11Clipboard.maximumTypes))))
        // Where the server doesn't report changes, it has to be asked each time.
        if connection.xfixesFirstEvent != nil { state.foreignTypes = (count, types) }
        return types
    }

    /// The content in one form; `nil` where it can't be had.
    func content(ofType type: String) -> [UInt8]? {
        if state.isOwner { return state.contents.first { $0.type == type }?.bytes }
        guard prepare(), !type.isEmpty, type.utf8.count <= 255 else { return nil }
        if type == X11Clipboard.text, let bytes = receive(connection.atoms[.utf8String]) { return bytes }
        if let bytes = receive(connection.atom(type)) { return bytes }
        guard type == "text/plain", let latin = receive(XCB_ATOM_STRING.rawValue) else { return nil }
        return Array(String(String.UnicodeScalarView(latin.map { Unicode.Scalar($0) })).utf8)
    }

    /// Makes the window that selections need.
    func prepare() -> Bool {
        guard connection.failure == nil, display.isConnected else { return false }
        guard state.window == 0 else { return true }
        state.window = connection.newID()
        xcb_create_window(connection.handle, 0, state.window, connection.root, 0, 0, 1, 1, 0,
                          UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, XCB_CW_EVENT_MASK.rawValue,
                          [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue])
        return true
    }

    // MARK: Events

    func handle(_ raw: UnsafeMutableRawPointer, _ type: Int32) {
        switch type {
        case XCB_SELECTION_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_selection_notify_event_t.self).pointee
            if event.requestor == state.window { state.awaited.answer = event.property }
        case XCB_SELECTION_CLEAR:
            let event = raw.assumingMemoryBound(to: xcb_selection_clear_event_t.self).pointee
            if event.owner == state.window { lose() }
        default:
            answer(raw.assumingMemoryBound(to: xcb_selection_request_event_t.self).pointee)
        }
    }

    /// Another program has the clipboard now.
    func handleOwner(_ event: xcb_xfixes_selection_notify_event_t) {
        guard event.selection == connection.atoms[.clipboard], state.window == 0 || event.owner != state.window else { return }
        // Word of an owner before us.
        if state.isOwner, Int32(bitPattern: event.selection_timestamp &- state.ownedSince) < 0 { return }
        let isOurs = event.owner == XCB_WINDOW_NONE.rawValue && !state.isOwner && state.ownedSince == event.selection_timestamp
        state.isOwner = false
        state.contents = []
        state.foreignTypes = nil
        guard !isOurs else { return }
        state.changeCount += 1
        isChanged = true
    }

    /// The same, where the server reports changes only to the client that had it.
    private func lose() {
        guard connection.xfixesFirstEvent == nil else { return }
        state.isOwner = false
        state.contents = []
        state.changeCount += 1
        isChanged = true
    }

    func handleProperty(_ event: xcb_property_notify_event_t) {
        let isNew = event.state == UInt8(XCB_PROPERTY_NEW_VALUE.rawValue)
        if event.window == state.window, state.window != 0 {
            guard event.atom == connection.atoms[.received], isNew else { return }
            state.awaited.time = event.time
            state.awaited.hasPiece = true
        } else if !isNew {
            continueTransfer(to: event.window, event.atom)
        }
    }
}
#endif
