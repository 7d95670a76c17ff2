import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let room = Room()
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(ClimateViewController(room: room), title: NSLocalizedString("Climate", comment: "A tab"), image: TabPicture.dial),
            tab(TrendViewController(room: room), title: NSLocalizedString("Trend", comment: "A tab"), image: TabPicture.chart),
            tab(ScheduleViewController(room: room), title: NSLocalizedString("Schedule", comment: "A tab"), image: TabPicture.clock),
        ]
        let window = UIWindow(windowScene: windowScene)
        // The teal of iOS is too light for text on white.
        window.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .systemTeal : UIColor(red: 0, green: 0.42, blue: 0.48, alpha: 1) }
        tabs.tabBar.unselectedItemTintColor = .label
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(_ controller: UIViewController, title: String, image: UIImage) -> UIViewController {
        let stack = UINavigationController(rootViewController: controller)
        controller.title = title
        stack.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        return stack
    }

}
