/// What a recognizer is set to do. The engine asks whenever a rule needs to know: a change counts for what is decided after it (R-GR-8).
@frozen
public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is enabled (R-GR-52).
    public static let enabled = Traits(rawValue: 1)
    /// Recognized, it takes its contacts from their receivers (R-DLV-24).
    public static let cancels = Traits(rawValue: 2)
    /// While it is undecided, receivers get no landing (R-DLV-20).
    public static let delaysLandings = Traits(rawValue: 4)
    /// While it is undecided, receivers get no end (R-DLV-21).
    public static let delaysEnds = Traits(rawValue: 8)
    /// All touches of an attempt have the type of the first (R-GR-7).
    public static let exclusiveType = Traits(rawValue: 16)
    /// While it waits for another to fail it is offered no landing (R-TAP-11).
    public static let declinesWhileWaiting = Traits(rawValue: 32)
}

/// Which of two recognizers goes first (R-DLV-6).
@frozen
public struct Rank: Hashable, Sendable {
    /// How many receivers are above the recognizer's own: deeper ones go first.
    public let depth: Int
    /// Numbers the additions of recognizers to receivers: of one receiver's, the last added goes first.
    public let addition: Int

    /// Makes a rank.
    @inlinable public init(depth: Int, addition: Int) {
        self.depth = depth
        self.addition = addition
    }

    /// Whether a recognizer of this rank goes before one of another.
    @inlinable public func goesBefore(_ other: Rank) -> Bool {
        depth != other.depth ? depth > other.depth : addition > other.addition
    }
}
