extension UIViewController {
    /// What chooses how the view comes when it is presented, and goes, in place of ``modalTransitionStyle`` (R-TRN-1).
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { transitionChooser as? any UIViewControllerTransitioningDelegate }
        set {
            // The delegate that made it no longer counts.
            if transitionChooser !== newValue, modalPresentationStyle == .custom, presentingViewController == nil { presentation = nil }
            transitionChooser = newValue
        }
    }

    /// What manages the presentation of this controller, or will when it is presented with the present ``modalPresentationStyle``.
    public var presentationController: UIPresentationController? {
        if presentation == nil { presentation = makePresentation(by: nil, source: self) }
        return presentation
    }

    /// The ``presentationController`` of a sheet; `nil` for other styles.
    public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

    /// What manages the presentation in which the controller, or one that contains it, is shown; `nil` for one that is not presented.
    public var activePresentationController: UIPresentationController? {
        presentingViewController != nil ? presentationController : parent?.activePresentationController
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
        } else if presentingViewController != nil {
            presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// What manages the presentation that begins.
    func startPresentation(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        let presentation = self.presentation ?? makePresentation(by: presenter, source: source)
        self.presentation = presentation
        return presentation
    }

    private func makePresentation(by presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
        if modalPresentationStyle.isSheet { return UISheetPresentationController(presentedViewController: self, presenting: presenter) }
        let own = modalPresentationStyle != .custom ? nil
            : transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
        return own ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }
}
