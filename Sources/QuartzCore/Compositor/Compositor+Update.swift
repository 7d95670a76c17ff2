/// Finding out where layers are.
extension Compositor {
    /// Brings what is known of a marked layer, and of what is marked below, up to date; collects the damage.
    ///
    /// - Parameters:
    ///   - isForced: An ancestor moved, which already damages the area: the whole branch is placed again.
    func update(_ layer: CALayer, in parent: CGAffineTransform, clip: DeviceRect, isForced: Bool) {
        let before = layer.render.subtreeRect
        let transition = layer.transition
        // A shadow, a mask, copies or a transition spread any change below over the whole layer.
        var spreads = layer.storedMask != nil || layer.shown.shadowOpacity > 0 || layer.flags.contains(.replicator) || transition != nil
        if layer.isRasterized {
            spreads = true
            if !layer.flags.isDisjoint(with: .drawing) { layer.extras?.values.raster = nil }
        }
        let isMarked = spreads || !layer.flags.isDisjoint(with: [.moved, .scrolled])
        let isMoved = isForced || isMarked
        let isTop = isMoved && !isForced
        let mayShift = isTop && self.mayShift(layer), outerShift = shift
        let old = mayShift || shift != nil ? layer.render : nil
        if isTop, !mayShift { addDamage(before) }

        layer.render.isCommitted = true
        if isMoved {
            guard place(layer, transition, in: parent) else {
                layer.render.subtreeRect = .empty
                if mayShift { addDamage(before) }
                if let shift { addDamage(shift.moved(before)) }
                return passOver(layer)
            }
        } else if layer.render.subtreeRect.isEmpty, !layer.isShown {
            return passOver(layer)
        }

        let shadowMargin = layer.shown.shadowOpacity > 0 ? shadows.margin(layer, scaledBy: layer.render.world) : 0
        let ownClip = shadowMargin > 0 ? shadows.sources(layer, of: clip, margin: shadowMargin) : clip
        if isMoved || layer.flags.contains(.repaint) {
            if !isMoved { addDamage(layer.render.ownRect) }
            measure(layer, clip: ownClip)
            if !isMoved { addDamage(layer.render.ownRect) }
        }

        if mayShift, let old {
            shift = beginShift(layer, from: old)
            if shift == nil { addDamage(before) }
        } else if let current = shift, let old, !keepsPixels(layer, current, from: old, hasChanged: isMarked) {
            shift = nil
        }
        let isShifted = shift != nil

        var union = layer.render.ownRect.union(updateSublayers(layer, isMoved: isMoved))
        if let mask = layer.storedMask { update(mask, in: layer.render.world, clip: ownClip, isForced: true) }

        if shadowMargin > 0, let path = layer.shadowPath {
            union = union.union(contentRect(path.boundingBoxOfPath, layer.render.world).intersection(ownClip))
        }
        layer.render.groupRect = union
        if shadowMargin > 0 { union = shadows.reach(layer, union, margin: shadowMargin).union(union).intersection(clip) }
        if let transition {
            if !layer.showsItself { union = .empty }
            union = union.union(oldRect(layer, transition).intersection(clip))
        }
        layer.render.subtreeRect = union
        let changesWay = chooseWay(layer, transition)
        shift = outerShift
        if let outerShift, changesWay { addDamage(outerShift.moved(before)) }
        // What has moved with the pixels is right already; an ancestor that was moved without them has damaged all of it.
        let isDamaged: Bool
        if isTop { isDamaged = !isShifted } else if outerShift != nil { isDamaged = changesWay || !isShifted } else { isDamaged = changesWay && !isForced }
        if isDamaged { addDamage(union) }
        if hasBackdrops { noteBackdrops(layer) }
        layer.flags.subtract(.drawing)
    }

    /// Leaves what is below for the time when the layer is shown; then it has moved.
    private func passOver(_ layer: CALayer) {
        layer.flags.subtract(.drawing)
        layer.sublayerBoxes?.isValid = false
    }

    /// Finds the layer's transform. Answers whether it shows anything at all.
    private func place(_ layer: CALayer, _ transition: ShownTransition?, in parent: CGAffineTransform) -> Bool {
        guard layer.isShown else { return false }
        layer.render.world = layer.shown.place.toSuperlayer.concatenating(parent)
        if let offset = transition?.newOffset { layer.render.world = layer.translation(offset).concatenating(layer.render.world) }
        let world = layer.render.world
        if layer.isSingleSided, world.a * world.d - world.b * world.c < 0 { return false }
        return world.isInvertible
    }

    /// Finds out what the layer itself paints, covers and clips to.
    private func measure(_ layer: CALayer, clip: DeviceRect) {
        let world = layer.render.world
        layer.render.isUpright = world.b == 0 && world.c == 0 && world.a > 0 && world.d > 0
        let box = DeviceBox(layer.shown.bounds, world)
        let covered = box.covered.intersection(clip)
        let hasBackground = layer.shown.hasBackground || layer.flags.contains(.backdrop)
        let hasBorder = layer.shown.borderWidth > 0 && layer.shown.border.w > 0

        var inner = clip
        if layer.masksToBounds {
            inner = (world.keepsRectanglesUpright && layer.shownRadius == 0 ? box.rounded : box.covered).intersection(clip)
        }
        layer.render.clip = inner

        var own = hasBackground || hasBorder ? covered : .empty
        if let image = layer.shown.image { own = own.union(contentRect(layer.contentsBox(image), world).intersection(inner)) }
        if layer.shown.image == nil, let extras = layer.extras, extras.values.scaledPicture != nil { extras.values.scaledPicture = nil }
        if layer.hasOwnDrawing { own = own.union(contentRect(layer.ownDrawingBox, world).intersection(inner)) }
        layer.render.ownRect = own.isEmpty ? .empty : own

        layer.render.opaqueRect = .empty
        if layer.shown.background.w >= 1, layer.shown.opacity >= 1, layer.render.isUpright {
            // Of a round corner the part beyond the arc's middle is surely covered.
            let inset = (layer.shownRadius.native * 0.293 + 0.01) * max(world.a, world.d).native
            let inside = layer.shownRadius > 0
                ? DeviceRect(inside: box.x0 + inset, box.y0 + inset, box.x1 - inset, box.y1 - inset) : box.inside
            layer.render.opaqueRect = inside.intersection(clip)
        }
        let picture = opaquePicture(layer, world).intersection(inner)
        if picture.area > layer.render.opaqueRect.area { layer.render.opaqueRect = picture }
    }

    /// The pixels that a picture without alpha surely covers.
    private func opaquePicture(_ layer: CALayer, _ world: CGAffineTransform) -> DeviceRect {
        guard let image = layer.shown.image, image.isOpaque, layer.shown.opacity >= 1, layer.render.isUpright, !layer.stretchesCenter,
              layer.shownRadius == 0 || !layer.masksToBounds else { return .empty }
        let box = layer.contentsBox(image)
        return box.isFinite ? DeviceBox(box, world).inside : .empty
    }

    /// The pixels that a picture may touch: one more all around, as it is resampled.
    func contentRect(_ rect: CGRect, _ world: CGAffineTransform) -> DeviceRect {
        guard !rect.isNull, rect.isFinite else { return .empty }
        let covered = DeviceBox(rect, world).covered
        return covered.isEmpty ? .empty : covered.expanded(by: 1)
    }

    /// Decides how the layer is painted. Answers whether that is another way than before.
    private func chooseWay(_ layer: CALayer, _ transition: ShownTransition?) -> Bool {
        let values = layer.render
        let hasImage = layer.shown.hasContents, hasDrawing = layer.hasOwnDrawing
        var needsGroup = layer.storedMask != nil || layer.shown.shadowOpacity > 0 || layer.isRasterized || !layer.flags.isDisjoint(with: [.vibrant, .replicator]) || transition != nil
        if !needsGroup, layer.shown.opacity < 1, !layer.spreadsOpacity {
            var parts = layer.shown.hasBackground ? 1 : 0
            if hasImage { parts += 1 }
            // A shape may both fill and stroke.
            if hasDrawing { parts += 2 }
            if layer.shown.borderWidth > 0 { parts += 1 }
            if layer.flags.contains(.backdrop) { parts += 2 }
            needsGroup = parts > 1 || !layer.children.isEmpty
        }
        var needsShapeClip = false
        if layer.masksToBounds, layer.shownRadius > 0 || !values.world.keepsRectanglesUpright {
            needsShapeClip = hasImage || hasDrawing || !layer.children.isEmpty
        }
        // Also of a layer that was shown by another compositor before.
        if needsGroup || needsShapeClip { hasGroups = true }
        guard needsGroup != values.needsGroup || needsShapeClip != values.needsShapeClip else { return false }
        layer.render.needsGroup = needsGroup
        layer.render.needsShapeClip = needsShapeClip
        return true
    }
}

extension CALayer {
    /// Whether the layer's own values let it show anything.
    final var isShown: Bool { (showsItself || transition != nil) && shown.place.isFinite }

    /// Whether it is neither hidden nor transparent. Otherwise a transition still shows the old picture.
    @inline(__always) final var showsItself: Bool { !shown.isHidden && shown.opacity > 0 }

    /// The frontmost layer of the branch that alone covers the rectangle with opaque pixels.
    final func frontmostCover(of rect: DeviceRect) -> CALayer? {
        guard render.subtreeRect.contains(rect), !render.needsGroup, !spreadsOpacity else { return nil }
        if MoreStack.isNeeded { return MoreStack.call { cover(of: rect) } }
        return cover(of: rect)
    }

    @inline(__always)
    private final func cover(of rect: DeviceRect) -> CALayer? {
        if !render.needsShapeClip {
            let order = paintOrder.isEmpty ? children : paintOrder
            for child in order.reversed() {
                if let cover = child.frontmostCover(of: rect) { return cover }
            }
        }
        return render.opaqueRect.contains(rect) ? self : nil
    }
}

extension DeviceRect {
    func expanded(by margin: Int) -> DeviceRect {
        DeviceRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
