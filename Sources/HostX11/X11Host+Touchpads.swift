#if X11
import CXCB
import Foundation
import TouchHost

/// Wheels and touchpads (R-IND).
extension X11Host {
    // MARK: Sums of what was scrolled

    /// Reads what an event says of the axes that scroll.
    /// - Returns: Whether it is about them alone.
    func handleScroll(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, now: Double) -> Bool {
        guard let values = AxisValues(event), let index = scrollAxes.firstIndex(where: { $0.source == event.pointee.sourceid }) else { return false }
        let reading = scrollAxes[index].read { values[$0] }
        guard reading != .nothing else { return false }
        if let surface = surface(event.pointee.event) {
            let place = TouchpadMotions.Place(window: surface.window, master: event.pointee.deviceid, source: event.pointee.sourceid,
                                              position: CGPoint(x: Double(event.pointee.event_x) / 65536, y: Double(event.pointee.event_y) / 65536))
            let time = serverTime.seconds(event.pointee.time, now: now)
            let modifiers = KeyModifiers(serverMask: event.pointee.mods.effective)
            countedNotches = nil
            switch reading {
            case .movement(let notches) where scrollAxes[index].isTouchpad: scroll(by: notches, at: place, surface.scale, time, modifiers)
            case .movement(let notches): turnWheel(by: notches, at: place, time, modifiers)
            case .beginning: countedNotches = scrollAxes[index].isTouchpad ? nil : (event.pointee.sourceid, event.pointee.time)
            case .nothing: break
            }
        }
        // A pointer that moved as well has its first two axes in the event.
        return values[0] == nil && values[1] == nil
    }

    /// A notch as a press of a button, which is all that some devices have. The server makes such presses also of sums: these count where the
    /// sum before was not known.
    func handleNotch(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ notch: CGPoint, now: Double) {
        if event.pointee.flags & XCB_INPUT_POINTER_EVENT_FLAGS_POINTER_EMULATED.rawValue != 0 {
            guard let counted = countedNotches, counted == (event.pointee.sourceid, event.pointee.time) else { return }
        }
        guard let surface = surface(event.pointee.event) else { return }
        let place = TouchpadMotions.Place(window: surface.window, master: event.pointee.deviceid, source: event.pointee.sourceid,
                                          position: CGPoint(x: Double(event.pointee.event_x) / 65536, y: Double(event.pointee.event_y) / 65536))
        turnWheel(by: notch, at: place, serverTime.seconds(event.pointee.time, now: now), KeyModifiers(serverMask: event.pointee.mods.effective))
    }

    private func turnWheel(by notches: CGPoint, at place: TouchpadMotions.Place, _ time: Double, _ modifiers: KeyModifiers) {
        guard notches != .zero else { return }
        tell(.wheel, .changed, at: place, time, modifiers) { $0.movement = CGPoint(x: -notches.x, y: -notches.y) }
    }

    private func scroll(by notches: CGPoint, at place: TouchpadMotions.Place, _ scale: Double, _ time: Double, _ modifiers: KeyModifiers) {
        // The driver's last event of a scroll has no movement.
        guard notches != .zero else { return endScroll(.ended, at: time) }
        if touchpads.goOnScrolling(at: place) { tell(.scroll, .began, at: place, time, modifiers) { _ in } }
        let pixels = TouchpadMotions.pointsOfNotch * scale
        tell(.scroll, .changed, at: place, time, modifiers) { $0.movement = CGPoint(x: -notches.x * pixels, y: -notches.y * pixels) }
    }

    /// A scroll is over: the fingers have left the touchpad or, where its driver says nothing of that, do something else.
    func endScroll(_ phase: IndirectSample.Phase, at time: Double) {
        if let place = touchpads.endScroll() { tell(.scroll, phase, at: place, time, []) { _ in } }
    }

    // MARK: Pinches

    func handlePinch(_ event: UnsafeMutablePointer<xcb_input_gesture_pinch_begin_event_t>, _ type: Int32, now: Double) {
        let time = serverTime.seconds(event.pointee.time, now: now), fields = event.pointee
        switch type {
        case XCB_INPUT_GESTURE_PINCH_BEGIN:
            endPinch(.cancelled, at: time)
            guard let surface = surface(fields.event) else { return }
            endScroll(.ended, at: time)
            let place = TouchpadMotions.Place(window: surface.window, master: fields.deviceid, source: fields.sourceid,
                                              position: CGPoint(x: Double(fields.event_x) / 65536, y: Double(fields.event_y) / 65536))
            touchpads.beginPinch(at: place)
            tell(.transform, .began, at: place, time, KeyModifiers(serverMask: fields.mods.effective)) { _ in }
        case XCB_INPUT_GESTURE_PINCH_UPDATE:
            guard let place = touchpads.pinch, place.source == fields.sourceid else { return }
            touchpads.changePinch(scale: Double(fields.scale) / 65536, angle: Double(fields.delta_angle) / 65536 * .pi / 180)
            tellPinch(.changed, at: place, time, KeyModifiers(serverMask: fields.mods.effective))
        default:
            guard touchpads.pinch?.source == fields.sourceid else { return }
            let isCancelled = fields.flags & XCB_INPUT_GESTURE_PINCH_EVENT_FLAGS_GESTURE_PINCH_CANCELLED.rawValue != 0
            endPinch(isCancelled ? .cancelled : .ended, at: time)
        }
    }

    private func endPinch(_ phase: IndirectSample.Phase, at time: Double) {
        if let place = touchpads.endPinch() { tellPinch(phase, at: place, time, []) }
    }

    private func tellPinch(_ phase: IndirectSample.Phase, at place: TouchpadMotions.Place, _ time: Double, _ modifiers: KeyModifiers) {
        tell(.transform, phase, at: place, time, modifiers) { sample in
            sample.scale = touchpads.scale
            sample.rotation = touchpads.rotation
        }
    }

    // MARK: Interruptions

    /// What goes on in places that `isGone` picks was taken away.
    func cancelMotions(at time: Double, where isGone: (TouchpadMotions.Place) -> Bool) {
        if let place = touchpads.scroll, isGone(place) { endScroll(.cancelled, at: time) }
        if let place = touchpads.pinch, isGone(place) { endPinch(.cancelled, at: time) }
    }

    /// The window is closed, and receives nothing more.
    func forgetMotions(in window: UInt32) {
        if touchpads.scroll?.window == window { _ = touchpads.endScroll() }
        if touchpads.pinch?.window == window { _ = touchpads.endPinch() }
    }

    /// Another device has the pointer now, or the pointer has left: the sums go on without events.
    func forgetSums(except source: UInt16? = nil) {
        for index in scrollAxes.indices where scrollAxes[index].source != source { scrollAxes[index].forgetSums() }
    }

    private func tell(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, at place: TouchpadMotions.Place, _ time: Double,
                      _ modifiers: KeyModifiers, _ change: (inout IndirectSample) -> Void) {
        var sample = IndirectSample(device: pointer.device, kind: kind, phase: phase, timestamp: time, position: place.position, modifiers: modifiers)
        change(&sample)
        queue.append(sample, window: Int(place.window))
    }
}
#endif
