#if X11
import CXCB
import Foundation
import TouchHost

/// Which of a touchscreen's axes report pressure, extent and palms. An axis that it lacks has the number -1.
struct DeviceAxes {
    /// What the kernel calls a palm (`MT_TOOL_PALM`).
    private static let palm = 2.0

    var source: UInt16
    var pressure = -1
    var pressureMinimum = 0.0
    var pressureRange = 1.0
    var major = -1
    /// Pixels a unit of the extent: it is measured in the units of the positions.
    var majorScale = 1.0
    var tool = -1

    var isEmpty: Bool { pressure < 0 && major < 0 && tool < 0 }

    func force(_ value: Double) -> Double { Contact.force(pressure: (value - pressureMinimum) / pressureRange) }
    func majorRadius(_ value: Double) -> Double { max(0, value) * majorScale / 2 }
    func isPalm(_ value: Double) -> Bool { value == Self.palm }
}

extension DeviceAxes {
    /// `nil` for a device that reports no more than positions.
    /// - Parameter pixelsAcross: How many pixels its first axis is laid over.
    init?(_ device: DeviceDescription, _ atoms: Atoms, pixelsAcross: Double) {
        source = device.id
        if let axis = device.axis(atoms[.mtPressure]) ?? device.axis(atoms[.pressure]) {
            pressure = axis.number
            pressureMinimum = axis.minimum
            pressureRange = axis.range
        }
        if let axis = device.axis(atoms[.mtTouchMajor]) { major = axis.number }
        if let axis = device.axis(atoms[.mtToolType]) { tool = axis.number }
        if let axis = device.axis(atoms[.mtPositionX]) ?? device.axis(atoms[.positionX]) { majorScale = pixelsAcross / (axis.range + 1) }
        if isEmpty { return nil }
    }

    /// How many pixels a device's first axis is laid over: the width of the screen, all outputs together, unless a matrix maps the device to
    /// a part of it, or turns it.
    static func pixelsAcross(_ matrix: [Double]?, screen: PixelSize) -> Double {
        let width = Double(screen.width)
        guard let matrix, matrix.count == 9 else { return width }
        let length = hypot(matrix[0] * width, matrix[3] * Double(screen.height))
        return length > 0 && length.isFinite ? length : width
    }
}

/// The axes that an event reports: a mask of their numbers, and the values of those in it.
struct AxisValues {
    let mask: UnsafeMutablePointer<UInt32>
    let words: Int
    let values: UnsafeMutablePointer<xcb_input_fp3232_t>

    /// Those of an event of a touch, a button or a motion, which have them at one place, and whose size was checked (``EventSize``); `nil` where
    /// there are none.
    init?(_ raw: UnsafeMutableRawPointer) {
        let event = raw.assumingMemoryBound(to: xcb_input_touch_begin_event_t.self)
        guard let mask = xcb_input_touch_begin_valuator_mask(event), let values = xcb_input_touch_begin_axisvalues(event) else { return nil }
        self.mask = mask
        self.values = values
        words = Int(event.pointee.valuators_len)
    }

    subscript(_ axis: Int) -> Double? {
        guard axis >= 0, axis < words * 32, mask[axis / 32] >> UInt32(axis % 32) & 1 != 0 else { return nil }
        var position = (mask[axis / 32] & ((1 << UInt32(axis % 32)) - 1)).nonzeroBitCount
        for word in 0..<(axis / 32) { position += mask[word].nonzeroBitCount }
        return values[position].value
    }
}
#endif
