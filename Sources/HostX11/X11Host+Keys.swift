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
            queue.append(key, window: window)
        }
    }

    func releaseKeys(window: xcb_window_t, now: Double) {
        for key in keyboard.releaseAll(window: window, time: serverTime.unstamped(now: now)) { queue.append(key, window: window) }
    }
}
#endif
