#if X11
import CXCB
import Foundation
public import TouchHost

/// The selection CLIPBOARD, which programs of an X server share: the program that copied last answers all others.
extension X11Host: ClipboardHost {
    public var clipboardChangeCount: Int { clipboard.changeCount }

    public func setClipboard(_ contents: [ClipboardContent]) {
        guard prepareClipboard() else { return }
        clipboard.changeCount += 1
        clipboard.foreignTypes = nil
        clipboard.contents = contents
        clipboard.isOwner = !contents.isEmpty
        // The selection is taken with a time of the server's, so that of two programs the later one has it.
        let time = serverTimestamp()
        clipboard.ownedSince = time
        let owner = contents.isEmpty ? xcb_window_t(XCB_WINDOW_NONE.rawValue) : clipboard.window
        xcb_set_selection_owner(connection.handle, owner, connection.atoms[.clipboard], time)
        xcb_flush(connection.handle)
    }

    public func clipboardTypes() -> [String] {
        if clipboard.isOwner { return clipboard.contents.map(\.type) }
        if let known = clipboard.foreignTypes, known.count == clipboard.changeCount { return known.types }
        guard prepareClipboard() else { return [] }
        let count = clipboard.changeCount
        let words = receive(connection.atoms[.targets])?.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: xcb_atom_t.self) }
        } ?? []
        let types = X11Clipboard.types(connection.names(of: Array(words.prefix(X11Clipboard.maximumTypes))))
        // Where the server doesn't report changes, it has to be asked each time.
        if connection.xfixesFirstEvent != nil { clipboard.foreignTypes = (count, types) }
        return types
    }

    public func clipboardContent(ofType type: String) -> [UInt8]? {
        if clipboard.isOwner { return clipboard.contents.first { $0.type == type }?.bytes }
        guard prepareClipboard(), !type.isEmpty, type.utf8.count <= 255 else { return nil }
        if type == X11Clipboard.text, let bytes = receive(connection.atoms[.utf8String]) { return bytes }
        if let bytes = receive(connection.atom(type)) { return bytes }
        guard type == "text/plain", let latin = receive(XCB_ATOM_STRING.rawValue) else { return nil }
        return Array(String(String.UnicodeScalarView(latin.map { Unicode.Scalar($0) })).utf8)
    }

    /// Makes the window that selections need.
    func prepareClipboard() -> Bool {
        guard connection.failure == nil, isConnected else { return false }
        guard clipboard.window == 0 else { return true }
        clipboard.window = connection.newID()
        xcb_create_window(connection.handle, 0, clipboard.window, connection.root, 0, 0, 1, 1, 0,
                          UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, XCB_CW_EVENT_MASK.rawValue,
                          [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue])
        return true
    }

    // MARK: Receiving

    /// Asks the owner for its content in one form and waits for it.
    private func receive(_ target: xcb_atom_t) -> [UInt8]? {
        guard target != 0 else { return nil }
        let property = connection.atoms[.received], window = clipboard.window
        let end = systemClock.now + X11Clipboard.longest
        xcb_delete_property(connection.handle, window, property)
        clipboard.awaited.answer = nil
        xcb_convert_selection(connection.handle, window, connection.atoms[.clipboard], target, property, serverTimestamp())
        guard wait(until: systemClock.now + X11Clipboard.patience, { clipboard.awaited.answer != nil }),
              clipboard.awaited.answer == property, let first = take(property) else { return nil }
        guard first.type == connection.atoms[.incremental] else { return first.bytes }
        // It comes in pieces; taking one asks for the next, and an empty one is the last.
        var bytes: [UInt8] = []
        while systemClock.now < end {
            guard wait(until: min(systemClock.now + X11Clipboard.patience, end), { clipboard.awaited.hasPiece }),
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
        clipboard.awaited.hasPiece = false
        let cookie = xcb_get_property(connection.handle, 1, clipboard.window, property, XCB_ATOM_ANY.rawValue, 0,
                                      UInt32(X11Clipboard.maximumBytes / 4))
        guard let reply = xcb_get_property_reply(connection.handle, cookie, nil) else { return nil }
        defer { free(reply) }
        guard reply.pointee.bytes_after == 0 else { return nil }
        let count = Int(xcb_get_property_value_length(reply))
        guard count > 0, let value = xcb_get_property_value(reply) else { return (reply.pointee.type, []) }
        return (reply.pointee.type, Array(UnsafeRawBufferPointer(start: value, count: count)))
    }

    /// The server's time, which it reports by stamping a change that changes nothing.
    private func serverTimestamp() -> xcb_timestamp_t {
        clipboard.awaited.time = nil
        xcb_change_property(connection.handle, UInt8(XCB_PROP_MODE_APPEND.rawValue), clipboard.window, connection.atoms[.received],
                            XCB_ATOM_STRING.rawValue, 8, 0, nil)
        _ = wait(until: systemClock.now + X11Clipboard.patience) { clipboard.awaited.time != nil }
        clipboard.awaited.hasPiece = false
        return clipboard.awaited.time ?? xcb_timestamp_t(XCB_CURRENT_TIME)
    }

    /// Reads events until the awaited one has come. Others are queued, and sent as ever.
    /// - Returns: Whether it came in time.
    private func wait(until end: Double, _ isDone: () -> Bool) -> Bool {
        xcb_flush(connection.handle)
        while true {
            readWaiting()
            if isDone() { return true }
            let left = end - systemClock.now
            guard left > 0, connection.failure == nil else { return false }
            var descriptor = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, Int32((left * 1000).rounded(.up)))
        }
    }

    // MARK: Events

    func handleSelection(_ raw: UnsafeMutableRawPointer, _ type: Int32) {
        switch type {
        case XCB_SELECTION_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_selection_notify_event_t.self).pointee
            if event.requestor == clipboard.window { clipboard.awaited.answer = event.property }
        case XCB_SELECTION_CLEAR:
            let event = raw.assumingMemoryBound(to: xcb_selection_clear_event_t.self).pointee
            if event.owner == clipboard.window { loseClipboard() }
        default:
            answer(raw.assumingMemoryBound(to: xcb_selection_request_event_t.self).pointee)
        }
    }

    /// Another program has the clipboard now.
    func handleOwner(_ event: xcb_xfixes_selection_notify_event_t) {
        guard event.selection == connection.atoms[.clipboard], clipboard.window == 0 || event.owner != clipboard.window else { return }
        // Word of an owner before us.
        if clipboard.isOwner, Int32(bitPattern: event.selection_timestamp &- clipboard.ownedSince) < 0 { return }
        let isOurs = event.owner == XCB_WINDOW_NONE.rawValue && !clipboard.isOwner && clipboard.ownedSince == event.selection_timestamp
        clipboard.isOwner = false
        clipboard.contents = []
        clipboard.foreignTypes = nil
        guard !isOurs else { return }
        clipboard.changeCount += 1
        clipboardChanged = true
    }

    /// The same, where the server reports changes only to the client that had it.
    private func loseClipboard() {
        guard connection.xfixesFirstEvent == nil else { return }
        clipboard.isOwner = false
        clipboard.contents = []
        clipboard.changeCount += 1
        clipboardChanged = true
    }

    func handleClipboardProperty(_ event: xcb_property_notify_event_t) {
        let isNew = event.state == UInt8(XCB_PROPERTY_NEW_VALUE.rawValue)
        if event.window == clipboard.window, clipboard.window != 0 {
            guard event.atom == connection.atoms[.received], isNew else { return }
            clipboard.awaited.time = event.time
            clipboard.awaited.hasPiece = true
        } else if !isNew {
            continueTransfer(to: event.window, event.atom)
        }
    }

    // MARK: Sending

    private func answer(_ request: xcb_selection_request_event_t) {
        var property = request.property == 0 ? request.target : request.property
        let isTimely = request.time == 0 || Int32(bitPattern: request.time &- clipboard.ownedSince) >= 0
        if !clipboard.isOwner || request.owner != clipboard.window || !isTimely || request.selection != connection.atoms[.clipboard] {
            property = 0
        } else if request.target == connection.atoms[.multiple] {
            answerSeveral(request, property)
        } else if !put(request.target, to: request.requestor, property) {
            property = 0
        }
        var notice = xcb_selection_notify_event_t()
        notice.response_type = UInt8(XCB_SELECTION_NOTIFY)
        notice.time = request.time
        notice.requestor = request.requestor
        notice.selection = request.selection
        notice.target = request.target
        notice.property = property
        // The server copies as much as any event is long.
        withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { buffer in
            buffer.initializeMemory(as: UInt8.self, repeating: 0)
            buffer.baseAddress?.storeBytes(of: notice, as: xcb_selection_notify_event_t.self)
            _ = xcb_send_event(connection.handle, 0, request.requestor, 0, buffer.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
        xcb_flush(connection.handle)
    }

    /// Pairs of targets and properties; a target that can't be had is put to nothing.
    private func answerSeveral(_ request: xcb_selection_request_event_t, _ property: xcb_atom_t) {
        var pairs = Array(connection.words(property, of: request.requestor).prefix(2 * X11Clipboard.maximumTransfers))
        for index in stride(from: 0, to: pairs.count - 1, by: 2) where !put(pairs[index], to: request.requestor, pairs[index + 1]) {
            pairs[index] = 0
        }
        connection.setProperty(property, of: request.requestor, type: connection.atoms[.atomPair], words: pairs)
    }

    /// Puts the content in one form into a property of the window that requests it.
    private func put(_ target: xcb_atom_t, to requestor: xcb_window_t, _ property: xcb_atom_t) -> Bool {
        guard property != 0 else { return false }
        if target == connection.atoms[.targets] {
            let others = [connection.atoms[.targets], connection.atoms[.multiple], connection.atoms[.timestamp]]
            connection.setProperty(property, of: requestor, type: XCB_ATOM_ATOM.rawValue,
                                   words: others + connection.atoms(clipboard.names))
            return true
        }
        if target == connection.atoms[.timestamp] {
            connection.setProperty(property, of: requestor, type: XCB_ATOM_INTEGER.rawValue, words: [clipboard.ownedSince])
            return true
        }
        guard let name = connection.names(of: [target]).first, let bytes = clipboard.content(named: name) else { return false }
        return put(bytes, type: target, to: requestor, property)
    }

    private func put(_ bytes: [UInt8], type: xcb_atom_t, to requestor: xcb_window_t, _ property: xcb_atom_t) -> Bool {
        guard bytes.count > pieceSize else {
            xcb_change_property(connection.handle, UInt8(XCB_PROP_MODE_REPLACE.rawValue), requestor, property, type, 8,
                                UInt32(bytes.count), bytes)
            return true
        }
        let now = systemClock.now
        clipboard.transfers.removeAll { now - $0.time > X11Clipboard.transferPatience || ($0.requestor == requestor && $0.property == property) }
        guard clipboard.transfers.count < X11Clipboard.maximumTransfers else { return false }
        xcb_change_window_attributes(connection.handle, requestor, XCB_CW_EVENT_MASK.rawValue, [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue])
        connection.setProperty(property, of: requestor, type: connection.atoms[.incremental], words: [UInt32(bytes.count)])
        clipboard.transfers.append(X11Clipboard.Transfer(requestor: requestor, property: property, type: type, bytes: bytes, time: now))
        return true
    }

    /// As much as goes into one message, with room for its head.
    private var pieceSize: Int { min(Int(xcb_get_maximum_request_length(connection.handle)) * 4 - 1024, 1 << 18) }

    /// The other program took a piece and expects the next; after the last an empty one.
    private func continueTransfer(to requestor: xcb_window_t, _ property: xcb_atom_t) {
        guard let index = clipboard.transfers.firstIndex(where: { $0.requestor == requestor && $0.property == property }) else { return }
        let transfer = clipboard.transfers[index], end = min(transfer.sent + pieceSize, transfer.bytes.count)
        let piece = Array(transfer.bytes[transfer.sent..<end])
        xcb_change_property(connection.handle, UInt8(XCB_PROP_MODE_REPLACE.rawValue), requestor, property, transfer.type, 8,
                            UInt32(piece.count), piece)
        if piece.isEmpty {
            clipboard.transfers.remove(at: index)
            if !clipboard.transfers.contains(where: { $0.requestor == requestor }) {
                xcb_change_window_attributes(connection.handle, requestor, XCB_CW_EVENT_MASK.rawValue, [UInt32(0)])
            }
        } else {
            clipboard.transfers[index].sent = end
            clipboard.transfers[index].time = systemClock.now
        }
        xcb_flush(connection.handle)
    }
}
#endif
