import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var launches = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        launches += 1
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = CounterController()
        window?.makeKeyAndVisible()
        return true
    }
}
