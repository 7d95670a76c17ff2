import Testing
@testable import UIKit

@Suite("Heights of rows") struct RowHeightsTests {
    private static func height(_ numbers: inout SeededNumbers) -> RowHeights.Height {
        switch numbers.next(below: 5) {
        case 0: .unknown
        case 1: .init(CGFloat(1 + numbers.next(below: 3)), isGuessed: true)
        default: .init(CGFloat(numbers.next(below: 40)) / 4, isGuessed: false)
        }
    }

    private func expect(_ heights: RowHeights, _ plain: [RowHeights.Height], _ run: Int) {
        var y: CGFloat = 0, ends: [CGFloat] = []
        #expect(heights.count == plain.count, "run \(run)")
        guard heights.count == plain.count else { return }
        for (row, height) in plain.enumerated() {
            #expect(heights[row].value == height.value && heights[row].isGuessed == height.isGuessed && heights[row].isUnknown == height.isUnknown)
            #expect(heights.start(of: row) == y, "run \(run), row \(row)")
            y += height.value
            ends.append(y)
        }
        #expect(heights.total == y && heights.start(of: plain.count) == y)
        for place in stride(from: -2, through: y + 2, by: 0.75) {
            #expect(heights.firstRow(endingBelow: place + 10, from: 10) == (ends.firstIndex(where: { $0 > place }) ?? plain.count), "run \(run), \(place)")
        }
    }

    @Test("R-TBL-2 Stretches and blocks say what a plain list of heights does, whatever is appended, set and taken over") func plain() {
        var numbers = SeededNumbers(state: 8)
        for run in 0..<60 {
            var heights = RowHeights(), plain: [RowHeights.Height] = []
            for _ in 0..<1 + numbers.next(below: 12) {
                let height = Self.height(&numbers), count = numbers.next(below: 4) == 0 ? 1 + numbers.next(below: 400) : 1
                heights.append(height, count: count)
                plain += Array(repeating: height, count: count)
                for _ in 0..<numbers.next(below: 30) {
                    let height = Self.height(&numbers)
                    heights.append(height)
                    plain.append(height)
                }
            }
            for _ in 0..<10 {
                let row = numbers.next(below: plain.count), height = Self.height(&numbers)
                heights[row] = height
                plain[row] = height
            }
            expect(heights, plain, run)
            let low = numbers.next(below: plain.count), high = low + numbers.next(below: plain.count - low + 1)
            var part = RowHeights(3, .init(2, isGuessed: false))
            part.append(heights, rows: low..<high)
            expect(part, Array(repeating: RowHeights.Height(2, isGuessed: false), count: 3) + Array(plain[low..<high]), run)
            var other = RowHeights(), otherPlain: [RowHeights.Height] = []
            while other.count < plain.count {
                let height = Self.height(&numbers), count = min(1 + numbers.next(below: 50), plain.count - other.count)
                other.append(height, count: count)
                otherPlain += Array(repeating: height, count: count)
            }
            other.keepMeasured(heights)
            expect(other, zip(otherPlain, plain).map { $0.isGuessed && !$1.isGuessed && !$1.isUnknown ? $1 : $0 }, run)
        }
    }

    @Test("R-TBL-9 A million rows of one height are one stretch, with some that were measured a few blocks") func million() {
        var heights = RowHeights(1_000_000, .init(44, isGuessed: true))
        #expect(heights.blockCount == 1 && heights.total == 44_000_000)
        for row in 500_000..<500_300 { heights[row] = .init(60, isGuessed: false) }
        for row in (499_900..<500_000).reversed() { heights[row] = .init(60, isGuessed: false) }
        #expect(heights.blockCount < 8, "\(heights.blockCount)")
        #expect(heights.start(of: 999_999) == 44 * 999_999 + 16 * 400 && heights.firstRow(endingBelow: 43_999_999 + 6400, from: 0) == 999_999)
        let blocks = heights.blockCount
        for row in 0..<20 { heights[row * 40_000] = .init(50, isGuessed: false) }
        #expect(heights.blockCount < blocks + 50)
    }
}
