/// Views or layers of one parent from back to front. A row of any length is changed at its ends, and again where it was changed last, without moving
/// the others.
///
/// Where it was changed last the row may have a gap: free places, so that the next change there moves nothing. Each free place refers to the
/// ``filler``, a member that is in the row as well. Code that reads the row as an array closes the gap first.
@frozen
package struct SiblingRow<Member: AnyObject> {
    /// With the gap. An `Array` of it is made without copying.
    @usableFromInline var storage: ContiguousArray<Member> = []
    /// Where the gap begins, and without one where the row was changed last. The last place is never free.
    @usableFromInline var start: Int32 = 0
    @usableFromInline var free: Int32 = 0
    /// How many places the next gap gets: more each time that one is filled, so that many insertions at one place move little.
    @usableFromInline var room: Int32 = 0

    /// A row that is shorter has no gap: moving its members costs less.
    @inlinable static var shortest: Int { 32 }
    @inlinable static var smallestGap: Int32 { 8 }

    @inlinable package init() {}

    @inlinable package var count: Int { storage.count - Int(free) }
    @inlinable package var isEmpty: Bool { storage.isEmpty }
    @inlinable package var indices: Range<Int> { 0..<count }

    /// Whether ``members`` can be read.
    @inlinable package var isClosed: Bool { free == 0 }
    /// The members as an array. The gap is closed.
    @inlinable package var members: ContiguousArray<Member> { storage }

    @inlinable package subscript(place: Int) -> Member { storage[place < Int(start) ? place : place + Int(free)] }

    /// Takes the free places out. Linear in the members in front of the gap.
    @inlinable package mutating func close() {
        if free > 0 { storage.removeSubrange(Int(start)..<Int(start + free)) }
        free = 0
        room = 0
    }

    // MARK: Finding

    /// The place of a member; `nil` for another object. Looked for at the ends, then from the last change on in both directions.
    @inlinable package func place(of member: Member) -> Int? {
        let wanted = UInt(bitPattern: Unmanaged.passUnretained(member).toOpaque())
        let start = min(Int(start), storage.count), free = Int(free)
        let slot = storage.withUnsafeBytes { Self.slot(of: wanted, in: $0, from: start, to: start + free) }
        if slot < 0 { return nil }
        return slot < start ? slot : slot - free
    }

    /// - Parameters:
    ///   - start: Where the gap begins.
    ///   - end: Where it ends.
    /// - Returns: -1 for none.
    @inlinable static func slot(of wanted: UInt, in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int {
        let size = MemoryLayout<UInt>.stride, count = bytes.count / size
        func isWanted(_ slot: Int) -> Bool { bytes.load(fromByteOffset: slot * size, as: UInt.self) == wanted }
        if count == 0 { return -1 }
        if isWanted(count - 1) { return count - 1 }
        if start > 0, isWanted(0) { return 0 }
        var low = start - 1, high = end
        while low >= 0, high < count {
            if isWanted(low) { return low }
            if isWanted(high) { return high }
            low -= 1
            high += 1
        }
        while low >= 0 {
            if isWanted(low) { return low }
            low -= 1
        }
        while high < count {
            if isWanted(high) { return high }
            high += 1
        }
        return -1
    }

    // MARK: Changing

    @inlinable package mutating func append(_ member: Member) {
        if Int(free) > storage.count / 2 { close() }
        storage.append(member)
    }

    /// Inserts at a place from 0 to ``count``.
    @inlinable package mutating func insert(_ member: Member, at place: Int) {
        if place == count { return append(member) }
        if free == 0 {
            guard room > 0, storage.count >= Self.shortest else {
                storage.insert(member, at: place)
                start = Int32(place + 1)
                return room = Self.smallestGap
            }
            makeGap(at: place)
        } else {
            moveGap(to: place)
        }
        storage[Int(start)] = member
        start += 1
        free -= 1
    }

    /// Removes the member at a place.
    @inlinable package mutating func remove(at place: Int) {
        let member = self[place]
        if free > 0, member === filler { close() }
        if place == count - 1 {
            storage.removeLast()
            // The gap would be at the end.
            if Int(start + free) >= storage.count { close() }
        } else if free == 0 {
            guard storage.count >= Self.shortest else {
                storage.remove(at: place)
                return start = Int32(place)
            }
            start = Int32(place)
            free = 1
            storage[place] = newFiller(besides: place)
        } else if place < Int(start) {
            moveGap(to: place + 1)
            storage[place] = filler
            start -= 1
            free += 1
        } else {
            moveGap(to: place)
            storage[place + Int(free)] = filler
            free += 1
        }
    }

    /// Exchanges two members.
    @inlinable package mutating func swapAt(_ first: Int, _ second: Int) {
        close()
        storage.swapAt(first, second)
    }

    /// Takes all members.
    @inlinable package mutating func take() -> ContiguousArray<Member> {
        close()
        start = 0
        var all: ContiguousArray<Member> = []
        swap(&all, &storage)
        return all
    }

    // MARK: The gap

    /// What the free places refer to, while there is one.
    @inlinable var filler: Member { storage[Int(start)] }

    /// A member from the middle. When that is removed the gap is closed, and those at the ends are removed more often.
    @inlinable func newFiller(besides place: Int) -> Member {
        let middle = storage.count / 2
        return storage[middle == place ? storage.count - 1 : middle]
    }

    @inlinable mutating func makeGap(at place: Int) {
        storage.insert(contentsOf: repeatElement(newFiller(besides: place), count: Int(room)), at: place)
        start = Int32(place)
        free = room
        room = Int32(clamping: min(2 * Int(room), storage.count))
    }

    /// Moves the gap to a place, counted without it. Linear in the members between.
    @inlinable mutating func moveGap(to place: Int) {
        let from = Int(start), free = Int(self.free)
        guard place != from else { return }
        storage.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let size = MemoryLayout<UInt>.stride
            let filler = base.load(fromByteOffset: from * size, as: UInt.self)
            // References change places without being counted: afterwards as many places refer to each member as before.
            let first = min(place, from), length = abs(place - from)
            let source = place < from ? first : first + free, target = place < from ? first + free : first
            (base + target * size).copyMemory(from: base + source * size, byteCount: length * size)
            // The other places of the gap are free already.
            let left = place < from ? place : max(place, from + free)
            for slot in left..<(place < from ? min(from, place + free) : place + free) {
                base.storeBytes(of: filler, toByteOffset: slot * size, as: UInt.self)
            }
        }
        start = Int32(place)
    }
}
