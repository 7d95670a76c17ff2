#if X11
import CXCB
import Foundation
import TouchHost

/// What other programs request of what was copied here.
extension ClipboardSelection {
    func answer(_ request: xcb_selection_request_event_t) {
        var property = request.property == 0 ? request.target : request.property
        let isTimely = request.time == 0 || Int32(bitPattern: request.time &- state.ownedSince) >= 0
        if !state.isOwner || request.owner != state.window || !isTimely || request.selection != connection.atoms[.clipboard] {
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
                                   words: others + connection.atoms(state.names))
            return true
        }
        if target == connection.atoms[.timestamp] {
            connection.setProperty(property, of: requestor, type: XCB_ATOM_INTEGER.rawValue, words: [state.ownedSince])
            return true
        }
        guard let name = connection.names(of: [target]).first, let bytes = state.content(named: name) else { return false }
        return put(bytes, type: target, to: requestor, property)
    }

    private func put(_ bytes: [UInt8], type: xcb_atom_t, to requestor: xcb_window_t, _ property: xcb_atom_t) -> Bool {
        guard bytes.count > pieceSize else {
            xcb_change_property(connection.handle, UInt8(XCB_PROP_MODE_REPLACE.rawValue), requestor, property, type, 8,
                                UInt32(bytes.count), bytes)
            return true
        }
        let now = display.systemClock.now
        state.transfers.removeAll { now - $0.time > X11Clipboard.transferPatience || ($0.requestor == requestor && $0.property == property) }
        guard state.transfers.count < X11Clipboard.maximumTransfers else { return false }
        xcb_change_window_attributes(connection.handle, requestor, XCB_CW_EVENT_MASK.rawValue, [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue])
        connection.setProperty(property, of: requestor, type: connection.atoms[.incremental], words: [UInt32(bytes.count)])
        state.transfers.append(X11Clipboard.Transfer(requestor: requestor, property: property, type: type, bytes: bytes, time: now))
        return true
    }

    /// As much as goes into one message, with room for its head.
    private var pieceSize: Int { min(Int(xcb_get_maximum_request_length(connection.handle)) * 4 - 1024, 1 << 18) }

    /// The other program took a piece and expects the next; after the last an empty one.
    func continueTransfer(to requestor: xcb_window_t, _ property: xcb_atom_t) {
        guard let index = state.transfers.firstIndex(where: { $0.requestor == requestor && $0.property == property }) else { return }
        let transfer = state.transfers[index], end = min(transfer.sent + pieceSize, transfer.bytes.count)
        let piece = Array(transfer.bytes[transfer.sent..<end])
        xcb_change_property(connection.handle, UInt8(XCB_PROP_MODE_REPLACE.rawValue), requestor, property, transfer.type, 8,
                            UInt32(piece.count), piece)
        if piece.isEmpty {
            state.transfers.remove(at: index)
            if !state.transfers.contains(where: { $0.requestor == requestor }) {
                xcb_change_window_attributes(connection.handle, requestor, XCB_CW_EVENT_MASK.rawValue, [UInt32(0)])
            }
        } else {
            state.transfers[index].sent = end
            state.transfers[index].time = display.systemClock.now
        }
        xcb_flush(connection.handle)
    }
}
#endif
