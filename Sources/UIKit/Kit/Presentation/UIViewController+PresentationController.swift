extension UIViewController {
    final var chooser: (any UIViewControllerTransitioningDelegate)? { transitionChooser as? any UIViewControllerTransitioningDelegate }

    final func setChooser(_ delegate: (any UIViewControllerTransitioningDelegate)?) {
        // The delegate that made it no longer counts.
        if transitionChooser !== delegate, modalPresentationStyle == .custom, ownPresenting == nil { presentation = nil }
        transitionChooser = delegate
    }

    final var madePresentation: UIPresentationController? {
        if presentation == nil { presentation = makePresentation(by: nil, source: self) }
        return presentation
    }

    /// What manages the presentation in which the controller, or one that contains it, is shown; `nil` for one that is not presented.
    public var activePresentationController: UIPresentationController? {
        ownPresenting != nil ? presentationController : parent?.activePresentationController
    }

    /// The ``presentationController``, once it is asked for.
    var presentation: UIPresentationController? {
        get { presentationState as? UIPresentationController }
        set { presentationState = newValue }
    }

    /// Notifies what places the controller's view.
    func preferredContentSizeChanged() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if ownPresenting != nil {
            presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// What manages the presentation that begins.
    func startPresentation(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        var presentation = self.presentation ?? makePresentation(by: presenter, source: source)
        if let popover = presentation as? UIPopoverPresentationController {
            presentation = popover.adapted(to: presenter.viewIfLoaded?.enclosingWindow?.traitCollection ?? presenter.traitCollection, by: presenter)
        }
        self.presentation = presentation
        return presentation
    }

    private func makePresentation(by presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
        if modalPresentationStyle.isSheet { return UISheetPresentationController(presentedViewController: self, presenting: presenter) }
        if modalPresentationStyle == .popover { return UIPopoverPresentationController(presentedViewController: self, presenting: presenter) }
        let own = modalPresentationStyle != .custom ? nil
            : transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
        return own ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }
}
