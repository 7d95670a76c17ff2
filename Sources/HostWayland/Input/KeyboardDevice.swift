#if Wayland
import CWayland
import Foundation
import HostKit
import KeyboardLayouts
import TouchHost

/// The keyboard of a seat. Keys go to the window that has the focus.
@MainActor
final class KeyboardDevice: EventReceiver {
    private let object: OpaquePointer
    private unowned let seat: SeatState
    private unowned let host: DisplayState
    private var keymap: Keymap? {
        get { seat.keymap }
        set { seat.keymap = newValue }
    }
    private var window: WaylandSurface?
    private var pressed: ContiguousArray<UInt32> = []
    private var usages = HeldUsages()
    /// The modifiers as the compositor has reported them, which it may do before the layout. While other windows have the keyboard Caps Lock and the
    /// group stay as they are.
    private var state = (depressed: UInt32(0), latched: UInt32(0), locked: UInt32(0), group: UInt32(0))
    private var repetition: KeyRepeat

    private var modifiers: KeyModifiers { seat.modifiers }

    init(_ seat: SeatState, _ object: OpaquePointer) {
        self.seat = seat
        self.object = object
        host = seat.host
        repetition = KeyRepeat(isReported: seat.version >= 4)
        super.init()
        listen(to: object)
    }

    /// When a key that is held is due again.
    var deadline: Double? { repetition.deadline }

    /// Sends the key that is held again, if its time has come and its release was not read.
    func repeatKey(now: Double) {
        guard let window, let (code, text, time) = repetition.take(now: now) else { return }
        // The events that were read happened before it (R-HST-3).
        let event = KeyEvent(timestamp: max(time, host.serverTime.last), usage: usages.usage(code), isPressed: true,
                             characters: text.characters, charactersIgnoringModifiers: text.charactersIgnoringModifiers, modifiers: modifiers,
                             isRepeat: true)
        host.queue.append(event, window: window.number)
    }

    func destroy() {
        releaseAll(at: host.systemClock.now)
        keymap?.release()
        keymap = nil
        if seat.version >= 3 { wl_keyboard_release(object) } else { wl_keyboard_destroy(object) }
    }

    func forget(_ closed: Int) {
        guard window?.number == closed else { return }
        window = nil
        pressed.removeAll()
        usages.removeAll()
        repetition.stop()
        releaseModifiers()
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        let now = host.readTime
        switch KeyboardEvent(rawValue: event) {
        case .keymap:
            load(format: arguments.unsigned(0), descriptor: arguments.descriptor(1), size: Int(arguments.unsigned(2)))
        case .enter:
            releaseAll(at: now)
            // Keys that were down before were pressed for another window.
            window = host.surface(arguments.object(1))
            seat.serial = arguments.unsigned(0)
        case .leave:
            releaseAll(at: now)
            releaseModifiers()
            window = nil
        case .key:
            seat.serial = arguments.unsigned(0)
            key(arguments.unsigned(2), isPressed: arguments.unsigned(3) == WL_KEYBOARD_KEY_STATE_PRESSED.rawValue,
                time: host.serverTime.seconds(arguments.unsigned(1), now: now))
        case .modifiers:
            state = (arguments.unsigned(1), arguments.unsigned(2), arguments.unsigned(3), arguments.unsigned(4))
            updateKeymap()
        case .repeatInfo:
            repetition.set(rate: arguments.int(0), delay: arguments.int(1))
        case nil:
            break
        }
    }

    private func key(_ code: UInt32, isPressed: Bool, time: Double) {
        guard let window else { return }
        var text = Keymap.Text()
        let usage: Int
        if isPressed {
            guard !pressed.contains(code) else { return }
            pressed.append(code)
            usage = usages.press(code, symbol: keymap?.symbol(evdev: code) ?? 0)
            text = keymap?.press(evdev: code) ?? text
            repetition.press(code, text, repeats: keymap?.repeats(evdev: code) ?? false, time: time)
        } else {
            guard let index = pressed.firstIndex(of: code) else { return }
            pressed.remove(at: index)
            usage = usages.release(code)
            repetition.release(code)
            text = keymap?.text(evdev: code) ?? text
        }
        // The compositor reports them after the key.
        let changed = keymap?.modifiers(with: code, isPressed: isPressed, others: pressed.lazy.filter { $0 != code }) ?? []
        let event = KeyEvent(timestamp: time, usage: usage, isPressed: isPressed, characters: text.characters,
                             charactersIgnoringModifiers: text.charactersIgnoringModifiers, modifiers: changed)
        host.queue.append(event, window: window.number)
    }

    /// Lets go of all keys that are down: their releases will go elsewhere.
    private func releaseAll(at now: Double) {
        repetition.stop()
        keymap?.endComposing()
        guard let window else { return pressed.removeAll() }
        let time = pressed.isEmpty ? 0 : host.serverTime.unstamped(now: now)
        for code in pressed {
            host.queue.append(KeyEvent(timestamp: time, usage: usages.release(code), isPressed: false), window: window.number)
        }
        pressed.removeAll(keepingCapacity: true)
    }

    /// Modifier keys count as up without the keyboard: nothing more is reported of them.
    private func releaseModifiers() {
        (state.depressed, state.latched) = (0, 0)
        updateKeymap()
    }

    private func updateKeymap() {
        keymap?.update(depressed: state.depressed, latched: state.latched, locked: state.locked, group: state.group)
        repetition.retype { [keymap] in keymap?.text(evdev: $0) }
    }

    private func load(format: UInt32, descriptor: Int32, size: Int) {
        defer { close(descriptor) }
        // Reading beyond the end of a file that is shorter than it was said to be would end the process.
        var file = stat()
        guard fstat(descriptor, &file) == 0, Int(file.st_size) >= size else { return }
        guard format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, (1...(1 << 24)).contains(size),
              let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED else { return }
        defer { munmap(memory, size) }
        let text = memory.assumingMemoryBound(to: CChar.self)
        let locale = Keymap.locale(ProcessInfo.processInfo.environment)
        guard let loaded = Keymap(text: text, count: strnlen(text, size), locale: locale) else { return }
        keymap?.release()
        keymap = loaded
        updateKeymap()
    }
}
#endif
