#if X11
import CXCB
import TouchHost

/// What the keys of the server's keyboard mean.
///
/// Each event brings the modifiers and the group it was made under, so nothing but the layout has to be known. It is fetched with the
/// first key, which many an application never sees.
@MainActor
struct Keyboard {
    /// The layout changed and has to be fetched again.
    var isStale = true

    private let connection: Connection
    private let context: OpaquePointer?
    private var keymap: OpaquePointer?
    private var state: OpaquePointer?
    private var device: Int32 = -1
    private var pressed: [(code: UInt32, window: UInt32)] = []

    init(_ connection: Connection) {
        self.connection = connection
        context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
    }

    /// Fetches the layout if it is not known. Some round trips.
    mutating func load() {
        guard isStale, let context else { return }
        isStale = false
        if device < 0 {
            guard connection.xkbFirstEvent != nil,
                  xkb_x11_setup_xkb_extension(connection.handle, UInt16(XKB_X11_MIN_MAJOR_XKB_VERSION),
                                              UInt16(XKB_X11_MIN_MINOR_XKB_VERSION), XKB_X11_SETUP_XKB_EXTENSION_NO_FLAGS,
                                              nil, nil, nil, nil) != 0 else { return }
            device = xkb_x11_get_core_keyboard_device_id(connection.handle)
            let events = XCB_XKB_EVENT_TYPE_NEW_KEYBOARD_NOTIFY.rawValue | XCB_XKB_EVENT_TYPE_MAP_NOTIFY.rawValue
            let parts = XCB_XKB_MAP_PART_KEY_TYPES.rawValue | XCB_XKB_MAP_PART_KEY_SYMS.rawValue
                | XCB_XKB_MAP_PART_MODIFIER_MAP.rawValue | XCB_XKB_MAP_PART_VIRTUAL_MODS.rawValue
                | XCB_XKB_MAP_PART_VIRTUAL_MOD_MAP.rawValue
            xcb_xkb_select_events(connection.handle, UInt16(XCB_XKB_ID_USE_CORE_KBD.rawValue), UInt16(events), 0, UInt16(events),
                                  UInt16(parts), UInt16(parts), nil)
        }
        guard device >= 0,
              let map = xkb_x11_keymap_new_from_device(context, connection.handle, device, XKB_KEYMAP_COMPILE_NO_FLAGS) else { return }
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        keymap = map
        state = xkb_state_new(map)
    }

    /// A key went down or up; `nil` for one that is down already, which is how a key repeats.
    mutating func event(code: UInt32, isPressed: Bool, modifiers: xcb_input_modifier_info_t, group: xcb_input_group_info_t,
                        window: UInt32, time: Double) -> KeyEvent? {
        if isPressed {
            guard !pressed.contains(where: { $0.code == code }) else { return nil }
            pressed.append((code, window))
        } else {
            guard let index = pressed.firstIndex(where: { $0.code == code }) else { return nil }
            pressed.remove(at: index)
        }
        load()
        var event = KeyEvent(timestamp: time, usage: KeyUsage.usage(evdev: Int(code) - 8), isPressed: isPressed,
                             modifiers: KeyModifiers(serverMask: modifiers.effective))
        guard let state else { return event }
        xkb_state_update_mask(state, modifiers.base, modifiers.latched, modifiers.locked, UInt32(group.base), UInt32(group.latched),
                              UInt32(group.locked))
        event.characters = text(code)
        let shift = modifiers.effective & XCB_MOD_MASK_SHIFT.rawValue
        xkb_state_update_mask(state, shift, 0, 0, UInt32(group.base), UInt32(group.latched), UInt32(group.locked))
        event.charactersIgnoringModifiers = text(code)
        return event
    }

    /// Lets go of all keys that are down in a window: their releases will go elsewhere.
    mutating func releaseAll(window: UInt32, time: Double) -> [KeyEvent] {
        let codes = pressed.filter { $0.window == window }.map(\.code)
        pressed.removeAll { $0.window == window }
        return codes.map { KeyEvent(timestamp: time, usage: KeyUsage.usage(evdev: Int($0) - 8), isPressed: false) }
    }

    func release() {
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        xkb_context_unref(context)
    }

    private func text(_ code: UInt32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = xkb_state_key_get_utf8(state, code, buffer.baseAddress, buffer.count)
            guard count > 0, count < buffer.count, let start = buffer.baseAddress else { return "" }
            return String(cString: start)
        }
    }
}

extension X11Host {
    func handleKey(_ event: UnsafeMutablePointer<xcb_input_key_press_event_t>, isPressed: Bool, now: Double) {
        let time = serverTime.seconds(event.pointee.time, now: now)
        guard event.pointee.flags & XCB_INPUT_KEY_EVENT_FLAGS_KEY_REPEAT.rawValue == 0 else { return }
        let window = event.pointee.event
        if let key = keyboard.event(code: event.pointee.detail, isPressed: isPressed, modifiers: event.pointee.mods,
                                    group: event.pointee.group, window: window, time: time) {
            queue.append(key, window: window)
        }
    }

    func releaseKeys(window: xcb_window_t, now: Double) {
        for key in keyboard.releaseAll(window: window, time: serverTime.seconds(0, now: now)) { queue.append(key, window: window) }
    }
}
#endif
