/// Scrolling by whole pixels: what is shown again is moved, and only what comes in is painted, with the same pixels as if all of it were painted.
extension Compositor {
    /// Whether nothing has changed of a layer but its bounds' origin, and whether what is in it is shown as it is.
    func mayShift(_ layer: CALayer) -> Bool {
        layer.flags.contains(.scrolled) && layer.flags.isDisjoint(with: [.moved, .repaint, .backdropBelow]) && layer.masksToBounds && layer.animations == nil
            && !layer.render.subtreeRect.isEmpty && !layer.render.clip.isEmpty && !layer.shown.hasContents && !layer.shown.hasPattern && !layer.hasOwnDrawing && layer.showsSublayersAsTheyAre
    }

    /// Moves the pixels of a scrolled layer, if that is less than painting them: adds what is not right afterwards to the damage.
    /// - Parameter old: Of the layer before it was placed.
    /// - Returns: `nil` when all of it has to be painted.
    func beginShift(_ layer: CALayer, from old: RenderState) -> PixelShift? {
        let clip = layer.render.clip
        let dx = layer.render.world.tx.native - old.world.tx.native, dy = layer.render.world.ty.native - old.world.ty.native
        guard clip == old.clip, dx == dx.rounded(), dy == dy.rounded(), abs(dx) < Double(clip.width), abs(dy) < Double(clip.height), dx != 0 || dy != 0 else { return nil }
        let shift = PixelShift(clip: clip, dx: Int(dx), dy: Int(dy))
        let kept = shift.moved(clip)
        guard shift.takes(old.world, to: layer.render.world), let above = coverings(of: layer, clip) else { return nil }
        let damaged = pending.rects + above
        var lost = clip.area - kept.area
        for rect in damaged { lost += rect.intersection(clip).area }
        guard lost < clip.area - clip.area / 4 else { return nil }
        for rect in above { addDamage(rect.intersection(clip)) }
        for rect in damaged { addDamage(shift.moved(rect)) }
        addDamage(DeviceRect(minX: clip.minX, minY: clip.minY, maxX: clip.maxX, maxY: kept.minY))
        addDamage(DeviceRect(minX: clip.minX, minY: kept.maxY, maxX: clip.maxX, maxY: clip.maxY))
        addDamage(DeviceRect(minX: clip.minX, minY: kept.minY, maxX: kept.minX, maxY: kept.maxY))
        addDamage(DeviceRect(minX: kept.maxX, minY: kept.minY, maxX: clip.maxX, maxY: kept.maxY))
        pending.shifts.append(shift)
        return shift
    }

    /// Whether all that a layer's sublayers show has moved with the pixels, as far as the layer itself decides. If not, the pixels that it had are added to
    /// the damage, and the caller adds those that it gets.
    /// - Parameters:
    ///   - old: Of the layer before it was placed.
    ///   - hasChanged: Whether more of it has changed than its superlayer's place.
    func keepsPixels(_ layer: CALayer, _ shift: PixelShift, from old: RenderState, hasChanged: Bool) -> Bool {
        if hasChanged || old.needsGroup || old.needsShapeClip || layer.spreadsOpacity || !shift.takes(old.world, to: layer.render.world)
            || layer.masksToBounds && !shift.takes(DeviceBox(layer.shown.bounds, old.world), to: DeviceBox(layer.shown.bounds, layer.render.world)) {
            addDamage(shift.moved(old.subtreeRect))
            return false
        }
        if layer.flags.contains(.repaint) || !layer.paintsAlike(old.world, shift) {
            addDamage(shift.moved(old.ownRect))
            addDamage(layer.render.ownRect)
        }
        return true
    }

    /// What is shown in front of a layer within a rectangle. `nil` when what is behind is not the same everywhere in it, or is not shown as it is.
    private func coverings(of layer: CALayer, _ clip: DeviceRect) -> [DeviceRect]? {
        var way = [layer]
        while let next = way[way.count - 1].parent { way.append(next) }
        guard way[way.count - 1] === root else { return nil }
        // Where no layer is it is black.
        var isEven = true
        var above: [DeviceRect] = []
        for place in way.indices.reversed() {
            let ancestor = way[place], isLayer = place == 0
            guard ancestor.showsSublayersAsTheyAre else { return nil }
            if !ancestor.render.ownRect.intersection(clip).isEmpty {
                if ancestor.shown.hasContents || ancestor.hasOwnDrawing || ancestor.shown.hasPattern {
                    isEven = false
                } else if ancestor.shown.background.w < 1 || !ancestor.render.opaqueRect.contains(clip) {
                    isEven = false
                } else {
                    isEven = true
                }
                // The border is in front of sublayers.
                if ancestor.shown.borderWidth > 0, ancestor.shown.border.w > 0 { return nil }
            }
            if isLayer { break }
            // While many sublayers are updated their order is not known.
            guard ancestor.sublayerBoxes == nil, ancestor.children.count < manySublayers else { return nil }
            let order = ancestor.paintOrder.isEmpty ? ancestor.children : ancestor.paintOrder
            if ancestor.paintOrder.isEmpty { for child in order where child.shown.zPosition != 0 { return nil } }
            var isInFront = false
            for child in order {
                if child === way[place - 1] {
                    isInFront = true
                } else if child.render.subtreeRect.intersects(clip) {
                    if isInFront { above.append(child.render.subtreeRect) } else { isEven = false }
                }
            }
            guard isInFront else { return nil }
        }
        return isEven ? above : nil
    }
}

extension CALayer {
    /// Whether sublayers are painted where they are, and nothing is made of their pixels.
    fileprivate final var showsSublayersAsTheyAre: Bool {
        !render.needsGroup && !render.needsShapeClip && storedMask == nil && shown.opacity >= 1 && shown.shadowOpacity == 0 && !isRasterized
            && (!masksToBounds || shownRadius == 0 && render.world.keepsRectanglesUpright)
    }

    /// Whether what the layer itself paints are the same pixels at another place.
    fileprivate final func paintsAlike(_ old: CGAffineTransform, _ shift: PixelShift) -> Bool {
        if render.ownRect.isEmpty, !hasOwnDrawing { return true }
        guard render.isUpright, !hasOwnDrawing, !shown.hasPattern, !hasHardEdges else { return false }
        let world = render.world, box = DeviceBox(shown.bounds, world), radius = shownRadius
        guard shift.takes(DeviceBox(shown.bounds, old), to: box) else { return false }
        let hasBorder = shown.borderWidth > 0 && shown.border.w > 0
        if shown.background.w > 0 || hasBorder, radius > 0 {
            // Of other numbers the distance to an arc is not found exactly.
            guard !hasBorder, !hasContinuousCorners, box.isInQuarters, (radius.native * world.a.native * 4).rounded() == radius.native * world.a.native * 4 else { return false }
        }
        if hasBorder, !box.isOnPixels || !(shown.borderWidth.native * world.a.native).isWhole || !(shown.borderWidth.native * world.d.native).isWhole { return false }
        guard let image = shown.image else { return true }
        let contents = DeviceBox(contentsBox(image), world)
        guard shift.takes(DeviceBox(contentsBox(image), old), to: contents) else { return false }
        if showsPixelForPixel(image) { return true }
        // What is kept of a picture that is shown smaller is put in place as it is.
        guard let picture = extras?.values.scaledPicture, picture.image === image, picture.exact != nil else { return false }
        return picture.key == ScaledPicture.Key(contents, shown.contentsRect)
    }
}

extension DeviceBox {
    /// Whether all edges are at quarters of pixels, which are added up without rounding.
    fileprivate var isInQuarters: Bool { (x0 * 4).isWhole && (y0 * 4).isWhole && (x1 * 4).isWhole && (y1 * 4).isWhole }
}

extension Double {
    fileprivate var isWhole: Bool { self == rounded() }
}
