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
    /// The contact landed, moved, did not change in this event, lifted, or was taken away.
    case began = 0, moved, stationary, ended, cancelled

    /// Whether the contact is over: lifted or taken away.
    @inlinable public var isEnd: Bool { self == .ended || self == .cancelled }
}
