#if Wayland
import CWayland
import CWaylandProtocols
import Foundation
import TouchHost

/// The devices of one person, which come and go.
@MainActor
final class WaylandSeat: EventReceiver {
    let state: SeatState
    private unowned let host: DisplayState

    private(set) var touch: TouchDevice?
    private(set) var pointer: PointerDevice?
    private(set) var keyboard: KeyboardDevice?
    private(set) var tablets: TabletSeat?
    private(set) var clipboard: DataDevice?
    private(set) var textInput: TextInputDevice?

    var number: UInt32 { state.number }

    /// - Parameter pointerID: What the contacts of the pointer are called: this and the next number.
    init(_ host: DisplayState, _ object: OpaquePointer, number: UInt32, pointerID: Int) {
        self.host = host
        state = SeatState(host, object, number: number, version: wl_proxy_get_version(object), pointerID: pointerID)
        super.init()
        listen(to: object)
        addManagers()
    }

    /// Takes hold of what hangs on a seat without being a capability.
    func addManagers() {
        if tablets == nil, let manager = host.tabletManager { tablets = TabletSeat(state, manager) }
        if clipboard == nil, let manager = host.dataManager { clipboard = DataDevice(state, manager) }
        pointer?.followGestures()
        if textInput == nil, let manager = host.textInputManager { textInput = TextInputDevice(state, manager) }
    }

    /// Its devices are gone, and what they held is taken away.
    func destroy() {
        takeAway(touch: true, pointer: true, keyboard: true)
        tablets?.destroy()
        clipboard?.destroy()
        textInput?.destroy()
        if state.version >= 5 { wl_seat_release(state.object) } else { wl_seat_destroy(state.object) }
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        guard SeatEvent(rawValue: event) == .capabilities else { return }
        let has = arguments.unsigned(0)
        let hasTouch = has & WL_SEAT_CAPABILITY_TOUCH.rawValue != 0
        let hasPointer = has & WL_SEAT_CAPABILITY_POINTER.rawValue != 0
        let hasKeyboard = has & WL_SEAT_CAPABILITY_KEYBOARD.rawValue != 0
        takeAway(touch: !hasTouch, pointer: !hasPointer, keyboard: !hasKeyboard)
        if hasTouch, touch == nil, let device = wl_seat_get_touch(object) { touch = TouchDevice(state, device) }
        if hasKeyboard, keyboard == nil, let device = wl_seat_get_keyboard(object) { keyboard = KeyboardDevice(state, device) }
        if hasPointer, pointer == nil, let device = wl_seat_get_pointer(object) { pointer = PointerDevice(state, device) }
    }

    /// Everything that is down counts as taken away, at that time.
    func cancelAll(at time: Double) {
        touch?.cancelAll(at: time)
        pointer?.cancelAll(at: time)
        tablets?.cancelAll(at: time)
    }

    /// A window is closed: it receives nothing more.
    func forget(_ window: Int) {
        touch?.forget(window)
        pointer?.forget(window)
        keyboard?.forget(window)
        tablets?.forget(window)
        textInput?.forget(window)
    }

    /// A window has another number of pixels a point.
    func rescale(_ window: Int, by factor: Double) {
        touch?.rescale(window, by: factor)
        pointer?.rescale(window: window, by: factor)
        tablets?.rescale(window, by: factor)
    }

    /// When something is due that the compositor does not report; `nil` while nothing is.
    var deadline: Double? {
        var first = keyboard?.deadline
        if let time = touch?.deadline { first = min(first ?? time, time) }
        if let time = pointer?.deadline { first = min(first ?? time, time) }
        return first
    }

    /// All that the compositor has sent was read.
    func readEnded(at now: Double) {
        touch?.readEnded(at: now)
        pointer?.readEnded(at: now)
    }

    private func takeAway(touch isTouchGone: Bool, pointer isPointerGone: Bool, keyboard isKeyboardGone: Bool) {
        if isTouchGone {
            touch?.destroy()
            touch = nil
        }
        if isPointerGone {
            pointer?.destroy()
            pointer = nil
        }
        if isKeyboardGone {
            keyboard?.destroy()
            keyboard = nil
        }
    }
}
#endif
