#if KMS
import CLibinput
import Foundation
import HostKit
import TouchHost

/// The pens of the tablets, each known for as long as libinput knows it: pens that can be distinguished stay the same on any tablet.
@MainActor
final class Pens {
    private struct Pen {
        let tool: OpaquePointer
        /// Where it was last.
        var device: OpaquePointer
        var state: PenState
    }

    private unowned let state: DisplayState
    private var pens: ContiguousArray<Pen> = []
    private var lastDevice = 0

    init(_ state: DisplayState) {
        self.state = state
    }

    func release() {
        for pen in pens { libinput_tablet_tool_unref(pen.tool) }
        pens.removeAll()
    }

    /// All pens, or those on one tablet, are taken away.
    func vanish(from device: OpaquePointer? = nil, at time: Double) {
        if let device { cancelEnds(on: device) }
        for index in pens.indices where device == nil || pens[index].device == device {
            pens[index].state.vanish(time: time, [], into: &state.queue)
        }
    }

    /// The pens of a tablet that is pulled out were not lifted by their user: the kernel and libinput lift them.
    func cancelEnds(on device: OpaquePointer) {
        for index in pens.indices where pens[index].device == device { state.queue.cancelEnds(of: pens[index].state.device) }
    }

    /// The surface is closed.
    func forget() {
        for index in pens.indices { pens[index].state.forget(DisplayState.window) }
    }

    func handle(_ event: OpaquePointer, _ type: libinput_event_type, of device: OpaquePointer, time: Double, _ modifiers: KeyModifiers) {
        guard let surface = state.surface, let tool = libinput_event_tablet_tool_get_tool(event), let index = index(tool) else { return }
        pens[index].device = device
        read(event, tool, on: surface, into: &pens[index].state)
        switch type {
        case LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY:
            if libinput_event_tablet_tool_get_proximity_state(event) == LIBINPUT_TABLET_TOOL_PROXIMITY_STATE_IN {
                pens[index].state.enter(DisplayState.window)
            } else {
                pens[index].state.leave()
            }
        case LIBINPUT_EVENT_TABLET_TOOL_TIP:
            if libinput_event_tablet_tool_get_tip_state(event) == LIBINPUT_TABLET_TOOL_TIP_DOWN {
                guard surface.placement.contains(pens[index].state.position) else { return }
                // A pen that was near when the application came is reported by its tip first.
                pens[index].state.enter(DisplayState.window)
                pens[index].state.down(id: state.nextContact())
            } else {
                pens[index].state.up()
            }
        case LIBINPUT_EVENT_TABLET_TOOL_BUTTON:
            pens[index].state.set(button: libinput_event_tablet_tool_get_button(event),
                                  isPressed: libinput_event_tablet_tool_get_button_state(event) == LIBINPUT_BUTTON_STATE_PRESSED)
        default: break
        }
        pens[index].state.frame(time: time, modifiers, into: &state.queue)
    }

    /// Mice and lenses of tablets are not pens.
    private func index(_ tool: OpaquePointer) -> Int? {
        var index = pens.count - 1
        while index >= 0, pens[index].tool != tool { index -= 1 }
        if index >= 0 { return index }
        let type = libinput_tablet_tool_get_type(tool)
        guard ![LIBINPUT_TABLET_TOOL_TYPE_MOUSE, LIBINPUT_TABLET_TOOL_TYPE_LENS, LIBINPUT_TABLET_TOOL_TYPE_TOTEM].contains(type) else { return nil }
        lastDevice += 1
        var state = PenState(device: lastDevice)
        state.isEraser = type == LIBINPUT_TABLET_TOOL_TYPE_ERASER
        state.hasTilt = libinput_tablet_tool_has_tilt(tool) != 0
        if libinput_tablet_tool_has_pressure(tool) != 0 { state.force = 0 }
        if libinput_tablet_tool_has_rotation(tool) != 0 { state.roll = 0 }
        pens.append(Pen(tool: libinput_tablet_tool_ref(tool), device: tool, state: state))
        return pens.count - 1
    }

    private func read(_ event: OpaquePointer, _ tool: OpaquePointer, on surface: KMSSurface, into state: inout PenState) {
        let panel = surface.placement.panel
        state.position = surface.placement.surfacePoint(panelX: libinput_event_tablet_tool_get_x_transformed(event, UInt32(panel.width)),
                                                        y: libinput_event_tablet_tool_get_y_transformed(event, UInt32(panel.height)))
        if state.force != nil { state.force = Contact.force(pressure: libinput_event_tablet_tool_get_pressure(event)) }
        if libinput_tablet_tool_has_distance(tool) != 0 { state.distance = min(max(libinput_event_tablet_tool_get_distance(event), 0), 1) }
        if state.hasTilt {
            let (x, y) = (libinput_event_tablet_tool_get_tilt_x(event), libinput_event_tablet_tool_get_tilt_y(event))
            // A pen leans with the panel.
            switch surface.placement.turn {
            case .none: state.tilt(x: x, y: y)
            case .quarter: state.tilt(x: y, y: -x)
            case .half: state.tilt(x: -x, y: -y)
            case .threeQuarters: state.tilt(x: -y, y: x)
            }
        }
        if state.roll != nil { state.roll = libinput_event_tablet_tool_get_rotation(event) * .pi / 180 }
    }
}
#endif
