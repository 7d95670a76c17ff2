import Foundation
import TouchHost

/// What the player has to know of the pencil.
struct ScriptPencil {
    /// Its number in what is sent: there is one.
    static let device = 0

    private var altitude = Double.pi / 2
    private var azimuth = 0.0
    private var roll: Double?
    /// A bit for each button, as in ``TouchFrame/buttons``: those on the barrel are the second to the fourth.
    var buttons = 0
    /// Where it hovers.
    var hover: HoverSample?

    mutating func take(_ angles: PencilAngles) {
        if let altitude = angles.altitude { self.altitude = altitude }
        if let azimuth = angles.azimuth { self.azimuth = azimuth }
        if let roll = angles.roll { self.roll = roll }
    }

    func hold(_ contact: inout Contact) {
        contact.altitude = altitude
        contact.azimuth = azimuth
        contact.roll = roll
    }

    func hold(_ sample: inout HoverSample) {
        sample.altitude = altitude
        sample.azimuth = azimuth
        sample.roll = roll
        sample.buttons = buttons
    }
}

extension ScriptPlayer {
    /// - Returns: Whether the target was called.
    func hover(_ place: PencilPlace?, _ now: Double, _ target: some TouchScriptTarget) -> Bool {
        guard let place else { return leave(now, target) }
        pencil.take(place.angles)
        var sample = HoverSample(device: ScriptPencil.device, tool: .pencil, timestamp: now, position: place.position,
                                 zOffset: place.height ?? pencil.hover?.zOffset ?? 0, modifiers: keyboard.modifiers)
        pencil.hold(&sample)
        pencil.hover = sample
        target.send(sample)
        return true
    }

    @discardableResult
    func leave(_ now: Double, _ target: some TouchScriptTarget) -> Bool {
        guard var sample = pencil.hover else { return false }
        pencil.hover = nil
        sample.phase = .left
        sample.timestamp = now
        target.send(sample)
        return true
    }

    /// A button is reported with where the pencil is, which touches or hovers.
    func setBarrel(_ button: Int, isPressed: Bool, _ now: Double, _ target: some TouchScriptTarget) {
        let bit = 1 << button
        pencil.buttons = isPressed ? pencil.buttons | bit : pencil.buttons & ~bit
        if let place = live.firstIndex(where: { $0.tool == .pencil }) {
            live[place].phase = .moved
            report(live[place], now, target)
            _ = flush(now, target)
        } else if var sample = pencil.hover {
            sample.timestamp = now
            pencil.hold(&sample)
            pencil.hover = sample
            target.send(sample)
        }
    }
}
