#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// The pens of graphics tablets (R-HOV), and the hands that hold them over a touchscreen.
///
/// The server has a pen as a pointer that presses the first button where it touches. That it comes and goes is an event of XInput 1 alone.
@MainActor
final class PenDevices {
    private unowned let display: DisplayState
    private var pens: ContiguousArray<Pen> = []
    private var hands = PenHands()

    init(_ display: DisplayState) { self.display = display }

    func isPen(_ source: UInt16) -> Bool { index(source) != nil }

    private func index(_ source: UInt16) -> Int? { pens.firstIndex { $0.axes.source == source } }

    /// Takes in where a pen is, and how it is held.
    /// - Returns: Whether it comes into range with this.
    func follow(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, over surface: X11Surface, at time: Double) -> Bool {
        guard let index = index(event.pointee.sourceid) else { return false }
        if let before = pens[index].state.window, before != Int(surface.window) { pens[index].state.vanish(time: time, [], into: &display.queue) }
        pens[index].master = event.pointee.deviceid
        pens[index].state.enter(Int(surface.window))
        pens[index].state.position = CGPoint(fixed: event.pointee.event_x, event.pointee.event_y)
        if let values = AxisValues(event) { pens[index].read { values[$0] } }
        return hands.follow(pen: event.pointee.sourceid, at: CGPoint(fixed: event.pointee.root_x, event.pointee.root_y), lean: pens[index].lean)
    }

    /// Sends what a pen does there.
    func handle(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ type: Int32, at time: Double) {
        guard let index = index(event.pointee.sourceid) else { return }
        switch (type, event.pointee.detail) {
        case (XCB_INPUT_BUTTON_PRESS, 1): pens[index].state.down(id: display.nextContact())
        case (XCB_INPUT_BUTTON_RELEASE, 1): pens[index].state.up()
        case (XCB_INPUT_BUTTON_PRESS, let button), (XCB_INPUT_BUTTON_RELEASE, let button):
            guard let code = Self.barrelButton(button) else { return }
            pens[index].state.set(button: code, isPressed: type == XCB_INPUT_BUTTON_PRESS)
        default: break
        }
        pens[index].state.frame(time: time, KeyModifiers(serverMask: event.pointee.mods.effective), into: &display.queue)
    }

    /// Whether a finger at a place of the screen is of the hand that holds a pen (R-PALM-6).
    func isHand(touchscreen: UInt16, at place: CGPoint, time: Double) -> Bool { hands.isHand(touchscreen: touchscreen, at: place, time: time) }

    /// A pen has left its tablet.
    func handleProximity(_ event: xcb_input_proximity_out_event_t) {
        // The top bit says that axes follow.
        guard let index = index(UInt16(event.device_id & 0x7f)) else { return }
        leave(index, at: display.serverTime.seconds(event.time, now: display.readTime))
    }

    /// The pointer moves without the pen, or has left the window: a pen that touches nothing is gone from there.
    func endHover(master: UInt16, at time: Double) {
        for index in pens.indices where pens[index].master == master && !pens[index].state.isDown { leave(index, at: time) }
    }

    private func leave(_ index: Int, at time: Double) {
        hands.leave(pen: pens[index].axes.source, at: time)
        pens[index].state.leave()
        pens[index].state.frame(time: time, [], into: &display.queue)
    }

    /// Pens that `isGone` picks are taken away.
    func vanish(at time: Double, where isGone: (Pen) -> Bool) {
        for index in pens.indices where isGone(pens[index]) {
            hands.forget(pen: pens[index].axes.source)
            pens[index].state.vanish(time: time, [], into: &display.queue)
        }
    }

    /// A window is closed: what pens do there ends without a word.
    func forget(_ window: xcb_window_t) {
        for index in pens.indices { pens[index].state.forget(Int(window)) }
    }

    /// Takes the devices that the server has now. A pen that stays keeps its state.
    func update(_ devices: [DeviceDescription], screen: PixelSize) {
        let before = pens, connection = display.connection
        pens = []
        for device in devices {
            guard let axes = PenAxes(device, connection.atoms) else { continue }
            pens.append(before.first { $0.axes.source == axes.source } ?? Pen(axes))
        }
        hands.update(devices, connection.atoms) { DeviceAxes.pixelsAcross(connection.matrix(ofDevice: $0.id), screen: screen) }
        for surface in display.surfaces { selectProximity(on: surface.window) }
    }

    /// Asks for the coming and going of pens over a window.
    func selectProximity(on window: xcb_window_t) {
        guard !pens.isEmpty else { return }
        let connection = display.connection
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
