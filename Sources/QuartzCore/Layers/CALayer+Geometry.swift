extension CALayer {
    /// R-GEO-4. With a transform the result has that frame only where the transform keeps rectangles upright.
    final func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        var size = frame.size
        var position = CGPoint(x: frame.origin.x + anchorPoint.x * size.width, y: frame.origin.y + anchorPoint.y * size.height)
        let t = affineTransform()
        if !t.isIdentity, t.isInvertible {
            let box = DeviceBox(CGRect(origin: .zero, size: size), t.inverted())
            size = CGSize(width: box.x1 - box.x0, height: box.y1 - box.y0)
            let about = CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
            let corner = DeviceBox(about, t)
            position = CGPoint(x: frame.origin.x.native - corner.x0, y: frame.origin.y.native - corner.y0)
        }
        self.position = position
        bounds = CGRect(origin: bounds.origin, size: size)
    }

    /// The transform's part in x and y.
    public final func affineTransform() -> CGAffineTransform { values.place.hasTransform ? values.place.transform.affine : .identity }

    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: Converting, by the values's values (R-ANI-4)

    /// From the layer's own coordinates to its superlayer's (R-GEO-3).
    @inline(__always)
    package final func pointToSuperlayer(_ p: CGPoint) -> CGPoint {
        let place = values.place
        let anchor = place.anchor
        guard place.hasTransform else { return CGPoint(x: p.x - anchor.x + place.position.x, y: p.y - anchor.y + place.position.y) }
        let t = place.transform.affine
        let x = p.x - anchor.x, y = p.y - anchor.y
        return CGPoint(x: place.position.x + t.tx + t.a * x + t.c * y, y: place.position.y + t.ty + t.b * x + t.d * y)
    }

    /// Where the layer is in the superlayer of `root`, which is the layer or one above it; `nil` where one of them has a transform.
    package final func untransformedFrame(above root: CALayer) -> CGRect? {
        let bounds = values.place.bounds
        var x = bounds.origin.x, y = bounds.origin.y
        var layer = self
        while true {
            guard !layer.values.place.hasTransform else { return nil }
            let position = layer.values.place.position, anchor = layer.values.place.anchor
            x += position.x - anchor.x
            y += position.y - anchor.y
            guard layer !== root, let parent = layer.parent else { break }
            layer = parent
        }
        return CGRect(x: x, y: y, width: bounds.size.width, height: bounds.size.height)
    }

    /// From the superlayer's coordinates to the layer's own; `nil` when the transform can't be inverted (R-HIT-6).
    @inline(__always)
    nonisolated package final func pointFromSuperlayer(_ p: CGPoint) -> CGPoint? {
        let place = values.place
        let anchor = place.anchor
        guard place.hasTransform else { return CGPoint(x: p.x - place.position.x + anchor.x, y: p.y - place.position.y + anchor.y) }
        let t = place.transform.affine
        let determinant = t.a * t.d - t.b * t.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let x = p.x - place.position.x - t.tx, y = p.y - place.position.y - t.ty
        return CGPoint(x: anchor.x + (t.d * x - t.c * y) / determinant, y: anchor.y + (t.a * y - t.b * x) / determinant)
    }

    /// As ``pointFromSuperlayer(_:)``; with `inBounds` also `nil` for a point outside of the bounds.
    nonisolated package final func pointFromSuperlayer(_ p: CGPoint, inBounds: Bool) -> CGPoint? {
        guard let point = pointFromSuperlayer(p), !inBounds || boundsContain(point) else { return nil }
        return point
    }

    /// Whether a point, in own coordinates, is in the bounds, whatever a subclass thinks of them; the lower right edges are outside.
    @inline(__always)
    nonisolated package final func boundsContain(_ p: CGPoint) -> Bool {
        let origin = values.place.bounds.origin, size = values.place.bounds.size
        return p.x >= origin.x + min(size.width, 0) && p.x < origin.x + max(size.width, 0)
            && p.y >= origin.y + min(size.height, 0) && p.y < origin.y + max(size.height, 0)
    }

    private func toRoot(_ p: CGPoint) -> CGPoint {
        var point = pointToSuperlayer(p)
        var next = superlayer
        while let layer = next {
            guard let above = layer.superlayer else { break }
            point = layer.pointToSuperlayer(point)
            next = above
        }
        return point
    }

    private func fromRoot(_ p: CGPoint) -> CGPoint {
        if MoreStack.isNeeded { return MoreStack.call { fromAbove(p) } }
        return fromAbove(p)
    }

    private func fromAbove(_ p: CGPoint) -> CGPoint {
        guard let above = superlayer else { return p }
        let point = above.superlayer == nil ? p : above.fromRoot(p)
        return pointFromSuperlayer(point) ?? point
    }

    /// A point of this layer in the coordinates of another of the tree, or of the root for `nil` (R-GEO-9). Where a transform can't be
    /// inverted the point passes unchanged.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        if l === self { return p }
        let inRoot = superlayer == nil ? p : toRoot(p)
        return l?.fromRoot(inRoot) ?? inRoot
    }

    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        if let l { return l.convert(p, to: self) }
        return fromRoot(p)
    }

    /// The smallest rectangle around the converted corners.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.box(r) { convert($0, to: l) } }
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.box(r) { convert($0, from: l) } }

    private static func box(_ r: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let r = r.standardized
        let a = map(CGPoint(x: r.minX, y: r.minY)), b = map(CGPoint(x: r.maxX, y: r.minY))
        let c = map(CGPoint(x: r.minX, y: r.maxY)), d = map(CGPoint(x: r.maxX, y: r.maxY))
        let x = min(a.x, b.x, c.x, d.x), y = min(a.y, b.y, c.y, d.y)
        return CGRect(x: x, y: y, width: max(a.x, b.x, c.x, d.x) - x, height: max(a.y, b.y, c.y, d.y) - y)
    }

    /// The frontmost layer of the tree that contains a point, which is in the superlayer's coordinates. Hidden layers are left out, and
    /// what ``masksToBounds`` cuts off.
    public final func hitTest(_ p: CGPoint) -> CALayer? {
        if MoreStack.isNeeded { return MoreStack.call { hitLayer(p) } }
        return hitLayer(p)
    }

    private final func hitLayer(_ p: CGPoint) -> CALayer? {
        guard !values.isHidden, let point = pointFromSuperlayer(p) else { return nil }
        let isInside = contains(point)
        if masksToBounds, !isInside { return nil }
        let layers = sublayers ?? []
        let order = layers.enumerated().sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
        for (_, layer) in order.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }
}
