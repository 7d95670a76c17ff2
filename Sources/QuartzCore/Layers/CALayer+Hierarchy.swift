extension CALayer {
    /// The sublayers from back to front among equal z positions.
    nonisolated final var children: ContiguousArray<CALayer> {
        @inline(__always) get {
            if !row.isClosed { row.close() }
            return row.members
        }
    }

    /// The layer is going: those below it have no superlayer any more.
    nonisolated final func leaveSublayers() {
        var isDeep = false
        for child in children {
            child.parent = nil
            if !child.row.isEmpty { isDeep = true }
        }
        if isDeep { ReleaseQueue.release(&row) }
    }

    /// The layer is going on another thread, and leaves what is below it to the main thread.
    nonisolated final func leaveFromElsewhere() { MainThread.bury(self, remains()) }

    nonisolated private func remains() -> MainThread.Remains {
        var kept: [AnyObject?] = [storedMask]
        for child in children {
            child.parent = nil
            kept.append(child)
        }
        row = SiblingRow()
        return MainThread.Remains(kept)
    }

    /// The layer that holds this one, or that it is the mask of.
    public final var superlayer: CALayer? {
        if let presentedLayer { return presentedLayer.superlayer?.presentation() }
        return parent
    }

    /// From back to front among equal z positions. `nil` without any.
    public final var sublayers: [CALayer]? {
        get {
            let layers = presentedLayer?.children ?? children
            if layers.isEmpty { return nil }
            return presentedLayer == nil ? Array(layers) : layers.compactMap { $0.presentation() }
        }
        set {
            let layers = newValue ?? []
            if layers.elementsEqual(children, by: ===) { return }
            for layer in children { layer.removeFromSuperlayer() }
            for layer in layers { addSublayer(layer) }
        }
    }

    public final func addSublayer(_ layer: CALayer) { insert(layer, at: row.count) }

    /// Inserts at a place counted from the back; a place beyond the end means the end.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts right behind a sublayer. A layer that is elsewhere counts as the end.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts right in front of a sublayer. A layer that is elsewhere counts as the end.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, otherwise: row.count)
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise: Int) {
        guard let sibling else { return insert(layer, at: otherwise) }
        guard sibling !== layer else { return }
        guard let place = row.place(of: sibling) else { return insert(layer, at: row.count) }
        // The layer may be behind its new place and leave it first.
        let isBefore = layer.parent === self && (row.place(of: layer) ?? place) < place
        insert(layer, at: place + offset - (isBefore ? 1 : 0), isFinalPlace: true)
    }

    /// Puts a layer where another one is. Nothing happens when the other one is not a sublayer of this layer.
    public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parent === self, !newLayer.isAncestor(of: self) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Changes the row of sublayers with its action, where it changes. A view's layer has none (R-ANI-19).
    private func changeSublayers(if changes: @autoclosure () -> Bool = true, _ body: () -> Void) {
        guard render.isCommitted, !isViewBacked, !CATransaction.disableActions(), changes(), let action = action(forKey: "sublayers") else { return body() }
        run(action, forKey: "sublayers", around: body)
    }

    /// A layer that would come to contain itself stays where it is.
    private func insert(_ layer: CALayer, at place: Int, isFinalPlace: Bool = false) {
        MainThread.check(call("addSublayer(_:)", ofView: "addSubview(_:)"))
        changeSublayers(if: newPlace(of: layer, at: place, isFinalPlace) != nil) { put(layer, at: place, isFinalPlace) }
    }

    /// Where a layer comes to be among the sublayers; `nil` where nothing changes.
    private func newPlace(of layer: CALayer, at place: Int, _ isFinalPlace: Bool) -> Int? {
        guard layer !== self, !layer.isAncestor(of: self) else { return nil }
        guard layer.parent === self, layer !== storedMask else { return min(max(place, 0), row.count) }
        guard let old = row.place(of: layer) else { return nil }
        var place = min(place, row.count)
        if !isFinalPlace, place > old { place -= 1 }
        return place == old ? nil : place
    }

    private func put(_ layer: CALayer, at place: Int, _ isFinalPlace: Bool) {
        // Not before: an action is looked for by the app, which may change the tree.
        guard let new = newPlace(of: layer, at: place, isFinalPlace) else { return }
        if layer.parent === self, layer !== storedMask {
            guard let old = row.place(of: layer) else { return }
            row.remove(at: old)
            row.insert(layer, at: min(new, row.count))
            forgetPaintOrder()
            layer.markInserted()
            return
        }
        layer.removeFromSuperlayer()
        layer.parent = self
        row.insert(layer, at: min(max(place, 0), row.count))
        forgetPaintOrder()
        layer.markInserted()
        if CALayer.runsInTimes, hasTime { CALayer.timesChanged() }
        setNeedsLayout()
    }

    /// After a change of the row of sublayers.
    private func forgetPaintOrder() {
        paintOrder.removeAll(keepingCapacity: true)
        sublayerBoxes?.isValid = false
    }

    private func isAncestor(of layer: CALayer) -> Bool {
        // A layer without anything in it has no descendants: a branch of any depth is built without a walk up for each of its layers.
        if row.isEmpty, storedMask == nil { return false }
        var next = layer.parent
        while let current = next {
            if current === self { return true }
            next = current.parent
        }
        return false
    }

    /// Takes the layer out of its superlayer, or stops its being a mask.
    public final func removeFromSuperlayer() {
        MainThread.check(call("removeFromSuperlayer()", ofView: "removeFromSuperview()"))
        guard let superlayer = parent else { return }
        if superlayer.storedMask === self { return superlayer.setMask(nil) }
        superlayer.changeSublayers { leave(superlayer) }
    }

    private func leave(_ superlayer: CALayer) {
        guard parent === superlayer else { return }
        leaveScreen()
        forgetBox()
        if let place = superlayer.row.place(of: self) { superlayer.row.remove(at: place) }
        superlayer.forgetPaintOrder()
        parent = nil
        if CALayer.runsInTimes, superlayer.hasTime { CALayer.timesChanged() }
        superlayer.setNeedsLayout()
    }

    /// What the layer showed must be painted over.
    private func leaveScreen() {
        if !render.subtreeRect.isEmpty { currentCompositor?.addDamage(render.subtreeRect) }
        // Without it the superlayer may be painted in another way, which differs in the last bit.
        markAncestors(.drawingBelow)
        forgetFrame()
    }

    /// The next time it is shown it appears as new: without implicit animations before its first frame.
    private func forgetFrame() {
        render.subtreeRect = .empty
        render.isCommitted = false
        sublayerBoxes = nil
        if row.isEmpty { return }
        if MoreStack.isNeeded { MoreStack.call { forgetFrameBelow() } } else { forgetFrameBelow() }
    }

    private func forgetFrameBelow() {
        for child in children where child.render.isCommitted { child.forgetFrame() }
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== storedMask, mask !== self, mask?.isAncestor(of: self) != true else { return }
        if let old = storedMask {
            storedMask = nil
            old.parent = nil
        }
        if let mask {
            mask.removeFromSuperlayer()
            mask.sublayerNumber = -1
            storedMask = mask
            mask.parent = self
            mask.markInserted()
        }
        if CALayer.runsInTimes, hasTime { CALayer.timesChanged() }
        markMoved()
    }
}
