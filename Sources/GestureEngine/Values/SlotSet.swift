/// A number by which the engine finds something in an array: small, and given again when it is free.
public protocol SlotNumber: Hashable, Sendable {
    /// The place in the table: 0 or more.
    var slot: Int { get }
    /// Makes the number of a place.
    init(slot: Int)
}

/// A set of slot numbers.
///
/// The first 64 numbers are bits of one word, which is all there is in practice: no allocation, and an intersection is one instruction.
/// Greater numbers are bits of further words, in an array.
@frozen
public struct SlotSet<ID: SlotNumber>: Hashable, Sendable {
    /// The numbers below 64.
    @usableFromInline var word: UInt64 = 0
    /// The numbers from 64 on. The last word is never 0, so that equal sets have equal words.
    @usableFromInline var rest: ContiguousArray<UInt64> = []

    /// The empty set.
    @inlinable public init() {}

    /// The set of one member.
    @inlinable public init(_ member: ID) { insert(member) }

    /// The members below 64 as bits, bit n for slot n; `nil` if there are greater ones. A key for what a client keeps for a set.
    @inlinable public var bits: UInt64? { rest.isEmpty ? word : nil }

    /// Whether the set has no member.
    @inlinable public var isEmpty: Bool { word == 0 && rest.isEmpty }

    /// The number of members. Linear in the number of words.
    @inlinable public var count: Int {
        var count = word.nonzeroBitCount
        if !rest.isEmpty { for word in rest { count += word.nonzeroBitCount } }
        return count
    }

    /// Whether a number is a member. Constant time.
    @inlinable public func contains(_ member: ID) -> Bool {
        let slot = member.slot
        if slot < 64 { return word & (1 << UInt64(slot)) != 0 }
        return Self.has(rest, slot)
    }

    /// Adds a member. Allocates only for numbers from 64 on.
    @inlinable public mutating func insert(_ member: ID) {
        let slot = member.slot
        if slot < 64 { word |= 1 << UInt64(slot) } else { insertBeyond(slot) }
    }

    /// Removes a member; another number has no effect.
    @inlinable public mutating func remove(_ member: ID) {
        let slot = member.slot
        if slot < 64 { word &= ~(1 << UInt64(slot)) } else if !rest.isEmpty { removeBeyond(slot) }
    }

    /// Removes all members, and keeps the memory.
    @inlinable public mutating func removeAll() {
        word = 0
        if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
    }

    /// Whether the sets have no member in common.
    @inlinable public func isDisjoint(with other: Self) -> Bool {
        if word & other.word != 0 { return false }
        return rest.isEmpty || other.rest.isEmpty || areDisjointBeyond(other)
    }

    /// Adds the members of another set.
    @inlinable public mutating func formUnion(_ other: Self) {
        word |= other.word
        if !other.rest.isEmpty { combineBeyond(other) { $0 | $1 } }
    }

    /// Removes all members that are not in another set.
    @inlinable public mutating func formIntersection(_ other: Self) {
        word &= other.word
        if !rest.isEmpty { combineBeyond(other) { $0 & $1 } }
    }

    /// Removes the members of another set.
    @inlinable public mutating func subtract(_ other: Self) {
        word &= ~other.word
        if !rest.isEmpty, !other.rest.isEmpty { combineBeyond(other) { $0 & ~$1 } }
    }

    /// The members of both sets together.
    @inlinable public func union(_ other: Self) -> Self {
        var result = self
        result.formUnion(other)
        return result
    }

    /// The members that both sets have.
    @inlinable public func intersection(_ other: Self) -> Self {
        var result = Self()
        result.word = word & other.word
        if !rest.isEmpty, !other.rest.isEmpty {
            result.rest = rest
            result.combineBeyond(other) { $0 & $1 }
        }
        return result
    }

    /// The members that another set does not have.
    @inlinable public func subtracting(_ other: Self) -> Self {
        var result = self
        result.subtract(other)
        return result
    }

    // MARK: Beyond 64

    @usableFromInline static func has(_ words: ContiguousArray<UInt64>, _ slot: Int) -> Bool {
        let place = slot / 64 - 1
        return place < words.count && words[place] & (1 << UInt64(slot % 64)) != 0
    }

    @usableFromInline mutating func insertBeyond(_ slot: Int) {
        let place = slot / 64 - 1
        // At once: an array that grows word by word is copied again and again.
        if rest.count <= place { rest.append(contentsOf: repeatElement(0, count: place + 1 - rest.count)) }
        rest[place] |= 1 << UInt64(slot % 64)
    }

    @usableFromInline mutating func removeBeyond(_ slot: Int) {
        let place = slot / 64 - 1
        guard place < rest.count else { return }
        rest[place] &= ~(1 << UInt64(slot % 64))
        trim()
    }

    @usableFromInline func areDisjointBeyond(_ other: Self) -> Bool {
        for place in 0..<Swift.min(rest.count, other.rest.count) where rest[place] & other.rest[place] != 0 { return false }
        return true
    }

    @usableFromInline mutating func combineBeyond(_ other: Self, _ operation: (UInt64, UInt64) -> UInt64) {
        while rest.count < other.rest.count { rest.append(0) }
        for place in rest.indices { rest[place] = operation(rest[place], place < other.rest.count ? other.rest[place] : 0) }
        trim()
    }

    private mutating func trim() {
        while rest.last == 0 { rest.removeLast() }
    }
}

extension SlotSet: Sequence {
    /// Goes through the members by ascending slot.
    @frozen
    public struct Iterator: IteratorProtocol {
        @usableFromInline var word: UInt64
        @usableFromInline var base = 0
        @usableFromInline var place = 0
        @usableFromInline let rest: ContiguousArray<UInt64>

        @inlinable init(_ set: SlotSet) {
            word = set.word
            rest = set.rest
        }

        @inlinable public mutating func next() -> ID? {
            while word == 0 {
                guard place < rest.count else { return nil }
                word = rest[place]
                place += 1
                base += 64
            }
            let bit = word.trailingZeroBitCount
            word &= word - 1
            return ID(slot: base + bit)
        }
    }

    @inlinable public func makeIterator() -> Iterator { Iterator(self) }
}
