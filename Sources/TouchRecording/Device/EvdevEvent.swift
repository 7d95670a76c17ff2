/// One event of a Linux input device, as in `struct input_event`.
public struct EvdevEvent: Hashable, Sendable {
    /// Microseconds on the clock of the device, or of the program that recorded it.
    public var time: Int64
    public var type: UInt16
    public var code: UInt16
    public var value: Int32

    public init(time: Int64, type: UInt16, code: UInt16, value: Int32) {
        self.time = time
        self.type = type
        self.code = code
        self.value = value
    }
}

/// The numbers of `linux/input-event-codes.h` that touch and pens need.
public enum EvdevCode {
    // Types.
    public static let synchronization: UInt16 = 0
    public static let key: UInt16 = 1
    public static let absolute: UInt16 = 3

    // Synchronization.
    public static let report: UInt16 = 0
    public static let multitouchReport: UInt16 = 2
    public static let dropped: UInt16 = 3

    // Keys.
    public static let toolPen: UInt16 = 0x140
    public static let toolAirbrush: UInt16 = 0x144
    public static let toolFinger: UInt16 = 0x145
    public static let touch: UInt16 = 0x14a

    // Absolute axes.
    public static let x: UInt16 = 0x00
    public static let y: UInt16 = 0x01
    public static let pressure: UInt16 = 0x18
    public static let distance: UInt16 = 0x19
    public static let tiltX: UInt16 = 0x1a
    public static let tiltY: UInt16 = 0x1b

    // Axes of a contact among several.
    public static let slot: UInt16 = 0x2f
    public static let touchMajor: UInt16 = 0x30
    public static let positionX: UInt16 = 0x35
    public static let positionY: UInt16 = 0x36
    public static let toolType: UInt16 = 0x37
    public static let trackingID: UInt16 = 0x39
    public static let contactPressure: UInt16 = 0x3a
    public static let contactDistance: UInt16 = 0x3b

    // Properties.
    public static let propertyPointer: UInt16 = 0
    public static let propertyDirect: UInt16 = 1
    public static let propertyButtonPad: UInt16 = 2
}
