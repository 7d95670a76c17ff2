public import Foundation

/// One sample of one contact: a finger, a stylus or a pointer button on a surface.
///
/// A contact is born with a sample in phase `began` and dies with one in phase `ended` or `cancelled`; in
/// between come any number of `moved`. A host sends exactly one birth and one death for each.
public struct Contact: Equatable, Sendable {
    /// What happened to the contact at this instant.
    public enum Phase: UInt8, Sendable {
        /// It landed, moved or changed, or lifted.
        case began, moved, ended
        /// The contact was taken away: a grab, a palm, a device that vanished. Never used for a lift.
        case cancelled
    }

    /// What touches.
    public enum Tool: UInt8, Sendable {
        /// A finger; a finger on a device that is not the screen; a pen; a mouse's button.
        case finger, indirect, pencil, pointer
    }

    /// Identifies the contact from birth to death on its host. A host never gives a live contact's number to another.
    public var id: Int
    /// What happened to the contact.
    public var phase: Phase
    /// What makes the contact.
    public var tool: Tool
    /// The device whose contact it is, as in ``HoverSample/device``; `nil` for devices that don't hover, and where there is only one of
    /// the tool.
    public var device: Int?
    /// Seconds on the host's clock.
    public var timestamp: Double
    /// Pixels from the surface's upper left corner, with whatever fraction the device gave. Ends repeat the last position.
    public var position: CGPoint
    /// Half the contact's larger extent in pixels, or `nil` where the device does not say.
    public var majorRadius: Double?
    /// Pressure, 1 being an average touch, or `nil` where the device does not say. See ``averagePressure``.
    public var force: Double?
    /// Radians between the stylus and the surface; `nil` for fingers.
    public var altitude: Double?
    /// Radians from the surface's +x axis, clockwise, of the stylus projected on the surface; `nil` for fingers.
    public var azimuth: Double?
    /// Radians by which the stylus is turned about its own axis; `nil` where the device does not say.
    public var roll: Double?
    /// Whether the device takes the contact for the palm of a hand, or for something else than a finger, by its size or shape (R-PALM-3).
    public var isPalm = false
    /// Whether it counts as a palm because the host found it under the hand that holds a pen (R-PALM-6). Set only along with ``isPalm``.
    public var isHandOfPen = false
    /// Which values are guesses that a ``ContactRevision`` will make good; empty for most devices.
    public var awaiting: Properties = []
    /// Identifies this report to its revision; set exactly when ``awaiting`` is not empty, and unique per report.
    public var report: Int?

    /// Values of a contact that a device may first guess.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of a pen.
        public static let force = Properties(rawValue: 1)
        /// The direction in which a pen leans.
        public static let azimuth = Properties(rawValue: 2)
        /// How steeply a pen is held.
        public static let altitude = Properties(rawValue: 4)
        /// The position.
        public static let location = Properties(rawValue: 8)
        /// How far a pen is turned about its own axis.
        public static let roll = Properties(rawValue: 16)
    }

    /// Makes a sample: `timestamp` in seconds on the host's clock, `position` in pixels of the surface.
    public init(id: Int, phase: Phase, tool: Tool = .finger, timestamp: Double, position: CGPoint,
                majorRadius: Double? = nil, force: Double? = nil, altitude: Double? = nil, azimuth: Double? = nil) {
        self.id = id
        self.phase = phase
        self.tool = tool
        self.timestamp = timestamp
        self.position = position
        self.majorRadius = majorRadius
        self.force = force
        self.altitude = altitude
        self.azimuth = azimuth
    }

    /// The part of a device's pressure range that counts as an average touch (force 1). Linux devices report a range and
    /// no unit; only the middle of the range needs no calibration.
    public static let averagePressure = 0.5

    /// The force that a device with a pressure range can report at most.
    public static let maximumForce = 1 / averagePressure

    /// The force that stands for a pressure of 0 … 1 of the device's range.
    public static func force(pressure: Double) -> Double { min(max(pressure, 0), 1) / averagePressure }
}

/// Better values for an earlier report of a contact, which may have ended since.
public struct ContactRevision: Equatable, Sendable {
    /// The ``Contact/report`` that is revised.
    public var report: Int
    /// The better values; `nil` where nothing changes.
    public var position: CGPoint?
    /// The force, 1 for an average touch; `nil` leaves it.
    public var force: Double?
    /// The angle to the surface in radians, π/2 for upright; `nil` leaves it.
    public var altitude: Double?
    /// The direction in which the pen leans, in radians; `nil` leaves it.
    public var azimuth: Double?
    /// The turn about the pen's axis, in radians; `nil` leaves it.
    public var roll: Double?
    /// What is still a guess, to be revised again; empty in the last revision of a report.
    public var awaiting: Contact.Properties

    /// Makes better values for the report of that number.
    public init(report: Int, position: CGPoint? = nil, force: Double? = nil, altitude: Double? = nil, azimuth: Double? = nil,
                roll: Double? = nil, awaiting: Contact.Properties = []) {
        self.report = report
        self.position = position
        self.force = force
        self.altitude = altitude
        self.azimuth = azimuth
        self.roll = roll
        self.awaiting = awaiting
    }
}

/// All contacts of one surface that changed at the same instant.
///
/// A frame is one report of a device: a touchscreen's scan, a pointer's click. It may hold several contacts, each once.
public struct TouchFrame: Equatable, Sendable {
    /// Seconds on the host's clock. Frames of a surface never go back in time.
    public var timestamp: Double
    /// The contacts that changed at that instant. Each at most once.
    public var contacts: ContiguousArray<Contact>
    /// The modifier keys that were down.
    public var modifiers: KeyModifiers
    /// Bit n - 1 stands for pointer button n. Fingers have none.
    public var buttons: Int

    /// Makes a frame: `timestamp` in seconds on the host's clock.
    public init(timestamp: Double, contacts: ContiguousArray<Contact> = [], modifiers: KeyModifiers = [], buttons: Int = 0) {
        self.timestamp = timestamp
        self.contacts = contacts
        self.modifiers = modifiers
        self.buttons = buttons
    }
}
