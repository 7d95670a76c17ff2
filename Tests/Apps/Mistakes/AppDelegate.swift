import TestApps
import UIKit

/// An app for tests of the inspector: each of its screens has one mistake with a gesture, and the first argument names the screen.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        Mistake(rawValue: CommandLine.arguments.dropFirst().first ?? "")?.make(in: controller.view)
        return controller
    }
}
