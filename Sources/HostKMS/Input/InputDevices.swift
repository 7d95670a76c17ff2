#if KMS
import CLibinput
import Foundation
import HostKit
import TouchHost

/// The touchscreens, pens, pointers and keyboards of the seat, which come and go.
@MainActor
final class InputDevices {
    unowned let state: DisplayState
    private let udev: OpaquePointer
    private let context: OpaquePointer
    private let interface: UnsafeMutablePointer<libinput_interface>
    private var touchscreens: ContiguousArray<Touchscreen> = []
    private let mouse: Mouse
    private let keys: Keys
    private let pens: Pens
    private var nodes = DeviceNodes()
    private var latest = 0.0

    /// One touchscreen, and what is down on it.
    private struct Touchscreen {
        let device: OpaquePointer
        var group = TouchGroup()
    }

    /// - Throws: ``KMSError`` where the seat gives no devices.
    init(_ state: DisplayState) throws {
        self.state = state
        guard let udev = udev_new() else { throw KMSError("udev can't be asked for devices") }
        self.udev = udev
        interface = .allocate(capacity: 1)
        interface.initialize(to: libinput_interface(
            open_restricted: { path, _, data in InputDevices.open(path, data) },
            close_restricted: { descriptor, data in InputDevices.close(descriptor, data) }))
        guard let context = libinput_udev_create_context(interface, Unmanaged.passUnretained(state.seat).toOpaque(), udev) else {
            udev_unref(udev)
            throw KMSError("libinput does not start")
        }
        self.context = context
        mouse = Mouse(state)
        keys = Keys(state)
        pens = Pens(state)
        clibinput_silence(context)
        guard libinput_udev_assign_seat(context, state.seat.name) == 0 else {
            libinput_unref(context)
            udev_unref(udev)
            throw KMSError("the seat '\(state.seat.name)' has no input devices that can be used")
        }
    }

    var descriptor: Int32 { libinput_get_fd(context) }

    /// When a key that is held repeats.
    var deadline: Double? { keys.deadline }

    func repeatKey(now: Double) { keys.repeatKey(now: now) }

    func release() {
        pens.release()
        keys.release()
        for touchscreen in touchscreens { libinput_device_unref(touchscreen.device) }
        touchscreens.removeAll()
        libinput_unref(context)
        udev_unref(udev)
        interface.deallocate()
    }

    func suspend() { libinput_suspend(context) }

    func resume() { libinput_resume(context) }

    func dispatch() {
        libinput_dispatch(context)
        while let event = libinput_get_event(context) {
            handle(event)
            libinput_event_destroy(event)
        }
    }

    /// Everything that is down is taken away.
    func takeAway(at now: Double) {
        let time = seconds(UInt64(now * 1e6))
        for index in touchscreens.indices { touchscreens[index].group.cancel(time: time, into: &state.queue) }
        mouse.leave(at: time)
        pens.vanish(at: time)
        keys.releaseAll(at: time)
    }

    /// The surface is closed: what is down ends without a word.
    func forget() {
        var nowhere = DeliveryQueue()
        for index in touchscreens.indices { touchscreens[index].group.cancel(time: 0, into: &nowhere) }
        mouse.forget()
        pens.forget()
    }

    private func handle(_ event: OpaquePointer) {
        let device: OpaquePointer = libinput_event_get_device(event)
        let type = libinput_event_get_type(event)
        switch type {
        case LIBINPUT_EVENT_DEVICE_ADDED: add(device)
        case LIBINPUT_EVENT_DEVICE_REMOVED: remove(device)
        case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP, LIBINPUT_EVENT_TOUCH_CANCEL,
             LIBINPUT_EVENT_TOUCH_FRAME:
            guard let touch = libinput_event_get_touch_event(event) else { return }
            handleTouch(touch, type, of: device)
        case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE, LIBINPUT_EVENT_POINTER_BUTTON:
            guard let pointer = libinput_event_get_pointer_event(event) else { return }
            handlePointer(pointer, type, of: device)
        case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL, LIBINPUT_EVENT_POINTER_SCROLL_FINGER, LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS:
            guard let pointer = libinput_event_get_pointer_event(event) else { return }
            handleScroll(pointer, type)
        case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN, LIBINPUT_EVENT_GESTURE_PINCH_UPDATE, LIBINPUT_EVENT_GESTURE_PINCH_END:
            guard let gesture = libinput_event_get_gesture_event(event) else { return }
            mouse.handlePinch(gesture, type, time: seconds(libinput_event_gesture_get_time_usec(gesture)), keys.modifiers)
        case LIBINPUT_EVENT_GESTURE_HOLD_BEGIN, LIBINPUT_EVENT_GESTURE_HOLD_END:
            guard let gesture = libinput_event_get_gesture_event(event) else { return }
            mouse.handleHold(gesture, type, time: seconds(libinput_event_gesture_get_time_usec(gesture)), keys.modifiers)
        case LIBINPUT_EVENT_KEYBOARD_KEY:
            guard let key = libinput_event_get_keyboard_event(event) else { return }
            keys.handle(libinput_event_keyboard_get_key(key),
                        isPressed: libinput_event_keyboard_get_key_state(key) == LIBINPUT_KEY_STATE_PRESSED, of: device,
                        time: seconds(libinput_event_keyboard_get_time_usec(key)))
        case LIBINPUT_EVENT_TABLET_TOOL_AXIS, LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY, LIBINPUT_EVENT_TABLET_TOOL_TIP,
             LIBINPUT_EVENT_TABLET_TOOL_BUTTON:
            guard let pen = libinput_event_get_tablet_tool_event(event), isOnScreen(device) else { return }
            let time = seconds(libinput_event_tablet_tool_get_time_usec(pen))
            mouse.hide(at: time)
            pens.handle(pen, type, of: device, time: time, keys.modifiers)
            if type != LIBINPUT_EVENT_TABLET_TOOL_AXIS, nodes.isIncomplete(device) { pens.cancelEnds(on: device) }
        default: break
        }
    }

    private func add(_ device: OpaquePointer) {
        nodes.add(device)
        if libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TOUCH) != 0 {
            touchscreens.append(Touchscreen(device: libinput_device_ref(device)))
        }
        if libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_POINTER) != 0 { mouse.add() }
        if libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_KEYBOARD) != 0 { keys.add(device) }
        if var matrix = state.own.calibration, libinput_device_config_calibration_has_matrix(device) != 0 {
            libinput_device_config_calibration_set_matrix(device, &matrix)
        }
    }

    private func remove(_ device: OpaquePointer) {
        nodes.remove(device)
        let time = seconds(UInt64(state.readTime * 1e6))
        if libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_POINTER) != 0 { mouse.remove(at: time) }
        if libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_KEYBOARD) != 0 { keys.remove(device, at: time) }
        pens.vanish(from: device, at: time)
        for (index, touchscreen) in touchscreens.enumerated() where touchscreen.device == device {
            touchscreens[index].group.cancel(time: time, into: &state.queue)
            touchscreens.remove(at: index)
            libinput_device_unref(device)
            return
        }
    }

    /// Devices that udev knows to belong to another screen are not this one's.
    private func isOnScreen(_ device: OpaquePointer) -> Bool {
        guard let name = libinput_device_get_output_name(device), let screen = state.screen else { return true }
        return String(cString: name) == screen.connector.name
    }

    private func handleTouch(_ event: OpaquePointer, _ type: libinput_event_type, of device: OpaquePointer) {
        var index = touchscreens.count - 1
        while index >= 0, touchscreens[index].device != device { index -= 1 }
        guard index >= 0, let surface = state.surface else { return }
        let modifiers = keys.modifiers
        guard type != LIBINPUT_EVENT_TOUCH_FRAME else { return touchscreens[index].group.close(into: &state.queue, modifiers) }
        let time = seconds(libinput_event_touch_get_time_usec(event))
        let number = libinput_event_touch_get_slot(event)
        switch type {
        case LIBINPUT_EVENT_TOUCH_DOWN:
            let place = position(event, on: surface)
            // The screen may have been exchanged since the device came.
            guard surface.placement.contains(place), isOnScreen(device) else { return }
            mouse.hide(at: time)
            touchscreens[index].group.down(number, id: state.nextContact(), window: DisplayState.window, position: place, time: time, into: &state.queue,
                                           modifiers)
        case LIBINPUT_EVENT_TOUCH_MOTION:
            touchscreens[index].group.move(number, to: position(event, on: surface), time: time, into: &state.queue, modifiers)
        case LIBINPUT_EVENT_TOUCH_UP where !nodes.isIncomplete(device):
            touchscreens[index].group.up(number, time: time, into: &state.queue, modifiers)
        default:
            touchscreens[index].group.takeAway(number, time: time, into: &state.queue, modifiers)
        }
    }

    private func handlePointer(_ event: OpaquePointer, _ type: libinput_event_type, of device: OpaquePointer) {
        guard let surface = state.surface else { return }
        let time = seconds(libinput_event_pointer_get_time_usec(event))
        switch type {
        case LIBINPUT_EVENT_POINTER_MOTION:
            mouse.move(right: libinput_event_pointer_get_dx(event), down: libinput_event_pointer_get_dy(event), time: time, keys.modifiers)
        case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
            let panel = surface.placement.panel
            let place = surface.placement.surfacePoint(
                panelX: libinput_event_pointer_get_absolute_x_transformed(event, UInt32(panel.width)),
                y: libinput_event_pointer_get_absolute_y_transformed(event, UInt32(panel.height)))
            mouse.move(to: place, time: time, keys.modifiers)
        default:
            let isPressed = libinput_event_pointer_get_button_state(event) == LIBINPUT_BUTTON_STATE_PRESSED
            // The same button of several mice is one.
            guard libinput_event_pointer_get_seat_button_count(event) == (isPressed ? 1 : 0) else { return }
            mouse.set(button: libinput_event_pointer_get_button(event), isPressed: isPressed, time: time, keys.modifiers)
            if !isPressed, nodes.isIncomplete(device) { mouse.cancelEnds() }
        }
    }

    private func handleScroll(_ event: OpaquePointer, _ type: libinput_event_type) {
        let time = seconds(libinput_event_pointer_get_time_usec(event)), isWheel = type == LIBINPUT_EVENT_POINTER_SCROLL_WHEEL
        func value(_ axis: libinput_pointer_axis) -> Double {
            guard libinput_event_pointer_has_axis(event, axis) != 0 else { return 0 }
            return isWheel ? libinput_event_pointer_get_scroll_value_v120(event, axis) : libinput_event_pointer_get_scroll_value(event, axis)
        }
        let right = value(LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL), down = value(LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL)
        if isWheel {
            mouse.turnWheel(right: right, down: down, time: time, keys.modifiers)
        } else {
            mouse.scroll(right: right, down: down, time: time, keys.modifiers)
        }
    }

    private func position(_ event: OpaquePointer, on surface: KMSSurface) -> CGPoint {
        let panel = surface.placement.panel
        return surface.placement.surfacePoint(panelX: libinput_event_touch_get_x_transformed(event, UInt32(panel.width)),
                                              y: libinput_event_touch_get_y_transformed(event, UInt32(panel.height)))
    }

    /// The time of an event, never back and never later than now.
    private func seconds(_ microseconds: UInt64) -> Double {
        latest = max(latest, min(Double(microseconds) / 1e6, state.readTime))
        return latest
    }

    private nonisolated static func open(_ path: UnsafePointer<CChar>?, _ data: UnsafeMutableRawPointer?) -> Int32 {
        guard let path, let data else { return -EINVAL }
        let name = String(cString: path)
        nonisolated(unsafe) let seat = data
        return MainActor.assumeIsolated {
            let descriptor = Unmanaged<Seat>.fromOpaque(seat).takeUnretainedValue().open(name)
            return descriptor >= 0 ? descriptor : -max(errno, 1)
        }
    }

    private nonisolated static func close(_ descriptor: Int32, _ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        nonisolated(unsafe) let seat = data
        MainActor.assumeIsolated { Unmanaged<Seat>.fromOpaque(seat).takeUnretainedValue().close(descriptor: descriptor) }
    }
}
#endif
