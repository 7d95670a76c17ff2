#if X11
import CXCB
import Foundation

/// What drivers say of their devices.
extension Connection {
    /// So many 32-bit values of a device's property; none where it has others, or lacks it: one round trip.
    func numbers(_ property: xcb_atom_t, ofDevice device: UInt16, count: Int) -> [UInt32] {
        let cookie = xcb_input_xi_get_property(handle, device, 0, property, 0, 0, UInt32(count))
        guard let reply = xcb_input_xi_get_property_reply(handle, cookie, nil) else { return [] }
        defer { free(reply) }
        guard reply.pointee.num_items == count, reply.pointee.format == 32 else { return [] }
        return xcb_input_xi_get_property_items(reply).withMemoryRebound(to: UInt32.self, capacity: count) { Array(UnsafeBufferPointer(start: $0, count: count)) }
    }

    /// How the server lays a device over the screen: nine numbers, row by row. `nil` where it has no say. A round trip.
    func matrix(ofDevice device: UInt16) -> [Double]? {
        let bits = numbers(atoms[.mapping], ofDevice: device, count: 9)
        return bits.isEmpty ? nil : bits.map { Double(Float(bitPattern: $0)) }
    }

    /// The names of a device's properties: two round trips.
    func propertyNames(ofDevice device: UInt16) -> [String] {
        let cookie = xcb_input_xi_list_properties(handle, device)
        guard let reply = xcb_input_xi_list_properties_reply(handle, cookie, nil) else { return [] }
        defer { free(reply) }
        let properties = UnsafeBufferPointer(start: xcb_input_xi_list_properties_properties(reply),
                                             count: Int(xcb_input_xi_list_properties_properties_length(reply)))
        return names(of: Array(properties))
    }
}
#endif
