#if KMS
import TouchHost

/// Parts of a picture; many small ones become one.
struct Damage {
    private static let most = 32
    private(set) var rects: ContiguousArray<PixelRect> = []

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        if rects.count < Self.most { return rects.append(rect) }
        var all = rect
        for other in rects { all = all.union(other) }
        rects.removeAll(keepingCapacity: true)
        rects.append(all)
    }
}
#endif
