/// Painting the damage without what is hidden.
extension Compositor {
    /// Paints a rectangle. Where rows of a list cover it side by side, each row's band is painted by itself: what is behind it is then not painted.
    func paintInBands(_ rect: DeviceRect) {
        if hasBackdrops, touchesBackdrop(rect) { return paint(rect, from: nil) }
        guard hasLists else { return paint(rect) }
        cuts.removeAll(keepingCapacity: true)
        root.listShown(in: rect)?.cutBetweenRows(rect, &cuts)
        guard !cuts.isEmpty else { return paint(rect) }
        var top = rect.minY
        for cut in cuts where cut > top {
            paint(DeviceRect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: cut))
            top = cut
        }
        if top < rect.maxY { paint(DeviceRect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: rect.maxY)) }
    }

    private func paint(_ rect: DeviceRect) { paint(rect, from: root.frontmostCover(of: rect)) }

    /// Paints what is in front of a layer that covers the rectangle, or all of it.
    private func paint(_ rect: DeviceRect, from cover: CALayer?) {
        firstVisible = cover
        if firstVisible == nil {
            let black: UInt32 = 0xFF00_0000
            for y in rect.minY..<rect.maxY { SolidColor.set(canvas.row(y) + rect.minX, to: black, count: rect.width) }
        }
        paint(root, canvas, rect)
        firstVisible = nil
    }
}

extension CALayer {
    /// The layer of the branch that has many sublayers and fills the rectangle. `nil` when something in front of it is painted as a group: each band would
    /// make that group again.
    fileprivate final func listShown(in rect: DeviceRect) -> CALayer? {
        guard render.subtreeRect.contains(rect), !render.needsGroup, !render.needsShapeClip else { return nil }
        if MoreStack.isNeeded { return MoreStack.call { listInside(rect) } }
        return listInside(rect)
    }

    private final func listInside(_ rect: DeviceRect) -> CALayer? {
        let order = paintOrder.isEmpty ? children : paintOrder
        if sublayerBoxes != nil {
            for child in order where child.render.needsGroup { return nil }
            return self
        }
        for child in order.reversed() {
            if let list = child.listShown(in: rect) { return list }
            if child.hasGroup(in: rect) { return nil }
        }
        return nil
    }

    private final func hasGroup(in rect: DeviceRect) -> Bool {
        guard render.subtreeRect.intersects(rect) else { return false }
        if render.needsGroup || render.needsShapeClip { return true }
        if MoreStack.isNeeded { return MoreStack.call { hasGroupInside(rect) } }
        return hasGroupInside(rect)
    }

    private final func hasGroupInside(_ rect: DeviceRect) -> Bool {
        // A loop: in a closure each call would ask whether it is on the main actor.
        for child in paintOrder.isEmpty ? children : paintOrder where child.hasGroup(in: rect) { return true }
        return false
    }

    /// Adds where, in the rectangle, opaque sublayers that are as wide begin and end, from the top.
    fileprivate final func cutBetweenRows(_ rect: DeviceRect, _ cuts: inout ContiguousArray<Int>) {
        var isSorted = true
        func cut(_ y: Int) {
            guard y > rect.minY, y < rect.maxY, y != cuts.last else { return }
            if let last = cuts.last, y < last { isSorted = false }
            cuts.append(y)
        }
        for child in paintOrder where child.render.opaqueRect.minX <= rect.minX && child.render.opaqueRect.maxX >= rect.maxX {
            cut(child.render.opaqueRect.minY)
            cut(child.render.opaqueRect.maxY)
        }
        if !isSorted { cuts.sort() }
    }
}
