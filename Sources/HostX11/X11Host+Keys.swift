#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

extension X11Host {
    func handleKey(_ event: UnsafeMutablePointer<xcb_input_key_press_event_t>, isPressed: Bool, now: Double) {
        let time = serverTime.seconds(event.pointee.time, now: now)
        let isRepeat = event.pointee.flags & XCB_INPUT_KEY_EVENT_FLAGS_KEY_REPEAT.rawValue != 0
        let window = event.pointee.event
        if let key = keyboard.event(code: event.pointee.detail, isPressed: isPressed, isRepeat: isRepeat, modifiers: event.pointee.mods,
                                    group: event.pointee.group, window: window, time: time) {
            queue.append(key, window: Int(window))
        }
    }

    /// Lets go of the keys that came up while another program had grabbed the keyboard, as a shortcut of the desktop does: their releases
    /// went to it. A round trip, where keys are down.
    func releaseLostKeys(window: xcb_window_t, now: Double) {
        guard keyboard.isPressed(in: window), let held = connection.heldKeys() else { return }
        for key in keyboard.releaseAll(window: window, except: held, time: serverTime.unstamped(now: now)) { queue.append(key, window: Int(window)) }
    }

    func releaseKeys(window: xcb_window_t, now: Double) {
        for key in keyboard.releaseAll(window: window, time: serverTime.unstamped(now: now)) { queue.append(key, window: Int(window)) }
    }
}

extension Connection {
    /// The keys that are down, by the server's codes: one round trip. `nil` where the server does not answer.
    func heldKeys() -> Set<UInt32>? {
        guard let reply = xcb_query_keymap_reply(handle, xcb_query_keymap(handle), nil) else { return nil }
        defer { free(reply) }
        var held: Set<UInt32> = []
        withUnsafeBytes(of: &reply.pointee.keys) { bytes in
            for code in 0..<bytes.count * 8 where bytes[code / 8] >> UInt8(code % 8) & 1 != 0 { held.insert(UInt32(code)) }
        }
        return held
    }
}
#endif
