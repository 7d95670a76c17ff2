#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// Touches, the pointer, and devices that come and go.
extension X11Host {
    func handleInput(_ raw: UnsafeMutableRawPointer, _ type: UInt16, now: Double) {
        guard EventSize.isWhole(raw, type) else { return }
        switch Int32(type) {
        case XCB_INPUT_TOUCH_BEGIN, XCB_INPUT_TOUCH_UPDATE, XCB_INPUT_TOUCH_END:
            handleTouch(raw.assumingMemoryBound(to: xcb_input_touch_begin_event_t.self), Int32(type), now: now)
        case XCB_INPUT_TOUCH_OWNERSHIP:
            let event = raw.assumingMemoryBound(to: xcb_input_touch_ownership_event_t.self)
            sequences.own(source: event.pointee.sourceid, number: event.pointee.touchid)
        case XCB_INPUT_BUTTON_PRESS, XCB_INPUT_BUTTON_RELEASE, XCB_INPUT_MOTION:
            handlePointing(raw.assumingMemoryBound(to: xcb_input_button_press_event_t.self), Int32(type), now: now)
        case XCB_INPUT_GESTURE_PINCH_BEGIN, XCB_INPUT_GESTURE_PINCH_UPDATE, XCB_INPUT_GESTURE_PINCH_END:
            handlePinch(raw.assumingMemoryBound(to: xcb_input_gesture_pinch_begin_event_t.self), Int32(type), now: now)
        case XCB_INPUT_LEAVE:
            let event = raw.assumingMemoryBound(to: xcb_input_leave_event_t.self)
            // Also for something that grabs the pointer. During a press of ours it says that the pointer is outside.
            let time = serverTime.seconds(event.pointee.time, now: now)
            if event.pointee.event == hover.window, event.pointee.deviceid == hover.master { endHover(at: time) }
            forgetSums()
            cancelMotions(at: time) { $0.window == event.pointee.event && $0.master == event.pointee.deviceid }
            endPenHover(master: event.pointee.deviceid, at: time)
        case XCB_INPUT_KEY_PRESS, XCB_INPUT_KEY_RELEASE:
            handleKey(raw.assumingMemoryBound(to: xcb_input_key_press_event_t.self), isPressed: Int32(type) == XCB_INPUT_KEY_PRESS,
                      now: now)
        case XCB_INPUT_PROPERTY:
            let event = raw.assumingMemoryBound(to: xcb_input_property_event_t.self)
            // A device is mapped to another part of the screen.
            if event.pointee.property == connection.atoms[.mapping] { updateDevices() }
        case XCB_INPUT_HIERARCHY:
            handleHierarchy(raw.assumingMemoryBound(to: xcb_input_hierarchy_event_t.self))
        default:
            break
        }
    }

    /// Mice, wheels, touchpads and pens: what the server has as pointers.
    private func handlePointing(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ type: Int32, now: Double) {
        forgetSums(except: event.pointee.sourceid)
        if let notch = Self.notch(event.pointee.detail), type != XCB_INPUT_MOTION {
            if type == XCB_INPUT_BUTTON_PRESS { handleNotch(event, notch, now: now) }
            return
        }
        // A touch that stands for the pointer comes as a touch already.
        if event.pointee.flags & XCB_INPUT_POINTER_EVENT_FLAGS_POINTER_EMULATED.rawValue != 0 { return }
        if handlePen(event, type, now: now) || type == XCB_INPUT_MOTION && handleScroll(event, now: now) { return }
        let time = serverTime.seconds(event.pointee.time, now: now)
        endScroll(.ended, at: time)
        endPenHover(master: event.pointee.deviceid, at: time)
        handlePointer(event, type, now: now)
    }

    private func handleTouch(_ event: UnsafeMutablePointer<xcb_input_touch_begin_event_t>, _ type: Int32, now: Double) {
        let source = event.pointee.sourceid
        let number = event.pointee.detail
        let contact: Contact?
        if type == XCB_INPUT_TOUCH_END {
            contact = sequences.end(source: source, number: number)
        } else {
            let position = CGPoint(x: Double(event.pointee.event_x) / 65536, y: Double(event.pointee.event_y) / 65536)
            var extras = extras(event)
            if type == XCB_INPUT_TOUCH_BEGIN {
                // What such a finger does comes as scrolls, pinches and motions of the pointer.
                if indirectDevices.contains(source) { return }
                // A touch takes the pointer with it, and hides it.
                if event.pointee.deviceid == hover.master { endHover(at: serverTime.seconds(event.pointee.time, now: now)) }
                let place = Self.place(event.pointee.root_x, event.pointee.root_y)
                extras.isHandOfPen = hands.isHand(touchscreen: source, at: place, time: serverTime.seconds(event.pointee.time, now: now))
                contact = sequences.begin(source: source, number: number, stamp: event.pointee.time, window: event.pointee.event, position: position,
                                          origin: CGPoint(x: place.x - position.x, y: place.y - position.y), extras)
            } else if event.pointee.flags & XCB_INPUT_TOUCH_EVENT_FLAGS_TOUCH_PENDING_END.rawValue != 0 {
                // The finger is up, and the server waits for others to say whether the touch was theirs: no sample.
                contact = nil
            } else {
                contact = sequences.update(source: source, number: number, stamp: event.pointee.time, position: position, extras)
            }
        }
        let time = serverTime.seconds(event.pointee.time, now: now)
        guard var contact else { return }
        contact.timestamp = time
        input.append(contact, window: event.pointee.event, source: source, stamp: event.pointee.time, tolerance: sequences.tolerance(of: source),
                     modifiers: KeyModifiers(serverMask: event.pointee.mods.effective))
    }

    /// Pressure, extent and palms, where the device has axes for them and this event reports them.
    private func extras(_ event: UnsafeMutablePointer<xcb_input_touch_begin_event_t>) -> TouchSequences.Extras {
        for device in axes where device.source == event.pointee.sourceid {
            guard let values = AxisValues(event) else { break }
            return TouchSequences.Extras(force: values[device.pressure].map(device.force), majorRadius: values[device.major].map(device.majorRadius),
                                         isPalm: values[device.tool].map(device.isPalm))
        }
        return TouchSequences.Extras()
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

    private func handlePointer(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ type: Int32, now: Double) {
        let time = serverTime.seconds(event.pointee.time, now: now)
        guard let surface = surface(event.pointee.event), !pointer.isPressed || event.pointee.deviceid == pointerDevice else { return }
        let modifiers = KeyModifiers(serverMask: event.pointee.mods.effective)
        let position = CGPoint(x: Double(event.pointee.event_x) / 65536, y: Double(event.pointee.event_y) / 65536)
        let sample = PointerSimulation.Sample(position: position, surface: surface.size, modifiers: modifiers, timestamp: time)
        var buttons = pointer.buttons
        pointerContacts.removeAll(keepingCapacity: true)
        if type == XCB_INPUT_MOTION {
            if pointer.isPressed, !hasButtonDown(event) {
                // The release went elsewhere: something took the pointer away from us.
                return cancelPointer(at: time)
            }
            pointer.move(to: sample, into: &pointerContacts)
            if let sample = pointer.hover(at: sample) {
                hover.begin(sample, in: surface.window, master: event.pointee.deviceid, source: event.pointee.sourceid)
                queue.append(sample, window: Int(surface.window))
            }
        } else if let button = Self.button(event.pointee.detail) {
            if type == XCB_INPUT_BUTTON_PRESS {
                pointerWindow = surface.window
                pointerDevice = event.pointee.deviceid
                pointerSource = event.pointee.sourceid
                pointer.press(button: button, at: sample, into: &pointerContacts)
                buttons = pointer.buttons
            } else {
                buttons = pointer.release(button: button, at: time, into: &pointerContacts)
            }
        }
        queuePointerContacts(at: time, modifiers: modifiers, buttons: buttons)
    }

    /// The press is taken away.
    func cancelPointer(at time: Double) {
        guard pointer.isPressed else { return }
        let buttons = pointer.buttons
        pointerContacts.removeAll(keepingCapacity: true)
        pointer.cancel(at: time, into: &pointerContacts)
        queuePointerContacts(at: time, modifiers: [], buttons: buttons)
    }

    /// The pointer has left the window, as the user sees it.
    func endHover(at time: Double) {
        if let (sample, window) = hover.end(at: time) { queue.append(sample, window: Int(window)) }
    }

    private func queuePointerContacts(at time: Double, modifiers: KeyModifiers, buttons: Int) {
        queue.append(pointerContacts, window: Int(pointerWindow), timestamp: time, modifiers: modifiers, buttons: buttons)
    }

    /// The server counts left, middle, right, and four directions of the wheel; buttons are numbered primary, secondary, others here.
    private static func button(_ detail: UInt32) -> Int? {
        switch detail {
        case 1: 1
        case 2: 3
        case 3: 2
        case 8...31: Int(detail) - 4
        default: nil
        }
    }

    private func hasButtonDown(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>) -> Bool {
        guard let mask = xcb_input_button_press_button_mask(event) else { return false }
        for word in 0..<Int(event.pointee.buttons_len) where mask[word] != 0 { return true }
        return false
    }

    /// A device came, or went with its touches on it.
    private func handleHierarchy(_ event: UnsafeMutablePointer<xcb_input_hierarchy_event_t>) {
        let gone = XCB_INPUT_HIERARCHY_MASK_SLAVE_REMOVED.rawValue | XCB_INPUT_HIERARCHY_MASK_SLAVE_DETACHED.rawValue
            | XCB_INPUT_HIERARCHY_MASK_DEVICE_DISABLED.rawValue | XCB_INPUT_HIERARCHY_MASK_MASTER_REMOVED.rawValue
        let new = XCB_INPUT_HIERARCHY_MASK_SLAVE_ADDED.rawValue | XCB_INPUT_HIERARCHY_MASK_DEVICE_ENABLED.rawValue
        let now = serverTime.unstamped(now: systemClock.now)
        var devices = xcb_input_hierarchy_infos_iterator(event)
        while devices.rem > 0 {
            let device = devices.data.pointee
            if device.flags & gone != 0 {
                // Of its touches, and of a pen.
                queue.cancelEnds(of: Int(device.deviceid))
                cancelTouches { $0.source == device.deviceid }
                sequences.forget(device.deviceid)
                if pointerSource == device.deviceid {
                    queue.cancelEnds(of: pointer.device)
                    cancelPointer(at: now)
                }
                if hover.source == device.deviceid { endHover(at: now) }
                cancelMotions(at: now) { $0.source == device.deviceid }
                vanishPens(at: now) { $0.axes.source == device.deviceid }
            }
            xcb_input_hierarchy_info_next(&devices)
        }
        if event.pointee.flags & (new | gone) != 0 { updateDevices() }
    }

    /// Asks the server which devices it has, and what they can do.
    func updateDevices() {
        let devices = DeviceDescription.all(connection)
        screenSize = connection.rootSize()
        axes = ContiguousArray(devices.filter { $0.fingers != nil }.compactMap { device in
            let mapping = device.axis(connection.atoms[.mtTouchMajor]) == nil ? nil : matrix(of: device.id)
            return DeviceAxes(device, connection.atoms, pixelsAcross: DeviceAxes.pixelsAcross(mapping, screen: screenSize))
        })
        indirectDevices = ContiguousArray(devices.filter(\.hasIndirectTouches).map(\.id))
        scrollAxes = ContiguousArray(devices.compactMap(ScrollAxes.init))
        updatePens(devices)
        hands.update(devices, connection.atoms) { DeviceAxes.pixelsAcross(matrix(of: $0.id), screen: screenSize) }
    }

    /// A place on the screen, in pixels.
    static func place(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: Double(x) / 65536, y: Double(y) / 65536) }

    func cancelTouches(where isGone: (TouchSequences.Touch) -> Bool) {
        guard !sequences.touches.isEmpty else { return }
        let now = serverTime.unstamped(now: systemClock.now)
        sequences.cancel(where: isGone) { touch in
            var contact = touch.contact
            contact.timestamp = now
            // From no device: nothing is in a frame with it but what is taken away with it.
            input.append(contact, window: touch.window, source: 0, stamp: 0, tolerance: 0, modifiers: [])
        }
    }
}

extension KeyModifiers {
    /// From the server's modifier bits, of which the first and the fourth extra one are Alt and the logo key by custom.
    init(serverMask mask: UInt32) {
        self = []
        if mask & XCB_MOD_MASK_LOCK.rawValue != 0 { insert(.capsLock) }
        if mask & XCB_MOD_MASK_SHIFT.rawValue != 0 { insert(.shift) }
        if mask & XCB_MOD_MASK_CONTROL.rawValue != 0 { insert(.control) }
        if mask & XCB_MOD_MASK_1.rawValue != 0 { insert(.alternate) }
        if mask & XCB_MOD_MASK_4.rawValue != 0 { insert(.command) }
    }
}
#endif
