extension UIView {
    // MARK: Order

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        if view.parent === self { reorder(view) { self.index(of: sibling).map { $0 + offset } } }
        else { insert(view, at: index(of: sibling).map { $0 + offset } ?? subviewRow.count) }
    }

    func exchange(_ first: Int, _ second: Int) {
        MainThread.check("\(type(of: self)).exchangeSubview(at:withSubviewAt:)")
        guard subviewRow.indices.contains(first), subviewRow.indices.contains(second), first != second else { return }
        subviewRow.swapAt(first, second)
        layer.forgetBoxes()
        placeLayer(at: min(first, second))
        placeLayer(at: max(first, second))
    }

    private func index(of view: UIView) -> Int? { view.parent === self ? subviewRow.place(of: view) : nil }

    /// Changes the order alone: no hooks are called (R-VH-1).
    func reorder(_ view: UIView, to place: () -> Int?) {
        MainThread.check("\(type(of: self)).insertSubview(_:at:)")
        guard let old = index(of: view) else { return }
        subviewRow.remove(at: old)
        let index = min(max(place() ?? subviewRow.count, 0), subviewRow.count)
        subviewRow.insert(view, at: index)
        layer.forgetBoxes()
        placeLayer(at: index)
    }

    /// Puts the layer right above that of the view behind; the layer may have sublayers that belong to no view.
    private func placeLayer(at index: Int) {
        let view = subviewRow[index]
        if index + 1 < subviewRow.count, subviewRow[index + 1].layer.superlayer === layer {
            layer.insertSublayer(view.layer, below: subviewRow[index + 1].layer)
        } else if index > 0, subviewRow[index - 1].layer.superlayer === layer {
            layer.insertSublayer(view.layer, above: subviewRow[index - 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    // MARK: Adding and removing

    /// A view can only be inside of another that has something in it: most that are added have nothing, and need no walk up.
    private func demandOutside(_ view: UIView) {
        demand(view !== self && (view.subviewRow.isEmpty || !isDescendant(of: view)), "a view can't be added to itself or to a view inside it")
    }

    func insert(_ view: UIView, at index: Int) {
        MainThread.check("\(type(of: self)).addSubview(_:)")
        demandOutside(view)
        if view.parent === self {
            reorder(view) { index }
            return
        }
        if view.enclosingWindow !== enclosingWindow { view.prepareToLeaveWindow() }
        let newWindow = enclosingWindow
        var changesWindow = view.enclosingWindow !== newWindow
        view.parent?.willRemoveSubview(view)
        if changesWindow { view.tellWillMove(to: newWindow) }
        view.willMove(toSuperview: self)
        // The callbacks may have moved views about.
        demandOutside(view)
        if enclosingWindow !== newWindow || !changesWindow && view.enclosingWindow !== newWindow {
            // They moved this view, or that one, to another window, or out of one.
            if view.enclosingWindow !== enclosingWindow { view.prepareToLeaveWindow() }
            view.tellWillMove(to: enclosingWindow)
            changesWindow = changesWindow || view.enclosingWindow !== enclosingWindow
        }
        if changesWindow { Surroundings.endTouches(in: view) }
        // That and the calls above may have moved them once more. A view never keeps the window of another hierarchy, which may go before it.
        demandOutside(view)
        changesWindow = changesWindow || view.enclosingWindow !== enclosingWindow
        // Callbacks from here on may let the old window go, which no longer knows the view.
        let oldSuperview = view.parent, oldWindow = view.enclosingWindow
        defer { withExtendedLifetime(oldWindow) {} }
        let isKnownToConstraints = Self.usesConstraints && !view.isUnknownToConstraints
        view.unlink()
        link(view, at: index)
        if changesWindow { view.takeWindow(enclosingWindow) }
        // The hierarchy is whole again (R-VH-16): from here on code is called, which may change it once more.
        if let oldSuperview { view.tellLeft(oldSuperview, isKnownToConstraints) }
        setNeedsLayout()
        if isKnownToConstraints { constraintsChanged() }
        view.takeInheritedTint()
        // Also without another window: a callback of the move before may have moved the view on, before it was notified.
        if view.hasWindowNews { view.tellWindow(from: oldWindow) } else if CurrentTraits.vary { view.updateTraits() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Puts a view without a superview, and its layer, into the lists of this one. Calls nothing.
    private func link(_ view: UIView, at index: Int) {
        let place = min(max(index, 0), subviewRow.count)
        subviewRow.insert(view, at: place)
        if place == subviewRow.count - 1 { layer.boxes?.append() } else { layer.forgetBoxes() }
        view.parent = self
        if CurrentTraits.vary, view.seenTraits !== seenTraits || traitEpoch != CurrentTraits.epoch { view.forgetKnownTraits() }
        // It is no longer the topmost view of a hierarchy.
        view.ownLayoutState?.kept = nil
        view.ownLayoutState?.isSolved = false
        placeLayer(at: place)
    }

    /// Takes the view and its layer out of its superview's lists. Calls nothing.
    private func unlink() {
        guard let superview = parent else { return }
        if let place = superview.subviewRow.place(of: self) { superview.subviewRow.remove(at: place) }
        superview.layer.forgetBoxes()
        // Outside it has the application's.
        if CurrentTraits.vary, seenTraits !== CurrentTraits.shared { forgetKnownTraits() }
        parent = nil
        layer.removeFromSuperlayer()
    }

    /// The view has left a superview: what that means for the layout of both.
    private func tellLeft(_ superview: UIView, _ isKnownToConstraints: Bool) {
        if isKnownToConstraints {
            LayoutSystem.removed?.append(self)
            dropConstraintsToAncestors()
            superview.constraintsChanged()
        }
        superview.setNeedsLayout()
    }

    func leaveSuperview() {
        MainThread.check("\(type(of: self)).removeFromSuperview()")
        guard let superview = parent else { return }
        if enclosingWindow != nil {
            prepareToLeaveWindow()
            // A callback may have removed the view already.
            guard parent === superview else { return }
        }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if enclosingWindow != nil { tellWillMove(to: nil) }
        guard parent === superview else { return }
        if enclosingWindow != nil { Surroundings.endTouches(in: self) }
        // That calls the app too, which may have moved the view, or the superview to another window or out of one.
        guard parent === superview else { return }
        // Callbacks from here on may let the window go, which no longer knows this view.
        let window = enclosingWindow
        defer { withExtendedLifetime(window) {} }
        let isKnownToConstraints = Self.usesConstraints && !isUnknownToConstraints
        unlink()
        if window != nil { takeWindow(nil) }
        tellLeft(superview, isKnownToConstraints)
        if let window { tellWindow(from: window) }
        didMoveToSuperview()
    }

    /// What comes before a view leaves its window: its touches are cancelled (R-VH-8), the first responder in it resigns (R-RSP-14).
    private func prepareToLeaveWindow() {
        guard let window = enclosingWindow else { return }
        Surroundings.endTouches(in: self)
        Surroundings.viewWillLeaveWindow(self)
        // Resigning calls the app, which may make another one in the view first.
        for _ in 0..<UIResponder.mostResignations {
            guard let responder = innerFirstResponder(of: window) else { return }
            _ = responder.resignFirstResponder()
            if window.firstResponder === responder { window.firstResponder = nil }
        }
    }

    /// The window's first responder, if it lies in this view.
    private func innerFirstResponder(of window: UIWindow) -> UIResponder? {
        guard let responder = window.firstResponder else { return nil }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: self) == true ? responder : nil
    }

    /// `willMove(toWindow:)`, outermost first (R-VH-2).
    private func tellWillMove(to window: UIWindow?) {
        walk { view in
            view.willMove(toWindow: window)
            view.controller?.viewWillMove(to: window)
            return true
        }
    }

    /// Gives the view and those inside it their window. Calls nothing.
    private func takeWindow(_ window: UIWindow?) {
        walk { view in
            view.enclosingWindow = window
            view.hasWindowNews = true
            return true
        }
    }

    /// Does what another window means, and calls the hooks, for views that were not notified yet.
    private func tellWindow(from old: UIWindow?) {
        walk { view in
            guard view.hasWindowNews else { return false }
            view.windowChanged(from: old)
            return true
        }
        // A callback may have made a responder first after the others resigned. From here on none in the view can become it there.
        if let old, old !== enclosingWindow, innerFirstResponder(of: old) != nil { old.firstResponder = nil }
        tellDidMove()
    }

    private func windowChanged(from old: UIWindow?) {
        // Going from one window to another leaves the first (R-VH-8), which ends animations (R-ANI-3).
        if enclosingWindow == nil || old != nil { layer.removeAllAnimations() }
        guard let window = enclosingWindow else { return }
        setNeedsLayout()
        let scale = window.windowScene?.scale ?? layer.contentsScale
        if layer.contentsScale != scale { contentScaleFactor = scale }
    }

    /// The screen has other pixels. Views whose scale was set by code keep it.
    func takeScale(_ scale: Double, replacing old: Double) {
        walk { view in
            if view.contentScaleFactor == old { view.contentScaleFactor = scale }
            return true
        }
    }

    /// Gives a view that has come to a window what was set for all of its class; `nil` before anything was (R-APR-1).
    static var looksOfClasses: ((UIView) -> Void)?

    /// `didMoveToWindow()`, outermost first; each view receives it once, whatever the callbacks add and remove.
    private func tellDidMove() {
        walk { view in
            guard view.hasWindowNews else { return false }
            view.hasWindowNews = false
            if view.enclosingWindow != nil {
                view.takeTraits(inside: self)
                Self.looksOfClasses?(view)
            }
            view.didMoveToWindow()
            view.controller?.viewDidMoveToWindow()
            return true
        }
    }

    // MARK: Looking around

    /// R-VH-5.
    final func isInside(_ view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let candidate = ancestor {
            if candidate === view { return true }
            ancestor = candidate.parent
        }
        return false
    }

    /// R-VH-5.
    final func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        if MoreStack.isNeeded { return MoreStack.call { subview(withTag: tag) } }
        return subview(withTag: tag)
    }

    private func subview(withTag tag: Int) -> UIView? {
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}
