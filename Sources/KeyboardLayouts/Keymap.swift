#if Wayland || KMS
import CXKBCommon
import Foundation
package import TouchHost

/// What the keys of a keyboard mean: its layout, what is held down, and what dead keys and Compose have begun.
@MainActor
package final class Keymap {
    /// What a key types.
    package struct Text: Equatable {
        package var characters = ""
        package var charactersIgnoringModifiers = ""

        package init(characters: String = "", charactersIgnoringModifiers: String = "") {
            self.characters = characters
            self.charactersIgnoringModifiers = charactersIgnoringModifiers
        }
    }

    private let keymap: OpaquePointer
    private let state: OpaquePointer
    /// The same keyboard with no other modifier than Shift.
    private let plain: OpaquePointer
    private let compose: OpaquePointer?
    package private(set) var modifiers: KeyModifiers = []

    /// - Parameters:
    ///   - text: In xkb's text format, version 1.
    ///   - locale: Whose sequences Compose knows.
    /// - Returns: `nil` for a layout that can't be read.
    package convenience init?(text: UnsafePointer<CChar>, count: Int, locale: String) {
        self.init(locale: locale) { context in
            xkb_keymap_new_from_buffer(context, text, count, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
    }

    /// A layout by its names; the environment (`XKB_DEFAULT_LAYOUT` …) and the library's own fill in what is missing.
    package convenience init?(_ names: LayoutNames, locale: String) {
        let strings = [names.model, names.layout, names.variant, names.options].map { name in name.flatMap { strdup($0) } }
        defer { for string in strings { free(string) } }
        self.init(locale: locale) { context in
            var rules = xkb_rule_names()
            rules.model = UnsafePointer(strings[0])
            rules.layout = UnsafePointer(strings[1])
            rules.variant = UnsafePointer(strings[2])
            rules.options = UnsafePointer(strings[3])
            return xkb_keymap_new_from_names(context, &rules, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
    }

    private init?(locale: String, _ make: (OpaquePointer) -> OpaquePointer?) {
        guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
        // What is made of a context holds it.
        defer { xkb_context_unref(context) }
        xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
        guard let keymap = make(context) else { return nil }
        guard let state = xkb_state_new(keymap), let plain = xkb_state_new(keymap) else {
            xkb_keymap_unref(keymap)
            return nil
        }
        self.keymap = keymap
        self.state = state
        self.plain = plain
        let table = xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
        compose = table.flatMap { xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS) }
        xkb_compose_table_unref(table)
    }

    package func release() {
        xkb_compose_state_unref(compose)
        xkb_state_unref(plain)
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
    }

    /// The locale that the environment names for text.
    package static func locale(_ environment: [String: String]) -> String {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = environment[name], !value.isEmpty { return value }
        }
        return "C"
    }

    package func update(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
        xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group)
        readState(group)
    }

    /// A key went down or up, for displays that report nothing else.
    package func update(evdev code: UInt32, isPressed: Bool) {
        xkb_state_update_key(state, code &+ 8, isPressed ? XKB_KEY_DOWN : XKB_KEY_UP)
        readState(xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE))
    }

    /// The modifiers with the change of a key in them, of which the display reports them only afterwards (R-KEY-1).
    /// - Parameter others: The other keys that are down.
    package func modifiers(with code: UInt32, isPressed: Bool, others: some Sequence<UInt32>) -> KeyModifiers {
        let own = held(by: code)
        if own.isEmpty { return modifiers }
        if isPressed { return modifiers.union(own) }
        return others.reduce(modifiers.subtracting(own)) { $0.union(held(by: $1)) }
    }

    /// The modifiers that a key has while it is held by itself. Keys that lock a modifier have none.
    private func held(by code: UInt32) -> KeyModifiers {
        guard let alone = xkb_state_new(keymap) else { return [] }
        defer { xkb_state_unref(alone) }
        xkb_state_update_key(alone, code &+ 8, XKB_KEY_DOWN)
        guard xkb_state_serialize_mods(alone, XKB_STATE_MODS_LOCKED) == 0 else { return [] }
        var result: KeyModifiers = []
        for (name, modifier) in Self.names where xkb_state_mod_name_is_active(alone, name, XKB_STATE_MODS_DEPRESSED) > 0 { result.insert(modifier) }
        return result
    }

    /// What dead keys and Compose have begun is forgotten.
    package func endComposing() {
        if let compose { xkb_compose_state_reset(compose) }
    }

    /// Whether the lamps for Num Lock, Caps Lock and Scroll Lock are lit.
    package var lamps: (num: Bool, caps: Bool, scroll: Bool) {
        func isLit(_ name: String) -> Bool { xkb_state_led_name_is_active(state, name) > 0 }
        return (isLit(XKB_LED_NAME_NUM), isLit(XKB_LED_NAME_CAPS), isLit(XKB_LED_NAME_SCROLL))
    }

    /// The virtual terminal that a key leads to under what is held now, from 1; `nil` for nearly all keys.
    package func terminal(evdev code: UInt32) -> Int? {
        let symbol = xkb_state_key_get_one_sym(state, code &+ 8)
        let first: UInt32 = 0x1008_fe01
        return (first..<first + 12).contains(symbol) ? Int(symbol - first) + 1 : nil
    }

    /// What a key means under what is held now, as X11 numbers it.
    package func symbol(evdev code: UInt32) -> UInt32 { xkb_state_key_get_one_sym(state, code &+ 8) }

    /// What is held now, as X11's eight bits.
    package var modifierBits: UInt32 { xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE) & 0xff }

    /// Whether a key is sent again while it is held.
    package func repeats(evdev code: UInt32) -> Bool { xkb_keymap_key_repeats(keymap, code &+ 8) > 0 }

    private func readState(_ group: UInt32) {
        modifiers = []
        for (name, modifier) in Self.names where xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0 {
            modifiers.insert(modifier)
        }
        let shift = xkb_keymap_mod_get_index(keymap, XKB_MOD_NAME_SHIFT)
        let mask: UInt32 = shift != XKB_MOD_INVALID && modifiers.contains(.shift) ? 1 << shift : 0
        xkb_state_update_mask(plain, mask, 0, 0, 0, 0, group)
    }

    /// What a key that goes down types, by its code in Linux's numbering.
    package func press(evdev code: UInt32) -> Text {
        let key = code &+ 8
        var result = text(key)
        guard let compose, xkb_compose_state_feed(compose, xkb_state_key_get_one_sym(state, key)) == XKB_COMPOSE_FEED_ACCEPTED else {
            return result
        }
        switch xkb_compose_state_get_status(compose) {
        case XKB_COMPOSE_COMPOSED:
            result.characters = utf8 { xkb_compose_state_get_utf8(compose, $0, $1) }
            xkb_compose_state_reset(compose)
        case XKB_COMPOSE_COMPOSING:
            result.characters = ""
        case XKB_COMPOSE_CANCELLED:
            result.characters = ""
            xkb_compose_state_reset(compose)
        default:
            break
        }
        return result
    }

    /// What a key types by itself.
    package func text(evdev code: UInt32) -> Text { text(code &+ 8) }

    private func text(_ key: UInt32) -> Text {
        Text(characters: utf8 { xkb_state_key_get_utf8(state, key, $0, $1) },
             charactersIgnoringModifiers: utf8 { xkb_state_key_get_utf8(plain, key, $0, $1) })
    }

    private static let names: [(String, KeyModifiers)] = [
        (XKB_MOD_NAME_CAPS, .capsLock), (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control), (XKB_MOD_NAME_ALT, .alternate),
        (XKB_MOD_NAME_LOGO, .command),
    ]

    private func utf8(_ write: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = write(buffer.baseAddress, buffer.count)
            guard count > 0, count < buffer.count, let start = buffer.baseAddress else { return "" }
            return String(cString: start)
        }
    }
}
#endif
