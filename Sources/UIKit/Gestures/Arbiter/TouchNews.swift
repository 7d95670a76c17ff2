/// What an event has for one recognizer: its touches that changed, by phase.
@MainActor
struct TouchNews {
    private var began: TouchSets.Slots = 0, moved: TouchSets.Slots = 0, ended: TouchSets.Slots = 0, cancelled: TouchSets.Slots = 0
    /// Those beyond the capacity of ``TouchSets``: there is no such screen, but there are scripts.
    private var others: ContiguousArray<UITouch> = []

    init(of recognizer: UIGestureRecognizer) {
        // Of a touch whose landing it has not heard it never hears.
        for touch in recognizer.tracked where touch.isNews && (touch.currentPhase == .began || recognizer.knows(touch)) {
            guard touch.slot < TouchSets.capacity else {
                others.append(touch)
                continue
            }
            let bit: TouchSets.Slots = 1 << TouchSets.Slots(touch.slot)
            switch touch.currentPhase {
            case .began: began |= bit
            case .moved: moved |= bit
            case .ended: ended |= bit
            case .cancelled: cancelled |= bit
            default: break
            }
        }
    }

    var hasEnds: Bool {
        if ended | cancelled != 0 { return true }
        for touch in others where !touch.isLive { return true }
        return false
    }

    /// The touches in the phase; `nil` for none.
    func touches(_ phase: UITouch.Phase, _ event: UIEvent) -> Set<UITouch>? {
        let slots = switch phase {
        case .began: began
        case .moved: moved
        case .ended: ended
        default: cancelled
        }
        if others.isEmpty { return slots == 0 ? nil : event.sets.set(slots, of: event) }
        var set = slots == 0 ? [] : event.sets.set(slots, of: event)
        for touch in others where touch.currentPhase == phase { set.insert(touch) }
        return set.isEmpty ? nil : set
    }
}
