// expected: there is no method_exchangeImplementations here
import UIKit
func f(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }
