import UIKit

class SwipeCards: UIView, UIGestureRecognizerDelegate {
    lazy var pan: UIPanGestureRecognizer = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
    override func awakeFromNib() {
        super.awakeFromNib()
        pan.delegate = self
        addGestureRecognizer(pan)
    }
    @objc func drag(_ pan: UIPanGestureRecognizer) { center.x += pan.translation(in: superview).x }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { return true }
}
