import Foundation
import FoundationAdditions
import Testing

@Suite("Tables of objects") struct TableTests {
    private final class Thing: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        override func isEqual(_ object: Any?) -> Bool { (object as? Thing)?.name == name }
        override var hash: Int { name.hash }
    }

    private final class Plain {}

    @Test("a map that doesn't retain its keys loses the values with them")
    func weakKeys() {
        let table = NSMapTable<Plain, NSString>.weakToStrongObjects(), kept = Plain()
        table.setObject("kept", forKey: kept)
        do {
            let brief = Plain()
            table.setObject("brief", forKey: brief)
            #expect(table.count == 2 && table.object(forKey: brief) == "brief")
        }
        #expect(table.count == 1 && table.object(forKey: kept) == "kept" && table.keyEnumerator().allObjects.count == 1)
    }

    @Test("a map that doesn't retain its values loses them")
    func weakValues() {
        let table = NSMapTable<NSString, Plain>.strongToWeakObjects()
        do {
            let brief = Plain()
            table.setObject(brief, forKey: "a")
            #expect(table.object(forKey: "a") === brief && table.objectEnumerator()?.allObjects.count == 1)
        }
        #expect(table.object(forKey: "a") == nil && table.count == 0)
    }

    @Test("keys are one when they are equal, or when they are the same")
    func comparing() {
        let equal = NSMapTable<Thing, NSString>.strongToStrongObjects(), same = NSMapTable<Thing, NSString>(keyOptions: .objectPointerPersonality)
        let first = Thing("a"), second = Thing("a")
        for table in [equal, same] {
            table.setObject("1", forKey: first)
            table.setObject("2", forKey: second)
        }
        #expect(equal.count == 1 && equal.object(forKey: first) == "2")
        #expect(same.count == 2 && same.object(forKey: first) == "1")
        equal.setObject(nil, forKey: Thing("a"))
        same.removeAllObjects()
        #expect(equal.count == 0 && same.count == 0 && equal.object(forKey: nil) == nil)
    }

    @Test("many that went leave nothing behind")
    func many() {
        let table = NSHashTable<Plain>.weakObjects(), kept = Plain()
        table.add(kept)
        for _ in 0..<1000 { table.add(Plain()) }
        #expect(table.count == 1 && table.anyObject === kept && table.contains(kept) && !table.contains(Plain()))
        table.remove(kept)
        #expect(table.allObjects.isEmpty)
    }

    @Test("a set has one of what is equal, and copies where its options say so")
    func sets() {
        let table = NSHashTable<Thing>(), first = Thing("a")
        table.add(first)
        table.add(Thing("a"))
        #expect(table.count == 1 && table.member(Thing("a")) === first)
        let copies = NSHashTable<NSString>(options: .copyIn), text = NSMutableString(string: "a")
        copies.add(text)
        text.append("b")
        #expect(copies.allObjects == ["a"])
    }
}
