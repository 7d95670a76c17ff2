/// What only few layers set: kept apart, so that the others have no room for it.
struct LayerExtras {
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var cornerCurve = CALayerCornerCurve.circular
    var isDoubleSided = true
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = true
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    /// The picture of a layer that rasterizes, as long as nothing in it has changed.
    var raster: LayerRaster?
    /// The shadow that was painted last, blurred.
    var shadowMask: ShadowMask?
    /// The contents in the size in which they were shown last.
    var scaledPicture: ScaledPicture?

    /// Of layers that set none.
    @MainActor static let usual = LayerExtras()
}

/// The storage of a layer's ``LayerExtras``, made when the first of them is set.
final class LayerExtrasBox {
    var values = LayerExtras()

    init() {}

    /// Without what is kept to be painted again.
    init(propertiesOf other: LayerExtrasBox) {
        values = other.values
        (values.raster, values.shadowMask, values.scaledPicture) = (nil, nil, nil)
    }
}

extension CALayer {
    /// The layer's extras, made if it has none.
    final var ownExtras: LayerExtrasBox {
        if let extras { return extras }
        let made = LayerExtrasBox()
        extras = made
        return made
    }
}
