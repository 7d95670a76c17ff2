/// Where a layer is. Numbers only, so that reading them counts no references.
struct LayerPlace {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Whether ``transform`` does anything: most layers have none. In front of it, beside what is read with it.
    private(set) var hasTransform = false
    var transform = CATransform3D.identity {
        didSet { hasTransform = transform != .identity }
    }

    /// The anchor point in the layer's own coordinates.
    @inline(__always)
    var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The map from the layer's own coordinates to its superlayer's (R-GEO-3).
    @inline(__always)
    var toSuperlayer: CGAffineTransform {
        let anchor = anchor
        guard hasTransform else { return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y) }
        let t = transform.affine
        return CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx + position.x - (anchor.x * t.a + anchor.y * t.c),
                                 ty: t.ty + position.y - (anchor.x * t.b + anchor.y * t.d))
    }

    /// Whether every number that places the layer is finite: if not, it shows nothing.
    @inline(__always)
    var isFinite: Bool {
        (position.x + position.y + bounds.origin.x + bounds.origin.y + bounds.size.width + bounds.size.height
            + anchorPoint.x + anchorPoint.y).isFinite
    }

    /// The box of the transformed bounds (R-GEO-2), with the size made positive (R-GEO-8).
    var frame: CGRect {
        let bounds = bounds.standardized
        guard hasTransform else {
            let anchor = anchor
            return CGRect(x: bounds.origin.x + position.x - anchor.x, y: bounds.origin.y + position.y - anchor.y,
                          width: bounds.size.width, height: bounds.size.height)
        }
        let box = DeviceBox(bounds, toSuperlayer)
        return CGRect(x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0)
    }
}
