import TestApps
import UIKit

/// An app that tests use without seeing it: a form with a field and a slider, a list, and an alert. It writes what happens to standard output, a
/// line each.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController { UINavigationController(rootViewController: OrderController()) }
}
