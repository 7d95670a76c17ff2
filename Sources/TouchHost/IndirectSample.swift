public import Foundation

/// One sample of what a wheel turned, or of what fingers on a touchpad do without touching the surface.
///
/// A turn of a wheel is one sample, and stands alone. What fingers do on a touchpad, here a motion, is born with a sample in phase
/// ``Phase/began`` and dies with one in phase ``Phase/ended`` or ``Phase/cancelled``; in between come any number of ``Phase/changed``. A
/// device has at most one motion of each kind at a time.
public struct IndirectSample: Equatable, Sendable {
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// Scrolling in steps. ``IndirectSample/movement`` counts notches, with fractions where the wheel has finer steps.
        case wheel
        /// Scrolling without steps. ``IndirectSample/movement`` is in pixels.
        case scroll
        /// Pinching and turning: ``IndirectSample/scale`` and ``IndirectSample/rotation``.
        case transform
        /// Fingers that are laid on a touchpad and do nothing yet. It begins, and ends with their lift; it is cancelled when they go on to do
        /// something.
        case hold
    }

    public enum Phase: UInt8, Sendable {
        case began
        /// The only phase of a wheel.
        case changed
        /// The fingers have left the touchpad.
        case ended
        /// The system took the motion away, as for a gesture of its own.
        case cancelled
    }

    /// Identifies the device on its host, as in ``HoverSample/device``.
    public var device: Int
    public var kind: Kind
    public var phase: Phase
    /// Seconds on the host's clock.
    public var timestamp: Double
    /// Where the pointer is: pixels from the surface's upper left corner.
    public var position: CGPoint
    /// By how much content is to move since the sample before, +y downwards: the direction that the system has set is part of it.
    public var movement: CGPoint
    /// The distance of the fingers in relation to that at the beginning; 1 unless it is a transform.
    public var scale: Double
    /// By how much the fingers have turned since the beginning, in radians, clockwise; 0 unless it is a transform.
    public var rotation: Double
    /// The modifier keys that were down.
    public var modifiers: KeyModifiers

    public init(device: Int, kind: Kind, phase: Phase = .changed, timestamp: Double, position: CGPoint, movement: CGPoint = .zero,
                scale: Double = 1, rotation: Double = 0, modifiers: KeyModifiers = []) {
        self.device = device
        self.kind = kind
        self.phase = phase
        self.timestamp = timestamp
        self.position = position
        self.movement = movement
        self.scale = scale
        self.rotation = rotation
        self.modifiers = modifiers
    }

    /// Whether the sample is of the same motion as an earlier one, and can stand for both: what follows a change and is one.
    public func continues(_ earlier: IndirectSample) -> Bool {
        device == earlier.device && kind == earlier.kind && phase == .changed && earlier.phase == .changed && modifiers == earlier.modifiers
    }

    /// Adds the movement of the sample before to its own.
    public mutating func absorb(_ earlier: IndirectSample) {
        movement.x += earlier.movement.x
        movement.y += earlier.movement.y
    }
}
