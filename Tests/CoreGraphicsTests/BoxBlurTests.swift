@testable import CoreGraphics
import Testing

@Suite("The blur of shadows") struct BoxBlurTests {
    @Test("R-DRW-1 Three averages of each column, then of each row; what is outside counts as nothing", arguments: [
        (1, 1, 1), (7, 3, 2), (33, 65, 5), (64, 32, 40), (100, 41, 127),
    ])
    func averages(width: Int, height: Int, radius: Int) {
        // Full, and anything, by turns.
        let values = (0..<width * height).map { ($0 >> 3) % 3 == 0 ? 255 : UInt8(truncatingIfNeeded: $0 &* 0x9E37 >> 5) }
        var expected = values
        for _ in 0..<3 { expected = averaged(expected, width, height, radius, isDown: true) }
        for _ in 0..<3 { expected = averaged(expected, width, height, radius, isDown: false) }
        #expect(blurred(values, width, height, radius) == expected)
    }

    /// A product stands for the division of each average: of the largest boxes it may be one more.
    @Test("R-DRW-1 The widest blur is at most 6 of 255 away from the exact one") func widest() {
        let width = 60, height = 500, radius = 200
        let values = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ ($0 >> 5)) }
        var expected = values
        for _ in 0..<3 { expected = averaged(expected, width, height, radius, isDown: true) }
        for _ in 0..<3 { expected = averaged(expected, width, height, radius, isDown: false) }
        #expect(zip(blurred(values, width, height, radius), expected).allSatisfy { abs(Int($0) - Int($1)) <= 6 })
    }

    @Test("R-DRW-1 A full area stays full where no edge is near") func full() {
        let result = blurred([UInt8](repeating: 255, count: 90 * 90), 90, 90, 10)
        #expect(result[45 * 90 + 45] == 255 && result[0] < 255)
    }

    private func blurred(_ values: [UInt8], _ width: Int, _ height: Int, _ radius: Int) -> [UInt8] {
        var result = values, room = values
        result.withUnsafeMutableBufferPointer { result in
            room.withUnsafeMutableBufferPointer { BoxBlur.blur(result.baseAddress!, $0.baseAddress!, width: width, height: height, radius: radius) }
        }
        return result
    }

    private func averaged(_ values: [UInt8], _ width: Int, _ height: Int, _ radius: Int, isDown: Bool) -> [UInt8] {
        (0..<width * height).map { place in
            let (x, y) = (place % width, place / width)
            var sum = 0
            for step in -radius...radius {
                let (column, row) = isDown ? (x, y + step) : (x + step, y)
                if (0..<width).contains(column), (0..<height).contains(row) { sum += Int(values[row * width + column]) }
            }
            return UInt8((sum + radius) / (2 * radius + 1))
        }
    }
}
