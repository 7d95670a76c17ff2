/// What the controllers of a scene ask of the status bar. There is none here: its frame is empty (R-VC-4).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private let sceneLink: Backlink<UIWindowScene>

    init(_ scene: UIWindowScene) {
        sceneLink = Backlink(scene)
        super.init()
    }

    /// The controller that decides, by `child…`.
    private func controller(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        guard var controller = sceneLink.object?.windows.last(where: { !$0.isHidden && $0.rootViewController != nil })?.rootViewController
        else { return nil }
        while true {
            if let presented = controller.ownPresented, presented.decidesAboutStatusBar {
                controller = presented
            } else if let next = child(controller) {
                controller = next
            } else {
                return controller
            }
        }
    }

    /// The style that the controller in front prefers; `default` is as the traits are.
    open var statusBarStyle: UIStatusBarStyle { old?.style ?? controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default }
    /// Whether the controller in front prefers none.
    open var isStatusBarHidden: Bool { old?.isHidden ?? controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
    /// What the application asked for itself, where that counts (R-VC-8).
    private var old: (style: UIStatusBarStyle, isHidden: Bool)? { Surroundings.statusBarOfApplication }
    /// Empty: nothing of the scene is covered.
    open var statusBarFrame: CGRect { .zero }
}

extension UIViewController {
    /// Whether it is presented so that it decides about the whole screen.
    fileprivate var decidesAboutStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance || modalPresentationStyle.resolved == .fullScreen
    }
}

extension UIWindowScene {
    /// What the controllers of the scene ask of a status bar.
    public var statusBarManager: UIStatusBarManager? {
        if let manager = statusBar as? UIStatusBarManager { return manager }
        let manager = UIStatusBarManager(self)
        statusBar = manager
        return manager
    }
}
