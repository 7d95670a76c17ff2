/// Elements that are numbered from the first that was ever appended, of which the oldest are forgotten.
///
/// Numbers have 32 bits, so that many fit beside each other. They wrap around: no two of those that are kept are alike.
struct NumberedRow<Element> {
    private(set) var elements: ContiguousArray<Element> = []
    /// The number of the first one.
    private var first: UInt32 = 0

    /// The number of the next one.
    var end: UInt32 { first &+ UInt32(truncatingIfNeeded: elements.count) }

    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    mutating func append(_ element: Element) { elements.append(element) }

    /// The place of a number among ``elements``.
    func place(of number: UInt32) -> Int { Int(number &- first) }

    subscript(number: UInt32) -> Element { elements[place(of: number)] }

    /// Forgets those before a number.
    mutating func forget(before number: UInt32) {
        elements.removeFirst(place(of: number))
        first = number
    }
}
