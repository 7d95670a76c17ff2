import Testing
@testable import Inspector

/// The memory of the ring, whose chunks have 4096 places.
@Suite("Numbered rows") struct NumberedRowTests {
    @Test func elementsKeepTheirNumbersWhateverIsForgotten() {
        var row = NumberedRow<Int>()
        #expect(row.count == 0 && row.end == 0)
        for number in 0..<10_000 { row.append(number * 3) }
        for first in [0, 1, 4095, 4096, 4097, 9999] as [UInt32] {
            row.forget(before: first)
            #expect(row.first == first && row.end == 10_000 && row.count == 10_000 - Int(first))
            #expect(row[first] == Int(first) * 3 && row[9999] == 9999 * 3)
        }
        row.forget(before: 10_000)
        #expect(row.count == 0)
        row.append(7)
        #expect(row[10_000] == 7 && row.count == 1)
    }

    @Test func allOfAFullChunkMayBeForgotten() {
        var row = NumberedRow<Int>()
        for round in 0..<3 {
            for number in 0..<4096 { row.append(round * 4096 + number) }
            row.forget(before: row.end)
            #expect(row.count == 0)
        }
        row.append(12_288)
        #expect(row[12_288] == 12_288)
    }

    @Test func elementsOfOthersAreCopied() {
        let others: ContiguousArray<Double> = [1.5, 2.5, 3.5]
        var row = NumberedRow<Double>()
        for index in others.indices { row.append(index, of: others) }
        #expect(row[0] == 1.5 && row[1] == 2.5 && row[2] == 3.5 && row.count == 3)
    }

    @Test func whatIsForgottenIsReleased() {
        final class Element {}
        weak var old: Element?, new: Element?
        do {
            var row = NumberedRow<Element>()
            do {
                let first = Element(), second = Element()
                old = first
                new = second
                row.append(first)
                row.append(second)
            }
            #expect(old != nil && new != nil)
            row.forget(before: 1)
            #expect(old == nil && new != nil)
        }
        #expect(new == nil)
    }
}
