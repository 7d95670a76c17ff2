// expected: UIView has no 'didUpdateFocus' here to override
import UIKit
class Pad: UIView { override func didUpdateFocus(in context: Int) {} }
