// expected: there is no CATransition here
import UIKit
let transition = CATransition()
