import Testing
@testable import AccessibilityBus

@Suite struct ChildrenChangeTests {
    @Test("R-BUS-11 The steps from a list of children to another lead there", arguments: [
        ([], [1, 2]), ([1, 2, 3], []), ([1, 2, 3], [1, 3]), ([1, 2, 3], [3, 2, 1]), ([1, 2, 3, 4], [5, 4, 1, 6]), ([7, 8], [7, 9, 8]), ([1], [1]),
    ] as [([Int], [Int])])
    func steps(old: [Int], new: [Int]) {
        var list = old
        for step in ChildrenChange.steps(from: old, to: new) {
            switch step {
            case .remove(let number, let index):
                #expect(list.indices.contains(index) && list[index] == number)
                list.remove(at: index)
            case .add(let number, let index): list.insert(number, at: index)
            }
        }
        #expect(list == new)
        if old == new { #expect(ChildrenChange.steps(from: old, to: new).isEmpty) }
    }
}
