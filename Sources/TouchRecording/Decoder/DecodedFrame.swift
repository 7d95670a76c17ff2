public import TouchHost

/// What a device reports of one contact, in its own units. `nil` is what it has not said.
public struct DeviceValues: Hashable, Sendable {
    /// The place across, in the device's units.
    public var x: Int32
    /// The place down, in the device's units.
    public var y: Int32
    /// The larger extent.
    public var major: Int32?
    /// The pressure, in the device's units.
    public var pressure: Int32?
    /// How far from the surface; above 0 nothing is touched.
    public var distance: Int32?
    /// The tilt to the right, in the device's units.
    public var tiltX: Int32?
    /// The tilt towards the person, in the device's units.
    public var tiltY: Int32?

    /// Makes values, in the device's units.
    public init(x: Int32 = 0, y: Int32 = 0, major: Int32? = nil, pressure: Int32? = nil, distance: Int32? = nil,
                tiltX: Int32? = nil, tiltY: Int32? = nil) {
        self.x = x
        self.y = y
        self.major = major
        self.pressure = pressure
        self.distance = distance
        self.tiltX = tiltX
        self.tiltY = tiltY
    }
}

/// One sample of one contact, in the device's units.
public struct DecodedContact: Hashable, Sendable {
    /// What makes the contact.
    public enum Tool: UInt8, Sendable {
        /// A finger, or any end of a pen.
        case finger, stylus
    }

    /// Given to no other contact of the decoder, ever.
    public var id: Int
    /// What happened to it.
    public var phase: Contact.Phase
    /// What makes it.
    public var tool: Tool
    /// Where it is. Ends repeat the last values.
    public var values: DeviceValues

    /// Makes a sample.
    public init(id: Int, phase: Contact.Phase, tool: Tool = .finger, values: DeviceValues) {
        self.id = id
        self.phase = phase
        self.tool = tool
        self.values = values
    }
}

/// Which ends of which pens a tablet senses.
public struct StylusTools: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The tip of a pen.
    public static let pen = StylusTools(rawValue: 1)
    /// The eraser.
    public static let rubber = StylusTools(rawValue: 2)
    /// A brush.
    public static let brush = StylusTools(rawValue: 4)
    /// A pencil.
    public static let pencil = StylusTools(rawValue: 8)
    /// An airbrush.
    public static let airbrush = StylusTools(rawValue: 16)
}

/// One report of a device: what changed on it at one instant.
public struct DecodedFrame: Equatable, Sendable {
    /// Microseconds on the clock of the events. Frames of a decoder never go back in time.
    public var time: Int64 = 0
    /// The contacts that changed, each once.
    public var contacts: ContiguousArray<DecodedContact> = []
    /// The pens in range, touching or not.
    public var toolsInRange: StylusTools = []
    /// Where a pen is that is in range and does not touch.
    public var hover: DeviceValues?

    /// Makes a frame without contacts.
    public init() {}
}
