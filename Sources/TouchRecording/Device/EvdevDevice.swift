/// What an input device says of itself: its name, its keys and the ranges of its axes.
public struct EvdevDevice: Equatable, Sendable {
    /// The values that an axis reports, as in `struct input_absinfo`.
    public struct Axis: Hashable, Sendable {
        /// The least value.
        public var minimum: Int32
        /// The greatest value.
        public var maximum: Int32
        /// Units a millimetre, or a radian for tilt; 0 where the device does not say.
        public var resolution: Int32

        /// Makes an axis: `resolution` in units a millimetre, or a radian for angles; 0 where it is not known.
        public init(minimum: Int32, maximum: Int32, resolution: Int32 = 0) {
            self.minimum = minimum
            self.maximum = maximum
            self.resolution = resolution
        }

        /// The difference of the ends; 0 when they are out of order.
        var extent: Double { max(0, Double(maximum) - Double(minimum)) }
    }

    /// How a device reports its contacts.
    public enum ContactProtocol: Sendable {
        /// It has none: a mouse, a keyboard, a screen that only acts as a mouse.
        case none
        /// One contact: `BTN_TOUCH` with `ABS_X` and `ABS_Y`.
        case single
        /// Protocol A: each frame lists all contacts, `SYN_MT_REPORT` after each, mostly without identity.
        case anonymous
        /// Protocol B: each contact has a slot, and frames report what changed.
        case slots
    }

    /// The name that the device has for people.
    public var name: String
    private var axes: ContiguousArray<Axis?> = []
    private var keys: [UInt8] = []
    private var properties: [UInt8] = []

    /// Codes up to these are kept; the kernel's own limits.
    static let axisCount = 0x40, keyCount = 0x300, propertyCount = 0x20

    /// Makes a device without axes, keys and properties.
    public init(name: String = "") {
        self.name = name
    }

    /// The range of an axis, or `nil` if the device lacks it.
    public subscript(axis code: UInt16) -> Axis? {
        Int(code) < axes.count ? axes[Int(code)] : nil
    }

    /// Adds or replaces an axis. Codes that the kernel does not have are ignored.
    public mutating func declare(axis code: UInt16, _ axis: Axis) {
        guard Int(code) < Self.axisCount else { return }
        while axes.count <= Int(code) { axes.append(nil) }
        axes[Int(code)] = axis
    }

    /// Notes that the device has a key. Codes out of range are ignored.
    public mutating func declare(key code: UInt16) { Self.set(code, below: Self.keyCount, in: &keys) }
    /// Notes that the device has a property. Codes out of range are ignored.
    public mutating func declare(property code: UInt16) { Self.set(code, below: Self.propertyCount, in: &properties) }
    /// Whether the device has a key.
    public func has(key code: UInt16) -> Bool { Self.isSet(code, in: keys) }
    /// Whether the device has a property.
    public func has(property code: UInt16) -> Bool { Self.isSet(code, in: properties) }

    /// How it reports its contacts, judged by its axes and keys.
    public var contactProtocol: ContactProtocol {
        if self[axis: EvdevCode.positionX] != nil, self[axis: EvdevCode.positionY] != nil {
            return self[axis: EvdevCode.slot] != nil ? .slots : .anonymous
        }
        let isTouched = has(key: EvdevCode.touch) && self[axis: EvdevCode.x] != nil && self[axis: EvdevCode.y] != nil
        return isTouched ? .single : .none
    }

    /// Whether it knows pens.
    public var hasStylus: Bool { (EvdevCode.toolPen...EvdevCode.toolAirbrush).contains { has(key: $0) } }

    /// Whether what touches it points at something elsewhere, as on a trackpad.
    public var isIndirect: Bool {
        !has(property: EvdevCode.propertyDirect)
            && (has(property: EvdevCode.propertyPointer) || has(property: EvdevCode.propertyButtonPad))
    }

    private static func set(_ code: UInt16, below limit: Int, in bits: inout [UInt8]) {
        guard Int(code) < limit else { return }
        while bits.count <= Int(code) / 8 { bits.append(0) }
        bits[Int(code) / 8] |= 1 << UInt8(code % 8)
    }

    private static func isSet(_ code: UInt16, in bits: [UInt8]) -> Bool {
        Int(code) / 8 < bits.count && bits[Int(code) / 8] >> UInt8(code % 8) & 1 != 0
    }
}
