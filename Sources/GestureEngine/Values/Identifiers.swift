/// A recognizer, as long as it is registered. The engine gives the numbers, the smallest that is free (``Engine/register()``).
@frozen
public struct RecognizerID: SlotNumber {
    public let slot: Int
    /// Makes the number of a place.
    @inlinable public init(slot: Int) { self.slot = slot }
}

/// A contact: a touch or a press, from its landing until nothing of it is owed any more. The engine gives the numbers, the smallest that
/// is free. Slots are given again: their order says nothing about landing.
@frozen
public struct ContactID: SlotNumber {
    public let slot: Int
    /// Makes the number of a place.
    @inlinable public init(slot: Int) { self.slot = slot }
}

/// A recognizer's attempt: from the first contact that it follows, or the first state that it asks for, to its reset.
@frozen
public struct AttemptID: SlotNumber {
    public let slot: Int
    /// Makes the number of a place.
    @inlinable public init(slot: Int) { self.slot = slot }
}

/// The receiver of contacts: a view, a responder. A number of the client's; the engine only compares it and returns it.
@frozen
public struct ReceiverID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What receivers and contacts are on, and whose events are handled in one go: a window. A number of the client's.
@frozen
public struct SurfaceID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A set of contacts.
public typealias ContactSet = SlotSet<ContactID>
/// A set of attempts.
public typealias AttemptSet = SlotSet<AttemptID>
