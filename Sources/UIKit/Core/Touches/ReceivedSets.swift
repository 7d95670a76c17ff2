internal import GestureEngine

/// The sets of touches or presses that recognizers and views get.
///
/// In most frames the same fingers move as in the frame before, and most receivers get the same of them: a set is made once and handed
/// out until a finger comes or goes. So a long gesture neither allocates nor hashes.
@MainActor
final class ReceivedSets<Element: AnyObject & Hashable> {
    private struct Entry {
        let contacts: UInt64
        let set: Set<Element>
    }

    /// How many sets are kept: as many as receivers of one frame differ in what they get, as a rule.
    private static var keptEntries: Int { 6 }

    // Unchecked: GestureBenchmark takes 3.9 % more instructions with checks.
    @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []

    init() { entries.reserveCapacity(Self.keptEntries) }

    /// The touches of these numbers. Numbers beyond those that fit into a word share no sets: no screen has so many, but a script may.
    func set(_ contacts: ContactSet, of touches: ContiguousArray<Element?>) -> Set<Element> {
        guard let bits = contacts.bits else { return make(contacts, touches) }
        for entry in entries where entry.contacts == bits { return entry.set }
        let set = make(contacts, touches)
        if entries.count == Self.keptEntries { entries.removeFirst() }
        entries.append(Entry(contacts: bits, set: set))
        return set
    }

    private func make(_ contacts: ContactSet, _ touches: ContiguousArray<Element?>) -> Set<Element> {
        var set = Set<Element>(minimumCapacity: contacts.count)
        for contact in contacts { if let touch = touches[contact.slot] { set.insert(touch) } }
        return set
    }

    /// The numbers stand for other touches now.
    func removeAll() {
        if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    }
}
