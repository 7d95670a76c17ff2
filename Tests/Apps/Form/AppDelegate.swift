import TestApps
import UIKit

/// An app for tests: a form of three fields and a button. It writes what happens to standard output, a line each.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController { FormController() }
}
