import UIKit

/// The delegate of an app for tests that has one window.
open class OneWindowDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The controller of the window. A subclass makes its own.
    open func rootController() -> UIViewController { UIViewController() }

    public func application(_ application: UIApplication,
                            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = rootController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
