// expected: there is no UIColorPickerViewController here
import UIKit
let colors = UIColorPickerViewController()
