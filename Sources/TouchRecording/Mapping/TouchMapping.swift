public import Foundation
public import TouchHost

/// Where on a surface, and when, a device's contacts are: its axes laid over the surface's pixels, and its clock over the host's.
public struct TouchMapping: Equatable, Sendable {
    /// How the device is turned against the surface.
    public enum Rotation: Int, CaseIterable, Sendable {
        /// By how many degrees the device is turned clockwise.
        case none = 0, quarter = 90, half = 180, threeQuarters = 270
    }

    /// The surface's size in pixels.
    public var surface: PixelSize
    /// The degrees by which the device's picture is turned clockwise to be the surface's. With ``Rotation/quarter`` the device's upper left
    /// corner is the surface's upper right one.
    public var rotation: Rotation
    /// The parts of the axes that are laid over the surface. Values outside count as the nearest inside.
    public var x: EvdevDevice.Axis
    /// The axis down.
    public var y: EvdevDevice.Axis
    /// The range of pressures; `nil` says that they mean nothing.
    public var pressure: EvdevDevice.Axis?
    /// Pixels a unit of the contacts' extent; 0 says that it means nothing. `nil`, at first: it is measured like the positions, as the
    /// kernel expects it.
    public var extentScale: Double?
    /// The range of a hovering pen's distance; `nil` where the device has none.
    public var distance: EvdevDevice.Axis?
    /// The ranges of tilt; `nil` where the device has none.
    public var tiltX: EvdevDevice.Axis?
    /// The axis of the tilt towards the person; `nil` without one.
    public var tiltY: EvdevDevice.Axis?
    /// What the fingers count as.
    public var fingerTool: Contact.Tool
    /// The device's time, in microseconds, that is the host's time ``start``, in seconds.
    public var origin: Int64 = 0
    /// The host's time, in seconds, that is the device's time ``origin``.
    public var start: Double = 0

    /// Lays all of a device over all of a surface. Fingers on a trackpad are indirect touches.
    public init(_ device: EvdevDevice, surface: PixelSize, rotation: Rotation = .none) {
        self.surface = surface
        self.rotation = rotation
        let hasContacts = [.slots, .anonymous].contains(device.contactProtocol)
        let whole = EvdevDevice.Axis(minimum: 0, maximum: 0)
        x = device[axis: hasContacts ? EvdevCode.positionX : EvdevCode.x] ?? whole
        y = device[axis: hasContacts ? EvdevCode.positionY : EvdevCode.y] ?? whole
        pressure = device[axis: hasContacts ? EvdevCode.contactPressure : EvdevCode.pressure]
        distance = device[axis: EvdevCode.distance]
        tiltX = device[axis: EvdevCode.tiltX]
        tiltY = device[axis: EvdevCode.tiltY]
        fingerTool = device.isIndirect ? .indirect : .finger
    }

    /// What a host sends for a frame, or `nil` if no contact changed in it.
    public func map(_ frame: DecodedFrame) -> TouchFrame? {
        guard !frame.contacts.isEmpty else { return nil }
        let timestamp = time(frame.time)
        var result = TouchFrame(timestamp: timestamp)
        result.contacts.reserveCapacity(frame.contacts.count)
        for contact in frame.contacts { result.contacts.append(map(contact, timestamp)) }
        return result
    }

    /// Where a pen is that hovers, or `nil` while none does.
    /// - Parameter device: The number under which the host knows the pen.
    public func hover(_ frame: DecodedFrame, device: Int) -> HoverSample? {
        guard let values = frame.hover else { return nil }
        var sample = HoverSample(device: device, tool: .pencil, timestamp: time(frame.time), position: position(x: values.x, y: values.y))
        if let value = values.distance, let distance, distance.extent > 0 {
            sample.zOffset = min(max((Double(value) - Double(distance.minimum)) / distance.extent, 0), 1)
        }
        if let lean = lean(values) { (sample.altitude, sample.azimuth) = lean }
        return sample
    }

    private func lean(_ values: DeviceValues) -> (altitude: Double, azimuth: Double)? {
        guard let tiltX, let tiltY else { return nil }
        let lean = StylusLean(tiltX: Self.tilt(values.tiltX, tiltX), tiltY: Self.tilt(values.tiltY, tiltY))
        return (lean.altitude, lean.azimuth(turnedBy: Double(rotation.rawValue) / 180 * .pi))
    }

    /// The host's time for a device's.
    public func time(_ time: Int64) -> Double {
        let (difference, isOverflow) = time.subtractingReportingOverflow(origin)
        return start + (isOverflow ? Double(time) - Double(origin) : Double(difference)) / 1e6
    }

    /// The point of the surface for a point of the device.
    public func position(x deviceX: Int32, y deviceY: Int32) -> CGPoint {
        let isFlippedX = rotation == .half || rotation == .threeQuarters
        let isFlippedY = rotation == .half || rotation == .quarter
        let u = Self.fraction(deviceX, x, isFlipped: isFlippedX), v = Self.fraction(deviceY, y, isFlipped: isFlippedY)
        return CGPoint(x: (isTurned ? v : u) * Double(surface.width), y: (isTurned ? u : v) * Double(surface.height))
    }

    private var isTurned: Bool { rotation == .quarter || rotation == .threeQuarters }

    /// Pixels a unit of the positions. An extent lies across both axes, whose units may differ.
    private var positionScale: Double {
        let across = Double(isTurned ? surface.height : surface.width) / (x.extent + 1)
        let along = Double(isTurned ? surface.width : surface.height) / (y.extent + 1)
        return (across * along).squareRoot()
    }

    private func map(_ contact: DecodedContact, _ timestamp: Double) -> Contact {
        let values = contact.values
        var result = Contact(id: contact.id, phase: contact.phase, tool: contact.tool == .stylus ? .pencil : fingerTool,
                             timestamp: timestamp, position: position(x: values.x, y: values.y))
        // An extent of 0 while something touches is a device that does not know.
        if let major = values.major, major > 0, case let scale = extentScale ?? positionScale, scale > 0 {
            result.majorRadius = Double(major) * scale / 2
        }
        if let value = values.pressure, let pressure, pressure.extent > 0 {
            result.force = Contact.force(pressure: (Double(value) - Double(pressure.minimum)) / pressure.extent)
        }
        if contact.tool == .stylus, let lean = lean(values) {
            result.altitude = lean.altitude
            result.azimuth = lean.azimuth
        }
        return result
    }

    /// The place on an axis, 0 for its start and less than 1: an axis of n values lies over n equal parts of the surface.
    private static func fraction(_ value: Int32, _ axis: EvdevDevice.Axis, isFlipped: Bool) -> Double {
        let inside = min(max(Double(value), Double(axis.minimum)), Double(axis.minimum) + axis.extent)
        let fromStart = inside - Double(axis.minimum)
        return (isFlipped ? axis.extent - fromStart : fromStart) / (axis.extent + 1)
    }

    /// The degrees that the ends of a tilt axis stand for where its resolution does not say: those of the common tablets, as
    /// libinput has it.
    private static let tiltLimit = 64.0

    /// Radians from upright, positive towards the axis's end.
    private static func tilt(_ value: Int32?, _ axis: EvdevDevice.Axis) -> Double {
        guard let value else { return 0 }
        if axis.resolution > 0, axis.minimum < 0, axis.maximum > 0 {
            return min(max(Double(value) / Double(axis.resolution), -.pi / 2), .pi / 2)
        }
        guard axis.extent > 0 else { return 0 }
        let fraction = min(max((Double(value) - Double(axis.minimum)) / axis.extent, 0), 1)
        return (2 * fraction - 1) * tiltLimit / 180 * .pi
    }
}
