import TestApps
import UIKit

/// An app for tests: a form of three fields and a button. What happens in it stands on standard output, a line each.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController { FormController() }
}
