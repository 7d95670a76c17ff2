extension UIView {
    /// The constraints inside the view changed, or what they depend on: they are solved again before the view places its subviews.
    func constraintsChanged() {
        topmost.layoutState.forgetSolution()
        setNeedsLayout()
    }

    /// A constraint that the view keeps has another constant, and is the same otherwise.
    func constantChanged(of constraint: NSLayoutConstraint) {
        let state = topmost.layoutState
        state.isSolved = false
        state.kept?.noteConstant(of: constraint)
        // What only sizes the view itself is the superview's to place: else the view would be laid out before it has its size, and again afterwards.
        let isOwnSize = constraint.firstItem === self && (constraint.secondItem == nil || constraint.secondItem === self)
        (isOwnSize && ownLayoutState?.translatesMask == false ? parent ?? self : self).setNeedsLayout()
    }

    /// Whether no constraint can be about the view or anything inside it: then what constraints say does not change when it comes or goes.
    var isUnknownToConstraints: Bool {
        if ownLayoutState != nil { return false }
        if subviewRow.isEmpty { return true }
        var isUnknown = true
        walk { view in
            if view.ownLayoutState != nil { isUnknown = false }
            return isUnknown
        }
        return isUnknown
    }

    /// The view's size or place changed. Constraints can depend on a view that they don't place; of a view that they place, code set
    /// what they may leave open (R-LAY-12).
    ///
    /// The superview is not marked: the views that the constraints then place elsewhere mark what they concern. So code that places views in
    /// `layoutSubviews()` is not called again because of it.
    func frameChanged(isResized: Bool) {
        guard let state = ownLayoutState else { return }
        guard state.translatesMask || parent == nil else {
            if state.solution != nil { topmost.layoutState.isSolved = false }
            return
        }
        guard isResized ? state.sizeMatters : state.placeMatters else { return }
        let top = topmost
        top.layoutState.forgetSolution()
        top.setNeedsLayout()
    }

    /// The window decides the size of a controller's view, whatever the view says of its constraints (R-VC-5).
    func fillByMask() {
        if let state = ownLayoutState, !state.translatesMask { translatesAutoresizingMaskIntoConstraints = true }
    }

    var topmost: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    /// Places those subviews that constraints place.
    func placeSubviews() {
        let top = topmost
        if !top.layoutState.isSolved { LayoutSystem.solve(top, for: self) }
        for child in children {
            guard let state = child.ownLayoutState, !state.translatesMask, let frame = state.solution else { continue }
            let mayBeCovered = Self.hasSafeAreas && !child.isPlaced(at: frame)
            // Without one, what is set here is not taken for what code sets.
            state.solution = nil
            child.place(at: frame)
            state.solution = frame
            if mayBeCovered { child.layOutIfSafeAreaChanged() }
        }
    }

    /// The frame as it would be without the transform, which constraints know nothing of.
    var untransformedFrame: CGRect {
        let size = layer.bounds.size, anchor = layer.anchorPoint, position = layer.position
        return CGRect(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    func isPlaced(at frame: CGRect) -> Bool { untransformedFrame == frame }

    private func place(at frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if center != position { center = position }
    }

    func contentSizeChanged() {
        guard let state = ownLayoutState, !state.translatesMask else { return }
        let top = topmost.layoutState
        top.isSolved = false
        top.kept?.noteContent(of: self)
        (parent ?? self).setNeedsLayout()
    }

    // MARK: Updating

    final func markForUpdate() {
        Self.usesConstraints = true
        layoutState.needsUpdateConstraints = true
        constraintsChanged()
    }

    /// A layout with what belongs to it: the safe area and the constraints before (R-LAY-16), the calls of the controller around.
    final func layOut() {
        withTraits {
            // An app's override may be the first that says something.
            if !Self.hasSafeAreas, safeAreaInsets != .zero { Self.hasSafeAreas = true }
            if Self.hasSafeAreas { noteSafeArea() }
            if Self.usesConstraints { updateConstraintsBeforeLayout() }
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
    }

    private func updateConstraintsBeforeLayout() {
        let top = topmost
        if !top.layoutState.isSolved { LayoutSystem.updateConstraints(in: top) }
    }

    // MARK: Measuring

    final func fittingSize(_ fitting: LayoutSystem.Fitting) -> CGSize { LayoutSystem.size(of: self, fitting) }

    /// As small as the constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// As large as the constraints allow.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
