/// The sets of touches that recognizers and views get.
///
/// In most frames the same fingers move as in the frame before, and most receivers get the same of them: a set is made once and handed
/// out until a finger comes or goes. So a long gesture neither allocates nor hashes.
@MainActor
final class TouchSets {
    /// Touches by their places in an event: bit n is the touch at place n. Events with more touches than this has bits share no sets.
    typealias Slots = UInt64
    static let capacity = Slots.bitWidth

    private struct Entry {
        let slots: Slots
        let set: Set<UITouch>
    }

    /// How many sets are kept: as many as receivers of one frame differ in what they get, as a rule.
    private static let keptEntries = 6

    @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []

    init() { entries.reserveCapacity(Self.keptEntries) }

    /// The touches of the event at these places, which are not empty.
    func set(_ slots: Slots, of event: UIEvent) -> Set<UITouch> {
        for entry in entries where entry.slots == slots { return entry.set }
        var set = Set<UITouch>(minimumCapacity: slots.nonzeroBitCount)
        for touch in event.touches where slots & 1 << Slots(touch.slot) != 0 { set.insert(touch) }
        if entries.count == Self.keptEntries { entries.removeFirst() }
        entries.append(Entry(slots: slots, set: set))
        return set
    }

    /// The event's touches, or their places, are others now.
    func removeAll() {
        if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    }
}
