// expected: there is no UIImage(systemName:) here
import UIKit
let star = UIImage(systemName: "star")
