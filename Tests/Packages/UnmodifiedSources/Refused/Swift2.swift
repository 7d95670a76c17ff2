// expected: there is no UIScreen.mainScreen here
import UIKit
let width = UIScreen.mainScreen.bounds
