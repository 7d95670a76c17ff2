import FuzzSupport
import TouchRecording

/// Takes the first byte for a kind of device, and the rest for its events, eight bytes each: two of time since the event before, one of
/// type, one of code, four of value.
fuzz { bytes in
    guard let kind = bytes.first else { return }
    var events: ContiguousArray<EvdevEvent> = [], time: Int64 = 0
    for place in stride(from: 1, through: bytes.count - 8, by: 8) {
        let step = Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Int16.self))
        // Microseconds; a session takes no times beyond 10^12 seconds.
        time = (time &+ Int64(step) * (step < 0 ? 1 << 40 : 1)) % 1_000_000_000_000_000_000
        // Keys of contacts and pens have numbers from 0x140 on.
        let type = UInt16(bytes[place + 2] & 3), code = UInt16(bytes[place + 3]) + (type == EvdevCode.key ? EvdevCode.toolPen : 0)
        let value = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: Int32.self))
        events.append(EvdevEvent(time: time, type: type, code: code, value: value))
    }
    Recording(device: device(kind), events: events).check()
}

/// By its bits: slots, protocol A, one point, pens, tilt, an axis whose ends are exchanged, the whole range of numbers, a trackpad.
private func device(_ kind: UInt8) -> EvdevDevice {
    var device = EvdevDevice(name: "Fuzz")
    func has(_ bit: UInt8) -> Bool { kind & 1 << bit != 0 }
    let range = EvdevDevice.Axis(minimum: has(6) ? .min : has(5) ? 4095 : 0, maximum: has(6) ? .max : has(5) ? 0 : 4095, resolution: 10)
    if has(0) { device.declare(axis: EvdevCode.slot, EvdevDevice.Axis(minimum: 0, maximum: has(6) ? .max : 9)) }
    if has(0) || has(1) {
        for axis in [EvdevCode.positionX, EvdevCode.positionY, EvdevCode.contactPressure] { device.declare(axis: axis, range) }
    }
    if has(2) {
        device.declare(key: EvdevCode.touch)
        for axis in [EvdevCode.x, EvdevCode.y, EvdevCode.pressure] { device.declare(axis: axis, range) }
    }
    if has(3) { device.declare(key: EvdevCode.toolPen) }
    if has(4) {
        for axis in [EvdevCode.tiltX, EvdevCode.tiltY] { device.declare(axis: axis, range) }
    }
    if has(7) { device.declare(property: EvdevCode.propertyPointer) }
    return device
}
