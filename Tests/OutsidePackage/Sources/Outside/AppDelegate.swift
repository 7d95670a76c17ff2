import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Shows a view in a window; ends with a status of its own when a point does not find it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds), controller = UIViewController(), view = UIView()
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        view.backgroundColor = .lightGray
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        let isFound = window.hitTest(CGPoint(x: 60, y: 60), with: nil) === view
        print(isFound ? "the view was found" : "the view was not found")
        if !isFound { exit(1) }
        return true
    }
}
