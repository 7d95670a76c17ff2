// Layers of which a picture is kept.
extension CALayer {
    /// What of its own coordinates the layer and its sublayers paint, apart from its own shadow. `nil` where something inside has a shadow, which
    /// the plain way of painting leaves out.
    final func rasterBox() -> CGRect? {
        if MoreStack.isNeeded { return MoreStack.call { boxOfRaster() } }
        return boxOfRaster()
    }

    private final func boxOfRaster() -> CGRect? {
        let values = shown
        guard transition == nil, !flags.contains(.replicator) else { return nil }
        var box = values.bounds.standardized
        guard !masksToBounds else { return hasShadowInside ? nil : box }
        if let image = values.image { box = box.union(contentsBox(image)) }
        if hasOwnDrawing { box = box.union(ownDrawingBox) }
        for child in children where child.isShown {
            guard child.shown.shadowOpacity == 0, let inner = child.rasterBox() else { return nil }
            box = box.union(inner.applying(child.shown.place.toSuperlayer))
        }
        return box
    }

    /// What of its own coordinates the layer and its sublayers paint, with no room for shadows.
    final func paintedBox() -> CGRect {
        if MoreStack.isNeeded { return MoreStack.call { boxOfPainting() } }
        return boxOfPainting()
    }

    private final func boxOfPainting() -> CGRect {
        var box = shown.bounds.standardized
        guard !masksToBounds else { return box }
        if let image = paintedImage { box = box.union(contentsBox(image)) }
        if hasOwnDrawing { box = box.union(ownDrawingBox) }
        let inner = children.reduce(CGRect.null) { $0.union($1.paintedBox().applying($1.shown.place.toSuperlayer)) }
        guard let replicator = self as? CAReplicatorLayer, !inner.isNull else { return box.union(inner) }
        return replicator.copies.reduce(box) { $0.union(inner.applying($1.transform)) }
    }

    private final var hasShadowInside: Bool {
        if MoreStack.isNeeded { return MoreStack.call { isShadowInside } }
        return isShadowInside
    }

    private final var isShadowInside: Bool { children.contains { $0.isShown && ($0.shown.shadowOpacity > 0 || $0.hasShadowInside) } }

    /// The picture to be shown in place of the layer's parts; `nil` for a layer that does not rasterize.
    final func currentRaster() -> LayerRaster? {
        guard let extras, extras.values.shouldRasterize else { return nil }
        if let raster = extras.values.raster { return raster }
        guard let box = rasterBox() else { return nil }
        let raster = LayerRaster(box: box, scale: extras.values.rasterizationScale) { paintParts($0) }
        extras.values.raster = raster
        return raster
    }
}
