internal import FoundationAdditions

// The first responder of a controller that goes, or that another one covers (R-RSP-17).
extension UIViewController {
    /// The first responder of the window, if it is the controller's, one of its views or what is in them.
    private var ownFirstResponder: UIResponder? {
        guard let first = viewIfLoaded?.enclosingWindow?.firstResponder, first.firstInChain({ $0 === self }) else { return nil }
        return first
    }

    /// The controller begins to disappear.
    final func rememberFirstResponder() {
        if let first = ownFirstResponder { formerResponder = TargetLink(first) }
    }

    /// Another controller is presented: keys are not for what is under it.
    final func yieldFirstResponder(to presented: UIViewController) {
        guard let first = ownFirstResponder else { return }
        presented.responderBelow = TargetLink(first)
        first.resignFirstResponder()
    }

    /// The controller is there again.
    final func restoreFirstResponder() {
        defer { formerResponder = nil }
        restore(formerResponder)
    }

    /// The controller is no longer presented, or was not after all.
    final func giveBackFirstResponder() {
        defer { responderBelow = nil }
        restore(responderBelow)
    }

    /// Another responder may be first by now, or the former have gone.
    private func restore(_ link: TargetLink?) {
        guard let former = link?.target as? UIResponder, let window = former.responderWindow, window.firstResponder == nil else { return }
        former.becomeFirstResponder()
    }
}
