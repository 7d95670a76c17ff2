// How a controller follows the visibility of its window, and what it finds among the controllers around it.
extension UIViewController {
    enum Appearance { case gone, appearing, there, disappearing }

    /// Whether a controller is being presented or dismissed (R-PSC-10).
    enum PresentationCourse { case none, comes, goes }

    /// How a controller appears.
    struct Coming {
        /// Whether ``viewIsAppearing(_:)`` has not been called since the last `viewWillAppear(_:)`.
        var isAppearingWaits = false
        /// Whether it appears with an animation, as it was called with in `viewWillAppear(_:)`.
        var isAnimated = false
        /// Whether its view comes into the window of which it is the root controller.
        var isRoots = false
        /// Whether the layout comes before `viewDidAppear(_:)`.
        var waitsForLayout = false
    }

    /// Whether a view in the window can be seen.
    static func shows(_ window: UIWindow?) -> Bool {
        guard let window, !window.isHidden else { return false }
        // Going to the background and back does not count as disappearing.
        return window.windowScene?.hasBeenForeground ?? true
    }

    func viewDidMoveToWindow() {
        reportIsAppearing()
        guard !isInTransition, !waitsForParent else { return }
        // The window is laid out before it appears, and before its children do (R-VC-11).
        if appearance == .appearing, coming.isRoots || parent?.coming.waitsForLayout == true { coming.waitsForLayout = true } else { endAppearing() }
    }

    /// What waited for the layout of the window appears: this controller, then its children.
    final func endComingIn() {
        guard coming.waitsForLayout else { return }
        coming.waitsForLayout = false
        if appearance == .appearing { layOutWindow() }
        if appearance == .appearing { endAppearing() }
        for child in children { child.endComingIn() }
    }

    /// Frames are right in `viewDidAppear(_:)` (R-VC-11).
    private func layOutWindow() { viewIfLoaded?.enclosingWindow?.layoutIfNeeded() }

    /// Calls ``viewIsAppearing(_:)`` once for each appearance, as soon as the view is in the window (R-VC-7).
    func reportIsAppearing() {
        guard coming.isAppearingWaits, appearance == .appearing, viewIfLoaded?.enclosingWindow != nil else { return }
        coming.isAppearingWaits = false
        viewIsAppearing(coming.isAnimated)
    }

    func beginAppearing(_ appears: Bool) { beginAppearing(appears, animated: false) }
    func endAppearing() { endAppearing(animated: false) }

    final func reportBegin(_ appears: Bool, animated: Bool) {
        if appears, appearance == .gone || appearance == .disappearing {
            appearance = .appearing
            coming.isAnimated = animated
            coming.isAppearingWaits = true
            viewWillAppear(animated)
        } else if !appears, appearance == .there || appearance == .appearing {
            appearance = .disappearing
            rememberFirstResponder()
            viewWillDisappear(animated)
        }
    }

    final func reportEnd(animated: Bool) {
        if appearance == .appearing {
            // The view was in the window before it began to appear.
            reportIsAppearing()
            // The callback may have begun to let it disappear.
            guard appearance == .appearing else { return }
            appearance = .there
            restoreFirstResponder()
            viewDidAppear(animated)
            if isMovingToParent, !isInTransition { isMovingToParent = false }
        } else if appearance == .disappearing {
            appearance = .gone
            viewDidDisappear(animated)
        }
    }

    // MARK: By hand (R-VC-6)

    final func beginManualTransition(_ appears: Bool, animated: Bool) {
        if !isInManualTransition {
            isInManualTransition = true
            isInTransition = true
        }
        beginAppearing(appears, animated: animated)
        isManualTransitionAnimated = animated
    }

    final func endManualTransition() {
        guard isInManualTransition else { return }
        isInManualTransition = false
        isInTransition = false
        endAppearing(animated: isManualTransitionAnimated)
    }

    // MARK: The window

    /// Ends the appearance of this direction, unless a callback has begun the other one meanwhile.
    func endAppearing(_ appears: Bool, animated: Bool) {
        guard appearance == (appears ? Appearance.appearing : .disappearing) else { return }
        if appears { layOutWindow() }
        if appearance == (appears ? .appearing : .disappearing) { endAppearing(animated: animated) }
    }

    /// The window was shown or hidden, or its scene came or went.
    func windowVisibilityChanged() {
        beginVisibilityChange()
        endVisibilityChange()
    }

    /// The first half: the will-callbacks of this controller, its children and what it presents.
    func beginVisibilityChange() {
        if let view = viewIfLoaded, view.enclosingWindow != nil {
            beginAppearing(Self.shows(view.enclosingWindow))
            for child in children where shouldAutomaticallyForwardAppearanceMethods { child.beginVisibilityChange() }
        }
        // It may have taken this controller's view out of the window.
        ownPresented?.beginVisibilityChange()
    }

    func endVisibilityChange() {
        endAppearing()
        for child in children where shouldAutomaticallyForwardAppearanceMethods { child.endVisibilityChange() }
        ownPresented?.endVisibilityChange()
    }

    /// The child that contains a controller, or is it.
    func childOnTheWay(to controller: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = controller
        while let found = candidate {
            if found.parent === self { return found }
            candidate = found.parent ?? found.ownPresenting
        }
        return nil
    }

    /// The nearest controller that implements an action.
    func actionTarget(_ action: Selector) -> UIViewController? {
        let isShow = action.name.hasPrefix("show")
        var candidate: UIViewController? = self
        while let controller = candidate {
            if isShow && controller.showsControllers || !isShow && action.isImplemented(by: controller) { return controller }
            candidate = controller.parent
        }
        return nil
    }
}

extension UIViewController {
    /// Windows have the shape that people give them: nothing turns.
    public class func attemptRotationToDeviceOrientation() {}
}
