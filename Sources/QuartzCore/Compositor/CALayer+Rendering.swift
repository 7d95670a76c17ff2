internal import CCairo

extension CALayer {
    /// Draws the layer and its sublayers, as they are on the screen, into a context whose coordinates are the layer's own. Shadows are
    /// left out. What is marked for drawing is drawn first; nothing is laid out.
    public final func render(in ctx: CGContext) {
        displayMarked()
        // The model may have changed since the last frame, and outside of a tree that is shown there was none.
        for animations in AnimationScheduler.layers.places {
            guard let layer = animations?.layer as? CALayer else { continue }
            layer.refreshPresentation(at: layer.localTime(fromMedia: MediaClock.now))
        }
        ctx.withCairo { paintTree($0) }
    }

    /// The sublayers in the order in which they are drawn.
    private var sublayersInPaintOrder: ContiguousArray<CALayer> {
        guard children.contains(where: { $0.shown.zPosition != 0 }) else { return children }
        return CALayer.sortedByZPosition(children)
    }

    static func sortedByZPosition(_ layers: ContiguousArray<CALayer>) -> ContiguousArray<CALayer> {
        ContiguousArray(layers.enumerated()
            .sorted { ($0.element.shown.zPosition, $0.offset) < ($1.element.shown.zPosition, $1.offset) }.map(\.element))
    }

    /// With Cairo alone and without damage: the plain way, which the compositor's ways must agree with.
    final func paintTree(_ cairo: OpaquePointer) {
        if MoreStack.isNeeded { MoreStack.call { paintBranch(cairo) } } else { paintBranch(cairo) }
    }

    private final func paintBranch(_ cairo: OpaquePointer) {
        // The last frame showed what has had pixels since then, and nothing else.
        let transition = transition, isSeen = CALayer.paintsLastFrame ? !render.subtreeRect.isEmpty : showsItself || transition != nil
        guard isSeen else { return }
        if let transition { paint(transition, cairo) } else { paintWhole(cairo) }
    }

    /// The layer and its sublayers, whether it is hidden or not.
    final func paintWhole(_ cairo: OpaquePointer) {
        let values = shown
        let isGroup = values.opacity < 1 || storedMask != nil
        if isGroup { cairo_push_group(cairo) }
        paintParts(cairo)
        guard isGroup, let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        guard let mask = storedMask else {
            cairo_set_source(cairo, group)
            return cairo_paint_with_alpha(cairo, Double(values.opacity))
        }
        cairo_push_group(cairo)
        mask.paintTreeInSuperlayer(cairo)
        guard let shape = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(shape) }
        cairo_push_group(cairo)
        cairo_set_source(cairo, group)
        cairo_mask(cairo, shape)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(values.opacity))
    }

    /// The layer and its sublayers without its own opacity and mask.
    final func paintParts(_ cairo: OpaquePointer) {
        if flags.contains(.backdrop) { (self as? BackdropLayer)?.paintBackdrop(cairo) }
        paintBackground(cairo, opacity: 1)
        cairo_save(cairo)
        if masksToBounds {
            addBoundsPath(to: cairo)
            cairo_clip(cairo)
        }
        paintContents(cairo, opacity: 1)
        paintSublayers(cairo)
        cairo_restore(cairo)
        paintBorder(cairo, opacity: 1)
    }

    private func paintSublayers(_ cairo: OpaquePointer) {
        let paint = { for child in self.sublayersInPaintOrder { child.paintTreeInSuperlayer(cairo) } }
        if let replicator = self as? CAReplicatorLayer { replicator.paintCopies(cairo, paint) } else { paint() }
    }

    private func paintTreeInSuperlayer(_ cairo: OpaquePointer) {
        let place = shown.place.toSuperlayer
        guard shown.place.isFinite, place.isInvertible, !isSingleSided || place.a * place.d - place.b * place.c > 0 else { return }
        cairo_save(cairo)
        var matrix = cairo_matrix_t(xx: place.a.native, yx: place.b.native, xy: place.c.native, yy: place.d.native,
                                    x0: place.tx.native, y0: place.ty.native)
        cairo_transform(cairo, &matrix)
        paintTree(cairo)
        cairo_restore(cairo)
    }
}
