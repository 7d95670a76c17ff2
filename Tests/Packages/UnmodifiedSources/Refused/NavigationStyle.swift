// expected: an extension overrides 'viewDidLoad' here
import UIKit
extension UINavigationController {
    override open func viewDidLoad() { navigationBar.isTranslucent = false }
}
