// How a controller follows the visibility of its window, and what it finds among the controllers around it.
extension UIViewController {
    /// Whether a view in the window can be seen.
    static func shows(_ window: UIWindow?) -> Bool {
        guard let window, !window.isHidden else { return false }
        // Going to the background and back does not count as disappearing.
        return window.windowScene?.hasBeenForeground ?? true
    }

    func viewDidMoveToWindow() {
        reportIsAppearing()
        if !isInTransition, !waitsForParent { endAppearing() }
    }

    /// Calls ``viewIsAppearing(_:)`` once for each appearance, as soon as the view is in the window (R-VC-7).
    func reportIsAppearing() {
        guard isAppearingWaits, appearance == .appearing, viewIfLoaded?.enclosingWindow != nil else { return }
        isAppearingWaits = false
        viewIsAppearing(appearsAnimated)
    }

    func beginAppearing(_ appears: Bool) { beginAppearing(appears, animated: false) }
    func endAppearing() { endAppearing(animated: false) }

    final func reportBegin(_ appears: Bool, animated: Bool) {
        if appears, appearance == .gone || appearance == .disappearing {
            appearance = .appearing
            appearsAnimated = animated
            isAppearingWaits = true
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
        if appearance == (appears ? Appearance.appearing : .disappearing) { endAppearing(animated: animated) }
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
        presentedViewController?.beginVisibilityChange()
    }

    func endVisibilityChange() {
        endAppearing()
        for child in children where shouldAutomaticallyForwardAppearanceMethods { child.endVisibilityChange() }
        presentedViewController?.endVisibilityChange()
    }

    /// The child that contains a controller, or is it.
    func childOnTheWay(to controller: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = controller
        while let found = candidate {
            if found.parent === self { return found }
            candidate = found.parent ?? found.presentingViewController
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
