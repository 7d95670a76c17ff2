#if KMS
import CLibinput
import Foundation
import HostKit
import KeyboardLayouts
import TouchHost

/// The keyboards, which are one for the person: Shift of one and a letter of the other make a capital.
@MainActor
final class Keys {
    private unowned let state: DisplayState
    private let keymap: Keymap?
    private var held = HeldKeys<OpaquePointer>()
    private var usages = HeldUsages()
    private var devices: ContiguousArray<OpaquePointer> = []
    private var repetition = KeyRepeat(isReported: false)

    init(_ state: DisplayState) {
        self.state = state
        let environment = ProcessInfo.processInfo.environment
        let locale = Keymap.locale(environment)
        keymap = Keymap(.system(environment: environment), locale: locale) ?? Keymap(LayoutNames(), locale: locale)
    }

    var modifiers: KeyModifiers { keymap?.modifiers ?? [] }

    /// When a key that is held repeats.
    var deadline: Double? { repetition.deadline }

    func release() { keymap?.release() }

    func add(_ device: OpaquePointer) {
        devices.append(device)
        showLamps()
    }

    func remove(_ device: OpaquePointer, at time: Double) {
        devices.removeAll { $0 == device }
        releaseAll(of: device, at: time)
    }

    func handle(_ code: UInt32, isPressed: Bool, of device: OpaquePointer, time: Double) {
        if isPressed, let terminal = keymap?.terminal(evdev: code) {
            repetition.stop()
            return state.seat.switchSession(to: terminal)
        }
        guard held.change(code, isPressed: isPressed, on: device) else { return }
        tell(code, isPressed: isPressed, time: time)
    }

    /// Lets go of the keys that are down, of one keyboard or all: their releases will go elsewhere.
    func releaseAll(of device: OpaquePointer? = nil, at time: Double) {
        for code in held.release(of: device) { tell(code, isPressed: false, time: time, isText: false) }
        repetition.stop()
        keymap?.endComposing()
    }

    /// A key that is held has come to its time.
    func repeatKey(now: Double) {
        guard let (code, text, time) = repetition.take(now: now) else { return }
        state.send(KeyEvent(timestamp: time, usage: usages.usage(code), isPressed: true, characters: text.characters,
                            charactersIgnoringModifiers: text.charactersIgnoringModifiers, modifiers: modifiers, isRepeat: true), symbol(code))
    }

    private func tell(_ code: UInt32, isPressed: Bool, time: Double, isText: Bool = true) {
        let text = !isText ? Keymap.Text() : (isPressed ? keymap?.press(evdev: code) : keymap?.text(evdev: code)) ?? Keymap.Text()
        // The key of a keyboard that went away is only released.
        let symbol = isText ? symbol(code) : nil, before = modifiers
        let usage = isPressed ? usages.press(code, symbol: keymap?.symbol(evdev: code) ?? 0) : usages.release(code)
        keymap?.update(evdev: code, isPressed: isPressed)
        state.send(KeyEvent(timestamp: time, usage: usage, isPressed: isPressed, characters: text.characters,
                            charactersIgnoringModifiers: text.charactersIgnoringModifiers, modifiers: modifiers), symbol)
        if let keymap, keymap.modifiers != before { repetition.retype { keymap.text(evdev: $0) } }
        if isPressed { repetition.press(code, text, repeats: keymap?.repeats(evdev: code) ?? false, time: time) } else { repetition.release(code) }
        showLamps()
    }

    /// What a key means to an input method, where there is one.
    private func symbol(_ code: UInt32) -> KeySymbol? {
        guard state.inputMethod != nil, let keymap else { return nil }
        return KeySymbol(number: keymap.symbol(evdev: code), code: code, modifiers: keymap.modifierBits)
    }

    private func showLamps() {
        guard let lamps = keymap?.lamps else { return }
        var lit: UInt32 = 0
        if lamps.num { lit |= LIBINPUT_LED_NUM_LOCK.rawValue }
        if lamps.caps { lit |= LIBINPUT_LED_CAPS_LOCK.rawValue }
        if lamps.scroll { lit |= LIBINPUT_LED_SCROLL_LOCK.rawValue }
        for device in devices { libinput_device_led_update(device, libinput_led(lit)) }
    }
}
#endif
