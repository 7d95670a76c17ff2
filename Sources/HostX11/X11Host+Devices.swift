#if X11
import CXCB
import Foundation
import HostKit

extension X11Host {
    /// The touchscreens and pens that the server has. Some round trips.
    package func inputDevices() -> [InputDevice] {
        let cookie = xcb_input_xi_query_device(connection.handle, UInt16(XCB_INPUT_DEVICE_ALL.rawValue))
        guard let reply = xcb_input_xi_query_device_reply(connection.handle, cookie, nil) else { return [] }
        defer { free(reply) }
        var result: [InputDevice] = []
        var devices = xcb_input_xi_query_device_infos_iterator(reply)
        while devices.rem > 0 {
            if let device = describe(devices.data) { result.append(device) }
            xcb_input_xi_device_info_next(&devices)
        }
        return result
    }

    /// `nil` for masters, keyboards, mice and touchpads.
    private func describe(_ info: UnsafeMutablePointer<xcb_input_xi_device_info_t>) -> InputDevice? {
        guard Int(info.pointee.type) == Int(XCB_INPUT_DEVICE_TYPE_SLAVE_POINTER.rawValue) || info.pointee.type == XCB_INPUT_DEVICE_TYPE_FLOATING_SLAVE.rawValue
        else { return nil }
        let bytes = UnsafeRawBufferPointer(start: xcb_input_xi_device_info_name(info), count: Int(xcb_input_xi_device_info_name_length(info)))
        var found = InputDevice(kind: .pen, name: String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self), place: "device \(info.pointee.deviceid)",
                                output: isMapped(info.pointee.deviceid) ? "part of the screen: it is mapped there"
                                    : "the whole screen, all outputs together: 'xinput map-to-output \(info.pointee.deviceid) OUTPUT' gives it one")
        var touches: Int?, labels: Set<xcb_atom_t> = []
        var classes = xcb_input_xi_device_info_classes_iterator(info)
        while classes.rem > 0 {
            switch UInt32(classes.data.pointee.type) {
            case XCB_INPUT_DEVICE_CLASS_TYPE_TOUCH.rawValue:
                let touch = UnsafeRawPointer(classes.data).assumingMemoryBound(to: xcb_input_touch_class_t.self).pointee
                if UInt32(touch.mode) == XCB_INPUT_TOUCH_MODE_DIRECT.rawValue { touches = Int(touch.num_touches) }
            case XCB_INPUT_DEVICE_CLASS_TYPE_VALUATOR.rawValue:
                labels.insert(UnsafeRawPointer(classes.data).assumingMemoryBound(to: xcb_input_valuator_class_t.self).pointee.label)
            default: break
            }
            xcb_input_device_class_next(&classes)
        }
        if let touches {
            found.kind = .touchscreen
            found.abilities = [touches == 0 ? "any number of fingers" : touches == 1 ? "one finger" : "\(touches) fingers"]
            if labels.contains(connection.atoms[.mtPressure]) { found.abilities.append("pressure") }
            if labels.contains(connection.atoms[.mtTouchMajor]) { found.abilities.append("size") }
        } else {
            guard labels.contains(connection.atoms[.pressure]) else { return nil }
            found.abilities = ["pressure"]
            found.troubles = ["X gives pens as pointers: pressure and tilt reach apps on Wayland and bare displays"]
        }
        if info.pointee.type == XCB_INPUT_DEVICE_TYPE_FLOATING_SLAVE.rawValue {
            found.troubles.append("it is attached to no pointer: xinput reattach \(info.pointee.deviceid) MASTER")
        }
        if info.pointee.enabled == 0 { found.troubles.append("it is turned off: xinput enable \(info.pointee.deviceid)") }
        return found
    }

    /// Whether the device has a matrix that is not the identity.
    private func isMapped(_ device: UInt16) -> Bool {
        let name = "Coordinate Transformation Matrix"
        let atom = name.withCString { xcb_intern_atom_reply(connection.handle, xcb_intern_atom(connection.handle, 1, UInt16(name.utf8.count), $0), nil) }
        guard let atom else { return false }
        defer { free(atom) }
        guard atom.pointee.atom != 0, let reply = xcb_input_xi_get_property_reply(
            connection.handle, xcb_input_xi_get_property(connection.handle, device, 0, atom.pointee.atom, 0, 0, 9), nil) else { return false }
        defer { free(reply) }
        guard reply.pointee.num_items == 9, reply.pointee.format == 32 else { return false }
        return xcb_input_xi_get_property_items(reply).withMemoryRebound(to: Float.self, capacity: 9) { values in
            (0..<9).contains { abs(values[$0] - ($0 % 4 == 0 ? 1 : 0)) > 1e-4 }
        }
    }
}
#endif
