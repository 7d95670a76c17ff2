// expected: there is no UISplitViewController here
import UIKit
let split = UISplitViewController()
