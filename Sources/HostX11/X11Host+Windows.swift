#if X11
import CXCB
import Foundation
import TouchHost

/// What happens to windows and to the screen.
extension X11Host {
    func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
        let connection = state.connection
        let raw = UnsafeMutableRawPointer(event)
        let type = event.pointee.response_type & 0x7f
        if type == UInt8(XCB_GE_GENERIC) {
            let generic = raw.assumingMemoryBound(to: xcb_ge_generic_event_t.self)
            if generic.pointee.`extension` == connection.inputOpcode {
                devices.handle(raw, generic.pointee.event_type)
            } else if generic.pointee.`extension` == connection.presentOpcode {
                handlePresent(raw, generic.pointee.event_type)
            }
        } else if Int32(type) - Int32(connection.inputFirstEvent) == XCB_INPUT_PROXIMITY_OUT {
            devices.pens.handleProximity(raw.assumingMemoryBound(to: xcb_input_proximity_out_event_t.self).pointee)
        } else if type == connection.xkbFirstEvent {
            // Changes of state come with the keys.
            devices.keyboard.layoutChanged()
        } else if let first = connection.randrFirstEvent, type == first || type == first + 1 {
            screenChanged()
        } else if let first = connection.xfixesFirstEvent, type == first + UInt8(XCB_XFIXES_SELECTION_NOTIFY) {
            clipboard.handleOwner(raw.assumingMemoryBound(to: xcb_xfixes_selection_notify_event_t.self).pointee)
        } else {
            handleCore(raw, Int32(type), isSent: event.pointee.response_type & 0x80 != 0)
        }
    }

    private func handleCore(_ raw: UnsafeMutableRawPointer, _ type: Int32, isSent: Bool) {
        switch type {
        case XCB_EXPOSE:
            let event = raw.assumingMemoryBound(to: xcb_expose_event_t.self).pointee
            state.surface(event.window)?.expose(PixelRect(minX: Int(event.x), minY: Int(event.y), maxX: Int(event.x) + Int(event.width),
                                                    maxY: Int(event.y) + Int(event.height)))
        case XCB_CONFIGURE_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_configure_notify_event_t.self).pointee
            state.surface(event.window)?.configure(event, isPlaced: isSent || !state.hasWindowManager)
        case XCB_MAP_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_map_notify_event_t.self).pointee
            guard let surface = state.surface(event.window) else { return }
            surface.changeVisibility { surface.isMapped = true }
            if !state.hasWindowManager {
                // No window manager gives it the keyboard.
                xcb_set_input_focus(state.connection.handle, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), event.window,
                                    xcb_timestamp_t(XCB_CURRENT_TIME))
            }
        case XCB_UNMAP_NOTIFY:
            let window = raw.assumingMemoryBound(to: xcb_unmap_notify_event_t.self).pointee.window
            guard let surface = state.surface(window) else { return }
            surface.changeVisibility { surface.isMapped = false }
            devices.interrupt(in: window)
        case XCB_VISIBILITY_NOTIFY:
            let event = raw.assumingMemoryBound(to: xcb_visibility_notify_event_t.self).pointee
            guard let surface = state.surface(event.window) else { return }
            surface.changeVisibility { surface.isObscured = event.state == UInt8(XCB_VISIBILITY_FULLY_OBSCURED.rawValue) }
        case XCB_PROPERTY_NOTIFY:
            handleProperty(raw.assumingMemoryBound(to: xcb_property_notify_event_t.self).pointee)
        case XCB_FOCUS_IN, XCB_FOCUS_OUT:
            handleFocus(raw.assumingMemoryBound(to: xcb_focus_in_event_t.self).pointee, gained: type == XCB_FOCUS_IN)
        case XCB_SELECTION_NOTIFY, XCB_SELECTION_CLEAR, XCB_SELECTION_REQUEST:
            clipboard.handle(raw, type)
        case XCB_DESTROY_NOTIFY:
            manager.handleDestroyed(raw.assumingMemoryBound(to: xcb_destroy_notify_event_t.self).pointee.window)
        case XCB_CLIENT_MESSAGE:
            let event = raw.assumingMemoryBound(to: xcb_client_message_event_t.self)
            if event.pointee.window == state.connection.root { return manager.handleMessage(event.pointee) }
            handleMessage(event)
        default:
            break
        }
    }

    private func handleProperty(_ event: xcb_property_notify_event_t) {
        let connection = state.connection
        _ = state.serverTime.seconds(event.time, now: state.readTime)
        if manager.handleProperty(event) { return }
        if event.window == connection.root {
            if event.atom == connection.atoms[.netSupportingWMCheck] {
                state.findWindowManager()
            } else if event.atom == XCB_ATOM_RESOURCE_MANAGER.rawValue, state.updateScale() {
                screenChanged()
                // The scale may be that of text.
                manager.isChanged = true
            }
        } else if state.surface(event.window) == nil {
            clipboard.handleProperty(event)
        } else if let surface = state.surface(event.window) {
            if event.atom == connection.atoms[.netWMState] {
                let states = connection.words(event.atom, of: event.window)
                surface.changeVisibility { surface.isHidden = states.contains(connection.atoms[.netWMStateHidden]) }
            }
        }
    }

    private func handleFocus(_ event: xcb_focus_in_event_t, gained: Bool) {
        if gained, event.mode == UInt8(XCB_NOTIFY_MODE_UNGRAB.rawValue) { devices.keyboard.releaseLost(in: event.event) }
        // A grab, as of a window switcher, is a loan. The pointer's presence is no focus.
        guard event.mode != UInt8(XCB_NOTIFY_MODE_GRAB.rawValue), event.mode != UInt8(XCB_NOTIFY_MODE_UNGRAB.rawValue),
              event.detail != UInt8(XCB_NOTIFY_DETAIL_POINTER.rawValue), event.detail != UInt8(XCB_NOTIFY_DETAIL_INFERIOR.rawValue),
              let surface = state.surface(event.event), surface.isFocused != gained else { return }
        surface.isFocused = gained
        surface.notices.insert(.focus)
        state.inputMethod?.setFocus(state.focusedWindow)
        if !gained { devices.keyboard.release(in: surface.window) }
    }

    private func handleMessage(_ event: UnsafeMutablePointer<xcb_client_message_event_t>) {
        let connection = state.connection
        guard event.pointee.type == connection.atoms[.wmProtocols], event.pointee.format == 32,
              let surface = state.surface(event.pointee.window) else { return }
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

    private func handlePresent(_ raw: UnsafeMutableRawPointer, _ type: UInt16) {
        guard type == UInt16(XCB_PRESENT_COMPLETE_NOTIFY) else { return }
        let window = raw.loadUnaligned(fromByteOffset: MemoryLayout.offset(of: \xcb_present_complete_notify_event_t.window)!,
                                       as: xcb_window_t.self)
        let microseconds = raw.loadUnaligned(fromByteOffset: MemoryLayout.offset(of: \xcb_present_complete_notify_event_t.ust)!,
                                             as: UInt64.self)
        // Microseconds of the server's monotonic clock, which is ours on the same machine and unknown on another.
        let time = Double(microseconds) / 1e6, now = state.readTime
        state.surface(window)?.tick(at: time <= now && now - time < 1 ? time : now)
    }

    private func screenChanged() {
        devices.screenChanged()
        state.updateOutputs()
    }
}
#endif
