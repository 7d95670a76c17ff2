import UIKit

/// What one finger leaves on the water: a ring around the place that it touches.
class DropView: UIView {
    init(at center: CGPoint) {
        super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        self.center = center
        layer.cornerRadius = 45
        layer.borderWidth = 4
        layer.borderColor = UIColor.white.cgColor
        backgroundColor = UIColor.white.withAlphaComponent(0.25)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
