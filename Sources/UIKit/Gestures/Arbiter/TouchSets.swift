/// The sets of touches that the recognizers get in one event. Most recognizers get the same: each is made once.
@MainActor
struct TouchSets {
    /// Touches of one event by their place in it; what lies beyond 64 touches shares no sets.
    struct Slots {
        var began: UInt64 = 0, moved: UInt64 = 0, ended: UInt64 = 0, cancelled: UInt64 = 0

        var isEmpty: Bool { began | moved | ended | cancelled == 0 }
        var hasEnds: Bool { ended | cancelled != 0 }

        @MainActor mutating func insert(_ touch: UITouch) {
            let bit: UInt64 = 1 << UInt64(touch.slot & 63)
            switch touch.currentPhase {
            case .began: began |= bit
            case .moved: moved |= bit
            case .ended: ended |= bit
            case .cancelled: cancelled |= bit
            default: break
            }
        }
    }

    private let event: UIEvent
    private var slots: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var began: Set<UITouch>?, moved: Set<UITouch>?, ended: Set<UITouch>?, cancelled: Set<UITouch>?

    init(_ event: UIEvent) { self.event = event }

    /// The touches at these places, which are in the phase; `nil` for none.
    mutating func touches(_ phase: UITouch.Phase, _ bits: UInt64) -> Set<UITouch>? {
        if bits == 0 { return nil }
        switch phase {
        case .began: return Self.fetch(&began, &slots.0, phase, bits, event)
        case .moved: return Self.fetch(&moved, &slots.1, phase, bits, event)
        case .ended: return Self.fetch(&ended, &slots.2, phase, bits, event)
        default: return Self.fetch(&cancelled, &slots.3, phase, bits, event)
        }
    }

    private static func fetch(_ cached: inout Set<UITouch>?, _ cachedBits: inout UInt64, _ phase: UITouch.Phase, _ bits: UInt64,
                              _ event: UIEvent) -> Set<UITouch> {
        if cachedBits == bits, let cached { return cached }
        var set = Set<UITouch>(minimumCapacity: bits.nonzeroBitCount)
        for touch in event.touches where touch.slot < 64 && bits & 1 << UInt64(touch.slot) != 0 { set.insert(touch) }
        cached = set
        cachedBits = bits
        return set
    }
}
