/// Where the sublayers of a layer can be, in memory that is searched fast: which of them may contain a point?
///
/// It has an entry for each of a row of sublayers, in the order that its owner keeps them in. An entry is a box that its layer does not
/// leave; one that was never measured, or whose layer has changed since, says "anywhere". So a search may have to look closer, but misses no layer.
///
/// 16 bytes an entry. Sixteen boxes are compared at a time: a hundred thousand take about 20 µs, wherever they are.
package final class PlaceBoxes {
    private struct Block {
        var minX = SIMD16<Float>(repeating: .infinity), maxX = SIMD16<Float>(repeating: -.infinity)
        var minY = SIMD16<Float>(repeating: .infinity), maxY = SIMD16<Float>(repeating: -.infinity)
    }

    package private(set) var count = 0
    private var blocks: ContiguousArray<Block> = []

    /// Entries that say "anywhere".
    package init(count: Int) {
        blocks.reserveCapacity(count / 16 + 1)
        for _ in 0..<count { append() }
    }

    /// Adds an entry that says "anywhere".
    package func append() {
        if count.isMultiple(of: 16) { blocks.append(Block()) }
        count += 1
        forget(count - 1)
    }

    /// Makes an entry the box of a layer, and has the layer notify when that is no longer true. Where the box is not certain, the entry says
    /// "anywhere" still.
    @MainActor
    package func measure(_ number: Int, _ layer: CALayer) {
        guard layer.parent?.boxes === self, let box = layer.values.place.reach else { return }
        layer.boxNumber = Int32(truncatingIfNeeded: number)
        set(number, box)
    }

    fileprivate func forget(_ number: Int) {
        set(number, DeviceBox(x0: -.infinity, y0: -.infinity, x1: .infinity, y1: .infinity))
    }

    // Rounding to `Float` keeps the order, so what is in a box is so after rounding.
    private func set(_ number: Int, _ box: DeviceBox) {
        let block = number / 16, lane = number % 16
        blocks[block].minX[lane] = Float(box.x0)
        blocks[block].maxX[lane] = Float(box.x1)
        blocks[block].minY[lane] = Float(box.y0)
        blocks[block].maxY[lane] = Float(box.y1)
    }

    /// The last entry before a number whose layer may contain the point; -1 without one.
    package func last(before end: Int, at point: CGPoint) -> Int {
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
}

extension CALayer {
    /// Notifies the superlayer's boxes that the layer may have moved.
    @inline(__always)
    final func forgetBox() {
        if boxNumber >= 0 { leaveBox() }
    }

    private final func leaveBox() {
        // Boxes that were rebuilt have given the number to another layer: that one is then looked at more closely, no more.
        if let boxes = parent?.boxes, Int(boxNumber) < boxes.count { boxes.forget(Int(boxNumber)) }
        boxNumber = -1
    }

    /// Does away with the sublayers' boxes, after a change of their row.
    package final func forgetBoxes() { boxes = nil }
}

extension LayerPlace {
    /// A box of the superlayer that contains every point which the conversion takes into the bounds, with room for rounding. `nil` where
    /// that is not certain: for numbers that are not finite, and for a transform that can hardly be inverted.
    var reach: DeviceBox? {
        let t = toSuperlayer
        let largest = max(abs(t.a), abs(t.b), abs(t.c), abs(t.d))
        guard abs(t.a * t.d - t.b * t.c) > 1e-6 * largest * largest else { return nil }
        let box = DeviceBox(bounds, t)
        let own = abs(anchor.x) + abs(anchor.y) + abs(bounds.origin.x) + abs(bounds.origin.y) + abs(bounds.width) + abs(bounds.height)
        let margin = 1e-8 * (own * largest + abs(position.x) + abs(position.y) + abs(t.tx) + abs(t.ty))
        guard margin.isFinite else { return nil }
        return DeviceBox(x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin)
    }
}
