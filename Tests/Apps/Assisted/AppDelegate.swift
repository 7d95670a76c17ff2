import TestApps
import UIKit

/// An app for tests of assistive technology: one control of each kind, a list, and an alert. What happens stands on standard output, a line each.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController {
        let tabs = UITabBarController()
        let list = RowsController()
        list.tabBarItem = UITabBarItem(title: "Rows", image: nil, tag: 1)
        let controls = UINavigationController(rootViewController: ControlsController())
        controls.tabBarItem = UITabBarItem(title: "Controls", image: nil, tag: 0)
        tabs.viewControllers = [controls, list]
        return tabs
    }
}
