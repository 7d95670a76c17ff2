import TouchHost

/// What contacts do over time. One that begins twice, goes on without being down, or is never ended is a finding.
public struct Lives {
    private var down: Set<Int> = []
    private var known: Set<Int> = []
    private let isNumberedAnew: Bool

    /// - Parameter isNumberedAnew: Whether a contact that is over leaves its number to the next.
    public init(isNumberedAnew: Bool = false) { self.isNumberedAnew = isNumberedAnew }

    public mutating func take(_ id: Int, _ phase: Contact.Phase) {
        switch phase {
        case .began:
            precondition(isNumberedAnew || known.insert(id).inserted, "the contact \(id) begins twice")
            precondition(down.insert(id).inserted, "the contact \(id) begins while it is down")
        case .moved: precondition(down.contains(id), "the contact \(id) moves and is not down")
        case .ended, .cancelled: precondition(down.remove(id) != nil, "the contact \(id) ends and is not down")
        }
    }

    /// All is over.
    public func end() { precondition(down.isEmpty, "contacts never end: \(down.sorted())") }
}
