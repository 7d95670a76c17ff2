import UIKit

class DarkView: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.userInterfaceStyle == .dark { layer.borderColor = UIColor.label.cgColor }
        if traitCollection.horizontalSizeClass == .compact, traitCollection.displayScale > 1 { setNeedsDisplay() }
    }
}
