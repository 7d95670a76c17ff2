#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// The keys of the server's keyboard, which are sent to the window that has it.
@MainActor
final class KeyboardDevice {
    private unowned let display: DisplayState
    private var keyboard: Keyboard

    init(_ display: DisplayState) {
        self.display = display
        keyboard = Keyboard(display.connection)
    }

    func handle(_ event: UnsafeMutablePointer<xcb_input_key_press_event_t>, isPressed: Bool) {
        let time = display.serverTime.seconds(event.pointee.time, now: display.readTime)
        let isRepeat = event.pointee.flags & XCB_INPUT_KEY_EVENT_FLAGS_KEY_REPEAT.rawValue != 0
        let window = event.pointee.event
        if let (key, symbol) = keyboard.event(code: event.pointee.detail, isPressed: isPressed, isRepeat: isRepeat, modifiers: event.pointee.mods,
                                              group: event.pointee.group, window: window, time: time) {
            display.send(key, symbol, window: window)
        }
    }

    /// The layout changed, or the keyboard itself.
    func layoutChanged() { keyboard.isStale = true }

    /// Lets go of the keys that came up while another program had grabbed the keyboard, as a shortcut of the desktop does: their releases
    /// went to it. A round trip, where keys are down.
    func releaseLost(in window: xcb_window_t) {
        guard keyboard.isPressed(in: window), let held = display.connection.heldKeys() else { return }
        release(in: window, except: held)
    }

    /// Lets go of all keys that are down in a window.
    /// - Parameter held: Those that are not let go of.
    func release(in window: xcb_window_t, except held: Set<UInt32> = []) {
        for key in keyboard.releaseAll(window: window, except: held, time: display.serverTime.unstamped(now: display.readTime)) {
            display.send(key, nil, window: window)
        }
    }

    func end() { keyboard.release() }
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
