/// Rectangles that have to be painted again: few, and hardly overlapping.
struct DamageList {
    private(set) var rects: ContiguousArray<DeviceRect> = []
    /// Pixels that are moved before the rectangles are painted, in this order.
    var shifts: ContiguousArray<PixelShift> = []

    /// More rectangles than this are joined even where that paints more.
    static let capacity = 256
    /// The same where something is painted apart, as a group: each rectangle that touches it makes it again. Ten fingers that jump make twenty.
    static let capacityBesideGroups = 24
    var capacity = DamageList.capacity

    /// Each rectangle costs a walk over what is shown. Two are joined where that paints fewer pixels more than this.
    var walk = 0

    init() { rects.reserveCapacity(Self.capacityBesideGroups) }

    var isEmpty: Bool { rects.isEmpty }

    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
        shifts.removeAll(keepingCapacity: true)
    }

    mutating func add(_ rect: DeviceRect) {
        guard !rect.isEmpty else { return }
        var new = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(new) { return }
            let union = other.union(new)
            if union.area <= other.area + new.area + walk {
                // The larger rectangle may now pay with those that were passed already.
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                new = union
                index = 0
            } else {
                index += 1
            }
        }
        if rects.count >= capacity { joinWithCheapest(new) } else { rects.append(new) }
    }

    private mutating func joinWithCheapest(_ new: DeviceRect) {
        var best = (waste: Int.max, index: 0)
        for index in rects.indices {
            let waste = rects[index].union(new).area - rects[index].area
            if waste < best.waste { best = (waste, index) }
        }
        let union = rects[best.index].union(new)
        rects.swapAt(best.index, rects.count - 1)
        rects.removeLast()
        add(union)
    }

    mutating func add(contentsOf other: DamageList) {
        for rect in other.rects { add(rect) }
    }
}
