/// The action messages that a recognizer owes its targets. There is at most one of each state, and their order is that of the states:
/// nothing follows an end, and changes are merged (R-GR-14).
public struct OwedMessages: Hashable, Sendable {
    private var bits: UInt8 = 0

    init() {}

    /// Whether no message is owed.
    public var isEmpty: Bool { bits == 0 }

    /// In the order in which they will be sent.
    public var states: [RecognizerState] { (0..<8).filter { bits & 1 << $0 != 0 }.compactMap { RecognizerState(rawValue: $0) } }

    mutating func insert(_ state: RecognizerState) { bits |= 1 << UInt8(state.rawValue) }

    mutating func remove(_ state: RecognizerState) { bits &= ~(1 << UInt8(state.rawValue)) }

    mutating func removeAll() { bits = 0 }

    mutating func takeFirst() -> RecognizerState? {
        guard bits != 0 else { return nil }
        let first = RecognizerState(rawValue: bits.trailingZeroBitCount)
        bits &= bits - 1
        return first
    }
}
