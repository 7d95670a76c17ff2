/// Where the sublayers of a layer can be, in memory that is searched fast: which of them may contain a point?
///
/// It has an entry for each of a row of sublayers, in the order that its owner keeps them in. An entry is a box that its layer does not
/// leave; one that was never measured, or whose layer has changed since, says "anywhere". So a search may have to look closer, but misses no layer.
///
/// 16 bytes an entry. Sixteen boxes are compared at a time: a hundred thousand take about 20 µs, wherever they are.
package final class PlaceBoxes {
    private var boxes = BoxBlocks()

    package var count: Int { boxes.count }

    /// Entries that say "anywhere".
    package init(count: Int) {
        boxes.reserve(count)
        for _ in 0..<count { append() }
    }

    /// Adds an entry that says "anywhere".
    package func append() { boxes.append(BoxBlocks.anywhere) }

    /// Makes an entry the box of a layer, and has the layer notify when that is no longer true. Where the box is not certain, the entry says
    /// "anywhere" still.
    @MainActor
    package func measure(_ number: Int, _ layer: CALayer) {
        guard layer.parent?.boxes === self, let box = layer.values.place.reach else { return }
        layer.boxNumber = Int32(truncatingIfNeeded: number)
        boxes.set(number, box)
    }

    fileprivate func forget(_ number: Int) { boxes.set(number, BoxBlocks.anywhere) }

    /// The last entry before a number whose layer may contain the point; -1 without one.
    package func last(before end: Int, at point: CGPoint) -> Int { boxes.last(before: end, at: point) }
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
    var reach: DeviceBox? { reach(of: bounds) }

    /// The same for another rectangle than the bounds.
    func reach(of rect: CGRect) -> DeviceBox? {
        let t = toSuperlayer
        let largest = max(abs(t.a), abs(t.b), abs(t.c), abs(t.d))
        guard abs(t.a * t.d - t.b * t.c) > 1e-6 * largest * largest else { return nil }
        let box = DeviceBox(rect, t)
        let own = abs(anchor.x) + abs(anchor.y) + abs(rect.origin.x) + abs(rect.origin.y) + abs(rect.width) + abs(rect.height)
        let margin = 1e-8 * (own * largest + abs(position.x) + abs(position.y) + abs(t.tx) + abs(t.ty))
        guard margin.isFinite else { return nil }
        return DeviceBox(x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin)
    }
}
