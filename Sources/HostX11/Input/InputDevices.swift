#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// The touchscreens, pens, pointers and keyboards of the server, which come and go; what one of them does to another is decided here.
@MainActor
final class InputDevices {
    private unowned let display: DisplayState
    let touchscreens: Touchscreens
    let pointer: PointerDevice
    let scrolls: ScrollDevices
    let pens: PenDevices
    let keyboard: KeyboardDevice
    /// The screen, all outputs together, over which devices are laid.
    private var screenSize = PixelSize(width: 0, height: 0)

    init(_ display: DisplayState) {
        self.display = display
        touchscreens = Touchscreens(display)
        pointer = PointerDevice(display)
        scrolls = ScrollDevices(display, number: pointer.number)
        pens = PenDevices(display)
        keyboard = KeyboardDevice(display)
        update()
        let connection = display.connection
        connection.selectInput(on: connection.root, device: UInt16(XCB_INPUT_DEVICE_ALL.rawValue),
                               mask: XCB_INPUT_XI_EVENT_MASK_HIERARCHY.rawValue | XCB_INPUT_XI_EVENT_MASK_PROPERTY.rawValue)
    }

    /// Asks the server which devices it has, and what they can do. Some round trips.
    private func update() {
        let devices = DeviceDescription.all(display.connection)
        screenSize = display.connection.rootSize()
        touchscreens.update(devices, screen: screenSize)
        scrolls.update(devices)
        pens.update(devices, screen: screenSize)
    }

    /// The outputs have changed. Touchscreens are laid over the whole screen, and measure contacts in parts of it.
    func screenChanged() {
        if display.connection.rootSize() != screenSize { update() }
    }

    // MARK: Events

    func handle(_ raw: UnsafeMutableRawPointer, _ type: UInt16) {
        guard EventSize.isWhole(raw, type) else { return }
        switch Int32(type) {
        case XCB_INPUT_TOUCH_BEGIN:
            land(raw.assumingMemoryBound(to: xcb_input_touch_begin_event_t.self))
        case XCB_INPUT_TOUCH_UPDATE, XCB_INPUT_TOUCH_END:
            touchscreens.handle(raw.assumingMemoryBound(to: xcb_input_touch_begin_event_t.self), Int32(type))
        case XCB_INPUT_TOUCH_OWNERSHIP:
            let event = raw.assumingMemoryBound(to: xcb_input_touch_ownership_event_t.self)
            touchscreens.own(source: event.pointee.sourceid, number: event.pointee.touchid)
        case XCB_INPUT_BUTTON_PRESS, XCB_INPUT_BUTTON_RELEASE, XCB_INPUT_MOTION:
            point(raw.assumingMemoryBound(to: xcb_input_button_press_event_t.self), Int32(type))
        case XCB_INPUT_GESTURE_PINCH_BEGIN, XCB_INPUT_GESTURE_PINCH_UPDATE, XCB_INPUT_GESTURE_PINCH_END:
            scrolls.handlePinch(raw.assumingMemoryBound(to: xcb_input_gesture_pinch_begin_event_t.self), Int32(type))
        case XCB_INPUT_LEAVE:
            leave(raw.assumingMemoryBound(to: xcb_input_leave_event_t.self))
        case XCB_INPUT_KEY_PRESS, XCB_INPUT_KEY_RELEASE:
            keyboard.handle(raw.assumingMemoryBound(to: xcb_input_key_press_event_t.self), isPressed: Int32(type) == XCB_INPUT_KEY_PRESS)
        case XCB_INPUT_PROPERTY:
            // A device is mapped to another part of the screen.
            if raw.assumingMemoryBound(to: xcb_input_property_event_t.self).pointee.property == display.connection.atoms[.mapping] { update() }
        case XCB_INPUT_HIERARCHY:
            handleHierarchy(raw.assumingMemoryBound(to: xcb_input_hierarchy_event_t.self))
        default:
            break
        }
    }

    private func land(_ event: UnsafeMutablePointer<xcb_input_touch_begin_event_t>) {
        guard touchscreens.isOfScreen(event.pointee.sourceid) else { return }
        let time = time(event.pointee.time)
        // A touch takes the pointer with it, and hides it.
        pointer.leave(master: event.pointee.deviceid, at: time)
        let place = CGPoint(fixed: event.pointee.root_x, event.pointee.root_y)
        touchscreens.handle(event, XCB_INPUT_TOUCH_BEGIN, isHand: pens.isHand(touchscreen: event.pointee.sourceid, at: place, time: time))
    }

    /// Mice, wheels, touchpads and pens: what the server has as pointers.
    private func point(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ type: Int32) {
        scrolls.forgetSums(except: event.pointee.sourceid)
        if let notch = Self.notch(event.pointee.detail), type != XCB_INPUT_MOTION {
            if type == XCB_INPUT_BUTTON_PRESS { scrolls.handle(notch, of: event) }
            return
        }
        // A touch that stands for the pointer comes as a touch already.
        if event.pointee.flags & XCB_INPUT_POINTER_EVENT_FLAGS_POINTER_EMULATED.rawValue != 0 { return }
        if pens.isPen(event.pointee.sourceid) { return draw(event, type) }
        if type == XCB_INPUT_MOTION, scrolls.handle(event) { return }
        let time = time(event.pointee.time)
        scrolls.endScroll(.ended, at: time)
        pens.endHover(master: event.pointee.deviceid, at: time)
        pointer.handle(event, type, at: time)
    }

    /// The directions of the wheel are buttons of the server, which it also presses for each notch of what scrolls in finer steps.
    private static func notch(_ detail: UInt32) -> CGPoint? {
        switch detail {
        case 4: CGPoint(x: 0, y: -1)
        case 5: CGPoint(x: 0, y: 1)
        case 6: CGPoint(x: -1, y: 0)
        case 7: CGPoint(x: 1, y: 0)
        default: nil
        }
    }

    private func draw(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ type: Int32) {
        let time = time(event.pointee.time)
        guard let surface = display.surface(event.pointee.event) else { return }
        // A pen takes the pointer with it.
        pointer.leave(master: event.pointee.deviceid, at: time)
        if pens.follow(event, over: surface, at: time) {
            touchscreens.reject(at: time, stamp: event.pointee.time) { pens.isHand(touchscreen: $0.source, at: $0.place, time: time) }
        }
        pens.handle(event, type, at: time)
    }

    /// Also for something that grabs the pointer. During a press of ours it says that the pointer is outside.
    private func leave(_ event: UnsafeMutablePointer<xcb_input_leave_event_t>) {
        let time = time(event.pointee.time), window = event.pointee.event, master = event.pointee.deviceid
        pointer.leave(window, master: master, at: time)
        scrolls.forgetSums()
        scrolls.cancel(at: time) { $0.window == window && $0.master == master }
        pens.endHover(master: master, at: time)
    }

    /// A device came, or went with what it did.
    private func handleHierarchy(_ event: UnsafeMutablePointer<xcb_input_hierarchy_event_t>) {
        let gone = XCB_INPUT_HIERARCHY_MASK_SLAVE_REMOVED.rawValue | XCB_INPUT_HIERARCHY_MASK_SLAVE_DETACHED.rawValue
            | XCB_INPUT_HIERARCHY_MASK_DEVICE_DISABLED.rawValue | XCB_INPUT_HIERARCHY_MASK_MASTER_REMOVED.rawValue
        let new = XCB_INPUT_HIERARCHY_MASK_SLAVE_ADDED.rawValue | XCB_INPUT_HIERARCHY_MASK_DEVICE_ENABLED.rawValue
        let time = display.unstampedTime
        var devices = xcb_input_hierarchy_infos_iterator(event)
        while devices.rem > 0 {
            if devices.data.pointee.flags & gone != 0 { remove(devices.data.pointee.deviceid, at: time) }
            xcb_input_hierarchy_info_next(&devices)
        }
        if event.pointee.flags & (new | gone) != 0 { update() }
    }

    private func time(_ stamp: UInt32) -> Double { display.serverTime.seconds(stamp, now: display.readTime) }

    // MARK: Interruptions

    private func remove(_ source: UInt16, at time: Double) {
        // Of touches, and of a pen.
        display.queue.cancelEnds(of: Int(source))
        touchscreens.remove(source)
        pointer.remove(source, at: time)
        scrolls.cancel(at: time) { $0.source == source }
        pens.vanish(at: time) { $0.axes.source == source }
    }

    /// Everything in progress is taken away.
    func cancelAll() {
        touchscreens.cancel { _ in true }
        let time = display.unstampedTime
        pointer.cancel(at: time)
        scrolls.cancel(at: time) { _ in true }
        pens.vanish(at: time) { _ in true }
    }

    /// A window can't be seen any more: the server forgets its touches, without a word.
    func interrupt(in window: xcb_window_t) {
        touchscreens.cancel { $0.window == window }
        // Not when the event was read: the touches were cancelled since (R-HST-3).
        let time = display.unstampedTime
        pointer.interrupt(in: window, at: time)
        scrolls.cancel(at: time) { $0.window == window }
        pens.vanish(at: time) { $0.state.window == Int(window) }
    }

    /// A window is closed: it receives nothing more, not even the end of what goes on there.
    func forget(_ window: xcb_window_t) {
        touchscreens.forget(window)
        pointer.forget(window)
        scrolls.forget(window)
        pens.forget(window)
    }
}
#endif
