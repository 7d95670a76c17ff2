internal import CCairo

/// Painting a damaged rectangle.
extension Compositor {
    /// Paints the part of a branch that is in the clip.
    func paint(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect) {
        visits &+= 1
        guard layer.render.subtreeRect.intersects(clip) else { return }
        if layer.render.needsGroup {
            // What covers everything is never in a group: until it is reached, groups are behind it.
            guard firstVisible == nil else { return }
            if let transition = layer.transition { paintTransition(layer, transition, canvas, clip) } else { paintGroup(layer, canvas, clip) }
        } else {
            paintParts(layer, canvas, clip, opacity: Double(layer.shown.opacity) * inheritedOpacity)
        }
    }

    func paintParts(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect, opacity: Double) {
        if let cover = firstVisible, cover === layer { firstVisible = nil }
        let isPainting = firstVisible == nil
        let ownClip = layer.render.ownRect.intersection(clip)
        let touchesOwn = !ownClip.isEmpty
        if isPainting, touchesOwn {
            if layer.flags.contains(.backdrop) { paintBackdrop(layer, canvas, ownClip, opacity) }
            paintBackground(layer, canvas, ownClip, opacity)
        }

        if layer.render.needsShapeClip {
            if isPainting { paintClippedToShape(layer, canvas, clip, opacity) }
        } else {
            if isPainting, touchesOwn { paintContents(layer, canvas, clip, opacity) }
            paintSublayers(layer, canvas, clip)
        }
        if firstVisible == nil, touchesOwn { paintBorder(layer, canvas, ownClip, opacity) }
    }

    private func paintSublayers(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect) {
        let outer = inheritedOpacity
        if layer.spreadsOpacity { inheritedOpacity *= Double(layer.shown.opacity) }
        defer { inheritedOpacity = outer }
        let inner = clip.intersection(layer.render.clip)
        if MoreStack.isNeeded { MoreStack.call { paintBelow(layer, canvas, inner) } } else { paintBelow(layer, canvas, inner) }
    }

    @inline(__always)
    private func paintBelow(_ layer: CALayer, _ canvas: Canvas, _ inner: DeviceRect) {
        if layer.flags.contains(.replicator), let replicator = layer as? CAReplicatorLayer { return paintCopies(replicator, canvas, inner) }
        paintRow(layer, canvas, inner)
    }

    @inline(__always)
    func paintRow(_ layer: CALayer, _ canvas: Canvas, _ inner: DeviceRect) {
        if layer.paintOrder.isEmpty {
            for child in layer.children { paint(child, canvas, inner) }
        } else {
            for child in layer.paintOrder { paint(child, canvas, inner) }
        }
    }

    // MARK: Parts

    private func paintBackground(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        let color = layer.shown.background, world = layer.render.world
        guard color.w > 0 else {
            guard layer.shown.hasPattern else { return }
            return paintWithCairo(layer.render.ownRect, canvas, clip, world, .samples) { layer.paintBackground($0, opacity: opacity) }
        }
        let radius = layer.shownRadius.native * world.a.native
        if layer.render.isUpright, radius == 0 || world.a == world.d && !layer.hasContinuousCorners, !layer.hasHardEdges {
            SolidFill.fill(DeviceBox(layer.shown.bounds, world), radius: radius, corners: layer.maskedCorners,
                           SolidColor(color, opacity: opacity), canvas, clip)
        } else {
            paintWithCairo(layer.render.ownRect, canvas, clip, world) { layer.paintBackground($0, opacity: opacity) }
        }
    }

    private func paintContents(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        guard layer.shown.hasContents || layer.hasOwnDrawing else { return }
        let item = layer.render.ownRect.intersection(layer.render.clip)
        if let image = layer.shown.image {
            if layer.showsPixelForPixel(image) {
                let part = item.intersection(clip)
                if part.area >= PicturePart.smallestShared, let picture = layer.picturePart(image, opacity: opacity) {
                    picture.paint(part.bands(of: Self.bandHeight), of: canvas.target)
                } else {
                    paintWithCairo(item, canvas, clip, layer.render.world, .pixels) { layer.paint(image, $0, opacity: opacity) }
                }
            } else if !paintScaled(image, of: layer, item, canvas, clip, opacity) {
                paintSamples(image, of: layer, item, canvas, clip, opacity)
            }
        }
        if layer.hasOwnDrawing {
            paintWithCairo(item, canvas, clip, layer.render.world, .samples) { layer.paintOwnDrawing($0, opacity: opacity) }
        }
    }

    private func paintBorder(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        let width = layer.shown.borderWidth
        guard width > 0, layer.shown.border.w > 0 else { return }
        let world = layer.render.world
        let box = DeviceBox(layer.shown.bounds, world)
        let dx = width.native * world.a.native, dy = width.native * world.d.native
        var inner = box
        (inner.x0, inner.y0, inner.x1, inner.y1) = (box.x0 + dx, box.y0 + dy, box.x1 - dx, box.y1 - dy)
        // Strips may only meet between pixels: two of them would not add up to one within a pixel.
        guard layer.render.isUpright, layer.shownRadius == 0, inner.isOnPixels, inner.x0 < inner.x1, inner.y0 < inner.y1 else {
            return paintWithCairo(layer.render.ownRect, canvas, clip, world) { layer.paintBorder($0, opacity: opacity) }
        }
        let color = SolidColor(layer.shown.border, opacity: opacity)
        func strip(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
            var strip = box
            (strip.x0, strip.y0, strip.x1, strip.y1) = (x0, y0, x1, y1)
            SolidFill.fill(strip, radius: 0, corners: [], color, canvas, clip)
        }
        strip(box.x0, box.y0, box.x1, inner.y0)
        strip(box.x0, inner.y1, box.x1, box.y1)
        strip(box.x0, inner.y0, inner.x0, inner.y1)
        strip(inner.x1, inner.y0, box.x1, inner.y1)
    }

    /// How Cairo comes to the pixels of an item.
    enum Source {
        /// A picture whose pixels fall on the device's: nothing is rounded.
        case pixels
        /// A shape in one colour. Cairo rounds it where a clip cuts it from the side.
        case shape
        /// A gradient or a picture of another scale. What is found at a pixel depends, in the last bit, on where painting began.
        case samples
    }

    /// Paints a picture of another scale.
    func paintSamples(_ image: CGImage, of layer: CALayer, _ item: DeviceRect, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double,
                      half: (surface: OpaquePointer, halvings: Int)? = nil) {
        let part = item.intersection(clip)
        guard part.minX == item.minX, part.maxX == item.maxX, !part.isEmpty, let picture = layer.picturePart(image, opacity: opacity, half: half) else {
            return paintWithCairo(item, canvas, clip, layer.render.world, .samples) { layer.paint(image, $0, opacity: opacity, half: half) }
        }
        // Bands that are painted as a whole are painted in place: one step gives the same pixels as a group that is put over them.
        var whole: [DeviceRect] = []
        for band in item.bands(of: Self.bandHeight) where band.intersects(part) {
            if part.contains(band) {
                whole.append(band)
            } else {
                paintApart(band, part, canvas, layer.render.world) { layer.paint(image, $0, opacity: opacity, half: half) }
            }
        }
        picture.paint(whole, of: canvas.target)
    }

    /// Rows that samples are painted in at a time.
    private static let bandHeight = 64

    /// Paints the part of an item that is in the clip, with the same pixels whatever the clip is: apart, in whole rows of the item, and
    /// samples in whole bands of rows.
    func paintWithCairo(_ item: DeviceRect, _ canvas: Canvas, _ clip: DeviceRect, _ world: CGAffineTransform,
                                _ source: Source = .shape, _ body: (OpaquePointer) -> Void) {
        let part = item.intersection(clip)
        guard !part.isEmpty else { return }
        switch source {
        case .pixels: canvas.withCairo(part, world, body)
        case .shape:
            paintApart(DeviceRect(minX: item.minX, minY: part.minY, maxX: item.maxX, maxY: part.maxY), part, canvas, world, body)
        case .samples:
            var top = part.minY & ~(Self.bandHeight - 1)
            while top < part.maxY {
                let band = DeviceRect(minX: item.minX, minY: top, maxX: item.maxX, maxY: top + Self.bandHeight).intersection(item)
                paintApart(band, part, canvas, world, body)
                top += Self.bandHeight
            }
        }
    }

    private func paintApart(_ rows: DeviceRect, _ clip: DeviceRect, _ canvas: Canvas, _ world: CGAffineTransform,
                            _ body: (OpaquePointer) -> Void) {
        withGroup(rows) { group in
            group.withCairo(rows, world, body)
            canvas.withCairo(rows.intersection(clip), .identity) { cairo in
                group.makeSource(of: cairo)
                cairo_paint(cairo)
            }
        }
    }

    // MARK: Groups

    /// Lends transparent pixels for a part of the plane.
    /// - Parameter below: What they begin with in place of that, so that backdrops in the group have what is below them.
    func withGroup(_ rect: DeviceRect, over below: Canvas? = nil, _ body: (Canvas) -> Void) {
        if groupDepth == groupCanvases.count { groupCanvases.append(Canvas()) }
        let group = groupCanvases[groupDepth]
        if let below { group.copy(below, rect) } else { group.clear(for: rect) }
        groupDepth += 1
        body(group)
        groupDepth -= 1
    }

    /// Paints the layer apart, then puts it in place with its shadow, its mask and its opacity.
    func paintGroup(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect) {
        let opacity = Double(layer.shown.opacity) * inheritedOpacity, outer = inheritedOpacity
        // What is in the group is as opaque as the group.
        inheritedOpacity = 1
        defer { inheritedOpacity = outer }
        let showsBelow = hasBackdrops && !isSilhouette && layer.flags.contains(.backdropBelow)
        if showsBelow, layer.shown.shadowOpacity > 0 { paintShadowApart(layer, canvas, clip, opacity) }
        let hasShadow = layer.shown.shadowOpacity > 0 && !showsBelow
        let rect = hasShadow ? layer.render.groupRect : layer.render.groupRect.intersection(clip)
        guard !rect.isEmpty else { return }
        withGroup(rect, over: showsBelow ? canvas : nil) { group in
            // Copies may differ in what a picture of the layer would have.
            if copyDepth == 0, let raster = layer.currentRaster() {
                paintWithCairo(layer.render.groupRect, group, rect, layer.render.world, .samples) { raster.paint($0) }
            } else {
                paintParts(layer, group, rect, opacity: 1)
            }
            if hasShadow, layer.cutsOffShadow { return paintCutOff(layer, group, canvas, clip, opacity) }
            if let mask = layer.storedMask { cut(group, by: mask) }
            if hasShadow { paintShadow(layer, of: group, canvas, clip, opacity) }
            let part = rect.intersection(clip)
            guard !part.isEmpty else { return }
            if !showsBelow, !isSilhouette, let vibrant = layer as? VibrancyLayer, vibrant.tint != nil {
                return vibrant.paint(group, on: canvas, part, opacity: opacity)
            }
            canvas.withCairo(part, .identity) { cairo in
                group.makeSource(of: cairo)
                cairo_paint_with_alpha(cairo, opacity)
            }
        }
    }

    /// Lets of a group remain what a mask lets through.
    private func cut(_ group: Canvas, by mask: CALayer) {
        let rect = group.rect
        withGroup(rect) { shape in
            paint(mask, shape, rect)
            group.withCairo(rect, .identity) { cairo in
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
                shape.makeSource(of: cairo)
                cairo_paint(cairo)
            }
        }
    }

    /// Paints the shadow of a group, or of the path that stands for it.
    func paintShadow(_ layer: CALayer, of group: Canvas, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        guard let path = layer.shadowPath else { return shadows.paint(layer, group, canvas, clip, opacity: opacity) }
        let rect = group.rect
        withGroup(rect) { shape in
            shape.withCairo(rect, layer.render.world) { cairo in
                cairo_new_path(cairo)
                path.append(to: cairo)
                cairo_set_source_rgba(cairo, 0, 0, 0, 1)
                cairo_fill(cairo)
            }
            shadows.paint(layer, shape, canvas, clip, opacity: opacity)
        }
    }

    /// Puts a group in place whose shadow is cut off where the layer is: by its bounds, by its mask, or by both.
    private func paintCutOff(_ layer: CALayer, _ group: Canvas, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        let item = layer.render.subtreeRect
        let part = item.intersection(clip)
        guard !part.isEmpty else { return }
        withGroup(part) { whole in
            paintShadow(layer, of: group, whole, part, 1)
            if layer.masksToBounds {
                // In whole rows, as shapes are.
                withGroup(DeviceRect(minX: item.minX, minY: part.minY, maxX: item.maxX, maxY: part.maxY)) { shape in
                    paintShape(of: layer, shape, 1)
                    whole.withCairo(part, .identity) { cairo in
                        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
                        shape.makeSource(of: cairo)
                        cairo_paint(cairo)
                    }
                }
            }
            whole.withCairo(part, .identity) { cairo in
                group.makeSource(of: cairo)
                cairo_paint(cairo)
            }
            if let mask = layer.storedMask { cut(whole, by: mask) }
            canvas.withCairo(part, .identity) { cairo in
                whole.makeSource(of: cairo)
                cairo_paint_with_alpha(cairo, opacity)
            }
        }
    }

    /// Fills the layer's bounds with their round corners.
    func paintShape(of layer: CALayer, _ shape: Canvas, in part: DeviceRect? = nil, _ opacity: Double) {
        shape.withCairo(part ?? shape.rect, layer.render.world) { cairo in
            layer.addBoundsPath(to: cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
            cairo_fill(cairo)
        }
    }

    /// Paints contents and sublayers apart, then puts them in place within the layer's shape.
    private func paintClippedToShape(_ layer: CALayer, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) {
        // Either the whole is less opaque, or each part of it.
        let spreads = layer.spreadsOpacity, outer = inheritedOpacity
        if !spreads { inheritedOpacity = 1 }
        defer { inheritedOpacity = outer }
        let item = layer.render.groupRect.intersection(layer.render.clip)
        let rect = item.intersection(clip)
        guard !rect.isEmpty else { return }
        let showsBelow = hasBackdrops && !isSilhouette && layer.flags.contains(.backdropBelow)
        withGroup(rect, over: showsBelow ? canvas : nil) { group in
            paintContents(layer, group, rect, spreads ? opacity : 1)
            paintSublayers(layer, group, rect)
            withGroup(DeviceRect(minX: item.minX, minY: rect.minY, maxX: item.maxX, maxY: rect.maxY)) { shape in
                paintShape(of: layer, shape, spreads ? 1 : opacity)
                canvas.withCairo(rect, .identity) { cairo in
                    group.makeSource(of: cairo)
                    shape.mask(cairo)
                }
            }
        }
    }
}

extension CALayer {
    /// Whether nothing of a shadow is seen beside the layer: clipping to the bounds and masks concern all of it.
    fileprivate final var cutsOffShadow: Bool { masksToBounds || storedMask != nil }
}

extension Canvas {
    /// Makes the pixels the source of a context whose coordinates are the device's.
    func makeSource(of cairo: OpaquePointer) {
        guard let surface = cairoSurface else { return }
        cairo_surface_mark_dirty(surface)
        cairo_set_source_surface(cairo, surface, Double(rect.minX), Double(rect.minY))
        if let pattern = cairo_get_source(cairo) { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
    }
}

extension Canvas {
    /// Paints a context's source, whose coordinates are the device's, where these pixels have alpha.
    func mask(_ cairo: OpaquePointer) {
        guard let surface = cairoSurface else { return }
        cairo_surface_mark_dirty(surface)
        cairo_mask_surface(cairo, surface, Double(rect.minX), Double(rect.minY))
    }
}

extension DeviceBox {
    /// Whether all edges run between pixels.
    var isOnPixels: Bool {
        x0 == x0.rounded() && y0 == y0.rounded() && x1 == x1.rounded() && y1 == y1.rounded()
    }
}
