@testable import UIKit

/// A view that has its own idea of where it is hit.
@MainActor
protocol OwnHitTest {
    /// What its `hitTest(_:with:)` does, with the default for `super`.
    func answer(_ point: CGPoint, default: (CGPoint) -> UIView?) -> UIView?
}

/// Hit from some way off.
final class WideView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -30, dy: -30).contains(point) }
}

/// Says that its bounds are larger than they are.
final class BoastingView: UIView {
    override var bounds: CGRect {
        get { super.bounds.insetBy(dx: -20, dy: -10) }
        set { super.bounds = newValue }
    }
}

/// The bounds of whose layer are larger than they are.
final class BoastingLayerView: UIView {
    final class Layer: CALayer {
        override var bounds: CGRect {
            get { super.bounds.insetBy(dx: -20, dy: -10) }
            set { super.bounds = newValue }
        }
    }
    override class var layerClass: AnyClass { Layer.self }
}

/// Answers for points that are elsewhere, and sometimes lets one through.
final class GreedyView: UIView, OwnHitTest {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer(point) { super.hitTest($0, with: event) } }

    func answer(_ point: CGPoint, default: (CGPoint) -> UIView?) -> UIView? {
        if point.x > 0, point.x < 500, Int(point.x) % 7 == 0 { return self }
        return `default`(CGPoint(x: point.x / 2, y: point.y))
    }
}

/// Overrides what has nothing to do with where it is hit.
class OrdinaryView: UIView {
    override func layoutSubviews() {}
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
}

/// R-HIT-1, word for word.
@MainActor
func referenceHitTest(_ view: UIView, _ point: CGPoint) -> UIView? {
    func standard(_ point: CGPoint) -> UIView? {
        guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01, view.untouchableAnimations == 0,
              view.point(inside: point, with: nil) else { return nil }
        for subview in view.subviews.reversed() {
            guard let point = subview.pointFromSuperview(point) else { continue }
            if let hit = referenceHitTest(subview, point) { return hit }
        }
        return view
    }
    if let view = view as? any OwnHitTest { return view.answer(point, default: standard) }
    return standard(point)
}
