package import TouchHost

/// One device that a person touches with, as far as a host can report: for lists that people read.
package struct InputDevice: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case touchscreen, pen, pad
    }

    package var kind: Kind
    package var name: String
    /// Where it is, as the host calls it: `/dev/input/event5`, `device 9`, `seat seat0`.
    package var place: String
    /// What it can do, a few words each: `10 fingers`, `pressure`.
    package var abilities: [String]
    /// The output that it belongs to, in words.
    package var output: String
    /// What is wrong with it, a line each, with what to do.
    package var troubles: [String]

    package init(kind: Kind, name: String, place: String, abilities: [String] = [], output: String, troubles: [String] = []) {
        self.kind = kind
        self.name = name
        self.place = place
        self.abilities = abilities
        self.output = output
        self.troubles = troubles
    }
}

/// A host that can say which devices it has.
@MainActor
package protocol DeviceListing: DisplayHost {
    func inputDevices() -> [InputDevice]
}
