internal import CCairo

/// Layers that show what is below them, blurred (R-VFX-1, R-VFX-4).
///
/// What changes below a backdrop changes its pixels as far around as the blur reaches. These parts are painted after the others, from back to front:
/// each has then all that is below it. Of the rest of a backdrop its blocks are kept (``BackdropPicture``).
extension Compositor {
    /// Notes whether there is a backdrop in a layer that was brought up to date.
    func noteBackdrops(_ layer: CALayer) {
        var contains = layer.flags.contains(.backdrop)
        // In copies nothing is blurred: a backdrop has one place.
        if !contains, !layer.flags.contains(.replicator) {
            for child in layer.sublayerBoxes == nil ? layer.children : layer.paintOrder where child.flags.contains(.backdropBelow) && !child.render.subtreeRect.isEmpty {
                contains = true
                break
            }
        }
        if contains {
            layer.flags.insert(.backdropBelow)
            hasGroups = true
        } else {
            layer.flags.remove(.backdropBelow)
        }
    }

    /// Finds the backdrops that are seen, and what of them has to be painted because something below is.
    func spreadDamage() {
        backdrops.removeAll(keepingCapacity: true)
        spreads.removeAll(keepingCapacity: true)
        guard root.flags.contains(.backdropBelow) else { return }
        collectBackdrops(root, bounds)
        // What is painted again of each, and the damage that it is painted with.
        var parts: [(part: DeviceRect, home: DeviceRect?)] = []
        for backdrop in backdrops {
            let picture = picture(of: backdrop)
            var changed = DeviceRect.empty
            if picture.isComplete {
                for rect in repaint.rects + spreads where rect.intersects(picture.area) { changed = changed.union(rect.intersection(picture.area)) }
            } else {
                changed = picture.area
            }
            guard !changed.isEmpty else { continue }
            let part = picture.reach(of: changed)
            // One rectangle that has all of it serves, if it has all that is painted again below.
            let below = parts.filter { $0.part.intersects(picture.area) }
            let home = repaint.rects.first { rect in rect.contains(part) && below.allSatisfy { $0.home == rect } }
            parts.append((part, home))
            if home == nil { spreads.append(part) }
        }
    }

    /// Adds those of a branch, from back to front.
    private func collectBackdrops(_ layer: CALayer, _ clip: DeviceRect) {
        if MoreStack.isNeeded { return MoreStack.call { collectInside(layer, clip) } }
        collectInside(layer, clip)
    }

    private func collectInside(_ layer: CALayer, _ clip: DeviceRect) {
        guard layer.flags.contains(.backdropBelow), layer.render.subtreeRect.intersects(clip) else { return }
        if layer.flags.contains(.backdrop) { return collect(layer, clip) }
        let inner = clip.intersection(layer.render.clip)
        for child in layer.paintOrder.isEmpty ? layer.children : layer.paintOrder { collectBackdrops(child, inner) }
    }

    private func collect(_ layer: CALayer, _ clip: DeviceRect) {
        guard let backdrop = layer as? BackdropLayer, backdrop.showsBackdrop else { return }
        let area = backdrop.render.ownRect.intersection(clip)
        guard !area.isEmpty else { return }
        if let cover = root.frontmostCover(of: area), cover.isInFront(of: backdrop) { return }
        if backdrop.seenFrame != frame - 1 { backdrop.picture?.isComplete = false }
        (backdrop.area, backdrop.seenFrame) = (area, frame)
        backdrops.append(backdrop)
    }

    private func picture(of backdrop: BackdropLayer) -> BackdropPicture {
        let world = backdrop.render.world
        let sigma = backdrop.shownValues.blurRadius.native * abs((world.a * world.d - world.b * world.c).native).squareRoot()
        if let picture = backdrop.picture, picture.fits(backdrop.area, sigma: sigma) { return picture }
        let picture = BackdropPicture(backdrop.area, sigma: sigma)
        backdrop.picture = picture
        return picture
    }

    /// Whether a rectangle is painted from the back: what hides other layers may hide them from the person, not from a blur.
    func touchesBackdrop(_ rect: DeviceRect) -> Bool {
        for backdrop in backdrops where backdrop.area.intersects(rect) { return true }
        return false
    }

    /// Paints what has been painted below, blurred, within the layer's shape.
    func paintBackdrop(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        guard let backdrop = layer as? BackdropLayer else { return }
        let item = backdrop.render.ownRect
        if isSilhouette {
            let part = item.intersection(clip)
            // The shape is what casts its shadow.
            if backdrop.showsBackdrop, !part.isEmpty { paintShape(of: backdrop, canvas, in: part, 1) }
            return
        }
        guard backdrop.seenFrame == frame, backdrop.showsBackdrop, let picture = backdrop.picture else { return }
        let part = picture.area.intersection(clip)
        guard !part.isEmpty else { return }
        picture.take(part, from: canvas)
        let saturation = backdrop.shownValues.saturation.native
        if layer.render.isUpright, layer.shownRadius == 0, opacity >= 1, DeviceBox(layer.shown.bounds, layer.render.world).isOnPixels {
            return picture.paint(part, on: canvas, saturation: saturation)
        }
        withGroup(part) { group in
            picture.paint(part, on: group, saturation: saturation)
            // In whole rows, as shapes are.
            withGroup(DeviceRect(minX: item.minX, minY: part.minY, maxX: item.maxX, maxY: part.maxY)) { shape in
                paintShape(of: layer, shape, opacity)
                canvas.withCairo(part, .identity) { cairo in
                    group.makeSource(of: cairo)
                    shape.mask(cairo)
                }
            }
        }
    }

    /// Paints the shadow of a layer in which there are backdrops: that of the shapes in it. What is in it is painted later, without a shadow.
    func paintShadowApart(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        guard !layer.masksToBounds, layer.storedMask == nil else { return }
        let outer = isSilhouette
        isSilhouette = true
        withGroup(layer.render.groupRect) { group in
            paintParts(layer, group, layer.render.groupRect, opacity: 1)
            paintShadow(layer, of: group, canvas, clip, opacity)
        }
        isSilhouette = outer
    }
}

extension CALayer {
    /// Whether it is painted after another layer of the tree.
    fileprivate final func isInFront(of other: CALayer) -> Bool {
        let way = wayFromRoot, otherWay = other.wayFromRoot
        for (place, layer) in way.enumerated() {
            // What is in a layer is in front of it.
            guard place < otherWay.count else { return true }
            guard layer !== otherWay[place] else { continue }
            guard place > 0 else { return false }
            let row = way[place - 1].paintOrder.isEmpty ? way[place - 1].children : way[place - 1].paintOrder
            for child in row {
                if child === layer { return false }
                if child === otherWay[place] { return true }
            }
            return false
        }
        return false
    }

    private final var wayFromRoot: [CALayer] {
        var way = [self]
        while let next = way[way.count - 1].parent { way.append(next) }
        return way.reversed()
    }
}

extension Canvas {
    /// Paints on own memory for a part of the plane, which begins with what another canvas has there.
    func copy(_ other: Canvas, _ rect: DeviceRect) {
        clear(for: rect)
        let common = rect.intersection(other.rect)
        guard !common.isEmpty else { return }
        for y in common.minY..<common.maxY { (row(y) + common.minX).update(from: other.row(y) + common.minX, count: common.width) }
    }
}
