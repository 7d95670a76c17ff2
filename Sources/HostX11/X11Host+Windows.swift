#if X11
import CXCB
import Foundation
import TouchHost

/// What happens to windows and to the screen.
extension X11Host {
    func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>, now: Double) {
        let raw = UnsafeMutableRawPointer(event)
        let type = event.pointee.response_type & 0x7f
        if type == UInt8(XCB_GE_GENERIC) {
            let generic = raw.assumingMemoryBound(to: xcb_ge_generic_event_t.self)
            if generic.pointee.`extension` == connection.inputOpcode {
                handleInput(raw, generic.pointee.event_type, now: now)
            } else if generic.pointee.`extension` == connection.presentOpcode {
                handlePresent(raw, generic.pointee.event_type, now: now)
            }
        } else if Int32(type) - Int32(connection.inputFirstEvent) == XCB_INPUT_PROXIMITY_OUT {
            handleProximity(raw.assumingMemoryBound(to: xcb_input_proximity_out_event_t.self).pointee, isIn: false, now: now)
        } else if type == connection.xkbFirstEvent {
            // The layout, or the keyboard itself, changed; changes of state come with the keys.
            keyboard.isStale = true
        } else if let first = connection.randrFirstEvent, type == first || type == first + 1 {
            updateOutputs()
        } else if let first = connection.xfixesFirstEvent, type == first + UInt8(XCB_XFIXES_SELECTION_NOTIFY) {
            handleOwner(raw.assumingMemoryBound(to: xcb_xfixes_selection_notify_event_t.self).pointee)
        } else {
            handleCore(raw, Int32(type), isSent: event.pointee.response_type & 0x80 != 0, now: now)
        }
    }

    private func handleCore(_ raw: UnsafeMutableRawPointer, _ type: Int32, isSent: Bool, now: Double) {
        switch type {
        case XCB_EXPOSE:
            let event = raw.assumingMemoryBound(to: xcb_expose_event_t.self).pointee
            surface(event.window)?.expose(PixelRect(minX: Int(event.x), minY: Int(event.y), maxX: Int(event.x) + Int(event.width),
                                                    maxY: Int(event.y) + Int(event.height)))
        case XCB_CONFIGURE_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_configure_notify_event_t.self).pointee
            surface(event.window)?.configure(event, isPlaced: isSent || !hasWindowManager)
        case XCB_MAP_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_map_notify_event_t.self).pointee
            guard let surface = surface(event.window) else { return }
            surface.changeVisibility { surface.isMapped = true }
            if !hasWindowManager {
                // No window manager gives it the keyboard.
                xcb_set_input_focus(connection.handle, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), event.window,
                                    xcb_timestamp_t(XCB_CURRENT_TIME))
            }
        case XCB_UNMAP_NOTIFY:
            let window = raw.assumingMemoryBound(to: xcb_unmap_notify_event_t.self).pointee.window
            guard let surface = surface(window) else { return }
            surface.changeVisibility { surface.isMapped = false }
            // The server forgets a window's touches with it, without a word.
            cancelTouches { $0.window == window }
            // Not when the event was read: the touches were cancelled since (R-HST-3).
            let time = serverTime.unstamped(now: systemClock.now)
            if pointerWindow == window { cancelPointer(at: time) }
            if hover.window == window { endHover(at: time) }
            cancelMotions(at: time) { $0.window == window }
            vanishPens(at: time) { $0.state.window == Int(window) }
        case XCB_VISIBILITY_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_visibility_notify_event_t.self).pointee
            guard let surface = surface(event.window) else { return }
            surface.changeVisibility { surface.isObscured = event.state == UInt8(XCB_VISIBILITY_FULLY_OBSCURED.rawValue) }
        case XCB_PROPERTY_NOTIFY:
            handleProperty(raw.assumingMemoryBound(to: xcb_property_notify_event_t.self).pointee, now: now)
        case XCB_FOCUS_IN, XCB_FOCUS_OUT:
            handleFocus(raw.assumingMemoryBound(to: xcb_focus_in_event_t.self).pointee, gained: type == XCB_FOCUS_IN, now: now)
        case XCB_SELECTION_NOTIFY, XCB_SELECTION_CLEAR, XCB_SELECTION_REQUEST:
            handleSelection(raw, type)
        case XCB_CLIENT_MESSAGE:
            handleMessage(raw.assumingMemoryBound(to: xcb_client_message_event_t.self))
        default:
            break
        }
    }

    private func handleProperty(_ event: xcb_property_notify_event_t, now: Double) {
        _ = serverTime.seconds(event.time, now: now)
        if event.window == connection.root {
            if event.atom == XCB_ATOM_RESOURCE_MANAGER.rawValue { updateScale() }
        } else if surface(event.window) == nil {
            handleClipboardProperty(event)
        } else if let surface = surface(event.window) {
            if event.atom == connection.atoms[.netWMState] {
                let states = connection.words(event.atom, of: event.window)
                surface.changeVisibility { surface.isHidden = states.contains(connection.atoms[.netWMStateHidden]) }
            }
        }
    }

    private func handleFocus(_ event: xcb_focus_in_event_t, gained: Bool, now: Double) {
        if gained, event.mode == UInt8(XCB_NOTIFY_MODE_UNGRAB.rawValue) { releaseLostKeys(window: event.event, now: now) }
        // A grab, as of a window switcher, is a loan. The pointer's presence is no focus.
        guard event.mode != UInt8(XCB_NOTIFY_MODE_GRAB.rawValue), event.mode != UInt8(XCB_NOTIFY_MODE_UNGRAB.rawValue),
              event.detail != UInt8(XCB_NOTIFY_DETAIL_POINTER.rawValue), event.detail != UInt8(XCB_NOTIFY_DETAIL_INFERIOR.rawValue),
              let surface = surface(event.event), surface.isFocused != gained else { return }
        surface.isFocused = gained
        surface.notices.insert(.focus)
        if !gained { releaseKeys(window: surface.window, now: now) }
    }

    private func handleMessage(_ event: UnsafeMutablePointer<xcb_client_message_event_t>) {
        guard event.pointee.type == connection.atoms[.wmProtocols], event.pointee.format == 32,
              let surface = surface(event.pointee.window) else { return }
        if event.pointee.data.data32.0 == connection.atoms[.wmDeleteWindow] {
            surface.notices.insert(.close)
        } else if event.pointee.data.data32.0 == connection.atoms[.netWMPing] {
            // Sent back to say that we are alive.
            event.pointee.window = connection.root
            let mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue
            event.withMemoryRebound(to: CChar.self, capacity: MemoryLayout<xcb_client_message_event_t>.size) {
                _ = xcb_send_event(connection.handle, 0, connection.root, mask, $0)
            }
        }
    }

    private func handlePresent(_ raw: UnsafeMutableRawPointer, _ type: UInt16, now: Double) {
        guard type == UInt16(XCB_PRESENT_COMPLETE_NOTIFY) else { return }
        let window = raw.loadUnaligned(fromByteOffset: MemoryLayout.offset(of: \xcb_present_complete_notify_event_t.window)!,
                                       as: xcb_window_t.self)
        let microseconds = raw.loadUnaligned(fromByteOffset: MemoryLayout.offset(of: \xcb_present_complete_notify_event_t.ust)!,
                                             as: UInt64.self)
        // Microseconds of the server's monotonic clock, which is ours on the same machine and unknown on another.
        let time = Double(microseconds) / 1e6
        surface(window)?.tick(at: time <= now && now - time < 1 ? time : now)
    }

    private func updateOutputs() {
        // Touchscreens are laid over the whole screen, and measure contacts in parts of it.
        if connection.rootSize() != screenSize { updateDevices() }
        let found = connection.placedOutputs(scale: scale)
        guard found.map(\.output) != placedOutputs.map(\.output) || found.map(\.frame) != placedOutputs.map(\.frame) else { return }
        placedOutputs = found
        outputsChanged = true
        for surface in surfaces { surface.notices.insert(.geometry) }
    }

    private func updateScale() {
        guard settings.scale == nil else { return }
        let resources = connection.property(XCB_ATOM_RESOURCE_MANAGER.rawValue, of: connection.root, words: 1 << 18)
        let found = ResourceDatabase(String(decoding: resources, as: UTF8.self)).scale
        guard found != scale else { return }
        scale = found
        for surface in surfaces { surface.scale = found }
        updateOutputs()
    }
}
#endif
