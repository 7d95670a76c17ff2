// expected: there is no UIDynamicAnimator here
import UIKit
let animator = UIDynamicAnimator()
