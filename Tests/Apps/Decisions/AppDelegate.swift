import TestApps
import UIKit

/// An app for tests: views whose recognizers compete in every way, for scripts that must be decided alike on every host.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController { TableController() }
}
