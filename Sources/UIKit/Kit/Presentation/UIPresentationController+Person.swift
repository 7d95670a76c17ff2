// A person takes away what is presented (R-PSC-4, R-POP-4).
extension UIPresentationController {
    /// Takes it away, where that is allowed.
    func dismissByPerson() {
        guard presentedViewController.coordinator == nil, presentedViewController.presentedViewController == nil else { return }
        guard mayBeDismissed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        dismissPulled()
    }

    /// Takes it away, which was allowed.
    func dismissPulled() {
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) { [self] in wasDismissedByPerson() }
    }
}
