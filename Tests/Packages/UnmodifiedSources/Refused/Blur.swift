// expected: there is no UIBlurEffect here
import UIKit
let blur = UIBlurEffect(style: .dark)
