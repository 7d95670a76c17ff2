internal import CCairo

/// Layers whose old and new pictures are both seen (R-ANI-20).
extension Compositor {
    /// From the old picture's coordinates to device pixels. The layer itself is where its new picture is.
    private func oldWorld(_ layer: CALayer, _ transition: ShownTransition) -> CGAffineTransform {
        layer.translation(transition.oldOffset - transition.newOffset).concatenating(layer.render.world)
    }

    /// The pixels that the old picture may touch.
    func oldRect(_ layer: CALayer, _ transition: ShownTransition) -> DeviceRect {
        guard let old = transition.old else { return .empty }
        return contentRect(old.box, oldWorld(layer, transition))
    }

    func paintTransition(_ layer: CALayer, _ transition: ShownTransition, _ canvas: Canvas, _ clip: DeviceRect) {
        let rect = layer.render.subtreeRect.intersection(clip)
        guard !rect.isEmpty else { return }
        if let mix = transition.mix {
            withGroup(rect, over: canvas) { group in
                paintNew(layer, group, rect, 1)
                paintOld(layer, transition, canvas, rect, 1)
                // Each pixel becomes a mixture of the two.
                canvas.withCairo(rect, .identity) { cairo in
                    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
                    group.makeSource(of: cairo)
                    cairo_paint_with_alpha(cairo, mix)
                }
            }
        } else if transition.isOldInFront {
            paintNew(layer, canvas, rect, transition.newOpacity)
            paintOld(layer, transition, canvas, rect, transition.oldOpacity)
        } else {
            paintOld(layer, transition, canvas, rect, transition.oldOpacity)
            paintNew(layer, canvas, rect, transition.newOpacity)
        }
    }

    private func paintNew(_ layer: CALayer, _ canvas: Canvas, _ rect: DeviceRect, _ opacity: Double) {
        guard layer.showsItself, opacity > 0 else { return }
        let outer = inheritedOpacity
        inheritedOpacity *= opacity
        paintGroup(layer, canvas, rect)
        inheritedOpacity = outer
    }

    private func paintOld(_ layer: CALayer, _ transition: ShownTransition, _ canvas: Canvas, _ rect: DeviceRect, _ opacity: Double) {
        guard let old = transition.old, opacity > 0 else { return }
        let opacity = opacity * inheritedOpacity
        paintWithCairo(oldRect(layer, transition).intersection(layer.render.subtreeRect), canvas, rect, oldWorld(layer, transition), .samples) { old.paint($0, opacity: opacity) }
    }
}

extension CALayer {
    /// A distance in parts of the layer's size, in own coordinates.
    final func translation(_ parts: SIMD2<Double>) -> CGAffineTransform {
        let size = shown.bounds.standardized.size
        return CGAffineTransform(translationX: CGFloat(parts.x) * size.width, y: CGFloat(parts.y) * size.height)
    }

    /// Paints both pictures with Cairo alone, in own coordinates.
    final func paint(_ transition: ShownTransition, _ cairo: OpaquePointer) {
        cairo_push_group(cairo)
        if let mix = transition.mix {
            paint(cairo, .identity, mix) { if self.showsItself { self.paintWhole($0) } }
            cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
            transition.old?.paint(cairo, opacity: 1 - mix)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        } else {
            let old = { self.paint(cairo, self.translation(transition.oldOffset), transition.oldOpacity) { transition.old?.paint($0) } }
            if !transition.isOldInFront { old() }
            paint(cairo, translation(transition.newOffset), transition.newOpacity) { if self.showsItself { self.paintWhole($0) } }
            if transition.isOldInFront { old() }
        }
        cairo_pop_group_to_source(cairo)
        cairo_paint(cairo)
    }

    private final func paint(_ cairo: OpaquePointer, _ place: CGAffineTransform, _ opacity: Double, _ body: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        var matrix = DeviceRect.empty.matrix(of: place)
        cairo_transform(cairo, &matrix)
        cairo_push_group(cairo)
        body(cairo)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, opacity)
        cairo_restore(cairo)
    }
}
