import UIKit

/// An app for tests: views whose recognizers compete in every way, for scripts that must be decided alike on every host.
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
