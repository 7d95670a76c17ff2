#if X11
import CXCB
import Foundation
import TouchHost

/// An input device as the server describes it: what this host reads of it.
struct DeviceDescription {
    /// An axis. Its values are in the device's own units.
    struct Axis {
        var number: Int
        var label: xcb_atom_t
        var minimum: Double
        var maximum: Double
        /// Units a metre, or a radian of an angle; 0 where the device has none.
        var resolution: Double = 0
        var isAbsolute = true

        var range: Double { maximum - minimum }
    }

    /// What drives a device.
    enum Driver {
        case libinput, wacom, other

        /// By the names of a device's properties, which drivers begin with their own.
        init(properties: [String]) {
            self = .other
            for name in properties {
                if name.hasPrefix("libinput ") { self = .libinput }
                if name.hasPrefix("Wacom ") { self = .wacom }
            }
        }

        /// Whether it suppresses the fingers of the hand that holds a pen (R-PALM-7).
        var arbitrates: Bool { self != .other }
    }

    /// An axis that scrolls.
    struct Scroll {
        var number: Int
        var isVertical: Bool
        /// What of the axis is one notch of a wheel; its sign is a direction.
        var increment: Double
    }

    var id: UInt16
    var name: String
    /// The kind of device, as its driver names it: `TOUCHPAD`, `STYLUS` …
    var kind: xcb_atom_t = 0
    /// Whether it moves a pointer that is on the screen.
    var isAttached = true
    var isEnabled = true
    var axes: [Axis] = []
    var scrolls: [Scroll] = []
    /// How many fingers a touchscreen takes at a time, 0 for any number; `nil` for other devices.
    var fingers: Int?
    /// Whether it reports pinches (XInput 2.4), as touchpads do.
    var hasGestures = false
    /// Whether its fingers stand for the pointer.
    var isTouchpad = false
    /// The vendor's number and the product's. Known of pens and touchscreens where there are both; empty otherwise.
    var product: [UInt32] = []
    /// Known of the same devices.
    var driver = Driver.other

    /// Whether its touches are none of the screen: some drivers report the fingers on a touchpad as touches where the pointer is, beside what they do
    /// with it.
    var hasIndirectTouches: Bool { isTouchpad && fingers == nil }

    func axis(_ label: xcb_atom_t) -> Axis? {
        label == 0 ? nil : axes.first { $0.label == label && $0.range > 0 }
    }
}

extension DeviceDescription {
    /// All devices that are pointers, touchscreens and pens. Two round trips.
    @MainActor
    static func all(_ connection: Connection) -> [DeviceDescription] {
        let kinds = kinds(connection)
        let cookie = xcb_input_xi_query_device(connection.handle, UInt16(XCB_INPUT_DEVICE_ALL.rawValue))
        guard let reply = xcb_input_xi_query_device_reply(connection.handle, cookie, nil) else { return [] }
        defer { free(reply) }
        var result: [DeviceDescription] = []
        var devices = xcb_input_xi_query_device_infos_iterator(reply)
        while devices.rem > 0 {
            if var device = DeviceDescription(devices.data) {
                device.kind = kinds[device.id] ?? 0
                if device.kind == connection.atoms[.touchpad] || device.hasGestures { device.isTouchpad = true }
                result.append(device)
            }
            xcb_input_xi_device_info_next(&devices)
        }
        describeHardware(of: &result, connection)
        return result
    }

    /// Which pens and touchscreens are of one device, and what drives them. Some round trips where there are both.
    @MainActor
    private static func describeHardware(of devices: inout [DeviceDescription], _ connection: Connection) {
        let pens = devices.indices.filter { PenAxes(devices[$0], connection.atoms) != nil }
        let touchscreens = devices.indices.filter { devices[$0].fingers != nil }
        if pens.isEmpty || touchscreens.isEmpty { return }
        for index in pens + touchscreens {
            devices[index].product = connection.numbers(connection.atoms[.product], ofDevice: devices[index].id, count: 2)
            devices[index].driver = Driver(properties: connection.propertyNames(ofDevice: devices[index].id))
        }
    }

    /// What the devices are, which XInput 2 leaves to XInput 1.
    @MainActor
    private static func kinds(_ connection: Connection) -> [UInt16: xcb_atom_t] {
        let cookie = xcb_input_list_input_devices(connection.handle)
        guard let reply = xcb_input_list_input_devices_reply(connection.handle, cookie, nil) else { return [:] }
        defer { free(reply) }
        var result: [UInt16: xcb_atom_t] = [:]
        guard let devices = xcb_input_list_input_devices_devices(reply) else { return [:] }
        for index in 0..<Int(xcb_input_list_input_devices_devices_length(reply)) {
            result[UInt16(devices[index].device_id)] = devices[index].device_type
        }
        return result
    }

    /// `nil` for masters and keyboards.
    private init?(_ info: UnsafeMutablePointer<xcb_input_xi_device_info_t>) {
        let use = UInt32(info.pointee.type)
        guard use == XCB_INPUT_DEVICE_TYPE_SLAVE_POINTER.rawValue || use == XCB_INPUT_DEVICE_TYPE_FLOATING_SLAVE.rawValue else { return nil }
        let bytes = UnsafeRawBufferPointer(start: xcb_input_xi_device_info_name(info), count: Int(xcb_input_xi_device_info_name_length(info)))
        id = info.pointee.deviceid
        name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        isAttached = use == XCB_INPUT_DEVICE_TYPE_SLAVE_POINTER.rawValue
        isEnabled = info.pointee.enabled != 0
        var classes = xcb_input_xi_device_info_classes_iterator(info)
        while classes.rem > 0 {
            take(UnsafeRawPointer(classes.data), UInt32(classes.data.pointee.type))
            xcb_input_device_class_next(&classes)
        }
    }

    private mutating func take(_ raw: UnsafeRawPointer, _ type: UInt32) {
        switch type {
        case XCB_INPUT_DEVICE_CLASS_TYPE_VALUATOR.rawValue:
            let axis = raw.assumingMemoryBound(to: xcb_input_valuator_class_t.self).pointee
            axes.append(Axis(number: Int(axis.number), label: axis.label, minimum: axis.min.value, maximum: axis.max.value,
                             resolution: Double(axis.resolution), isAbsolute: UInt32(axis.mode) == XCB_INPUT_VALUATOR_MODE_ABSOLUTE.rawValue))
        case XCB_INPUT_DEVICE_CLASS_TYPE_SCROLL.rawValue:
            let scroll = raw.assumingMemoryBound(to: xcb_input_scroll_class_t.self).pointee
            let increment = scroll.increment.value
            guard increment != 0, increment.isFinite else { return }
            scrolls.append(Scroll(number: Int(scroll.number), isVertical: UInt32(scroll.scroll_type) == XCB_INPUT_SCROLL_TYPE_VERTICAL.rawValue,
                                  increment: increment))
        case XCB_INPUT_DEVICE_CLASS_TYPE_TOUCH.rawValue:
            let touch = raw.assumingMemoryBound(to: xcb_input_touch_class_t.self).pointee
            if UInt32(touch.mode) == XCB_INPUT_TOUCH_MODE_DIRECT.rawValue { fingers = Int(touch.num_touches) } else { isTouchpad = true }
        case XCB_INPUT_DEVICE_CLASS_TYPE_GESTURE.rawValue:
            hasGestures = true
        default: break
        }
    }
}

extension xcb_input_fp3232_t {
    var value: Double { Double(integral) + Double(frac) / 4294967296 }
}
#endif
