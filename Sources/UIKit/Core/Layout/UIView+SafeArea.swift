// What is covered at the sides of views (R-SCR-37).
extension UIView {
    /// What the controller of the view says, and as much of what is covered of the superview as reaches into this view.
    var coveredSides: UIEdgeInsets { coveredSides(by: parent?.safeAreaForSubviews ?? .zero) }

    /// - Parameter outer: What is covered of the superview.
    final func coveredSides(by outer: UIEdgeInsets) -> UIEdgeInsets {
        var sides = UIEdgeInsets.zero
        if let controller {
            sides = controller.additionalSafeAreaInsets
            let covered = controller.containerInsets
            sides.top += covered.top
            sides.left += covered.left
            sides.bottom += covered.bottom
            sides.right += covered.right
        }
        guard outer != .zero, let parent else { return sides }
        let frame = untransformedFrame, bounds = parent.layer.bounds
        // A side where nothing covers the superview adds nothing, however far the view reaches beyond it; a controller's view, which transitions move,
        // has no more there than the superview (R-SCR-37).
        func reaching(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
            outer > 0 ? max(0, outer - (controller == nil ? distance : max(distance, 0))) : 0
        }
        sides.top += reaching(outer.top, frame.minY - bounds.minY)
        sides.left += reaching(outer.left, frame.minX - bounds.minX)
        sides.bottom += reaching(outer.bottom, bounds.maxY - frame.maxY)
        sides.right += reaching(outer.right, bounds.maxX - frame.maxX)
        return sides
    }

    /// The safe area, for equations: they are made again if it is another one when the view is laid out.
    var safeAreaForEquations: UIEdgeInsets {
        let insets = safeAreaInsets
        if Self.hasSafeAreas { layoutState.solvedSafeArea = insets }
        return insets
    }

    /// The margins, likewise.
    var marginsForEquations: UIEdgeInsets {
        if insetsLayoutMarginsFromSafeArea { _ = safeAreaForEquations }
        return layoutMargins
    }

    /// The view has moved: less of it may be covered now, or more.
    func layOutIfSafeAreaChanged() {
        if safeAreaInsets != ownLayoutState?.seenSafeArea ?? .zero { layOutAfterSafeAreaChange() }
    }

    fileprivate func layOutAfterSafeAreaChange() {
        walk { view in
            view.setNeedsLayout()
            return true
        }
    }
}

extension UIViewController {
    /// Other insets were set, which may be no numbers.
    func additionalInsetsChanged(from old: UIEdgeInsets) {
        if !additionalSafeAreaInsets.isFinite {
            UIView.refuse("additional safe area inset", additionalSafeAreaInsets)
            additionalSafeAreaInsets = old
        } else if old.isFinite, additionalSafeAreaInsets != old { safeAreaChanged() }
    }

    func safeAreaChanged() {
        UIView.hasSafeAreas = true
        if let view = viewIfLoaded {
            if UIView.usesConstraints { view.constraintsChanged() }
            view.layOutAfterSafeAreaChange()
        }
        viewSafeAreaInsetsDidChange()
    }
}
