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
