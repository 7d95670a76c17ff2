/// Elements that are numbered from the first that was ever appended, of which the oldest are forgotten.
///
/// They are kept in chunks: appending copies none of the others, and in little code, which a processor that has slept between two moves reads
/// from memory first. Numbers have 32 bits, so that many fit beside each other. They wrap around: no two of those that are kept are alike.
struct NumberedRow<Element>: ~Copyable {
    /// Elements in a chunk.
    private static var size: UInt32 { 4096 }

    private var chunks: ContiguousArray<UnsafeMutablePointer<Element>> = []
    /// Where the next one goes, and where its chunk ends; both the same without a chunk.
    private var next = none, limit = none
    private static var none: UnsafeMutablePointer<Element> { UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }
    /// The number of the first place of the first chunk.
    private var origin: UInt32 = 0
    /// The number of the first that is kept.
    private(set) var first: UInt32 = 0
    /// The number of the next one.
    private(set) var end: UInt32 = 0

    /// How many there are.
    var count: Int { Int(end &- first) }

    deinit {
        for number in 0..<UInt32(count) { pointer(first &+ number).deinitialize(count: 1) }
        for chunk in chunks { chunk.deallocate() }
    }

    @inline(__always)
    mutating func append(_ element: consuming Element) {
        takePlace().initialize(to: element)
    }

    /// Appends one of others: it is copied as memory, not value by value.
    @inline(__always)
    mutating func append(_ index: Int, of others: borrowing ContiguousArray<Element>) {
        let place = takePlace()
        others.withUnsafeBufferPointer { place.initialize(from: $0.baseAddress.unsafelyUnwrapped + index, count: 1) }
    }

    /// The next place, which is the caller's to fill.
    @inline(__always)
    private mutating func takePlace() -> UnsafeMutablePointer<Element> {
        if next == limit { addChunk() }
        defer {
            next += 1
            end &+= 1
        }
        return next
    }

    // What is rare stands apart.
    @inline(never)
    private mutating func addChunk() {
        let chunk = UnsafeMutablePointer<Element>.allocate(capacity: Int(Self.size))
        chunks.append(chunk)
        next = chunk
        limit = chunk + Int(Self.size)
    }

    private func pointer(_ number: UInt32) -> UnsafeMutablePointer<Element> {
        let place = number &- origin
        return chunks[Int(place / Self.size)] + Int(place % Self.size)
    }

    subscript(number: UInt32) -> Element {
        precondition(number &- first < end &- first, "there is no element of this number")
        return pointer(number).pointee
    }

    /// Forgets those before a number.
    mutating func forget(before number: UInt32) {
        precondition(number &- first <= end &- first, "the elements before this number are not there")
        while first != number {
            pointer(first).deinitialize(count: 1)
            first &+= 1
        }
        let gone = Int((first &- origin) / Self.size)
        for chunk in chunks.prefix(gone) { chunk.deallocate() }
        chunks.removeFirst(gone)
        origin &+= UInt32(gone) * Self.size
        if chunks.isEmpty { (next, limit) = (Self.none, Self.none) }
    }
}
