#if X11
import CXCB
import Foundation
import HostKit

extension X11Host {
    /// The touchscreens and pens that the server has. Some round trips.
    package func inputDevices() -> [InputDevice] { DeviceDescription.all(connection).compactMap(describe) }

    /// `nil` for mice and touchpads.
    private func describe(_ device: DeviceDescription) -> InputDevice? {
        let atoms = connection.atoms
        var found = InputDevice(kind: .pen, name: device.name, place: "device \(device.id)",
                                output: isMapped(device.id) ? "part of the screen: it is mapped there"
                                    : "the whole screen, all outputs together: 'xinput map-to-output \(device.id) OUTPUT' gives it one")
        if let fingers = device.fingers {
            found.kind = .touchscreen
            found.abilities = [fingers == 0 ? "any number of fingers" : fingers == 1 ? "one finger" : "\(fingers) fingers"]
            if device.axis(atoms[.mtPressure]) != nil { found.abilities.append("pressure") }
            if device.axis(atoms[.mtTouchMajor]) != nil { found.abilities.append("size") }
            if device.axis(atoms[.mtToolType]) != nil { found.abilities.append("palms") }
        } else {
            guard let pen = PenAxes(device, atoms) else { return nil }
            found.abilities = ["pressure"]
            if pen.hasTilt { found.abilities.append("tilt") }
            if pen.rotation != nil { found.abilities.append("rotation") }
            if pen.distance != nil { found.abilities.append("distance") }
            if pen.isEraser { found.abilities.append("eraser") }
        }
        if !device.isAttached { found.troubles.append("it is attached to no pointer: xinput reattach \(device.id) MASTER") }
        if !device.isEnabled { found.troubles.append("it is turned off: xinput enable \(device.id)") }
        return found
    }

    /// Whether the device has a matrix that is not the identity.
    private func isMapped(_ device: UInt16) -> Bool {
        guard let matrix = matrix(of: device) else { return false }
        return matrix.indices.contains { abs(matrix[$0] - ($0 % 4 == 0 ? 1 : 0)) > 1e-4 }
    }

    /// How the server lays the device over the screen: nine numbers, row by row. `nil` where it has no say. A round trip.
    func matrix(of device: UInt16) -> [Double]? {
        let cookie = xcb_input_xi_get_property(connection.handle, device, 0, connection.atoms[.mapping], 0, 0, 9)
        guard let reply = xcb_input_xi_get_property_reply(connection.handle, cookie, nil) else { return nil }
        defer { free(reply) }
        guard reply.pointee.num_items == 9, reply.pointee.format == 32 else { return nil }
        return xcb_input_xi_get_property_items(reply).withMemoryRebound(to: Float.self, capacity: 9) { values in
            (0..<9).map { Double(values[$0]) }
        }
    }
}
#endif
