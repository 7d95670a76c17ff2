import UIKit

/// An app for tests: a form of three fields and a button. What happens in it stands on standard output, a line each.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = FormController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
