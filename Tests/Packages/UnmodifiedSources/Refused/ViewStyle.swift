// expected: 'decorate' of an extension of UIView is overridden here
import UIKit
extension UIView {
    @objc func decorate() { layer.cornerRadius = 4 }
}
class Card: UIView {
    override func decorate() { layer.cornerRadius = 12 }
}
