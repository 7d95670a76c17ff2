#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// The touchscreens of the server, and what is down on them.
@MainActor
final class Touchscreens {
    private unowned let display: DisplayState
    private var sequences = TouchSequences()
    private var barrier = ScanBarrier()
    private var axes: ContiguousArray<DeviceAxes> = []
    /// The devices whose touches are none of the screen.
    private var indirectDevices: ContiguousArray<UInt16> = []

    init(_ display: DisplayState) { self.display = display }

    /// Takes the devices that the server has now.
    func update(_ devices: [DeviceDescription], screen: PixelSize) {
        let connection = display.connection
        axes = ContiguousArray(devices.filter { $0.fingers != nil }.compactMap { device in
            let mapping = device.axis(connection.atoms[.mtTouchMajor]) == nil ? nil : connection.matrix(ofDevice: device.id)
            return DeviceAxes(device, connection.atoms, pixelsAcross: DeviceAxes.pixelsAcross(mapping, screen: screen))
        })
        indirectDevices = ContiguousArray(devices.filter(\.hasIndirectTouches).map(\.id))
    }

    /// Whether a device's touches are of the screen. What others do comes as scrolls, pinches and motions of the pointer.
    func isOfScreen(_ source: UInt16) -> Bool { !indirectDevices.contains(source) }

    /// - Parameter isHand: Whether a touch lands under the hand that holds a pen.
    func handle(_ event: UnsafeMutablePointer<xcb_input_touch_begin_event_t>, _ type: Int32, isHand: Bool = false) {
        let time = display.serverTime.seconds(event.pointee.time, now: display.readTime)
        guard var contact = change(event, type, isHand) else { return }
        contact.timestamp = time
        let source = event.pointee.sourceid
        display.input.append(contact, window: event.pointee.event, source: source, stamp: event.pointee.time, tolerance: sequences.tolerance(of: source),
                             modifiers: KeyModifiers(serverMask: event.pointee.mods.effective))
    }

    private func change(_ event: UnsafeMutablePointer<xcb_input_touch_begin_event_t>, _ type: Int32, _ isHand: Bool) -> Contact? {
        let source = event.pointee.sourceid, number = event.pointee.detail
        if type == XCB_INPUT_TOUCH_END { return sequences.end(source: source, number: number) }
        let position = CGPoint(fixed: event.pointee.event_x, event.pointee.event_y)
        var extras = extras(event)
        if type == XCB_INPUT_TOUCH_BEGIN {
            let place = CGPoint(fixed: event.pointee.root_x, event.pointee.root_y)
            extras.isHandOfPen = isHand
            return sequences.begin(id: display.nextContact(), source: source, number: number, stamp: event.pointee.time, window: event.pointee.event,
                                   position: position, origin: CGPoint(x: place.x - position.x, y: place.y - position.y), extras)
        }
        // The finger is up, and the server waits for others to say whether the touch was theirs: no sample.
        if event.pointee.flags & XCB_INPUT_TOUCH_EVENT_FLAGS_TOUCH_PENDING_END.rawValue != 0 { return nil }
        return sequences.update(source: source, number: number, stamp: event.pointee.time, position: position, extras)
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

    /// A touch is ours now.
    func own(source: UInt16, number: UInt32) { sequences.own(source: source, number: number) }

    /// A pen has come into range: the touches that `isHand` picks are of the hand that holds it (R-PALM-6).
    func reject(at time: Double, stamp: UInt32, where isHand: (TouchSequences.Touch) -> Bool) {
        sequences.reject(where: isHand) { touch in
            var contact = touch.contact
            contact.timestamp = time
            display.input.append(contact, window: touch.window, source: touch.source, stamp: stamp, tolerance: 0, modifiers: [])
        }
    }

    // MARK: Interruptions

    func cancel(where isGone: (TouchSequences.Touch) -> Bool) {
        guard !sequences.touches.isEmpty else { return }
        let time = display.unstampedTime
        sequences.cancel(where: isGone) { touch in
            var contact = touch.contact
            contact.timestamp = time
            // From no device: nothing is in a frame with it but what is taken away with it.
            display.input.append(contact, window: touch.window, source: 0, stamp: 0, tolerance: 0, modifiers: [])
        }
    }

    /// A device is gone, with the touches on it.
    func remove(_ source: UInt16) {
        cancel { $0.source == source }
        sequences.forget(source)
    }

    /// A window is closed: its touches end without a word.
    func forget(_ window: xcb_window_t) { sequences.cancel(where: { $0.window == window }, { _ in }) }

    // MARK: Whole scans

    /// Finds out whether the last scan was read to its end, after everything that has come was read.
    func settle() { barrier.settle(&display.input, sequences, display.connection) }

    /// Whether the server has answered the question for it.
    func takeAnswer() -> Bool { barrier.isAnswered(&display.input, display.connection) }
}
#endif
