#if X11
import CXCB
import Foundation
import HostKit

extension X11Host {
    /// The touchscreens and pens that the server has. Some round trips.
    package func inputDevices() -> [InputDevice] { DeviceDescription.all(state.connection).compactMap(describe) }

    /// `nil` for mice and touchpads.
    private func describe(_ device: DeviceDescription) -> InputDevice? {
        let atoms = state.connection.atoms
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
        guard let matrix = state.connection.matrix(ofDevice: device) else { return false }
        return matrix.indices.contains { abs(matrix[$0] - ($0 % 4 == 0 ? 1 : 0)) > 1e-4 }
    }
}
#endif
