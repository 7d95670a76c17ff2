import TestApps
import UIKit

/// An app into which tests type with the keyboard on the screen. It writes where the keys are whenever they are others, and the text whenever it
/// changes, to standard output: a line of JSON each.
@main
class AppDelegate: OneWindowDelegate {
    override func rootController() -> UIViewController { LettersController() }
}
