internal import CCairo

/// Pictures that are shown smaller than they are (``ScaledPicture``).
extension Compositor {
    /// How long a picture's size stays before it is shown sharply: longer than fingers rest within a pinch.
    private static let settlingTime = 0.1

    /// Paints a picture that is large enough for its pixels to be kept.
    /// - Returns: `false` for any other.
    func paintScaled(_ image: CGImage, of layer: CALayer, _ item: DeviceRect, _ canvas: Canvas, _ clip: DeviceRect, _ opacity: Double) -> Bool {
        // Copies of other sizes would each take the place of the picture that is kept.
        guard copyDepth == 0, layer.render.isUpright, !layer.stretchesCenter, layer.rare.minificationFilter == .linear else { return false }
        let world = layer.render.world, box = DeviceBox(layer.contentsBox(image), world), part = layer.shown.contentsRect
        let width = box.x1 - box.x0, height = box.y1 - box.y0, area = width * height
        let xRatio = Double(image.width) * part.width.native / width, yRatio = Double(image.height) * part.height.native / height
        let ratio = min(xRatio, yRatio)
        guard area >= ScaledPicture.smallestArea, ratio > ScaledPicture.sharp, let key = ScaledPicture.Key(box, part) else { return false }
        guard area <= 4 * Double(bounds.area) else { return paintLarge(image, of: layer, key, ratio, item, canvas, clip, opacity) }
        let picture = picture(image, of: layer, key)
        if let exact = picture.exact {
            let painted = item.intersection(clip), rect = box.covered
            guard !painted.isEmpty else { return true }
            canvas.withCairo(painted, .identity) { cairo in
                cairo_set_source_surface(cairo, exact, Double(rect.minX), Double(rect.minY))
                if let pattern = cairo_get_source(cairo) { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
                cairo_paint_with_alpha(cairo, opacity)
            }
            return true
        }
        guard let half = picture.half(image, for: ratio) else { return false }
        paintSamples(image, of: layer, item, canvas, clip, opacity, half: half)
        return true
    }

    /// Paints a picture that is much larger than the screen, though smaller than it is: too large to be kept in its size. It is sharp where it rests.
    private func paintLarge(_ image: CGImage, of layer: CALayer, _ key: ScaledPicture.Key, _ ratio: Double, _ item: DeviceRect, _ canvas: Canvas, _ clip: DeviceRect,
                            _ opacity: Double) -> Bool {
        let place = CGPoint(x: layer.render.world.tx, y: layer.render.world.ty)
        guard let picture = layer.rare.scaledPicture, picture.image === image else {
            let picture = ScaledPicture(image, key, frame: frame)
            picture.place = place
            layer.ownExtras.values.scaledPicture = picture
            return false
        }
        if picture.key != key || picture.place != place {
            picture.changeSize(key)
            picture.place = place
            picture.isRough = true
        } else if picture.frame != frame {
            picture.isRough = false
        }
        picture.frame = frame
        guard picture.isRough, let half = picture.half(image, for: ratio) else { return false }
        settleLater(layer, picture)
        paintSamples(image, of: layer, item, canvas, clip, opacity, half: half)
        return true
    }

    /// The layer's picture: with its pixels where it is shown for the first time, or in the size of an earlier frame.
    private func picture(_ image: CGImage, of layer: CALayer, _ key: ScaledPicture.Key) -> ScaledPicture {
        func makeExact(_ picture: ScaledPicture) {
            picture.makeExact(DeviceBox(layer.contentsBox(image), layer.render.world), layer.render.world) { layer.paint(image, $0, opacity: 1) }
        }
        guard let picture = layer.rare.scaledPicture, picture.image === image else {
            let picture = ScaledPicture(image, key, frame: frame)
            makeExact(picture)
            layer.ownExtras.values.scaledPicture = picture
            return picture
        }
        if picture.key != key {
            picture.changeSize(key)
        } else if picture.exact == nil, picture.frame != frame {
            makeExact(picture)
        }
        picture.frame = frame
        if picture.exact == nil { settleLater(layer, picture) }
        return picture
    }

    /// Shows the picture sharply when its size has stayed for a while.
    private func settleLater(_ layer: CALayer, _ picture: ScaledPicture) {
        guard MediaClock.current != nil else { return }
        picture.roughTime = MediaClock.now
        if !rough.contains(where: { $0 === layer }) { rough.append(layer) }
        planSettling(at: picture.roughTime + Self.settlingTime)
    }

    private func planSettling(at time: Double) {
        guard !isSettlingPlanned, let clock = MediaClock.current else { return }
        isSettlingPlanned = true
        _ = clock.schedule(at: time) { [weak self] in self?.settle(at: time) }
    }

    private func settle(at time: Double) {
        isSettlingPlanned = false
        var next = Double.infinity
        rough.removeAll { layer in
            // Also where a part was painted again meanwhile, which is sharp: the rest is not.
            guard let picture = layer.rare.scaledPicture else { return true }
            let due = picture.roughTime + Self.settlingTime
            if due <= time {
                layer.markRepaint()
                return true
            }
            next = min(next, due)
            return false
        }
        if next < .infinity { planSettling(at: next) }
    }
}
