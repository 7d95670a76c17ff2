@testable import GestureEngine
@testable import GestureModel
import Testing

@Suite("Sets of slots")
struct SlotSetTests {
    @Test("They are sets, below 64 and beyond", arguments: [40, 64, 65, 200])
    func likeSets(limit: Int) {
        var generator = SeededGenerator(seed: UInt64(limit))
        var sets = (ContactSet(), ContactSet()), models = (Set<Int>(), Set<Int>())
        for _ in 0..<400 {
            let slot = generator.int(0...(limit - 1))
            switch generator.int(0...8) {
            case 0, 1, 2: (sets.0.insert(ContactID(slot: slot)), models.0.insert(slot)).0
            case 3, 4: (sets.1.insert(ContactID(slot: slot)), models.1.insert(slot)).0
            case 5: (sets.0.remove(ContactID(slot: slot)), models.0.remove(slot)).0
            case 6:
                sets.0.subtract(sets.1)
                models.0.subtract(models.1)
            case 7:
                if generator.chance(20) {
                    sets.0.removeAll()
                    models.0.removeAll()
                }
            default:
                sets.0.formUnion(sets.1)
                models.0.formUnion(models.1)
            }
            #expect(sets.0.map(\.slot) == models.0.sorted())
            #expect(sets.0.count == models.0.count && sets.0.isEmpty == models.0.isEmpty)
            #expect(sets.0.contains(ContactID(slot: slot)) == models.0.contains(slot))
            #expect(sets.0.isDisjoint(with: sets.1) == models.0.isDisjoint(with: models.1))
            #expect(sets.0.intersection(sets.1).map(\.slot) == models.0.intersection(models.1).sorted())
            #expect(sets.0.subtracting(sets.1).map(\.slot) == models.0.subtracting(models.1).sorted())
            // The same members make the same set, whatever was in it before.
            var fresh = ContactSet()
            for member in models.0 { fresh.insert(ContactID(slot: member)) }
            #expect(fresh == sets.0 && fresh.hashValue == sets.0.hashValue)
        }
    }
}
