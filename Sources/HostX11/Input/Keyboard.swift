#if X11
import CXCB
import Foundation
import HostKit
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
    /// What dead keys and Compose have led to so far; `nil` where no table is installed.
    private var compose: OpaquePointer?

    init(_ connection: Connection) {
        self.connection = connection
        context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
    }

    /// Fetches the layout if it is not known. Some round trips.
    mutating func load() {
        guard isStale, let context else { return }
        isStale = false
        if compose == nil { compose = Self.makeCompose(context) }
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

    /// A key went down or up, or repeats, with its meaning where the layout is known; `nil` for one that is down already, and for the repeats of one that
    /// went down elsewhere.
    mutating func event(code: UInt32, isPressed: Bool, isRepeat: Bool, modifiers: xcb_input_modifier_info_t, group: xcb_input_group_info_t,
                        window: UInt32, time: Double) -> (key: KeyEvent, symbol: KeySymbol?)? {
        if isPressed {
            guard pressed.contains(where: { $0.code == code }) == isRepeat else { return nil }
            if !isRepeat { pressed.append((code, window)) }
        } else {
            guard let index = pressed.firstIndex(where: { $0.code == code }) else { return nil }
            pressed.remove(at: index)
        }
        load()
        // The server has the modifiers from before the key.
        let changed = self.modifiers(modifiers.effective, with: code, isPressed: isPressed)
        var event = KeyEvent(timestamp: time, usage: KeyUsage.usage(evdev: Int(code) - 8), isPressed: isPressed,
                             modifiers: KeyModifiers(serverMask: changed), isRepeat: isRepeat)
        guard let state else { return (event, nil) }
        xkb_state_update_mask(state, modifiers.base, modifiers.latched, modifiers.locked, UInt32(group.base), UInt32(group.latched),
                              UInt32(group.locked))
        let symbol = KeySymbol(number: xkb_state_key_get_one_sym(state, code), code: code &- 8, modifiers: modifiers.effective & 0xff)
        let isCommand = !event.modifiers.isDisjoint(with: [.control, .alternate, .command])
        event.characters = (isPressed && !isRepeat && !isCommand ? composed(code) : nil) ?? text(code)
        let shift = modifiers.effective & XCB_MOD_MASK_SHIFT.rawValue
        xkb_state_update_mask(state, shift, 0, 0, UInt32(group.base), UInt32(group.latched), UInt32(group.locked))
        event.charactersIgnoringModifiers = text(code)
        return (event, symbol)
    }

    /// The modifiers with the change of a key in them (R-KEY-1).
    private func modifiers(_ before: UInt32, with code: UInt32, isPressed: Bool) -> UInt32 {
        let own = held(by: code)
        if own == 0 || isPressed { return before | own }
        return pressed.reduce(before & ~own) { $1.code == code ? $0 : $0 | held(by: $1.code) }
    }

    /// The modifiers that a key has while it is held by itself. Keys that lock a modifier have none.
    private func held(by code: UInt32) -> UInt32 {
        guard let keymap, let alone = xkb_state_new(keymap) else { return 0 }
        defer { xkb_state_unref(alone) }
        xkb_state_update_key(alone, code, XKB_KEY_DOWN)
        guard xkb_state_serialize_mods(alone, XKB_STATE_MODS_LOCKED) == 0 else { return 0 }
        return xkb_state_serialize_mods(alone, XKB_STATE_MODS_DEPRESSED) & 0xff
    }

    /// Whether keys are down in a window.
    func isPressed(in window: UInt32) -> Bool { pressed.contains { $0.window == window } }

    /// Lets go of all keys that are down in a window: their releases will go elsewhere.
    /// - Parameter held: Those that are not let go of.
    mutating func releaseAll(window: UInt32, except held: Set<UInt32> = [], time: Double) -> [KeyEvent] {
        let codes = pressed.filter { $0.window == window && !held.contains($0.code) }.map(\.code)
        pressed.removeAll { $0.window == window && !held.contains($0.code) }
        if held.isEmpty, let compose { xkb_compose_state_reset(compose) }
        return codes.map { KeyEvent(timestamp: time, usage: KeyUsage.usage(evdev: Int($0) - 8), isPressed: false) }
    }

    func release() {
        xkb_compose_state_unref(compose)
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        xkb_context_unref(context)
    }

    /// What a key types together with the dead keys before it; empty while it is not clear yet; `nil` for a key that has no part in it.
    private func composed(_ code: UInt32) -> String? {
        guard let compose, xkb_compose_state_feed(compose, xkb_state_key_get_one_sym(state, code)) == XKB_COMPOSE_FEED_ACCEPTED else { return nil }
        switch xkb_compose_state_get_status(compose) {
        case XKB_COMPOSE_COMPOSING: return ""
        case XKB_COMPOSE_COMPOSED:
            defer { xkb_compose_state_reset(compose) }
            return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
                let count = xkb_compose_state_get_utf8(compose, buffer.baseAddress, buffer.count)
                guard count > 0, count < buffer.count, let start = buffer.baseAddress else { return "" }
                return String(cString: start)
            }
        case XKB_COMPOSE_CANCELLED:
            // Signs that don't go together type nothing.
            xkb_compose_state_reset(compose)
            return ""
        default: return nil
        }
    }

    /// The table of the user's language, else the English one, which has the signs of most.
    private static func makeCompose(_ context: OpaquePointer) -> OpaquePointer? {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        for name in [locale, "en_US.UTF-8"] {
            guard let table = xkb_compose_table_new_from_locale(context, name, XKB_COMPOSE_COMPILE_NO_FLAGS) else { continue }
            defer { xkb_compose_table_unref(table) }
            return xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS)
        }
        return nil
    }

    private func text(_ code: UInt32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = xkb_state_key_get_utf8(state, code, buffer.baseAddress, buffer.count)
            guard count > 0, count < buffer.count, let start = buffer.baseAddress else { return "" }
            return String(cString: start)
        }
    }
}
#endif
