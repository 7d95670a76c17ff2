// The controller of a window, and its view there.
extension UIViewController {
    func becomeRoot(of window: UIWindow) { rootWindow = window }

    /// Puts the view into the window, once that is shown: a hidden window loads nothing (R-APP-14).
    func installRootView() {
        guard let window = rootWindow, ownPresented == nil || loadedView == nil, loadedView?.parent !== window else { return }
        let view = self.view!
        // Loading and appearing call the app, which may set another root.
        guard rootWindow === window else { return }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.fillByMask()
        coming.isRoots = true
        window.addSubview(view)
        coming.isRoots = false
        endComingIn()
        if rootWindow !== window, view.parent === window { view.removeFromSuperview() }
    }

    func leaveRoot() {
        if ownPresented != nil { dismiss(animated: false) }
        rootWindow = nil
        loadedView?.removeFromSuperview()
    }

    /// What ``view`` returns where something needs it while ``loadView()`` has not set it yet: a plain view, which leaves when that sets one (R-VC-10).
    func standIn() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        self.view = view
        return view
    }
}
