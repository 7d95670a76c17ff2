public import Foundation
public import TouchHost

/// Turns a pointer with buttons into contacts, the way the iOS simulator does.
///
/// A press is one contact of tool ``Contact/Tool/pointer`` from the first button that goes down to the last that comes up. With
/// the pinch modifiers held at the press, two contacts of tool ``Contact/Tool/finger`` stand for it, mirrored around
/// a centre: the surface's, until Shift is held as well. While it is, the centre moves along with the pointer, so that both fingers
/// move in parallel at the distance they had when Shift went down. Shift counts before the press too: motion without a button
/// sets the distance, and with Shift the place.
///
/// The modifiers are looked at with each pointer event; whether there are one or two contacts is settled at the press.
public struct PointerSimulation: Sendable {
    /// Where the pointer is, in one event of it.
    public struct Sample: Sendable {
        /// Pixels from the surface's upper left corner.
        public var position: CGPoint
        /// The surface's size, whose middle is the centre of a pinch.
        public var surface: PixelSize
        /// The modifiers that are down.
        public var modifiers: KeyModifiers
        /// Seconds on the host's clock.
        public var timestamp: Double

        /// Makes a sample: `position` in pixels of the surface, `timestamp` in seconds on the host's clock.
        public init(position: CGPoint, surface: PixelSize, modifiers: KeyModifiers, timestamp: Double) {
            self.position = position
            self.surface = surface
            self.modifiers = modifiers
            self.timestamp = timestamp
        }
    }

    private enum Hold { case none, pointer, pinch }

    private let pinchModifiers: KeyModifiers
    private let firstID: Int
    private var hold = Hold.none
    private var down = 0
    private var position: CGPoint?
    private var center: CGPoint?

    /// - Parameters:
    ///   - pinchModifiers: Must all be held for two fingers. Empty means that there never are two.
    ///   - firstID: The contacts' numbers are this and the next, time and again; a host gives them to nothing else.
    public init(pinchModifiers: KeyModifiers = .alternate, firstID: Int = -2) {
        self.pinchModifiers = pinchModifiers
        self.firstID = firstID
    }

    /// The pointer's number in what it sends.
    public var device: Int { firstID }

    /// Whether a button is pressed.
    public var isPressed: Bool { hold != .none }

    /// Whether a button is down. Where the display reports that it goes down then, its release was lost: a host cancels the press first (R-HST-13).
    package func isDown(button: Int) -> Bool { Self.bit(button).map { down & $0 != 0 } ?? false }

    /// What goes into ``TouchFrame/buttons``: the buttons that are down, and none while the press stands for two fingers.
    public var buttons: Int { hold == .pinch ? 0 : down }

    /// A button, 1 being the primary and 2 the secondary one, goes down. Contacts that it causes are appended.
    ///
    /// Further buttons during a press change the mask and nothing else; they are sent as a sample of the contact where it is.
    public mutating func press(button: Int, at sample: Sample, into contacts: inout ContiguousArray<Contact>) {
        guard let bit = Self.bit(button), down & bit == 0 else { return }
        track(sample)
        down |= bit
        if hold == .none {
            hold = isPinch(sample.modifiers) ? .pinch : .pointer
            append(.began, sample.timestamp, into: &contacts)
        } else {
            append(.moved, sample.timestamp, into: &contacts)
        }
    }

    /// The pointer is elsewhere, or the modifiers have changed.
    public mutating func move(to sample: Sample, into contacts: inout ContiguousArray<Contact>) {
        track(sample)
        append(.moved, sample.timestamp, into: &contacts)
    }

    /// What there is to say of the pointer beside its contacts: without a button it hovers. `nil` during a press. While the pinch modifiers are
    /// held the sample also has the place of the second finger that a press would be.
    public func hover(at sample: Sample) -> HoverSample? {
        guard hold == .none else { return nil }
        let middle = center ?? CGPoint(x: Double(sample.surface.width) / 2, y: Double(sample.surface.height) / 2)
        let mirror = isPinch(sample.modifiers) ? Self.mirror(sample.position, around: middle) : nil
        return HoverSample(device: device, timestamp: sample.timestamp, position: sample.position, modifiers: sample.modifiers, mirror: mirror)
    }

    private static func mirror(_ position: CGPoint, around center: CGPoint) -> CGPoint {
        CGPoint(x: 2 * center.x - position.x, y: 2 * center.y - position.y)
    }

    /// A button comes up. The contacts end where they were last, with the last button.
    /// - Returns: What goes into ``TouchFrame/buttons``: on the end of the press, the buttons that were down before.
    @discardableResult
    public mutating func release(button: Int, at timestamp: Double, into contacts: inout ContiguousArray<Contact>) -> Int {
        guard let bit = Self.bit(button), down & bit != 0 else { return buttons }
        let before = buttons
        down &= ~bit
        guard down == 0 else {
            append(.moved, timestamp, into: &contacts)
            return buttons
        }
        append(.ended, timestamp, into: &contacts)
        hold = .none
        return before
    }

    /// The press is taken away: its contacts are cancelled and all buttons count as up.
    public mutating func cancel(at timestamp: Double, into contacts: inout ContiguousArray<Contact>) {
        append(.cancelled, timestamp, into: &contacts)
        hold = .none
        down = 0
    }

    /// The display has another number of pixels a point: what is down and what hovers keep their places in the window.
    package mutating func rescale(by factor: Double) {
        position = position?.scaled(by: factor)
        center = center?.scaled(by: factor)
    }

    private func isPinch(_ modifiers: KeyModifiers) -> Bool {
        !pinchModifiers.isEmpty && modifiers.isSuperset(of: pinchModifiers)
    }

    private static func bit(_ button: Int) -> Int? {
        (1...32).contains(button) ? 1 << (button - 1) : nil
    }

    private mutating func track(_ sample: Sample) {
        let last = position ?? sample.position
        position = sample.position
        let held = hold == .none ? isPinch(sample.modifiers) : hold == .pinch
        if !held {
            center = nil
        } else if sample.modifiers.contains(.shift), let pivot = center {
            center = CGPoint(x: pivot.x + sample.position.x - last.x, y: pivot.y + sample.position.y - last.y)
        } else if center == nil {
            center = CGPoint(x: Double(sample.surface.width) / 2, y: Double(sample.surface.height) / 2)
        }
    }

    private func append(_ phase: Contact.Phase, _ timestamp: Double, into contacts: inout ContiguousArray<Contact>) {
        guard hold != .none, let position else { return }
        let tool: Contact.Tool = hold == .pointer ? .pointer : .finger
        var contact = Contact(id: firstID, phase: phase, tool: tool, timestamp: timestamp, position: position)
        contact.device = device
        contacts.append(contact)
        if hold == .pinch, let center {
            contact.id = firstID + 1
            contact.position = Self.mirror(position, around: center)
            contacts.append(contact)
        }
    }
}
