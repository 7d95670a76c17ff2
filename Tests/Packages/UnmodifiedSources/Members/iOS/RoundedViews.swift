import UIKit

@IBDesignable class RoundedView: UIView {
    @IBInspectable var inset: CGFloat = 4 { didSet { setNeedsDisplay() } }
    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        inset = 8
    }
}
extension UIView {
    @IBInspectable var roundness: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}
