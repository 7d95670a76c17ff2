import UIKit

/// An app for tests of the inspector: each of its screens has one mistake with a gesture, and the first argument names the screen.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        Mistake(rawValue: CommandLine.arguments.dropFirst().first ?? "")?.make(in: controller.view)
        return true
    }
}
