/// One event of a Linux input device, as in `struct input_event`.
public struct EvdevEvent: Hashable, Sendable {
    /// Microseconds on the clock of the device, or of the program that recorded it.
    public var time: Int64
    /// The type: `EV_KEY`, `EV_ABS` …
    public var type: UInt16
    /// The code within the type.
    public var code: UInt16
    /// The value: an axis's in the device's units, 0 or 1 for a key.
    public var value: Int32

    /// Makes an event: `time` in microseconds.
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
    /// `EV_SYN`: ends and losses of reports.
    public static let synchronization: UInt16 = 0
    /// `EV_KEY`: keys, buttons and tools.
    public static let key: UInt16 = 1
    /// `EV_ABS`: axes.
    public static let absolute: UInt16 = 3

    // Synchronization.
    /// `SYN_REPORT`: the report is complete.
    public static let report: UInt16 = 0
    /// `SYN_MT_REPORT`: a contact of protocol A is complete.
    public static let multitouchReport: UInt16 = 2
    /// `SYN_DROPPED`: events were lost.
    public static let dropped: UInt16 = 3

    // Keys.
    /// `BTN_TOOL_PEN`, the first of the pens' ends.
    public static let toolPen: UInt16 = 0x140
    /// `BTN_TOOL_AIRBRUSH`, the last of the pens' ends.
    public static let toolAirbrush: UInt16 = 0x144
    /// `BTN_TOOL_FINGER`.
    public static let toolFinger: UInt16 = 0x145
    /// `BTN_TOUCH`: something touches the surface.
    public static let touch: UInt16 = 0x14a

    // Absolute axes.
    /// `ABS_X`, of a single contact.
    public static let x: UInt16 = 0x00
    /// `ABS_Y`, of a single contact.
    public static let y: UInt16 = 0x01
    /// `ABS_PRESSURE`, of a single contact.
    public static let pressure: UInt16 = 0x18
    /// `ABS_DISTANCE`, of a single contact.
    public static let distance: UInt16 = 0x19
    /// `ABS_TILT_X`, of a pen.
    public static let tiltX: UInt16 = 0x1a
    /// `ABS_TILT_Y`, of a pen.
    public static let tiltY: UInt16 = 0x1b

    // Axes of a contact among several.
    /// `ABS_MT_SLOT`: the slot that later events are about.
    public static let slot: UInt16 = 0x2f
    /// `ABS_MT_TOUCH_MAJOR`: the larger extent.
    public static let touchMajor: UInt16 = 0x30
    /// `ABS_MT_POSITION_X`.
    public static let positionX: UInt16 = 0x35
    /// `ABS_MT_POSITION_Y`.
    public static let positionY: UInt16 = 0x36
    /// `ABS_MT_TOOL_TYPE`: finger, pen or palm.
    public static let toolType: UInt16 = 0x37
    /// `ABS_MT_TRACKING_ID`: the number of the slot's contact, -1 for its end.
    public static let trackingID: UInt16 = 0x39
    /// `ABS_MT_PRESSURE`.
    public static let contactPressure: UInt16 = 0x3a
    /// `ABS_MT_DISTANCE`.
    public static let contactDistance: UInt16 = 0x3b

    // Properties.
    /// `INPUT_PROP_POINTER`: the device moves a pointer.
    public static let propertyPointer: UInt16 = 0
    /// `INPUT_PROP_DIRECT`: the device is a screen.
    public static let propertyDirect: UInt16 = 1
    /// `INPUT_PROP_BUTTONPAD`: the pad is a button.
    public static let propertyButtonPad: UInt16 = 2
}
