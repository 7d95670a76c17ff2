extension UIView {
    // MARK: Order

    /// Adds the view at an index, 0 being the back; moves it there when it is a subview already.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a subview in front of another; in front of all if that one is not a subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    /// Inserts a subview behind another; in front of all if that one is not a subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        if view.parent === self { reorder(view) { self.index(of: sibling).map { $0 + offset } } }
        else { insert(view, at: index(of: sibling).map { $0 + offset } ?? children.count) }
    }

    /// Moves a subview in front of its siblings; another view is ignored. Linear in the number of subviews.
    public func bringSubviewToFront(_ view: UIView) { reorder(view) { self.children.count } }
    /// Moves a subview behind its siblings; another view is ignored. Linear in the number of subviews.
    public func sendSubviewToBack(_ view: UIView) { reorder(view) { 0 } }

    /// Exchanges the places of two subviews; an index out of range has no effect.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard children.indices.contains(first), children.indices.contains(second), first != second else { return }
        children.swapAt(first, second)
        layer.forgetBoxes()
        placeLayer(at: min(first, second))
        placeLayer(at: max(first, second))
    }

    private func index(of view: UIView) -> Int? { children.firstIndex { $0 === view } }

    /// Changes the order alone: no hooks are called (R-VH-1).
    private func reorder(_ view: UIView, to place: () -> Int?) {
        guard let old = index(of: view) else { return }
        children.remove(at: old)
        let index = min(max(place() ?? children.count, 0), children.count)
        children.insert(view, at: index)
        layer.forgetBoxes()
        placeLayer(at: index)
    }

    /// Puts the layer right above that of the view behind; the layer may have sublayers that belong to no view.
    private func placeLayer(at index: Int) {
        let view = children[index]
        if index + 1 < children.count, children[index + 1].layer.superlayer === layer {
            layer.insertSublayer(view.layer, below: children[index + 1].layer)
        } else if index > 0, children[index - 1].layer.superlayer === layer {
            layer.insertSublayer(view.layer, above: children[index - 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    // MARK: Adding and removing

    func insert(_ view: UIView, at index: Int) {
        demand(!isDescendant(of: view), "a view can't be added to itself or to a view inside it")
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
        demand(!isDescendant(of: view), "a view can't be added to itself or to a view inside it")
        if enclosingWindow !== newWindow {
            // They moved this view to another window, or out of one.
            if view.enclosingWindow !== enclosingWindow { view.prepareToLeaveWindow() }
            view.tellWillMove(to: enclosingWindow)
            changesWindow = changesWindow || view.enclosingWindow !== enclosingWindow
        }
        if changesWindow { UIApplication.instance?.dispatcher.viewWillLeaveWindow(view) }
        view.detach()
        let place = min(max(index, 0), children.count)
        children.insert(view, at: place)
        if place == children.count - 1 { layer.boxes?.append() } else { layer.forgetBoxes() }
        view.parent = self
        placeLayer(at: place)
        setNeedsLayout()
        if Self.usesConstraints, !view.isUnknownToConstraints { constraintsChanged() }
        if changesWindow { view.enterWindow(enclosingWindow) } else if CurrentTraits.vary { view.updateTraits() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func leaveSuperview() {
        guard let superview = parent else { return }
        if enclosingWindow != nil {
            prepareToLeaveWindow()
            // A callback may have removed the view already.
            guard parent === superview else { return }
        }
        superview.willRemoveSubview(self)
        if enclosingWindow != nil { tellWillMove(to: nil) }
        willMove(toSuperview: nil)
        guard parent === superview else { return }
        // A callback may have taken the superview out of the window.
        let leavesWindow = enclosingWindow != nil
        if leavesWindow { UIApplication.instance?.dispatcher.viewWillLeaveWindow(self) }
        detach()
        if leavesWindow { enterWindow(nil) }
        didMoveToSuperview()
    }

    /// Takes the view out of its superview's list.
    private func detach() {
        guard let superview = parent else { return }
        if Self.usesConstraints, !isUnknownToConstraints {
            dropConstraintsToAncestors()
            superview.constraintsChanged()
        }
        superview.children.removeAll { $0 === self }
        superview.layer.forgetBoxes()
        parent = nil
        layer.removeFromSuperlayer()
        superview.setNeedsLayout()
    }

    /// What comes before a view leaves its window: its touches are cancelled (R-VH-8), the first responder in it resigns (R-RSP-14).
    private func prepareToLeaveWindow() {
        guard let window = enclosingWindow else { return }
        UIApplication.instance?.dispatcher.viewWillLeaveWindow(self)
        UIApplication.instance?.overlays.viewWillLeaveWindow(self)
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
        willMove(toWindow: window)
        controller?.viewWillMove(to: window)
        // A callback may have taken views away.
        for child in children where child.parent === self { child.tellWillMove(to: window) }
    }

    private func enterWindow(_ window: UIWindow?) {
        let old = enclosingWindow
        setWindow(window)
        // A callback may have made a responder first after the others resigned. From here on none in the view can become it there.
        if let old, old !== window, innerFirstResponder(of: old) != nil { old.firstResponder = nil }
        tellDidMove()
    }

    private func setWindow(_ window: UIWindow?) {
        // Going from one window to another leaves the first (R-VH-8), which ends animations (R-ANI-3).
        if window == nil || enclosingWindow != nil { layer.removeAllAnimations() }
        enclosingWindow = window
        hasWindowNews = true
        if window != nil {
            setNeedsLayout()
            let scale = window?.windowScene?.scale ?? layer.contentsScale
            if layer.contentsScale != scale { contentScaleFactor = scale }
        }
        for child in children { child.setWindow(window) }
    }

    /// The screen has other pixels. Views whose scale was set by code keep it.
    func takeScale(_ scale: Double, replacing old: Double) {
        if contentScaleFactor == old { contentScaleFactor = scale }
        for child in children { child.takeScale(scale, replacing: old) }
    }

    /// `didMoveToWindow()`, outermost first; each view receives it once, whatever the callbacks add and remove.
    private func tellDidMove() {
        guard hasWindowNews else { return }
        hasWindowNews = false
        if enclosingWindow != nil { takeTraitsOfWindow() }
        didMoveToWindow()
        controller?.viewDidMoveToWindow()
        for child in children where child.parent === self { child.tellDidMove() }
    }

    // MARK: Looking around

    /// Whether the view is the other or lies somewhere in it (R-VH-5).
    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let candidate = ancestor {
            if candidate === view { return true }
            ancestor = candidate.parent
        }
        return false
    }

    /// The view itself or the first descendant with the tag, depth first (R-VH-5).
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}
