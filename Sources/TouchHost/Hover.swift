public import Foundation

/// One sample of a pointer or a stylus that is over a surface without touching it.
///
/// A device's first sample says that it has come, one in phase ``Phase/left`` that it has gone. A host need not say that a device leaves
/// when it lands, nor that it comes back when it lifts: the client sees that from its contacts (``Contact/device``). It says so
/// when the device is really gone: the pointer in another window, the stylus out of reach.
public struct HoverSample: Equatable, Sendable {
    /// What happened to the device.
    public enum Phase: UInt8, Sendable {
        /// It is at ``HoverSample/position``: it came, moved, or changed otherwise.
        case moved
        /// It is no longer over the surface. The other values are its last.
        case left
    }

    /// Identifies the device on its host, for as long as it hovers.
    public var device: Int
    /// What happened to the device.
    public var phase: Phase
    /// ``Contact/Tool/pointer`` or ``Contact/Tool/pencil``.
    public var tool: Contact.Tool
    /// Seconds on the host's clock.
    public var timestamp: Double
    /// Pixels from the surface's upper left corner, with whatever fraction the device gave.
    public var position: CGPoint
    /// How far a stylus is from the surface: 0 on it, 1 as far as the device can report. 0 for pointers.
    public var zOffset: Double
    /// Radians between the stylus and the surface; `nil` for pointers.
    public var altitude: Double?
    /// Radians from the surface's +x axis, clockwise, of the stylus projected on the surface; `nil` for pointers.
    public var azimuth: Double?
    /// Radians by which the stylus is turned about its own axis; `nil` where the device does not say.
    public var roll: Double?
    /// The modifier keys that were down.
    public var modifiers: KeyModifiers
    /// Bit n - 1 stands for button n, of a pencil too.
    public var buttons: Int
    /// Where the second finger would land at a press that is two fingers, in pixels; `nil` where a press is one contact. The application shows the
    /// two places.
    public var mirror: CGPoint?

    /// Makes a sample: `timestamp` in seconds on the host's clock, `position` in pixels of the surface.
    public init(device: Int, phase: Phase = .moved, tool: Contact.Tool = .pointer, timestamp: Double, position: CGPoint,
                zOffset: Double = 0, altitude: Double? = nil, azimuth: Double? = nil, roll: Double? = nil, modifiers: KeyModifiers = [], buttons: Int = 0,
                mirror: CGPoint? = nil) {
        self.device = device
        self.phase = phase
        self.tool = tool
        self.timestamp = timestamp
        self.position = position
        self.zOffset = zOffset
        self.altitude = altitude
        self.azimuth = azimuth
        self.roll = roll
        self.modifiers = modifiers
        self.buttons = buttons
        self.mirror = mirror
    }

    /// Whether the contact is one of this device. A contact that names no device belongs to the only device of its tool.
    public func isDevice(of contact: Contact) -> Bool {
        contact.device.map { $0 == device } ?? (contact.tool == tool)
    }
}
