/// Bringing sublayers up to date, and the order in which they are painted.
extension Compositor {
    /// Updates the sublayers that need it. Answers what all of them may paint.
    func updateSublayers(_ layer: CALayer, isMoved: Bool) -> DeviceRect {
        guard !layer.children.isEmpty else { return .empty }
        if MoreStack.isNeeded { return MoreStack.call { updateBelow(layer, isMoved: isMoved) } }
        return updateBelow(layer, isMoved: isMoved)
    }

    @inline(__always)
    private func updateBelow(_ layer: CALayer, isMoved: Bool) -> DeviceRect {
        if layer.flags.contains(.replicator), let replicator = layer as? CAReplicatorLayer { return updateCopies(replicator) }
        return updateRow(layer, isMoved: isMoved)
    }

    @inline(__always)
    func updateRow(_ layer: CALayer, isMoved: Bool) -> DeviceRect {
        layer.children.count < manySublayers ? updateFew(layer, isMoved: isMoved) : updateMany(layer, isMoved: isMoved)
    }

    private func updateFew(_ layer: CALayer, isMoved: Bool) -> DeviceRect {
        if layer.sublayerBoxes != nil {
            // There were many, of which some may not be in their place.
            for child in layer.children where child.render.placedIn != layer.render.placing { child.flags.insert(.moved) }
            layer.sublayerBoxes = nil
        }
        var union = DeviceRect.empty
        var hasZPositions = false
        let world = layer.render.world, clip = layer.render.clip
        for child in layer.children {
            if isMoved || !child.flags.isDisjoint(with: .drawing) { update(child, in: world, clip: clip, isForced: isMoved) }
            union = union.union(child.render.subtreeRect)
            if child.shown.zPosition != 0 { hasZPositions = true }
        }
        if !layer.paintOrder.isEmpty { layer.paintOrder.removeAll(keepingCapacity: true) }
        if hasZPositions {
            for child in layer.children { layer.paintOrder.append(child) }
            layer.sortPaintOrder()
        }
        return union
    }

    /// Of many sublayers visits those that have changed and, when their superlayer has moved, those that were seen or may be seen now. The others are
    /// placed when they are visited the next time.
    private func updateMany(_ layer: CALayer, isMoved: Bool) -> DeviceRect {
        hasLists = true
        // None of it is changed meanwhile.
        let children = layer.children
        let boxes = boxes(of: layer, children)
        if isMoved { layer.render.placing &+= 1 }
        let placing = layer.render.placing
        let world = layer.render.world, clip = layer.render.clip
        let region = isMoved ? seenRegion(layer) : nil
        var union = DeviceRect.empty
        var hasZPositions = false
        layer.paintOrder.removeAll(keepingCapacity: true)
        for block in 0..<boxes.blockCount {
            let start = block * 16
            var visits: UInt16 = isMoved ? boxes.seen[block] : 0
            if let region { visits |= boxes.touching(region, in: block) }
            visits |= boxes.takeChanged(in: block)
            while visits != 0 {
                let number = start + visits.trailingZeroBitCount
                visits &= visits - 1
                unowned(unsafe) let child = children[number]
                let hasChanged = !child.flags.isDisjoint(with: .drawing)
                if child.render.placedIn != placing {
                    child.render.placedIn = placing
                    if !isMoved { child.flags.insert(.moved) }
                }
                update(child, in: world, clip: clip, isForced: isMoved)
                if hasChanged { boxes.measure(number, child) }
                boxes.setSeen(number, !child.render.subtreeRect.isEmpty)
            }
            var seen = boxes.seen[block]
            while seen != 0 {
                let child = children[start + seen.trailingZeroBitCount]
                seen &= seen - 1
                union = union.union(child.render.subtreeRect)
                layer.paintOrder.append(child)
                if child.shown.zPosition != 0 { hasZPositions = true }
            }
        }
        if hasZPositions { layer.sortPaintOrder() }
        return union
    }

    private func boxes(of layer: CALayer, _ children: ContiguousArray<CALayer>) -> SublayerBoxes {
        if let boxes = layer.sublayerBoxes {
            if !boxes.isValid { boxes.measure(children) }
            return boxes
        }
        // All of them were placed the last time.
        for child in children { child.render.placedIn = layer.render.placing }
        let boxes = SublayerBoxes()
        boxes.measure(children)
        layer.sublayerBoxes = boxes
        return boxes
    }

    /// What of the layer's coordinates is seen, with room for rounding; `nil` for nothing.
    private func seenRegion(_ layer: CALayer) -> DeviceBox? {
        let clip = layer.render.clip
        guard !clip.isEmpty else { return nil }
        let around = clip.expanded(by: 2)
        return DeviceBox(CGRect(x: around.minX, y: around.minY, width: around.width, height: around.height), layer.render.world.inverted())
    }
}

extension CALayer {
    /// Sorts ``paintOrder`` by z position; equal ones keep their order.
    fileprivate final func sortPaintOrder() {
        guard paintOrder.count < 64 else { return paintOrder = CALayer.sortedByZPosition(paintOrder) }
        // In place: this is done at each frame of a scroll view, whose indicators are in front.
        for index in paintOrder.indices.dropFirst() {
            var place = index
            while place > 0, paintOrder[place - 1].shown.zPosition > paintOrder[place].shown.zPosition {
                paintOrder.swapAt(place - 1, place)
                place -= 1
            }
        }
    }
}
