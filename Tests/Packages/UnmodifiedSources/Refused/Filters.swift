// expected: there is no CIFilter here
import UIKit
let filter = CIFilter(name: "CIGaussianBlur")
