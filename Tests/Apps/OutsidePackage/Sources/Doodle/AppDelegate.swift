import DoodleViews
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.rootViewController?.view = CountingView()
        window?.rootViewController?.view.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
        window?.makeKeyAndVisible()
        return true
    }
}
