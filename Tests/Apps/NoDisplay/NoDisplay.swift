import UIKit

/// An app whose target depends on the module UIKit without the product of that name: nothing starts it on a display.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
