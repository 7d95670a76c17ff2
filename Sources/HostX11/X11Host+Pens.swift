#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// Pens of graphics tablets (R-HOV).
///
/// The server has a pen as a pointer that presses the first button where it touches. That it comes and goes is an event of XInput 1 alone.
extension X11Host {
    /// Returns whether the event is that of a pen.
    func handlePen(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ type: Int32, now: Double) -> Bool {
        guard let index = pens.firstIndex(where: { $0.axes.source == event.pointee.sourceid }) else { return false }
        let time = serverTime.seconds(event.pointee.time, now: now)
        guard let surface = surface(event.pointee.event) else { return true }
        // It takes the pointer with it.
        if event.pointee.deviceid == hover.master { endHover(at: time) }
        if let before = pens[index].state.window, before != Int(surface.window) {
            pens[index].state.vanish(time: time, [], into: &queue)
        }
        pens[index].master = event.pointee.deviceid
        pens[index].state.enter(Int(surface.window))
        pens[index].state.position = CGPoint(x: Double(event.pointee.event_x) / 65536, y: Double(event.pointee.event_y) / 65536)
        if let values = AxisValues(event) { pens[index].read { values[$0] } }
        let place = Self.place(event.pointee.root_x, event.pointee.root_y)
        if hands.follow(pen: event.pointee.sourceid, at: place, lean: pens[index].lean) { rejectHands(at: time, stamp: event.pointee.time) }
        switch (type, event.pointee.detail) {
        case (XCB_INPUT_BUTTON_PRESS, 1): pens[index].state.down(id: sequences.newID())
        case (XCB_INPUT_BUTTON_RELEASE, 1): pens[index].state.up()
        case (XCB_INPUT_BUTTON_PRESS, let button), (XCB_INPUT_BUTTON_RELEASE, let button):
            guard let code = Self.barrelButton(button) else { return true }
            pens[index].state.set(button: code, isPressed: type == XCB_INPUT_BUTTON_PRESS)
        default: break
        }
        pens[index].state.frame(time: time, KeyModifiers(serverMask: event.pointee.mods.effective), into: &queue)
        return true
    }

    /// A pen has come near its tablet, or has left it.
    func handleProximity(_ event: xcb_input_proximity_in_event_t, isIn: Bool, now: Double) {
        // The top bit says that axes follow.
        let source = UInt16(event.device_id & 0x7f)
        guard !isIn, let index = pens.firstIndex(where: { $0.axes.source == source }) else { return }
        leave(index, at: serverTime.seconds(event.time, now: now))
    }

    /// The pointer moves without the pen, or has left the window: a pen that touches nothing is gone from there.
    func endPenHover(master: UInt16, at time: Double) {
        for index in pens.indices where pens[index].master == master && !pens[index].state.isDown { leave(index, at: time) }
    }

    /// A pen has come into range: the fingers that lie where its hand does are of it (R-PALM-6).
    private func rejectHands(at time: Double, stamp: UInt32) {
        sequences.reject(where: { hands.isHand(touchscreen: $0.source, at: $0.place, time: time) }) { touch in
            var contact = touch.contact
            contact.timestamp = time
            input.append(contact, window: touch.window, source: touch.source, stamp: stamp, tolerance: 0, modifiers: [])
        }
    }

    private func leave(_ index: Int, at time: Double) {
        hands.leave(pen: pens[index].axes.source, at: time)
        pens[index].state.leave()
        pens[index].state.frame(time: time, [], into: &queue)
    }

    /// Pens that `isGone` picks are taken away.
    func vanishPens(at time: Double, where isGone: (Pen) -> Bool) {
        for index in pens.indices where isGone(pens[index]) {
            hands.forget(pen: pens[index].axes.source)
            pens[index].state.vanish(time: time, [], into: &queue)
        }
    }

    /// The pens that the server has now. One that stays keeps its state.
    func updatePens(_ devices: [DeviceDescription]) {
        let before = pens
        pens = []
        for device in devices {
            guard let axes = PenAxes(device, connection.atoms) else { continue }
            pens.append(before.first { $0.axes.source == axes.source } ?? Pen(axes))
        }
        for surface in surfaces { selectProximity(on: surface.window) }
    }

    /// Asks for the coming and going of pens over a window.
    func selectProximity(on window: UInt32) {
        guard !pens.isEmpty else { return }
        // A class of XInput 1 is a device and a type of event.
        let types = [UInt32(connection.inputFirstEvent) + UInt32(XCB_INPUT_PROXIMITY_IN), UInt32(connection.inputFirstEvent) + UInt32(XCB_INPUT_PROXIMITY_OUT)]
        let classes = pens.flatMap { pen in types.map { UInt32(pen.axes.source) << 8 | $0 } }
        xcb_input_select_extension_event(connection.handle, window, UInt16(classes.count), classes)
    }

    /// The buttons on the barrel as the kernel numbers them: drivers make them the second, the third and, past those of wheels, the eighth.
    private static func barrelButton(_ detail: UInt32) -> UInt32? {
        switch detail {
        case 2: 0x14b
        case 3: 0x14c
        case 8: 0x149
        default: nil
        }
    }
}
#endif
