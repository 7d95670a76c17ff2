/// Rectangles that have to be painted again: few, and hardly overlapping.
struct DamageList {
    private(set) var rects: ContiguousArray<DeviceRect> = []

    /// More rectangles than this are joined even where that paints more: each costs a walk over the tree. Ten fingers that jump make
    /// twenty.
    static let capacity = 24

    init() { rects.reserveCapacity(Self.capacity + 1) }

    var isEmpty: Bool { rects.isEmpty }

    mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    mutating func add(_ rect: DeviceRect) {
        guard !rect.isEmpty else { return }
        var new = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(new) { return }
            let union = other.union(new)
            if union.area <= other.area + new.area {
                // The larger rectangle may now pay with those that were passed already.
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                new = union
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(new)
        if rects.count > Self.capacity { joinCheapest() }
    }

    private mutating func joinCheapest() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(union)
    }

    mutating func add(contentsOf other: DamageList) {
        for rect in other.rects { add(rect) }
    }
}
