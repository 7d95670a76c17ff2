#if Web
/// What was taken from the mailbox and is not handled yet, in the order of its arrival.
struct Inbox {
    /// A flood's memory is given back.
    private static let keptCapacity = 1024

    private var items: ContiguousArray<Mailbox.Item> = []
    private var next = 0

    var isEmpty: Bool { next == items.count }

    mutating func add(_ more: ContiguousArray<Mailbox.Item>) { items.append(contentsOf: more) }

    /// The next item. When there is none, what was handled is forgotten.
    mutating func take() -> Mailbox.Item? {
        guard next < items.count else {
            items.removeAll(keepingCapacity: items.count < Self.keptCapacity)
            next = 0
            return nil
        }
        next += 1
        return items[next - 1]
    }
}
#endif
