// expected: 'decorate(_:)' of an extension of UIView is overridden here
import UIKit
extension UIView {
    @objc func decorate(_ radii: CGFloat...) { layer.cornerRadius = radii[0] }
}
class Card: UIView {
    override func decorate(_ radii: CGFloat...) { layer.cornerRadius = 12 }
}
