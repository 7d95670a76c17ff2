// expected: there is no CAEmitterLayer here
import UIKit
let emitter = CAEmitterLayer()
