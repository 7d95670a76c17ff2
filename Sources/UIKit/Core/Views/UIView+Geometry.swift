extension UIView {
    // MARK: Setting

    /// Says that a value is not taken, and keeps the old one.
    static func refuse(_ property: String, _ value: Any) { report("\(self): a \(property) of \(value) is not finite and was ignored") }

    /// R-GEO-4. The setters of other properties are not called (R-GEO-7).
    func setFrame(_ frame: CGRect) {
        guard frame.isFinite else { return Self.refuse("frame", frame) }
        let frame = frame.standardized
        let anchor = layer.anchorPoint
        var size = frame.size
        var position = CGPoint(x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
        let transform = layer.affineTransform()
        if !transform.isIdentity, let inverse = transform.invertible?.inverted() {
            let box = CGRect(origin: .zero, size: size).applying(inverse)
            size = CGSize(width: abs(box.width), height: abs(box.height))
            // The place of the anchor in a box that is transformed about it.
            let corner = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
                .applying(transform)
            position = CGPoint(x: frame.minX - corner.minX, y: frame.minY - corner.minY)
        }
        let isMoved = layer.position != position
        layer.position = position
        setBounds(CGRect(origin: layer.bounds.origin, size: size))
        if Self.usesConstraints, isMoved { frameChanged(isResized: false) }
    }

    final func setCenter(_ center: CGPoint) {
        guard center.isFinite else { return Self.refuse("center", center) }
        let isMoved = center != layer.position
        willChange("center")
        layer.position = center
        if Self.usesConstraints, isMoved { frameChanged(isResized: false) }
        didChange("center")
    }

    // The setters of these properties are what observers are called for (R-KVO-2).

    final func putFrame(_ frame: CGRect) {
        willChange("frame")
        setFrame(frame)
        didChange("frame")
    }

    final func putBounds(_ bounds: CGRect) {
        willChange("bounds")
        setBounds(bounds)
        didChange("bounds")
    }

    final func putTransform(_ transform: CGAffineTransform) {
        willChange("transform")
        layer.setAffineTransform(transform)
        didChange("transform")
    }

    /// Takes the size that suits the view, keeping the upper left corner.
    final func takeFittingSize() {
        let size = sizeThatFits(bounds.size), origin = frame.origin
        bounds.size = size
        frame.origin = origin
    }

    /// Sets the bounds and does what follows from a change (R-GEO-11, R-LAY-5).
    func setBounds(_ bounds: CGRect) {
        guard bounds.isFinite else { return Self.refuse("bounds", bounds) }
        let old = layer.bounds
        guard bounds != old else { return }
        if watchesBounds { boundsWillChange(to: bounds) }
        layer.bounds = bounds
        layer.setNeedsLayout()
        guard bounds.size != old.size else { return }
        if Self.usesConstraints { frameChanged(isResized: true) }
        if contentMode == .redraw || layer.contents == nil { layer.setNeedsDisplay() }
        if autoresizesSubviews, !children.isEmpty {
            for child in children where !child.autoresizingMask.isEmpty { child.autoresize(from: old.size, to: bounds.size) }
        }
    }

    /// Shares a change of the superview's size among the flexible margins and sizes, in proportion to their lengths.
    private func autoresize(from old: CGSize, to new: CGSize) {
        let frame = self.frame
        let mask = autoresizingMask
        let (x, width) = Self.resize(frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
                                     mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let (y, height) = Self.resize(frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
                                      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        let resized = CGRect(x: x, y: y, width: width, height: height)
        if resized != frame { self.frame = resized }
    }

    private static func resize(_ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool,
                               _ inside: Bool, _ after: Bool) -> (CGFloat, CGFloat) {
        let flexible = (before ? start : 0) + (inside ? length : 0) + (after ? old - start - length : 0)
        let change = new - old
        let count = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
        guard count > 0 else { return (start, length) }
        // Lengths that sum up to nothing share equally.
        func share(_ isFlexible: Bool, _ value: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return flexible == 0 ? change / count : change * value / flexible
        }
        return (start + share(before, start), max(0, length + share(inside, length)))
    }

    // MARK: Converting (R-GEO-3, R-GEO-9)

    func convertToSuperview(_ point: CGPoint) -> CGPoint { layer.pointToSuperlayer(point) }

    /// A view that is squeezed to nothing has no inverse; the point then stays as it is.
    func convertFromSuperview(_ point: CGPoint) -> CGPoint { pointFromSuperview(point) ?? point }

    /// `nil` when the transform can't be inverted (R-HIT-6).
    func pointFromSuperview(_ point: CGPoint) -> CGPoint? { layer.pointFromSuperlayer(point) }

    /// From the coordinates of the window to this view's. Of another window: by way of the screen.
    func convertFromWindow(_ point: CGPoint, _ window: UIWindow?) -> CGPoint {
        if let own = enclosingWindow, let window, own !== window { return fromRoot(own.convert(point, from: window)) }
        return fromRoot(point)
    }

    /// From the coordinates of the hierarchy's top view.
    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent else { return point }
        if MoreStack.isNeeded { return MoreStack.call { convertFromSuperview(parent.fromRoot(point)) } }
        return convertFromSuperview(parent.fromRoot(point))
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let parent = view.parent {
            point = view.convertToSuperview(point)
            view = parent
        }
        return point
    }

    private var root: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    /// R-GEO-9.
    final func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return toRoot(point) }
        if view === self { return point }
        let from = root, to = view.root
        var inRoot = toRoot(point)
        if from !== to, let from = from as? UIWindow, let to = to as? UIWindow { inRoot = from.convert(inRoot, to: to) }
        return view.fromRoot(inRoot)
    }

    final func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if let view { return view.convert(point, to: self) }
        return fromRoot(point)
    }
}

extension CGAffineTransform {
    /// The transform itself if it can be inverted.
    var invertible: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 ? self : nil
    }
}

extension CGRect {
    /// The bounding box of the corners after a map.
    func boundingBox(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let first = map(CGPoint(x: minX, y: minY))
        var low = first, high = first
        func add(_ corner: CGPoint) {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        add(map(CGPoint(x: maxX, y: minY)))
        add(map(CGPoint(x: minX, y: maxY)))
        add(map(CGPoint(x: maxX, y: maxY)))
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
