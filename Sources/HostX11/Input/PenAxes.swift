#if X11
import Foundation
import HostKit
import TouchHost

/// A pen of a graphics tablet, which the server has as a separate pointer: the axes that say how it is held.
///
/// Each end of a pen is a device. The drivers name the axes alike and count them differently: the Wacom driver has angles with a resolution in
/// units a radian, libinput's in degrees.
struct PenAxes {
    /// How an axis is read: its values count from `zero`, in units of so many of the device's.
    struct Scale: Equatable {
        var number: Int
        var zero: Double
        var unit: Double

        func value(_ raw: Double) -> Double { (raw - zero) / unit }
    }

    let source: UInt16
    let isEraser: Bool
    /// From 0 to 1.
    var pressure: Scale?
    /// From 0 to 1.
    var distance: Scale?
    /// In degrees from upright, positive to the right and towards the person.
    var tiltX: Scale?
    var tiltY: Scale?
    /// In turns.
    var rotation: Scale?

    var hasTilt: Bool { tiltX != nil && tiltY != nil }

    /// `nil` for other devices than pens: a mouse, a touchscreen, the tablet's buttons.
    init?(_ device: DeviceDescription, _ atoms: Atoms) {
        let noPens: [Atoms.Name] = [.touchpad, .touchscreen, .cursor, .pad, .touch]
        guard device.fingers == nil, !device.isTouchpad, !noPens.contains(where: { atoms[$0] == device.kind && device.kind != 0 }),
              device.axis(atoms[.positionX])?.isAbsolute == true, let pressing = device.axis(atoms[.pressure]) else { return nil }
        source = device.id
        isEraser = device.kind != 0 && device.kind == atoms[.eraser] || device.name.lowercased().contains("eraser")
        pressure = Scale(number: pressing.number, zero: pressing.minimum, unit: pressing.range)
        distance = device.axis(atoms[.distance]).map { Scale(number: $0.number, zero: $0.minimum, unit: $0.range) }
        tiltX = device.axis(atoms[.tiltX]).map(Self.degrees)
        tiltY = device.axis(atoms[.tiltY]).map(Self.degrees)
        // A wheel that counts from 0 belongs to an airbrush.
        rotation = (device.axis(atoms[.rotation]) ?? device.axis(atoms[.wheel])).flatMap { axis in
            axis.minimum < 0 ? Scale(number: axis.number, zero: 0, unit: axis.range) : nil
        }
    }

    private static func degrees(_ axis: DeviceDescription.Axis) -> Scale {
        // Old tablets count from one side to the other.
        let upright = axis.minimum < 0 ? 0 : ((axis.minimum + axis.maximum) / 2).rounded()
        return Scale(number: axis.number, zero: upright, unit: axis.resolution > 0 ? axis.resolution * .pi / 180 : 1)
    }
}

/// A pen, and what is known of it.
struct Pen {
    let axes: PenAxes
    /// The pointer that it moves.
    var master: UInt16 = 0
    var state: PenState
    private var tilt = CGPoint.zero

    init(_ axes: PenAxes) {
        self.axes = axes
        state = PenState(device: Int(axes.source))
        state.isEraser = axes.isEraser
        state.hasTilt = axes.hasTilt
        if axes.pressure != nil { state.force = 0 }
        if axes.rotation != nil { state.roll = 0 }
    }

    /// How far its upper end leans to the right, in degrees; `nil` where the tablet does not report it.
    var lean: Double? { axes.hasTilt ? tilt.x : nil }

    /// Takes the axes that an event has; the closure returns the value of one, if it is in it. An axis that is left out stays as it was.
    mutating func read(_ value: (Int) -> Double?) {
        func read(_ scale: PenAxes.Scale?) -> Double? {
            guard let scale, let raw = value(scale.number), raw.isFinite else { return nil }
            return scale.value(raw)
        }
        if let pressure = read(axes.pressure) { state.force = Contact.force(pressure: pressure) }
        if let distance = read(axes.distance) { state.distance = min(max(distance, 0), 1) }
        if let turns = read(axes.rotation) { state.roll = turns * 2 * .pi }
        guard axes.hasTilt else { return }
        let across = read(axes.tiltX), down = read(axes.tiltY)
        guard across != nil || down != nil else { return }
        tilt = CGPoint(x: across ?? tilt.x, y: down ?? tilt.y)
        state.tilt(x: tilt.x, y: tilt.y)
    }
}
#endif
