/// What a contact is. The rules are the same for all; a kind's events are its own.
@frozen
public enum ContactKind: UInt8, Hashable, Sendable {
    /// On a surface: it moves, and its receiver was found under it.
    case touch
    /// Of a key or button: its receiver is the one with the focus.
    case press
    /// Of a wheel, or of fingers on a touchpad beside the surface: its receiver was found under the pointer, and is not called with it.
    case indirect
}

/// What a contact does in an event.
@frozen
public enum ContactPhase: Int, Hashable, Sendable {
    /// It landed.
    case began = 0
    /// It moved, or changed otherwise, as in its force.
    case moved
    /// It is down and did not change in this event.
    case stationary
    /// It lifted.
    case ended
    /// The system or the application took it away.
    case cancelled

    /// Whether the contact is over: lifted or taken away.
    @inlinable public var isEnd: Bool { self == .ended || self == .cancelled }
}
