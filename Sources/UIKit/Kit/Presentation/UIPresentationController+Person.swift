// A person takes away what is presented (R-PSC-4, R-POP-4).
extension UIPresentationController {
    /// Takes it away, where that is allowed.
    func dismissByPerson() {
        guard presentedViewController.coordinator == nil, presentedViewController.ownPresented == nil else { return }
        guard mayBeDismissed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        dismissPulled()
    }

    /// Takes it away, which was allowed.
    func dismissPulled() {
        isDismissedByPerson = true
        presentingViewController.dismiss(animated: true) { [self] in wasDismissedByPerson() }
    }

    /// The dismissal has its coordinator, by which the delegate may animate alongside.
    func willBeDismissed() {
        guard isDismissedByPerson else { return }
        isDismissedByPerson = false
        delegate?.presentationControllerWillDismiss(self)
    }
}
