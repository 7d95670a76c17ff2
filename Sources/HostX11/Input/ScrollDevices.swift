#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// The wheels and touchpads of the server (R-IND).
@MainActor
final class ScrollDevices {
    private unowned let display: DisplayState
    /// The pointer's number.
    private let number: Int
    private var axes: ContiguousArray<ScrollAxes> = []
    private(set) var motions = TouchpadMotions()
    /// The device and the time of a sum from which nothing can be taken: the presses that the server makes of it count.
    private var countedNotches: (source: UInt16, stamp: UInt32)?

    /// - Parameter number: What the pointer is called that scrolls.
    init(_ display: DisplayState, number: Int) {
        self.display = display
        self.number = number
    }

    /// Takes the devices that the server has now.
    func update(_ devices: [DeviceDescription]) { axes = ContiguousArray(devices.compactMap(ScrollAxes.init)) }

    // MARK: Sums of what was scrolled

    /// Reads what an event says of the axes that scroll.
    /// - Returns: Whether it is about them alone.
    func handle(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>) -> Bool {
        guard let values = AxisValues(event), let index = axes.firstIndex(where: { $0.source == event.pointee.sourceid }) else { return false }
        let reading = axes[index].read { values[$0] }
        guard reading != .nothing else { return false }
        if let surface = display.surface(event.pointee.event) {
            let place = place(event, surface)
            let time = time(event.pointee.time)
            let modifiers = KeyModifiers(serverMask: event.pointee.mods.effective)
            countedNotches = nil
            switch reading {
            case .movement(let notches) where axes[index].isTouchpad: scroll(by: notches, at: place, surface.scale, time, modifiers)
            case .movement(let notches): turnWheel(by: notches, at: place, time, modifiers)
            case .beginning: countedNotches = axes[index].isTouchpad ? nil : (event.pointee.sourceid, event.pointee.time)
            case .nothing: break
            }
        }
        // A pointer that moved as well has its first two axes in the event.
        return values[0] == nil && values[1] == nil
    }

    /// A notch as a press of a button, which is all that some devices have. The server makes such presses also of sums: these count where the
    /// sum before was not known.
    func handle(_ notch: CGPoint, of event: UnsafeMutablePointer<xcb_input_button_press_event_t>) {
        if event.pointee.flags & XCB_INPUT_POINTER_EVENT_FLAGS_POINTER_EMULATED.rawValue != 0 {
            guard let counted = countedNotches, counted == (event.pointee.sourceid, event.pointee.time) else { return }
        }
        guard let surface = display.surface(event.pointee.event) else { return }
        turnWheel(by: notch, at: place(event, surface), time(event.pointee.time), KeyModifiers(serverMask: event.pointee.mods.effective))
    }

    private func place(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ surface: X11Surface) -> TouchpadMotions.Place {
        TouchpadMotions.Place(window: surface.window, master: event.pointee.deviceid, source: event.pointee.sourceid,
                              position: CGPoint(fixed: event.pointee.event_x, event.pointee.event_y))
    }

    private func time(_ stamp: UInt32) -> Double { display.serverTime.seconds(stamp, now: display.readTime) }

    private func turnWheel(by notches: CGPoint, at place: TouchpadMotions.Place, _ time: Double, _ modifiers: KeyModifiers) {
        guard notches != .zero else { return }
        tell(.wheel, .changed, at: place, time, modifiers) { $0.movement = CGPoint(x: -notches.x, y: -notches.y) }
    }

    private func scroll(by notches: CGPoint, at place: TouchpadMotions.Place, _ scale: Double, _ time: Double, _ modifiers: KeyModifiers) {
        // The driver's last event of a scroll has no movement.
        guard notches != .zero else { return endScroll(.ended, at: time) }
        if motions.goOnScrolling(at: place) { tell(.scroll, .began, at: place, time, modifiers) { _ in } }
        let pixels = TouchpadMotions.pointsOfNotch * scale
        tell(.scroll, .changed, at: place, time, modifiers) { $0.movement = CGPoint(x: -notches.x * pixels, y: -notches.y * pixels) }
    }

    /// A scroll is over: the fingers have left the touchpad or, where its driver says nothing of that, do something else.
    func endScroll(_ phase: IndirectSample.Phase, at time: Double) {
        if let place = motions.endScroll() { tell(.scroll, phase, at: place, time, []) { _ in } }
    }

    // MARK: Pinches

    func handlePinch(_ event: UnsafeMutablePointer<xcb_input_gesture_pinch_begin_event_t>, _ type: Int32) {
        let time = time(event.pointee.time), fields = event.pointee
        switch type {
        case XCB_INPUT_GESTURE_PINCH_BEGIN:
            endPinch(.cancelled, at: time)
            guard let surface = display.surface(fields.event) else { return }
            endScroll(.ended, at: time)
            let place = TouchpadMotions.Place(window: surface.window, master: fields.deviceid, source: fields.sourceid,
                                              position: CGPoint(fixed: fields.event_x, fields.event_y))
            motions.beginPinch(at: place)
            tell(.transform, .began, at: place, time, KeyModifiers(serverMask: fields.mods.effective)) { _ in }
        case XCB_INPUT_GESTURE_PINCH_UPDATE:
            guard let place = motions.pinch, place.source == fields.sourceid else { return }
            motions.changePinch(scale: Double(fields.scale) / 65536, angle: Double(fields.delta_angle) / 65536 * .pi / 180)
            tellPinch(.changed, at: place, time, KeyModifiers(serverMask: fields.mods.effective))
        default:
            guard motions.pinch?.source == fields.sourceid else { return }
            let isCancelled = fields.flags & XCB_INPUT_GESTURE_PINCH_EVENT_FLAGS_GESTURE_PINCH_CANCELLED.rawValue != 0
            endPinch(isCancelled ? .cancelled : .ended, at: time)
        }
    }

    private func endPinch(_ phase: IndirectSample.Phase, at time: Double) {
        if let place = motions.endPinch() { tellPinch(phase, at: place, time, []) }
    }

    private func tellPinch(_ phase: IndirectSample.Phase, at place: TouchpadMotions.Place, _ time: Double, _ modifiers: KeyModifiers) {
        tell(.transform, phase, at: place, time, modifiers) { sample in
            sample.scale = motions.scale
            sample.rotation = motions.rotation
        }
    }

    // MARK: Interruptions

    /// What goes on in places that `isGone` picks was taken away.
    func cancel(at time: Double, where isGone: (TouchpadMotions.Place) -> Bool) {
        if let place = motions.scroll, isGone(place) { endScroll(.cancelled, at: time) }
        if let place = motions.pinch, isGone(place) { endPinch(.cancelled, at: time) }
    }

    /// A window is closed: a scroll or pinch there ends without a report.
    func forget(_ window: xcb_window_t) {
        if motions.scroll?.window == window { _ = motions.endScroll() }
        if motions.pinch?.window == window { _ = motions.endPinch() }
    }

    /// Another device has the pointer now, or the pointer has left: the sums go on without events.
    func forgetSums(except source: UInt16? = nil) {
        for index in axes.indices where axes[index].source != source { axes[index].forgetSums() }
    }

    private func tell(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, at place: TouchpadMotions.Place, _ time: Double,
                      _ modifiers: KeyModifiers, _ change: (inout IndirectSample) -> Void) {
        var sample = IndirectSample(device: number, kind: kind, phase: phase, timestamp: time, position: place.position, modifiers: modifiers)
        change(&sample)
        display.queue.append(sample, window: Int(place.window))
    }
}
#endif
