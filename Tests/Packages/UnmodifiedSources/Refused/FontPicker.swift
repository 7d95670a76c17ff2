// expected: there is no UIFontPickerController here
import UIKit
let picker = UIFontPickerController()
