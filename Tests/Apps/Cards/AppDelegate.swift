import TestApps
import UIKit

/// An app for tests: a card on a table to drag, pinch, tap and double-tap.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController { TableController() }
}
