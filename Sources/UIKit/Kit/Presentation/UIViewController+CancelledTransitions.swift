// What follows when an app's own transition was cancelled (R-TRN-3).
extension UIViewController {
    /// A presentation was cancelled: everything is as before it.
    func takeBack(_ controller: UIViewController, covers: Bool, _ coordinator: TransitionCoordinator, _ transition: PresentationTransition) {
        guard transition.beginsToEnd() else { return }
        controller.view.removeFromSuperview()
        controller.presentation?.presentationTransitionDidEnd(false)
        controller.presentation?.end()
        ownPresented = nil
        isInTransition = false
        controller.isInTransition = false
        controller.beginAppearing(false, animated: true)
        controller.endAppearing(animated: true)
        controller.ownPresenting = nil
        controller.presentationCourse = .none
        if covers {
            beginAppearing(true, animated: true)
            endAppearing(animated: true)
        }
        controller.giveBackFirstResponder()
        close(controller, coordinator, transition)
    }

    /// A dismissal was cancelled: what is presented stays.
    func keep(_ presented: UIViewController, uncovered: Bool, _ coordinator: TransitionCoordinator, _ transition: PresentationTransition) {
        guard transition.beginsToEnd() else { return }
        if uncovered { standingView?.removeFromSuperview() }
        presented.presentation?.dismissalTransitionDidEnd(false)
        isInTransition = false
        presented.isInTransition = false
        presented.presentation?.transition = nil
        if uncovered {
            beginAppearing(false, animated: true)
            endAppearing(animated: true)
        }
        presented.presentationCourse = .none
        presented.beginAppearing(true, animated: true)
        presented.endAppearing(animated: true)
        close(presented, coordinator, transition)
    }

    private func close(_ other: UIViewController, _ coordinator: TransitionCoordinator, _ transition: PresentationTransition) {
        leave(coordinator)
        other.leave(coordinator)
        coordinator.end()
        transition.complete()
    }
}
