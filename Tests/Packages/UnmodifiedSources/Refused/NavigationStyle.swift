// expected: an extension overrides 'preferredStatusBarStyle' here
import UIKit
extension UINavigationController {
    override open var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
}
