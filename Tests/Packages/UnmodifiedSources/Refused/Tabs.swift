// expected: there is no UITabBarController here
import UIKit
let tabs = UITabBarController()
