#if Web
import Foundation
import TouchHost

/// What a wheel, or fingers on a touchpad, did over a page.
struct PageMotion: Equatable, Sendable {
    /// In seconds of the page's clock.
    var time: Double
    var now: Double
    var modifiers: KeyModifiers
    var kind: IndirectSample.Kind
    var phase: IndirectSample.Phase
    /// Pixels of the surface, or notches of a wheel, are what ``movement`` counts in.
    var position: CGPoint
    var movement: CGPoint
    var scale: Double
    var rotation: Double

    init(time: Double, now: Double, modifiers: KeyModifiers = [], kind: IndirectSample.Kind, phase: IndirectSample.Phase = .changed,
         position: CGPoint, movement: CGPoint = .zero, scale: Double = 1, rotation: Double = 0) {
        self.time = time
        self.now = now
        self.modifiers = modifiers
        self.kind = kind
        self.phase = phase
        self.position = position
        self.movement = movement
        self.scale = scale
        self.rotation = rotation
    }

    init(_ reader: inout ByteReader) throws(MalformedMessage) {
        now = try reader.takeTime()
        time = try reader.takeTime()
        modifiers = KeyModifiers(page: try reader.take())
        guard let kind = IndirectSample.Kind(rawValue: try reader.take()), let phase = IndirectSample.Phase(rawValue: try reader.take()) else {
            throw MalformedMessage("the kind or the phase of a motion is unknown")
        }
        // No browser reports fingers that rest on a touchpad.
        guard kind != .hold else { throw MalformedMessage("the kind or the phase of a motion is unknown") }
        guard kind != .wheel || phase == .changed else { throw MalformedMessage("a wheel begins or ends") }
        self.kind = kind
        self.phase = phase
        position = CGPoint(x: try reader.takeNumber("a position", upTo: PageLimits.position),
                           y: try reader.takeNumber("a position", upTo: PageLimits.position))
        movement = CGPoint(x: try reader.takeNumber("a movement", upTo: PageLimits.position),
                           y: try reader.takeNumber("a movement", upTo: PageLimits.position))
        scale = try reader.takeNumber("a scale", upTo: 1e4)
        rotation = try reader.takeNumber("a rotation", upTo: 1e4)
        guard scale > 0 else { throw MalformedMessage("a scale is not above 0") }
    }
}
#endif
