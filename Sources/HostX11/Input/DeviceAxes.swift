#if X11
import CXCB
import TouchHost

/// Which of a touchscreen's axes report pressure and extent. An axis that it lacks has the number -1.
struct DeviceAxes {
    var source: UInt16
    var pressure = -1
    var pressureMinimum = 0.0
    var pressureRange = 1.0
    var major = -1
    /// Pixels a unit of the extent: it is measured in the units of the positions.
    var majorScale = 1.0

    var isEmpty: Bool { pressure < 0 && major < 0 }

    func force(_ value: Double) -> Double { Contact.force(pressure: (value - pressureMinimum) / pressureRange) }
    func majorRadius(_ value: Double) -> Double { max(0, value) * majorScale / 2 }
}

extension DeviceAxes {
    /// The axes of all devices that have touches and report more than positions. One round trip.
    @MainActor
    static func all(_ connection: Connection) -> ContiguousArray<DeviceAxes> {
        var result: ContiguousArray<DeviceAxes> = []
        let cookie = xcb_input_xi_query_device(connection.handle, UInt16(XCB_INPUT_DEVICE_ALL.rawValue))
        guard let reply = xcb_input_xi_query_device_reply(connection.handle, cookie, nil) else { return result }
        defer { free(reply) }
        let width = Double(connection.screen.pointee.width_in_pixels)
        var devices = xcb_input_xi_query_device_infos_iterator(reply)
        while devices.rem > 0 {
            let axes = DeviceAxes(devices.data, connection.atoms, screenWidth: width)
            if !axes.isEmpty { result.append(axes) }
            xcb_input_xi_device_info_next(&devices)
        }
        return result
    }

    private init(_ info: UnsafeMutablePointer<xcb_input_xi_device_info_t>, _ atoms: Atoms, screenWidth: Double) {
        source = info.pointee.deviceid
        var unit = 1.0
        var classes = xcb_input_xi_device_info_classes_iterator(info)
        while classes.rem > 0 {
            if classes.data.pointee.type == UInt16(XCB_INPUT_DEVICE_CLASS_TYPE_VALUATOR.rawValue) {
                let axis = UnsafeRawPointer(classes.data).assumingMemoryBound(to: xcb_input_valuator_class_t.self).pointee
                let range = axis.max.value - axis.min.value
                if range > 0, axis.label != xcb_atom_t(XCB_ATOM_NONE.rawValue) {
                    switch axis.label {
                    case atoms[.mtPressure], atoms[.pressure]:
                        pressure = Int(axis.number)
                        pressureMinimum = axis.min.value
                        pressureRange = range
                    case atoms[.mtTouchMajor]: major = Int(axis.number)
                    case atoms[.mtPositionX], atoms[.positionX]: unit = screenWidth / (range + 1)
                    default: break
                    }
                }
            }
            xcb_input_device_class_next(&classes)
        }
        majorScale = unit
    }
}

extension xcb_input_fp3232_t {
    var value: Double { Double(integral) + Double(frac) / 4294967296 }
}

/// The axes that an event reports: a mask of their numbers, and the values of those in it.
struct AxisValues {
    let mask: UnsafeMutablePointer<UInt32>
    let words: Int
    let values: UnsafeMutablePointer<xcb_input_fp3232_t>

    subscript(_ axis: Int) -> Double? {
        guard axis >= 0, axis < words * 32, mask[axis / 32] >> UInt32(axis % 32) & 1 != 0 else { return nil }
        var position = (mask[axis / 32] & ((1 << UInt32(axis % 32)) - 1)).nonzeroBitCount
        for word in 0..<(axis / 32) { position += mask[word].nonzeroBitCount }
        return values[position].value
    }
}
#endif
