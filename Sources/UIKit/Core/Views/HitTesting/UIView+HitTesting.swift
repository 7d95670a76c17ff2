extension UIView {
    /// With so many subviews their places are kept in a form that is searched fast; fewer are looked at one by one.
    private static let manySubviews = 64

    /// Whether the view itself lets touches hit it (R-HIT-1, step 1).
    @inline(__always)
    final var takesHits: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= GestureConfiguration.current.minimumHitAlpha && untouchableAnimations == 0
    }

    /// The answer of the frontmost subview that has one (R-HIT-1, step 4). The point is in this view's coordinates.
    ///
    /// Subviews that can be hit in their bounds alone, which is known of their classes, are passed over when the point is elsewhere. One that is hit
    /// certainly has an answer, itself or what is in it: the search goes on in there, without recursion. All others are asked.
    @inline(__always)
    final func hitSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
        if HitTestNotes.current != nil { return HitTestNotes.hitSubview(of: self, at: point, with: event) }
        var view = self, point = point, hit: UIView?
        while let child = view.hitChild(at: &point, with: event, answer: &hit) { view = child }
        return hit
    }

    /// One step: which subview is to be searched, with the point in its coordinates; `nil` at the end.
    private func hitChild(at point: inout CGPoint, with event: UIEvent?, answer: inout UIView?) -> UIView? {
        var index = children.count
        let boxes = index < Self.manySubviews ? nil : subviewBoxes()
        while true {
            if let boxes, boxes === layer.boxes {
                index = boxes.last(before: index, at: point)
            } else {
                // Few subviews, or an override has just changed their row.
                index -= 1
            }
            guard index >= 0 else { return nil }
            guard index < children.count else { continue }
            if let boxes { note(index, in: boxes) }
            // Most are passed over: without counting references to them.
            guard let inChild = Self.point(point, inReachOf: .passUnretained(children[index])) else { continue }
            let child = children[index]
            if child.isHitInBoundsOnly {
                guard child.takesHits else { continue }
                answer = child
                point = inChild
                return child
            }
            if let hit = child.ask(inChild, with: event) {
                answer = hit
                return nil
            }
        }
    }

    /// Calls what a subclass has overridden.
    @inline(__always)
    private func ask(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if MoreStack.isNeeded { return MoreStack.call { hitTest(point, with: event) } }
        return hitTest(point, with: event)
    }

    /// The point in a subview's coordinates; `nil` when it can't be converted, or is where the subview certainly can't be hit.
    @inline(__always)
    nonisolated private static func point(_ point: CGPoint, inReachOf view: Unmanaged<UIView>) -> CGPoint? {
        view._withUnsafeGuaranteedRef { $0.layer.pointFromSuperlayer(point, inBounds: $0.isHitInBoundsOnly) }
    }

    /// The subviews' places, made when they are missing.
    private func subviewBoxes() -> PlaceBoxes {
        if let boxes = layer.boxes, boxes.count == children.count { return boxes }
        let boxes = PlaceBoxes(count: children.count)
        layer.boxes = boxes
        for index in children.indices {
            children[index].layer.boxNumber = -1
            note(index, in: boxes)
        }
        return boxes
    }

    /// Notes where a subview is, when that is not known or no longer.
    private func note(_ index: Int, in boxes: PlaceBoxes) {
        let child = children[index]
        if child.layer.boxNumber < 0, child.isHitInBoundsOnly { boxes.measure(index, child.layer) }
    }

    /// Whether views of a class can't be hit outside of their bounds: it inherits what decides that, and so does its layer.
    static func isHitInBoundsOnly(layer: CALayer) -> Bool {
        let layerClass: AnyClass = type(of: layer)
        return (layerClass == CALayer.self || HitMethods.ofLayers.areUnchanged(in: layerClass)) && HitMethods.ofViews.areUnchanged(in: self)
    }
}

/// What decides where a view is hit, unless a subclass overrides it.
@MainActor
enum HitMethods {
    static let ofViews = InheritedMethods(of: UIView.self, unchanged: Unchanged.self,
                                          probes: [HitTestProbe.self, PointProbe.self, BoundsProbe.self])
    static let ofLayers = InheritedMethods(of: CALayer.self, unchanged: UnchangedLayer.self, probes: [LayerBoundsProbe.self])

    private final class Unchanged: UIView {}
    private final class HitTestProbe: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private final class PointProbe: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    private final class BoundsProbe: UIView {
        override var bounds: CGRect {
            get { .zero }
            set { super.bounds = newValue }
        }
    }

    private final class UnchangedLayer: CALayer {}
    private final class LayerBoundsProbe: CALayer {
        override var bounds: CGRect {
            get { .zero }
            set { super.bounds = newValue }
        }
    }
}
