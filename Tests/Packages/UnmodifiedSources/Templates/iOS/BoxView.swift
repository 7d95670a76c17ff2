import UIKit

@IBDesignable
class BoxView: UIView {
    @IBInspectable var corner: CGFloat = 0 {
        didSet { layer.cornerRadius = corner }
    }
}
