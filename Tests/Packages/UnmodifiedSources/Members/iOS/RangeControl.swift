import UIKit

class RangeControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { return bounds.contains(touch.location(in: self)) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        sendActions(for: .valueChanged)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    override var intrinsicContentSize: CGSize { return CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
