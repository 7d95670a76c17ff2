// Arranged views that hide or show themselves inside an animation block (R-LAY-28).
extension UIStackView {
    final func animateVisibility(of view: UIView) {
        guard ViewAnimation.areEnabled, let animation = ViewAnimation.current, animation.duration > 0, window != nil,
              arranged.contains(where: { $0 === view }) else { return }
        if view.isHidden { animation.keepShown(view) } else { UIView.performWithoutAnimation { collapse(view) } }
        animation.atEnd(of: view) { [self] in
            window?.layoutIfNeeded()
            if view.isHidden { collapse(view) }
        }
    }

    /// The view has no length, at the end of the view before it, also where its own constraints give it one.
    private func collapse(_ view: UIView) {
        let place = arranged.firstIndex { $0 === view } ?? 0
        let before = arranged[..<place].last { !$0.isHidden }
        var frame = view.frame
        if axis == .vertical {
            frame.origin.y = before?.frame.maxY ?? start.y
            frame.size.height = 0
        } else if effectiveUserInterfaceLayoutDirection == .leftToRight {
            frame.origin.x = before?.frame.maxX ?? start.x
            frame.size.width = 0
        } else {
            frame.origin.x = before?.frame.minX ?? bounds.width - start.x
            frame.size.width = 0
        }
        view.frame = frame
    }

    /// Where a row begins, from its leading side and from above.
    private var start: CGPoint {
        guard isLayoutMarginsRelativeArrangement else { return .zero }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? layoutMargins.right : layoutMargins.left, y: layoutMargins.top)
    }
}
