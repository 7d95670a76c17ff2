/// A row of boxes in memory that is searched fast: sixteen are compared at a time. 16 bytes a box.
///
/// Rounding to `Float` keeps the order, so what is in a box, or touches it, does so after rounding.
struct BoxBlocks {
    private struct Block {
        var minX = SIMD16<Float>(repeating: .infinity), maxX = SIMD16<Float>(repeating: -.infinity)
        var minY = SIMD16<Float>(repeating: .infinity), maxY = SIMD16<Float>(repeating: -.infinity)
    }

    /// How many boxes there are.
    private(set) var count = 0
    private var blocks: ContiguousArray<Block> = []
    /// How many pieces of sixteen there are.
    var blockCount: Int { blocks.count }

    /// The box that contains everything.
    static let anywhere = DeviceBox(x0: -.infinity, y0: -.infinity, x1: .infinity, y1: .infinity)

    mutating func reserve(_ count: Int) { blocks.reserveCapacity(count / 16 + 1) }

    mutating func append(_ box: DeviceBox) {
        if count.isMultiple(of: 16) { blocks.append(Block()) }
        count += 1
        set(count - 1, box)
    }

    mutating func removeAll() {
        count = 0
        blocks.removeAll(keepingCapacity: true)
    }

    mutating func set(_ number: Int, _ box: DeviceBox) {
        let block = number / 16, lane = number % 16
        blocks[block].minX[lane] = Float(box.x0)
        blocks[block].maxX[lane] = Float(box.x1)
        blocks[block].minY[lane] = Float(box.y0)
        blocks[block].maxY[lane] = Float(box.y1)
    }

    /// The last box before a number that contains the point; -1 without one.
    func last(before end: Int, at point: CGPoint) -> Int {
        let x = Float(point.x), y = Float(point.y)
        guard x == x, y == y else { return end - 1 }
        var end = end
        return blocks.withUnsafeBufferPointer { blocks in
            while end > 0 {
                let block = (end - 1) / 16
                let inColumn = (blocks[block].minX .<= x) .& (blocks[block].maxX .>= x)
                if any(inColumn) {
                    let inside = inColumn .& (blocks[block].minY .<= y) .& (blocks[block].maxY .>= y)
                    if any(inside) {
                        for number in (block * 16..<end).reversed() where inside[number % 16] { return number }
                    }
                }
                end = block * 16
            }
            return -1
        }
    }

    /// Which boxes of a block touch a box: a bit for each.
    func touching(_ box: DeviceBox, in block: Int) -> UInt16 {
        blocks.withUnsafeBufferPointer { blocks in
            let inColumn = (blocks[block].minX .<= Float(box.x1)) .& (blocks[block].maxX .>= Float(box.x0))
            guard any(inColumn) else { return 0 }
            let touching = inColumn .& (blocks[block].minY .<= Float(box.y1)) .& (blocks[block].maxY .>= Float(box.y0))
            guard any(touching) else { return 0 }
            var bits: UInt16 = 0
            for lane in 0..<16 where touching[lane] { bits |= 1 << UInt16(lane) }
            return bits
        }
    }
}
