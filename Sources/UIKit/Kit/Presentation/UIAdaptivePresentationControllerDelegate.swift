/// Is asked before a person takes a sheet away, and notified of it (R-PSC-4). A dismissal by the program is none of its business.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How a popover is presented in a narrow window; `none` leaves it a popover, `automatic`, which is the default, makes it a sheet (R-POP-3).
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The same with the window's traits. By default it asks the method without them.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// Whether the sheet may be taken away. `true` if it is not implemented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A person tried to take away a sheet that may not be: the moment to ask whether changes are to be kept.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// The sheet begins to go. The `transitionCoordinator` of the presented controller runs what is to be animated beside it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The sheet has gone.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
