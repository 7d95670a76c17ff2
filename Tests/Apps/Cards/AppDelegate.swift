import UIKit

/// An app for tests: a card on a table to drag, pinch, tap and double-tap.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = TableController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
