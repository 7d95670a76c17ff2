// expected: there is no UIDatePicker here
import UIKit
let picker = UIDatePicker()
