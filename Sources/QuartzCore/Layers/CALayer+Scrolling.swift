extension CALayer {
    /// The closest scroll layer, beginning with this one.
    final var scroller: CAScrollLayer? {
        var next: CALayer? = self
        while let layer = next {
            if let scroller = layer as? CAScrollLayer { return scroller }
            next = layer.superlayer
        }
        return nil
    }

    /// Moves the closest scroll layer so that a rectangle, in the layer's own coordinates, is seen. Without one nothing happens.
    public final func scrollRectToVisible(_ r: CGRect) {
        guard let scroller else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    /// The part of the bounds that the layers around it leave: what each of them that cuts off its sublayers shows.
    public final var visibleRect: CGRect {
        var visible = bounds.standardized
        var next = superlayer
        while let layer = next {
            if layer.masksToBounds {
                let shown = convert(layer.bounds.standardized, from: layer)
                // A transform that has no inverse leaves nothing. Foundation's intersection traps on what is not a number.
                guard shown.isFinite, visible.isFinite else { return .zero }
                visible = visible.intersection(shown)
            }
            if visible.isNull { return .zero }
            next = layer.superlayer
        }
        return visible
    }
}
