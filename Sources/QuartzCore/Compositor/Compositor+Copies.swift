internal import CCairo

/// The copies that replicators show of their sublayers (R-DRW-19 to 22).
///
/// A copy is the sublayers themselves, placed and timed again: it is updated and painted as they are. When others have been painted, they are the first
/// copy again.
extension Compositor {
    /// Finds out where the copies are. Answers what all of them may paint.
    func updateCopies(_ layer: CAReplicatorLayer) -> DeviceRect {
        layer.copies = layer.makeCopies()
        let delayed = layer.findDelayed()
        var union = DeviceRect.empty
        // The first one last.
        for number in layer.copies.indices.reversed() {
            let rect = place(copy: number, of: layer, delayed)
            layer.copies[number].rect = rect
            union = union.union(rect)
        }
        return union
    }

    /// Makes the sublayers a copy. Answers what it may paint.
    private func place(copy number: Int, of layer: CAReplicatorLayer, _ delayed: ContiguousArray<CALayer>) -> DeviceRect {
        layer.show(copy: number, at: shownTime, delayed)
        let world = layer.render.world
        layer.render.world = layer.copies[number].transform.concatenating(world)
        defer { layer.render.world = world }
        return layer.render.world.isInvertible ? updateRow(layer, isMoved: true) : .empty
    }

    /// Paints the copies that are in the clip, from back to front.
    func paintCopies(_ layer: CAReplicatorLayer, _ canvas: Canvas, _ clip: DeviceRect) {
        copyDepth += 1
        let delayed = layer.findDelayed()
        for number in layer.copies.indices {
            let part = layer.copies[number].rect.intersection(clip)
            guard !part.isEmpty else { continue }
            if layer.copies.count > 1 { _ = place(copy: number, of: layer, delayed) }
            guard let tint = layer.copies[number].tint else {
                paintRow(layer, canvas, part)
                continue
            }
            guard tint.alpha > 0 else { continue }
            withGroup(part) { group in
                paintRow(layer, group, part)
                for y in part.minY..<part.maxY { tint.apply(to: group.row(y) + part.minX, count: part.width) }
                canvas.withCairo(part, .identity) { cairo in
                    group.makeSource(of: cairo)
                    cairo_paint(cairo)
                }
            }
        }
        if layer.copies.count > 1 { _ = place(copy: 0, of: layer, delayed) }
        copyDepth -= 1
    }
}

extension CAReplicatorLayer {
    /// Paints the copies with Cairo alone, in own coordinates. ``copies`` stay as the compositor has placed them.
    final func paintCopies(_ cairo: OpaquePointer, _ paintSublayers: () -> Void) {
        let delayed = findDelayed()
        for (number, copy) in makeCopies().enumerated() where copy.transform.isInvertible {
            show(copy: number, at: MediaClock.now, delayed)
            cairo_save(cairo)
            var matrix = DeviceRect.empty.matrix(of: copy.transform)
            cairo_transform(cairo, &matrix)
            if copy.tint != nil { cairo_push_group(cairo) }
            paintSublayers()
            if let tint = copy.tint, let group = cairo_pop_group(cairo) {
                tint.apply(toPixelsOf: group)
                cairo_set_source(cairo, group)
                cairo_paint(cairo)
                cairo_pattern_destroy(group)
            }
            cairo_restore(cairo)
        }
        show(copy: 0, at: MediaClock.now, delayed)
    }
}

extension LayerTint {
    fileprivate func apply(toPixelsOf group: OpaquePointer) {
        var target: OpaquePointer?
        guard cairo_pattern_get_surface(group, &target) == CAIRO_STATUS_SUCCESS, let target, cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return }
        cairo_surface_flush(target)
        guard let data = cairo_image_surface_get_data(target) else { return }
        let width = Int(cairo_image_surface_get_width(target)), stride = Int(cairo_image_surface_get_stride(target))
        for row in 0..<Int(cairo_image_surface_get_height(target)) {
            UnsafeMutableRawPointer(data + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { apply(to: $0, count: width) }
        }
        cairo_surface_mark_dirty(target)
    }
}
