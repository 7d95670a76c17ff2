// expected: 'tag' can't be observed here
import UIKit
let token = UIView().observe(\.tag) { _, _ in }
