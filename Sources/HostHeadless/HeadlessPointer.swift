import Foundation
import HostKit
import TouchHost

/// The mouse of a headless host: where it is, and what its presses are to the client.
struct HeadlessPointer {
    var surface: PixelSize
    private var simulation: PointerSimulation
    private(set) var position: CGPoint
    private var contacts: ContiguousArray<Contact> = []

    init(pinchModifiers: KeyModifiers, surface: PixelSize) {
        self.surface = surface
        simulation = PointerSimulation(pinchModifiers: pinchModifiers)
        position = CGPoint(x: Double(surface.width) / 2, y: Double(surface.height) / 2)
    }

    mutating func move(to position: CGPoint, modifiers: KeyModifiers, at timestamp: Double) -> TouchFrame? {
        self.position = position
        simulation.move(to: sample(modifiers, timestamp), into: &contacts)
        return frame(simulation.buttons, modifiers, timestamp)
    }

    /// That the pointer is where it is without a button; `nil` during a press.
    func hover(modifiers: KeyModifiers, at timestamp: Double) -> HoverSample? { simulation.hover(at: sample(modifiers, timestamp)) }

    /// The number of the mouse in what it sends.
    var device: Int { simulation.device }

    mutating func set(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, at timestamp: Double) -> TouchFrame? {
        var buttons = 0
        if isPressed {
            simulation.press(button: button, at: sample(modifiers, timestamp), into: &contacts)
            buttons = simulation.buttons
        } else {
            buttons = simulation.release(button: button, at: timestamp, into: &contacts)
        }
        return frame(buttons, modifiers, timestamp)
    }

    private func sample(_ modifiers: KeyModifiers, _ timestamp: Double) -> PointerSimulation.Sample {
        PointerSimulation.Sample(position: position, surface: surface, modifiers: modifiers, timestamp: timestamp)
    }

    /// What the contacts so far make, if there are any.
    private mutating func frame(_ buttons: Int, _ modifiers: KeyModifiers, _ timestamp: Double) -> TouchFrame? {
        guard !contacts.isEmpty else { return nil }
        defer { contacts = [] }
        return TouchFrame(timestamp: timestamp, contacts: contacts, modifiers: modifiers, buttons: buttons)
    }
}
