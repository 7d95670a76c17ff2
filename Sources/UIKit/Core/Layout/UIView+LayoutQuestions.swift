// What constraints make of a view, for finding out why it stands where it does.
extension UIView {
    /// The active constraints that are about the view itself in a direction. What its superviews' constraints make of them is not among them.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var holder: UIView? = self
        while let view = holder {
            for constraint in view.ownLayoutState?.held ?? [] where constraint.concerns(self, axis) { found.append(constraint) }
            holder = view.parent
        }
        return found
    }

    final var isLeftOpen: Bool {
        guard let state = ownLayoutState, !state.translatesMask, parent != nil else { return false }
        return LayoutSystem.leavesOpen(self, in: topmost)
    }
}

extension NSLayoutConstraint {
    fileprivate func concerns(_ view: UIView, _ axis: Axis) -> Bool {
        first === view && firstAttribute.axis == axis || second === view && secondAttribute.axis == axis
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .notAnAttribute: nil
        default: .vertical
        }
    }
}
