#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// The mouse, as which also others come that move a pointer of the server.
@MainActor
final class PointerDevice {
    private unowned let display: DisplayState
    private var simulation: PointerSimulation
    /// The window of the last press, the pointer that the server shows, and the device that moves it.
    private var window: xcb_window_t = 0
    private var master: UInt16 = 0
    private var source: UInt16 = 0
    private var contacts: ContiguousArray<Contact> = []
    private var hover = PointerHover()

    init(_ display: DisplayState) {
        self.display = display
        simulation = PointerSimulation(pinchModifiers: display.settings.pinchModifiers)
    }

    /// Its number in what it sends, which wheels and touchpads have as well.
    var number: Int { simulation.device }

    func handle(_ event: UnsafeMutablePointer<xcb_input_button_press_event_t>, _ type: Int32, at time: Double) {
        guard let surface = display.surface(event.pointee.event), !simulation.isPressed || event.pointee.deviceid == master else { return }
        let modifiers = KeyModifiers(serverMask: event.pointee.mods.effective)
        let sample = PointerSimulation.Sample(position: CGPoint(fixed: event.pointee.event_x, event.pointee.event_y), surface: surface.size,
                                              modifiers: modifiers, timestamp: time)
        var buttons = simulation.buttons
        contacts.removeAll(keepingCapacity: true)
        if type == XCB_INPUT_MOTION {
            // The release went elsewhere: something took the pointer away from us.
            if simulation.isPressed, !hasButtonDown(event) { return cancel(at: time) }
            simulation.move(to: sample, into: &contacts)
            if let sample = simulation.hover(at: sample) {
                hover.begin(sample, in: surface.window, master: event.pointee.deviceid, source: event.pointee.sourceid)
                display.queue.append(sample, window: Int(surface.window))
            }
        } else if let button = Self.button(event.pointee.detail) {
            if type == XCB_INPUT_BUTTON_PRESS {
                // Its release was lost (R-HST-13).
                if simulation.isDown(button: button) { cancel(at: time) }
                contacts.removeAll(keepingCapacity: true)
                (window, master, source) = (surface.window, event.pointee.deviceid, event.pointee.sourceid)
                simulation.press(button: button, at: sample, into: &contacts)
                buttons = simulation.buttons
            } else {
                buttons = simulation.release(button: button, at: time, into: &contacts)
            }
        }
        queueContacts(at: time, modifiers: modifiers, buttons: buttons)
    }

    /// The press is taken away.
    func cancel(at time: Double) {
        guard simulation.isPressed else { return }
        let buttons = simulation.buttons
        contacts.removeAll(keepingCapacity: true)
        simulation.cancel(at: time, into: &contacts)
        queueContacts(at: time, modifiers: [], buttons: buttons)
    }

    /// The pointer has left a window, as the person sees it.
    /// - Parameters:
    ///   - window: `nil` for any.
    ///   - master: The pointer that has; `nil` for any.
    func leave(_ window: xcb_window_t? = nil, master: UInt16? = nil, at time: Double) {
        guard window == nil || hover.window == window, master == nil || hover.master == master else { return }
        if let (sample, window) = hover.end(at: time) { display.queue.append(sample, window: Int(window)) }
    }

    /// The window can't be seen any more.
    func interrupt(in window: xcb_window_t, at time: Double) {
        if self.window == window { cancel(at: time) }
        leave(window, at: time)
    }

    /// A device is gone.
    func remove(_ source: UInt16, at time: Double) {
        if self.source == source {
            display.queue.cancelEnds(of: number)
            cancel(at: time)
        }
        if hover.source == source { leave(at: time) }
    }

    /// A window is closed: a press there ends without a report.
    func forget(_ window: xcb_window_t) {
        if self.window == window {
            contacts.removeAll(keepingCapacity: true)
            simulation.cancel(at: 0, into: &contacts)
        }
        hover.forget(window)
    }

    private func queueContacts(at time: Double, modifiers: KeyModifiers, buttons: Int) {
        display.queue.append(contacts, window: Int(window), timestamp: time, modifiers: modifiers, buttons: buttons)
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
}
#endif
