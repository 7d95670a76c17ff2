import UIKit

// Core Animation's transitions, copies and layers of Core Graphics, as code of all years has them.
final class TransitioningController: UIViewController {
    let label = UILabel()

    func show(_ text: String) {
        let transition = CATransition()
        transition.duration = 0.3
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        transition.type = .push
        transition.subtype = .fromRight
        label.layer.add(transition, forKey: kCATransition)
        label.text = text
    }

    func pushFromBelow(_ controller: UIViewController) {
        let transition = CATransition()
        transition.type = CATransitionType.moveIn
        transition.subtype = CATransitionSubtype.fromTop
        transition.startProgress = 0.1
        navigationController?.view.layer.add(transition, forKey: nil)
        navigationController?.pushViewController(controller, animated: false)
    }
}

final class Spinner: UIView {
    override class var layerClass: AnyClass { return CAReplicatorLayer.self }

    func start() {
        guard let replicator = layer as? CAReplicatorLayer else { return }
        let bar = CALayer()
        bar.frame = CGRect(x: bounds.midX - 1.5, y: 0, width: 3, height: 8)
        bar.backgroundColor = UIColor.darkGray.cgColor
        replicator.addSublayer(bar)
        replicator.instanceCount = 12
        replicator.instanceTransform = CATransform3DMakeRotation(2 * CGFloat.pi / 12, 0, 0, 1)
        replicator.instanceDelay = 1.0 / 12
        replicator.instanceColor = UIColor.white.cgColor
        replicator.instanceAlphaOffset = -0.05
        let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        fade.repeatCount = .infinity
        bar.add(fade, forKey: nil)
    }
}

final class StampView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let stamp = CGLayer(context, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil) else { return }
        stamp.context?.setFillColor(UIColor.red.cgColor)
        stamp.context?.fillEllipse(in: CGRect(origin: .zero, size: stamp.size))
        for column in 0..<4 { context.draw(stamp, at: CGPoint(x: CGFloat(column) * 10, y: 0)) }
        context.draw(stamp, in: bounds)
    }
}
