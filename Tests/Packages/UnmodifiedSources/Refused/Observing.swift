// expected: there is no key-value observing here
import UIKit
let token = UIView().observe(\.alpha) { _, _ in }
